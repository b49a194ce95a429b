import StepperCore
import Testing

@testable import GestureKit

/// Fingers over fifteen cells in three columns, and all that the selection says, as text.
struct SelectionBench {
  var selection: DragSelection
  private(set) var log: [String] = []

  init(_ policy: SelectionPolicy = SelectionPolicy(), width: Double = 360, selected: Int? = nil) throws {
    let cells = SelectionCells(try CellGridTests.grid(width: width))
    selection = DragSelection(cells, policy: policy, selection: selected)
  }

  init(_ cells: SelectionCells, _ policy: SelectionPolicy = SelectionPolicy()) {
    selection = DragSelection(cells, policy: policy)
  }

  mutating func down(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.began, x, y, finger) }

  mutating func move(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.moved, x, y, finger) }

  mutating func up(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.ended, x, y, finger) }

  mutating func takeAway(finger: TouchID = 1) { tell(.cancelled, 50, 50, finger) }

  mutating func tell(_ phase: TouchPhase, _ x: Double, _ y: Double, _ finger: TouchID, at time: Int64 = 0) {
    let time = Timestamp(nanoseconds: time)
    selection.handle(Touch(id: finger, phase: phase, location: ScenePoint(x, y), timestamp: time))
    note()
  }

  mutating func select(_ index: Int?) {
    selection.select(index, at: .zero)
    note()
  }

  mutating func note() {
    log += selection.events.map { event in
      let finger = event.touch.map { $0 == 1 ? "" : "\($0.rawValue): " } ?? "key: "
      return finger + event.kind.text
    }
  }

  /// Compares the whole log and checks that nothing of a finger is left.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.joined(separator: ", ") == text, sourceLocation: sourceLocation)
    #expect(selection.drags.isEmpty, sourceLocation: sourceLocation)
    #expect(selection.location == nil, sourceLocation: sourceLocation)
    #expect(selection.selection == selection.committed, sourceLocation: sourceLocation)
  }
}

extension SelectionEvent.Kind {
  fileprivate var text: String {
    switch self {
    case .entered(.cell(let index)): "in \(index)"
    case .entered(.gap): "in gap"
    case .entered(.outside): "outside"
    case .selected(_, let index): "selects \(name(index))"
    case .committed(let index): "commits \(name(index))"
    case .cancelled: "cancelled"
    case .ignored(.busy): "ignored busy"
    case .ignored(.noSuchCell(let index)): "ignored \(index)"
    case .ignored(.touch(let kind)): "ignored \(kind.name)"
    }
  }

  private func name(_ index: Int?) -> String { index.map { "\($0)" } ?? "none" }
}
