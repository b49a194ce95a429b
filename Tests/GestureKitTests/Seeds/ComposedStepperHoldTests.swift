import GestureKit
import StepperCore
import Testing

/// Holds on the composed stepper that end with a lift.
///
/// Not played: S30, a timer that stands still while the host tracks a scroll, which is the run loop's doing. S35,
/// whether the release of a hold steps, is in what these holds say at their ends.
struct ComposedStepperHoldTests {
  typealias Setup = ComposedStepper.Setup

  /// S3 and S31.
  @Test(arguments: Setup.all, [0, 9])
  func `a hold of 1.05 s makes five steps, and its release only stops it`(setup: Setup, drift: Double) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(right: drift), at: 700)
    try stepper.up(.plus(right: drift), at: 1050)
    try stepper.advance(to: 10_000)
    stepper.expect(ComposedStepper.ticks(600...1000))
  }

  /// S4: from the hold to one millisecond before the first tick.
  @Test(arguments: Setup.all, [501, 550, 599])
  func `a release between the hold and the first tick makes no step at all`(setup: Setup, end: Int) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.tap(.plus, from: 0, to: end)
    try stepper.advance(to: 10_000)
    stepper.expect([])
  }

  /// S12.
  @Test(arguments: Setup.all) func `a hold goes on outside until the finger lifts`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(below: 60), at: 800)
    try stepper.up(.plus(below: 60), at: 1550)
    stepper.expect(ComposedStepper.ticks(600...1500))
  }

  /// S13(b).
  @Test(arguments: Setup.buttonFirst)
  func `a hold that leaves and comes back makes seven steps and sets the flag`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try leaveAndComeBack(stepper)
    stepper.expect(ComposedStepper.ticks(600...1200), isLongPressing: true)
  }

  /// S13(d) and S35.
  @Test(arguments: Setup.dragFirst)
  func `a hold that leaves and comes back makes an eighth step at its release`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try leaveAndComeBack(stepper)
    stepper.expect(ComposedStepper.ticks(600...1200) + ["1250: 9"])
  }

  /// S14(b).
  @Test(arguments: Setup.buttonFirst) func `a hold that wanders inside costs the next tap`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try wander(stepper)
    #expect(stepper.plus.isLongPressing)
    try stepper.tap(.plus, from: 2000, to: 2100)
    stepper.expect(ComposedStepper.ticks(600...1000))
  }

  /// S14(d) and S35.
  @Test(arguments: Setup.dragFirst)
  func `a hold that wanders inside makes a sixth step at its release`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try wander(stepper)
    stepper.expect(ComposedStepper.ticks(600...1000) + ["1050: 7"])
  }

  /// S15(b).
  @Test(arguments: Setup.buttonFirst)
  func `a finger that moves 12 points before the hold never repeats, and its step sets the flag`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try moveBeforeHold(stepper)
    stepper.expect(["2000: 2"], isLongPressing: true)
  }

  /// S15(d).
  @Test(arguments: Setup.dragFirst)
  func `a finger that moves 12 points before the hold never repeats nor steps`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try moveBeforeHold(stepper)
    stepper.expect([])
  }

  /// S29: the host is busy from 0.65 s to 1.05 s.
  @Test(arguments: Setup.all) func `a stalled host makes one step for the four it missed`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.down(.plus, at: 0)
    try stepper.advance(to: 650)
    try stepper.clock.stall(by: .milliseconds(400))
    try stepper.up(.plus, at: 1250)
    stepper.expect(["600: 2", "1050: 3", "1100: 4", "1200: 5"])
  }

  /// Outside from 0.75 s to 1.0 s, lifted inside at 1.25 s.
  private func leaveAndComeBack(_ stepper: ComposedStepper) throws {
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(below: 60), at: 750)
    try stepper.move(to: .plus, at: 1000)
    try stepper.up(.plus, at: 1250)
  }

  /// 15 points to every side from 0.6 s, lifted inside at 1.05 s.
  private func wander(_ stepper: ComposedStepper) throws {
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(right: 15), at: 600)
    try stepper.move(to: .plus, at: 750)
    try stepper.move(to: .plus(below: 15), at: 900)
    try stepper.up(.plus(right: -15), at: 1050)
  }

  /// 12 points at 0.3 s, which is inside but farther than the hold allows, lifted there at 2 s.
  private func moveBeforeHold(_ stepper: ComposedStepper) throws {
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(right: 12), at: 300)
    try stepper.up(.plus(right: 12), at: 2000)
  }
}
