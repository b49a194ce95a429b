import GestureKit
import StepperCore
import Testing

/// Holds on the composed stepper that nothing stops, because their end runs none of its closures.
struct ComposedStepperEndlessTests {
  typealias Setup = ComposedStepper.Setup

  /// S16: from 3 points inside the edge to 6 points beyond it, which is less than a drag needs.
  @Test(arguments: Setup.all) func `a short slide across the edge lets the timer run for ever`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus(right: 19), at: 0)
    try stepper.move(to: .plus(right: 28), at: 850)
    try stepper.up(.plus(right: 28), at: 1200)
    try stepper.advance(to: 60_000)
    stepper.expect(ComposedStepper.ticks(600...60_000), isLongPressing: true, timers: 1)
  }

  /// S17.
  @Test(arguments: Setup.all) func `a hold that the system takes away goes on with no finger`(setup: Setup) throws {
    let stepper = try cancelledHold(setup)
    try stepper.advance(to: 5000)
    stepper.expect(ComposedStepper.ticks(600...5000), isLongPressing: true, timers: 1)
  }

  /// S18.
  @Test(arguments: Setup.all) func `the tap after a cancelled hold only stops it`(setup: Setup) throws {
    let stepper = try cancelledHold(setup)
    try stepper.tap(.plus, from: 4950, to: 5020)
    try stepper.advance(to: 10_000)
    let steps = ComposedStepper.ticks(600...5000)
    #expect(steps.count == 45)
    stepper.expect(steps)
  }

  /// S19: two timers at once, of which the release stops the second.
  @Test(arguments: Setup.all)
  func `a hold after a cancelled one runs twice as fast and leaves a timer that nobody can stop`(setup: Setup) throws {
    let stepper = try cancelledHold(setup)
    try stepper.tap(.plus, from: 5000, to: 6050)
    try stepper.tap(.plus, from: 6100, to: 6150)
    try stepper.advance(to: 10_000)
    let first = ComposedStepper.ticks(600...5500)
    let twice = (0..<5).flatMap { ["\(5600 + 100 * $0): \(52 + 2 * $0)", "\(5600 + 100 * $0): \(53 + 2 * $0)"] }
    // The tap after all that is a step of its own, beside the timer's.
    let last = ["6100: 62", "6150: 63"] + ComposedStepper.ticks(6200...10_000, from: 63)
    stepper.expect(first + twice + last, timers: 1)
  }

  /// S20.
  @Test(arguments: Setup.all) func `the count goes on when the buttons are no longer there`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.dispose(at: 850)
    try stepper.advance(to: 5000)
    stepper.expect(ComposedStepper.ticks(600...5000), isLongPressing: true, timers: 1)
  }

  /// S21.
  @Test(arguments: Setup.all)
  func `a hold goes on when its button is disabled, even after the lift`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.disable(stepper.plus, at: 850)
    try stepper.up(.plus, at: 1200)
    try stepper.advance(to: 5000)
    stepper.expect(ComposedStepper.ticks(600...5000), isLongPressing: true, timers: 1)
  }

  /// S33: what the app shows at the third step takes the finger away.
  @Test(arguments: Setup.all) func `a hold goes on when its own step takes the finger away`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    stepper.onChange = { [unowned stepper] in if $0 == 4 { stepper.driver?.cancel() } }
    try stepper.down(.plus, at: 0)
    try stepper.up(.plus, at: 1200)
    try stepper.advance(to: 5000)
    stepper.expect(ComposedStepper.ticks(600...5000), isLongPressing: true, timers: 1)
  }

  /// Held from 0, cancelled at 0.85 s.
  private func cancelledHold(_ setup: Setup) throws -> ComposedStepper {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.cancel(at: 850)
    return stepper
  }
}
