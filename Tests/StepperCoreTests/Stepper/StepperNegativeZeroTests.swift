import Testing

@testable import StepperCore

/// A value is never a negative zero, which equals zero but prints as "-0.0", whichever way it comes in.
struct StepperNegativeZeroTests {
  @Test func `a stepper begins with a plain zero`() throws {
    let stepper = try stepper(-0.0, in: -1...1, step: 0.1)
    #expect(stepper.value.sign == .plus)
    #expect(stepper.events.isEmpty)
  }

  @Test(
    arguments: [
      .setValue(-0.0), .perform(.set(-0.0)), .setUpperBound(-0.0), .setRange(lowerBound: nil, upperBound: -0.0),
    ] as [StepperInput<Double>]
  )
  func `whatever takes a value there, zero is plain`(input: StepperInput<Double>) throws {
    var stepper = try stepper(0.5, in: -1...1, step: 0.1)
    let log = play([at(0, input)], to: &stepper)
    #expect(stepper.value == 0)
    #expect(stepper.value.sign == .plus)
    #expect(log.first?.hasPrefix("0 changed 0.5→0.0 ") == true)
  }

  @Test func `a lower bound of negative zero is a plain zero`() throws {
    var stepper = try stepper(-0.5, in: -1...1, step: 0.1)
    #expect(play([at(0, .setLowerBound(-0.0))], to: &stepper) == ["0 changed -0.5→0.0 range"])
    #expect(play([at(1, .perform(.decrement()))], to: &stepper) == ["1 blocked down", "1 hitBound down"])
    #expect(stepper.value.sign == .plus)
  }

  @Test func `over a zero a negative zero is an echo`() throws {
    var stepper = try stepper(0.0, in: -1...1, step: 0.1)
    #expect(play([at(0, .setValue(-0.0)), at(1, .perform(.set(-0.0)))], to: &stepper).isEmpty)
    #expect(stepper.value.sign == .plus)
  }

  @Test func `steps from below reach a plain zero`() throws {
    var stepper = try stepper(-0.3, in: -1...1, step: 0.1)
    play([at(0, .perform(.increment())), at(1, .scrolled(notches: 2))], to: &stepper)
    #expect(stepper.value == 0)
    #expect(stepper.value.sign == .plus)
  }

  @Test func `a press that is undone leaves a plain zero`() throws {
    var stepper = try StepperMachine(value: -0.0, range: StepRange(-1.0...1, step: 0.1), rollsBackOnCancel: true)
    let log = play([at(0, .pressed(1, .up)), at(600, .cancelled(1))], to: &stepper)
    #expect(log.contains("600 changed 0.1→0.0 rollback"))
    #expect(stepper.value.sign == .plus)
  }
}
