import GestureKit
import StepperCore
import Testing

/// A button of a style of its own: a long press that shows it as pressed, and triggers its action when it ends.
final class TriggeredButton {
  private let clock: ManualClock = ManualClock()
  private let driver: GestureDriver<ManualClock>
  private var pressed: FollowingState<LongPress, Bool>
  private(set) var log: [String] = []

  /// Creates the button; one that is disabled is no place for touches.
  init(isDisabled: Bool = false, profile: ResolutionProfile) throws {
    let press = LongPress(minimumDuration: .seconds(2), maximumDistance: 3).id("press")
    var region = TouchRegion("button", frame: SceneRect(x: 0, y: 0, width: 100, height: 100)).gesture(press)
    region.allowsHitTesting = !isDisabled
    driver = GestureDriver(try GestureSession(region, profile: profile), clock: clock)
    pressed = press.updating(false) { $1 = $0 }
    driver.on(press) { [weak self] in self?.follow($0) }
  }

  /// Puts a finger down in the middle.
  func down(at time: Double) throws {
    try tell(.began, 0, at: time)
  }

  /// Moves the finger to a distance from the middle.
  func move(to distance: Double, at time: Double) throws {
    try tell(.moved, distance, at: time)
  }

  func up(from distance: Double = 0, at time: Double) throws {
    try tell(.ended, distance, at: time)
  }

  func cancel(at time: Double) throws {
    try clock.advance(to: Timestamp(.seconds(time)))
    driver.cancel()
  }

  /// Compares the whole log, and checks that nothing is left to come.
  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log == lines, sourceLocation: sourceLocation)
    #expect(clock.pending == [], sourceLocation: sourceLocation)
  }

  private func tell(_ phase: TouchPhase, _ distance: Double, at time: Double) throws {
    try clock.advance(to: Timestamp(.seconds(time)))
    let location = ScenePoint(x: 50 + distance, y: 50)
    driver.send(Touch(id: 1, phase: phase, location: location, timestamp: clock.now))
  }

  private func follow(_ update: GestureUpdate<Bool>) {
    let wasPressed = pressed.value
    pressed.follow(update)
    if pressed.value != wasPressed { note(pressed.value ? "pressed" : "released") }
    if update.phase == .ended { note("triggered") }
  }

  private func note(_ event: String) {
    log.append("\(clock.now.nanoseconds / 1_000_000): \(event)")
  }
}
