import Testing

@testable import StepperCore

/// What a stepper starts with.
struct StepperInitialValueTests {
  @Test(arguments: [(15, "changed 15→10 clamped"), (-2, "changed -2→0 clamped")])
  func `a value outside the bounds becomes the nearer one at once`(value: Int, event: String) throws {
    let stepper = try stepper(value, in: 0...10)
    #expect(stepper.events.map(\.text) == ["0 \(event)"])
    #expect(stepper.value == min(max(value, 0), 10))
  }

  @Test func `a value inside the bounds but off a grid it must lie on is brought there, as if it were set`() throws {
    let stepper = try stepper(7, in: 0...10, step: 5, snap: .always)
    #expect(stepper.events.map(\.text) == ["0 changed 7→5 set"])
  }

  @Test(arguments: [0, 5, 10]) func `a value that fits is taken without a word`(value: Int) throws {
    #expect(try stepper(value, in: 0...10).events.isEmpty)
  }

  @Test func `a stepper begins at the time its host says`() throws {
    let range = try StepRange(0...10, step: 1)
    let stepper = try StepperMachine(value: 15, range: range, at: .milliseconds(-300))
    #expect(stepper.events.map(\.text) == ["-300 changed 15→10 clamped"])
    #expect(
      log(of: stepper, [at(-200, .perform(.decrement()))])
        == ["-200 changed 10→9 command", "-200 committed 10→9"]
    )
  }

  @Test(arguments: [Double.infinity, -.infinity])
  func `a value that is no finite number is refused`(value: Double) throws {
    let range = try StepRange(0.0...1, step: 0.1)
    #expect(throws: StepperConfigurationError.notFinite(.value, value)) {
      try StepperMachine(value: value, range: range)
    }
  }

  @Test func `a value that is not a number is refused`() throws {
    let range = try StepRange(0.0...1, step: 0.1)
    let error = #expect(throws: StepperConfigurationError<Double>.self) {
      try StepperMachine(value: .nan, range: range)
    }
    #expect(error?.description == "the value must be a finite number, not nan")
  }

  @Test(arguments: [0, -1, .min]) func `a large step of less than one step is refused`(count: Int) throws {
    let range = try StepRange(0...10, step: 1)
    #expect(throws: StepperConfigurationError<Int>.largeStepNotPositive(count)) {
      try StepperMachine(value: 0, range: range, largeStep: count)
    }
  }

  @Test func `the smallest and the greatest large step work`() throws {
    let range = try StepRange(0...10, step: 1)
    var smallest = try StepperMachine(value: 0, range: range, largeStep: 1)
    var greatest = try StepperMachine(value: 0, range: range, largeStep: .max)
    play([at(0, .perform(.increment(.large)))], to: &smallest)
    play([at(0, .perform(.increment(.large)))], to: &greatest)
    #expect(smallest.value == 1)
    #expect(greatest.value == 10)
  }
}
