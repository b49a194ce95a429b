import GestureKit
import StepperCore
import Testing

/// Taps and drags on the composed stepper: what its flag swallows, and when.
///
/// Not played: S5, a lift at exactly 0.5 s, where the original depends on which recognizer its system asks first; and
/// S34, a flick inside a scroll view, which the host's scrolling decides.
struct ComposedStepperTapTests {
  typealias Setup = ComposedStepper.Setup

  /// S1.
  @Test(arguments: Setup.all) func `a tap is one step at its release`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.tap(.plus, from: 0, to: 100)
    stepper.expect(["100: 2"])
  }

  /// S2: 80 ms from the lift of one to the landing of the other.
  @Test(arguments: Setup.all) func `two quick taps are two steps`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try stepper.tap(.plus, from: 0, to: 100)
    try stepper.tap(.plus, from: 180, to: 280)
    stepper.expect(["100: 2", "280: 3"])
  }

  /// S6(b).
  @Test(arguments: Setup.buttonFirst) func `a drag inside steps and leaves the flag set`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragInside(stepper)
    stepper.expect(["300: 2"], isLongPressing: true)
  }

  /// S6(d).
  @Test(arguments: Setup.dragFirst) func `a drag inside takes the step from its own button`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragInside(stepper)
    stepper.expect([])
  }

  /// S7.
  @Test(arguments: Setup.buttonFirst) func `the tap after a drag inside is swallowed`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragInside(stepper)
    try stepper.tap(.plus, from: 1000, to: 1100)
    stepper.expect(["300: 2"])
  }

  /// S8.
  @Test(arguments: Setup.all) func `a drag to the outside leaves the flag set`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragOut(stepper, at: 0)
    stepper.expect([], isLongPressing: true)
  }

  /// S9.
  @Test(arguments: Setup.all)
  func `of two taps after a drag to the outside the first is swallowed`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragOut(stepper, at: 0)
    try stepper.tap(.plus, from: 1000, to: 1100)
    try stepper.tap(.plus, from: 2000, to: 2100)
    stepper.expect(["2100: 2"])
  }

  /// S10.
  @Test(arguments: Setup.all, [1, 2, 3, 4])
  func `a tap counts after an even number of drags to the outside`(setup: Setup, drags: Int) throws {
    let stepper = try ComposedStepper(setup)
    for drag in 0..<drags { try dragOut(stepper, at: 1000 * drag) }
    try stepper.tap(.plus, from: 9000, to: 9100)
    stepper.expect(drags.isMultiple(of: 2) ? ["9100: 2"] : [])
  }

  /// S11.
  @Test(arguments: Setup.all)
  func `a hold after a drag to the outside hides that the flag was set`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    try dragOut(stepper, at: 0)
    try stepper.tap(.plus, from: 1000, to: 2050)
    stepper.expect(ComposedStepper.ticks(1600...2000))
  }

  /// S32: an assistive technology runs the button's action without any touch.
  @Test(arguments: Setup.all)
  func `an activation is a step, or is swallowed while the flag is set`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup)
    stepper.plus.activate()
    try dragOut(stepper, at: 1000)
    stepper.plus.activate()
    stepper.expect(["0: 2"])
  }

  /// 15 points to the right at 0.2 s, which is inside, and lifted there.
  private func dragInside(_ stepper: ComposedStepper) throws {
    try stepper.down(.plus, at: 0)
    try stepper.move(to: .plus(right: 15), at: 200)
    try stepper.up(.plus(right: 15), at: 300)
  }

  /// 60 points down, which is outside, and lifted there.
  private func dragOut(_ stepper: ComposedStepper, at time: Int) throws {
    try stepper.down(.plus, at: time)
    try stepper.move(to: .plus(below: 60), at: time + 200)
    try stepper.up(.plus(below: 60), at: time + 400)
  }
}
