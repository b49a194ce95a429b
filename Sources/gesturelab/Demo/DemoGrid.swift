import GestureKit
import StepperCore

/// The grid of the demo: a session decides whether the mouse clicks a cell or drags, and the selection what that means.
struct DemoGrid {
  private(set) var selection: DragSelection
  /// The selected cells: one that was clicked, or those from the start of a drag to its end, in the order of reading.
  private(set) var run: ClosedRange<Int>?
  /// The cell whose button looks pressed.
  private(set) var pressed: Int?
  private var session: GestureSession
  private let sweep: GestureNodeID?
  private let clear: GestureNodeID?
  /// The buttons by the numbers of their cells.
  private let buttons: [GestureNodeID?]
  /// The first cell of the drag that goes on.
  private var anchor: Int?
  /// What was selected before it.
  private var runBefore: ClosedRange<Int>?

  init(_ scene: DemoScene) throws(SceneError) {
    var session = try GestureSession(scene.root)
    session.isTracing = true
    selection = DragSelection(SelectionCells(scene.cells), policy: SelectionPolicy(gap: .keepLast))
    sweep = session.gesture(DemoScene.sweep)
    clear = session.gesture(DemoScene.clear)
    buttons = (0..<scene.cells.count).map { [session] in session.gesture(DemoScene.button($0)) }
    self.session = session
  }

  var nextDeadline: Timestamp? { session.nextDeadline }

  /// Takes all deadlines up to a time.
  mutating func advance(to time: Timestamp, _ decisions: inout [Decision]) {
    while session.advanceOneDeadline(upTo: time) { takeOutput(&decisions) }
  }

  mutating func handle(_ touch: Touch, _ decisions: inout [Decision]) {
    session.handle(touch)
    takeOutput(&decisions)
  }

  private mutating func takeOutput(_ decisions: inout [Decision]) {
    let words = DecisionWords(session: session)
    decisions += session.trace.compactMap(words.decision)
    // Empties the trace.
    session.isTracing = true
    for record in session.records { follow(record, &decisions) }
  }

  private mutating func follow(_ record: GestureRecord, _ decisions: inout [Decision]) {
    var events: [SelectionEvent] = []
    if record.node == sweep {
      events = drag(record)
    } else if record.node == clear {
      if record.event == .phase(.ended) { events = select(nil, at: record.time) }
    } else if let index = buttons.firstIndex(of: record.node) {
      events = click(index, record)
    }
    for event in events { follow(event, &decisions) }
  }

  private mutating func select(_ index: Int?, at time: Timestamp) -> [SelectionEvent] {
    selection.select(index, at: time)
    return Array(selection.events)
  }

  /// Selects the cell whose button was clicked.
  private mutating func click(_ index: Int, _ record: GestureRecord) -> [SelectionEvent] {
    switch record.event {
    case .pressing(let isPressing): pressed = isPressing ? index : nil
    case .phase(.ended): return select(index, at: record.time)
    case .phase(.possible), .phase(.began), .phase(.changed), .phase(.cancelled), .phase(.failed), .member: break
    }
    return []
  }

  /// Tells the selection what the drag does, as the finger that it is made of.
  private mutating func drag(_ record: GestureRecord) -> [SelectionEvent] {
    guard let value = session.drag(record) else { return [] }
    func tell(_ phase: TouchPhase, _ location: ScenePoint) -> [SelectionEvent] {
      selection.handle(Touch(id: 1, phase: phase, location: location, timestamp: record.time))
      return Array(selection.events)
    }
    switch record.event {
    case .phase(.began): return tell(.began, value.startLocation) + tell(.moved, value.location)
    case .phase(.changed): return tell(.moved, value.location)
    case .phase(.ended): return tell(.ended, value.location)
    case .phase(.cancelled): return tell(.cancelled, value.location)
    case .phase(.possible), .phase(.failed), .pressing, .member: return []
    }
  }

  private mutating func follow(_ event: SelectionEvent, _ decisions: inout [Decision]) {
    switch event.kind {
    case .entered(.cell(let index)):
      if anchor == nil { runBefore = run }
      let first = anchor ?? index
      anchor = first
      run = min(first, index)...max(first, index)
    case .committed(let index):
      // One by a finger is that of a drag, whose cells are known; if it was in none, nothing changes.
      if event.touch == nil { run = index.map { $0...$0 } }
      anchor = nil
      decisions.append(Decision(time: event.time, kind: .result, text: "\(DemoScene.cells(run)) selected"))
    case .cancelled:
      if anchor != nil { run = runBefore }
      anchor = nil
    case .entered, .selected, .ignored: break
    }
  }
}
