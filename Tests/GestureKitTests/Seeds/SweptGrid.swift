import GestureKit
import StepperCore
import Testing

/// A grid of 15 buttons in three columns, each with a drag over it, that selects whatever cell the finger is on.
///
/// All drags write one location, which is (0, 0) when there is none. After each change of it the grid and the cells
/// look whether it is in their frames, and queue what they would select. Places are told from the grid's corner.
final class SweptGrid {
  /// Who looks last, and so has the last word.
  enum Order: CaseIterable, Sendable {
    case cellsLast
    case gridLast
  }

  /// Where the grid is and how large.
  struct Layout: Sendable {
    var origin: ScenePoint = ScenePoint(x: 20, y: 100)
    var width: Double = 360

    /// The frame of the whole grid in root coordinates.
    var frame: SceneRect { SceneRect(origin: origin, size: SceneSize(width: width, height: 620)) }

    /// The frame of a cell: 100 by 100 in the middle of its column, 30 points between columns and between rows.
    func cell(_ index: Int) -> SceneRect {
      let (row, column) = index.quotientAndRemainder(dividingBy: 3)
      let columnWidth = (width - 60) / 3
      let x = Double(column) * (columnWidth + 30) + (columnWidth - 100) / 2
      return SceneRect(x: origin.x + x, y: origin.y + Double(row) * 130, width: 100, height: 100)
    }
  }

  /// The selected cell, and -1 for none.
  private(set) var selection: Int = -1
  /// The selections there were, once all that was queued is done.
  private(set) var log: [Int] = []
  /// The cells whose buttons ran.
  private(set) var activations: [Int] = []
  /// The cells whose buttons were told that they will not run.
  private(set) var beatenButtons: [Int] = []
  private(set) var location: ScenePoint = ScenePoint(x: 0, y: 0)

  private let layout: Layout
  private let order: Order
  private let clock: ManualClock = ManualClock()
  private let driver: GestureDriver<ManualClock>
  private var states: [FollowingState<Drag, ScenePoint>]

  init(_ layout: Layout = Layout(), order: Order = .cellsLast, profile: ResolutionProfile) throws {
    self.layout = layout
    self.order = order
    let drags = (0..<15).map { Drag(minimumDistance: 0).coordinateSpace(.global).id("drag \($0)") }
    let buttons = (0..<15).map { Press().id("button \($0)") }
    let cells = (0..<15).map { index in
      TouchRegion("cell \(index)", frame: layout.cell(index)).gesture(buttons[index]).highPriorityGesture(drags[index])
    }
    let root = TouchRegion("grid", frame: layout.frame, children: cells)
    driver = GestureDriver(try GestureSession(root, profile: profile), clock: clock)
    states = drags.map { $0.updating(ScenePoint(x: 0, y: 0)) { $1 = $0.location } }
    for index in 0..<15 {
      driver.on(drags[index]) { [weak self] in self?.follow($0, of: index) }
      driver.on(buttons[index]) { [weak self] in self?.follow($0.phase, ofButton: index) }
    }
    observe()
  }

  func down(_ x: Double, _ y: Double, finger: TouchID = 1) throws {
    try tell(.began, x, y, finger)
  }

  func move(_ x: Double, _ y: Double, finger: TouchID = 1) throws {
    try tell(.moved, x, y, finger)
  }

  func up(_ x: Double, _ y: Double, finger: TouchID = 1) throws {
    try tell(.ended, x, y, finger)
  }

  func cancel() {
    driver.cancel()
  }

  /// What the button of a cell does, be it clicked by a finger or activated by an assistive technology.
  func activate(_ index: Int) {
    activations.append(index)
    select([index])
  }

  private func tell(_ phase: TouchPhase, _ x: Double, _ y: Double, _ finger: TouchID) throws {
    try clock.advance(by: .milliseconds(20))
    let location = ScenePoint(x: layout.origin.x + x, y: layout.origin.y + y)
    driver.send(Touch(id: finger, phase: phase, location: location, timestamp: clock.now))
  }

  private func follow(_ update: GestureUpdate<DragValue>, of index: Int) {
    let wasReset = states[index].follow(update) != nil
    guard states[index].isSet || wasReset else { return }
    location = states[index].value
    observe()
  }

  private func follow(_ phase: Phase?, ofButton index: Int) {
    switch phase {
    case .ended: activate(index)
    case .failed: beatenButtons.append(index)
    case .possible, .began, .changed, .cancelled, nil: break
    }
  }

  private func observe() {
    let grid = layout.frame.contains(location) ? [-1] : []
    let cells = (0..<15).filter { layout.cell($0).contains(location) }
    switch order {
    case .cellsLast: select(grid + cells)
    case .gridLast: select(cells + grid)
    }
  }

  private func select(_ queue: [Int]) {
    let before = selection
    selection = queue.last ?? selection
    if selection != before { log.append(selection) }
  }
}
