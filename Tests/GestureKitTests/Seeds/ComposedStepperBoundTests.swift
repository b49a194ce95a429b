import GestureKit
import StepperCore
import Testing

/// The bound of the composed stepper, which its closures alone know of, and its two buttons at once.
struct ComposedStepperBoundTests {
  typealias Setup = ComposedStepper.Setup

  /// S22.
  @Test(arguments: Setup.all) func `a hold at the bound goes on in silence until the lift`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup, count: 3)
    try stepper.down(.minus, at: 0)
    try stepper.advance(to: 1040)
    #expect(stepper.clock.pending.map(\.label) == ["timer"])
    try stepper.up(.minus, at: 1050)
    stepper.expect(["600: 2", "700: 1"])
  }

  /// S23 and S24: at the bound and below it.
  @Test(arguments: Setup.all, [1, 0, -5])
  func `a count at the bound or below it stays there`(setup: Setup, count: Int) throws {
    let stepper = try ComposedStepper(setup, count: count)
    try stepper.tap(.minus, from: 0, to: 100)
    stepper.expect([])
    #expect(stepper.count == count)
  }

  /// S25.
  @Test(arguments: Setup.all) func `a step of five passes the bound`(setup: Setup) throws {
    let stepper = try ComposedStepper(setup, count: 3, decrement: 5)
    try stepper.tap(.minus, from: 0, to: 100)
    stepper.expect(["100: -2"])
  }

  #if os(macOS) || os(Linux) || os(Windows)
  /// S26.
  @Test func `a step beyond the largest integer traps`() async {
    await #expect(processExitsWith: .failure) {
      // What is thrown would be a failure, too, but not the one that is meant.
      let stepper = try? ComposedStepper(Setup(order: .buttonFirst, profile: .pairwise), count: .max)
      try? stepper?.tap(.plus, from: 0, to: 100)
    }
  }
  #endif

  /// S27: the button that steps up was held first, by an instant.
  @Test(arguments: Setup.all) func `both buttons held make the value flicker`(setup: Setup) throws {
    let stepper = try holdBoth(from: 5, .plus, .minus, setup)
    stepper.expect([600, 700, 800, 900, 1000].flatMap { ["\($0): 6", "\($0): 5"] })
  }

  /// S28: the button that steps down was held first, and is blocked once.
  @Test(arguments: Setup.all) func `both buttons held at the bound drift up by one and flicker`(setup: Setup) throws {
    let stepper = try holdBoth(from: 1, .minus, .plus, setup)
    stepper.expect(["600: 2"] + [700, 800, 900, 1000].flatMap { ["\($0): 1", "\($0): 2"] })
  }

  /// Two fingers that land at once, the one before the other, and lift at 1.05 s.
  private func holdBoth(
    from count: Int,
    _ first: ScenePoint,
    _ second: ScenePoint,
    _ setup: Setup
  ) throws -> ComposedStepper {
    let stepper = try ComposedStepper(setup, count: count)
    try stepper.down(first, finger: 1, at: 0)
    try stepper.down(second, finger: 2, at: 0)
    try stepper.up(first, finger: 1, at: 1050)
    try stepper.up(second, finger: 2, at: 1050)
    #expect(!stepper.minus.isLongPressing)
    return stepper
  }
}
