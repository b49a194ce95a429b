import StepperCore
import Testing

@testable import GestureKit

/// A stepper under test, with two buttons of 44 by 44 points: fingers go in, and all that it says comes out as text.
///
/// Times are milliseconds. The clock is punctual: it has woken the stepper for everything due by the time of a touch.
final class StepperBench {
  let clock: ManualClock = ManualClock()
  private(set) var driver: StepperDriver<Int, ManualClock>?
  private(set) var log: [String] = []
  /// What the app does when it is told of an event.
  var onEvent: (StepperEvent<Int>) -> Void = { _ in }

  private var control: StepperControl = StepperControl(
    increment: ButtonArea(frame: SceneRect(x: 100, y: 0, width: 44, height: 44)),
    decrement: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 44, height: 44))
  )

  /// The stepper that the tables of timelines speak of: it counts from 1, never below, by ones.
  convenience init(_ count: Int = 1, _ policy: PressPolicy = PressPolicy()) throws {
    try self.init(count, StepRange(lowerBound: 1, step: 1), policy)
  }

  init(
    _ value: Int,
    _ range: StepRange<Int>,
    _ policy: PressPolicy = PressPolicy(),
    lateness: LatenessPolicy = .deliverAll
  ) throws {
    let machine = try StepperMachine(value: value, range: range, policy: policy)
    driver = StepperDriver(machine, clock: clock, latenessPolicy: lateness) { [weak self] event in
      self?.log.append(event.line)
      self?.onEvent(event)
    }
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

  func cancel(_ point: ScenePoint, finger: TouchID = 1, at time: Int) throws {
    try tell(.cancelled, point, finger, at: time)
  }

  func tap(_ point: ScenePoint, finger: TouchID = 1, from start: Int, to end: Int) throws {
    try down(point, finger: finger, at: start)
    try up(point, finger: finger, at: end)
  }

  /// Takes a finger away at the clock's present time, as a system does in the midst of the app's own work.
  func cancelNow(_ point: ScenePoint, finger: TouchID = 1) {
    send(Touch(id: finger, phase: .cancelled, location: point, timestamp: clock.now))
  }

  /// Lifts a finger at the clock's present time, whatever that clock has still to fire.
  func upNow(_ point: ScenePoint, finger: TouchID = 1) {
    send(Touch(id: finger, phase: .ended, location: point, timestamp: clock.now))
  }

  func send(_ input: StepperInput<Int>, at time: Int) throws {
    try advance(to: time)
    driver?.send(input)
  }

  func advance(to time: Int) throws {
    try clock.advance(to: Timestamp(.milliseconds(time)))
  }

  func dispose(at time: Int) throws {
    try advance(to: time)
    driver = nil
  }

  /// Compares the whole log, a line an event, and checks that nothing is left to come.
  func expect(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.joined(separator: "\n") == lines, sourceLocation: sourceLocation)
    #expect(clock.pending == [], sourceLocation: sourceLocation)
    #expect(driver?.activePress == nil, sourceLocation: sourceLocation)
  }

  private func tell(_ phase: TouchPhase, _ point: ScenePoint, _ finger: TouchID, at time: Int) throws {
    try advance(to: time)
    send(Touch(id: finger, phase: phase, location: point, timestamp: clock.now))
  }

  private func send(_ touch: Touch) {
    driver?.send(touch, through: &control)
  }
}

extension ScenePoint {
  /// A place by its distance from the middle of the button that steps up; its edges are 22 points away.
  static func plus(right: Double = 0, below: Double = 0) -> ScenePoint {
    ScenePoint(x: 122 + right, y: 22 + below)
  }

  /// The middle of the button that steps up.
  static let plus: ScenePoint = plus()

  /// The middle of the button that steps down.
  static let minus: ScenePoint = ScenePoint(x: 22, y: 22)
}

extension StepperEvent<Int> {
  /// Time, name, change and reason, as far as there are any.
  fileprivate var line: String {
    let change = kind.from.flatMap { from in kind.to.map { "\(from) → \($0)" } }
    let parts = ["\(time.nanoseconds / 1_000_000)", kind.name, change, kind.reason]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
