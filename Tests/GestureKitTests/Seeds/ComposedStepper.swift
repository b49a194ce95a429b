import GestureKit
import StepperCore
import Testing

/// A stepper of two composed buttons: fingers go in, and all changes of the count come out as text.
///
/// Times are milliseconds; the places of the buttons are `.plus` and `.minus`, 44 by 44 points each.
final class ComposedStepper {
  /// The order of closures and the profile.
  struct Setup: Sendable {
    var order: ComposedButton.Order
    var profile: ResolutionProfile

    static let buttonFirst: [Setup] = both(.buttonFirst)
    static let dragFirst: [Setup] = both(.dragFirst)
    static let all: [Setup] = buttonFirst + dragFirst

    private static func both(_ order: ComposedButton.Order) -> [Setup] {
      [ResolutionProfile.pairwise, .nested].map { Setup(order: order, profile: $0) }
    }
  }

  let clock: ManualClock = ManualClock()
  private(set) var driver: GestureDriver<ManualClock>?
  private(set) var log: [String] = []
  private(set) var plus: ComposedButton
  private(set) var minus: ComposedButton
  /// What the app does at a change.
  var onChange: (Int) -> Void = { _ in }

  var count: Int {
    didSet {
      guard count != oldValue else { return }
      log.append("\(clock.now.nanoseconds / 1_000_000): \(count)")
      onChange(count)
    }
  }

  /// Creates the stepper; its guard against counts below 1 looks at the count before the step.
  init(_ setup: Setup, count: Int = 1, decrement: Int = 1) throws {
    self.count = count
    weak var stepper: ComposedStepper?
    plus = ComposedButton("plus", clock: clock) { stepper?.count += 1 }
    minus = ComposedButton("minus", clock: clock) { if let stepper, stepper.count > 1 { stepper.count -= decrement } }
    let root = TouchRegion(
      "stepper",
      frame: SceneRect(x: 0, y: 0, width: 144, height: 44),
      children: [
        plus.region(SceneRect(x: 100, y: 0, width: 44, height: 44)),
        minus.region(SceneRect(x: 0, y: 0, width: 44, height: 44)),
      ]
    )
    let driver = GestureDriver(try GestureSession(root, profile: setup.profile), clock: clock)
    self.driver = driver
    stepper = self
    plus.listen(to: driver, setup.order)
    minus.listen(to: driver, setup.order)
  }

  func down(_ point: ScenePoint, finger: TouchID = 1, at time: Int) throws {
    try tell(.began, point, finger, at: time)
  }

  func move(to point: ScenePoint, finger: TouchID = 1, at time: Int) throws {
    try tell(.moved, point, finger, at: time)
  }

  func up(_ point: ScenePoint, finger: TouchID = 1, at time: Int) throws {
    try tell(.ended, point, finger, at: time)
  }

  func tap(_ point: ScenePoint, from start: Int, to end: Int) throws {
    try down(point, at: start)
    try up(point, at: end)
  }

  func cancel(at time: Int) throws {
    try advance(to: time)
    driver?.cancel()
  }

  func disable(_ button: ComposedButton, at time: Int) throws {
    try advance(to: time)
    for id in button.ids { driver?.setEnabled(false, try #require(driver?.session.gesture(id))) }
  }

  func dispose(at time: Int) throws {
    try advance(to: time)
    driver = nil
  }

  func advance(to time: Int) throws {
    try clock.advance(to: Timestamp(.milliseconds(time)))
  }

  /// Compares the whole log, the flag of the button that steps up, and how many timers are left running.
  func expect(
    _ lines: [String],
    isLongPressing: Bool = false,
    timers: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(log == lines, sourceLocation: sourceLocation)
    #expect(plus.isLongPressing == isLongPressing, sourceLocation: sourceLocation)
    #expect(clock.pending.map(\.label) == Array(repeating: "timer", count: timers), sourceLocation: sourceLocation)
  }

  /// A change every 100 ms, up from a count.
  static func ticks(_ times: ClosedRange<Int>, from count: Int = 1) -> [String] {
    stride(from: times.lowerBound, through: times.upperBound, by: 100).enumerated().map { "\($1): \(count + $0 + 1)" }
  }

  private func tell(_ phase: TouchPhase, _ point: ScenePoint, _ finger: TouchID, at time: Int) throws {
    try advance(to: time)
    driver?.send(Touch(id: finger, phase: phase, location: point, timestamp: clock.now))
  }
}
