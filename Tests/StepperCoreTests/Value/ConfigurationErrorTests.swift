import Testing

@testable import StepperCore

/// Configurations that make no sense, and the typed errors that name the value at fault.
@Suite struct ConfigurationErrorTests {
  @Test(arguments: [-1, 0, Int.min])
  func `cases 38 and 39, a step that is not positive is rejected`(step: Int) {
    #expect(throws: StepperConfigurationError.stepNotPositive(step)) { try StepRange(0...10, step: step) }
    #expect(throws: StepperConfigurationError.stepNotPositive(step)) { try StepRange(0..<10, step: step) }
    #expect(throws: StepperConfigurationError.stepNotPositive(step)) { try StepRange(0...10, step: 1).with(step: step) }
  }

  @Test(arguments: [0, -0.1, -0.0, -.leastNonzeroMagnitude, -.greatestFiniteMagnitude] as [Double])
  func `a floating-point step that is not positive is rejected`(step: Double) {
    #expect(throws: StepperConfigurationError.stepNotPositive(step)) { try StepRange(0...1, step: step) }
  }

  @Test(arguments: [1, Int.max], [1, Int.max])
  func `the smallest and the greatest step are accepted`(step: Int, upperBound: Int) throws {
    #expect(try StepRange(0...upperBound, step: step).step == step)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func `the smallest and the greatest floating-point step are accepted`(step: Double) throws {
    #expect(try StepRange(0...1, step: step).step == step)
  }

  @Test func `case 67, bounds the wrong way round are rejected with both values`() {
    let error = StepperConfigurationError.lowerAboveUpper(lower: 1.0, upper: 0.0)
    #expect(throws: error) { try StepRange(lowerBound: 1.0, upperBound: 0, step: 0.1) }
    #expect(throws: error) { try StepRange(0...5, step: 0.1).with(lowerBound: 1, upperBound: 0) }
    #expect(throws: StepperConfigurationError.lowerAboveUpper(lower: 1, upper: 0)) {
      try StepRange(lowerBound: 1, upperBound: 0, step: 1)
    }
  }

  @Test func `an empty half-open range is rejected`() {
    #expect(throws: StepperConfigurationError.lowerAboveUpper(lower: 5, upper: 5)) { try StepRange(5..<5, step: 1) }
    #expect(throws: StepperConfigurationError.lowerAboveUpper(lower: Int.min, upper: .min)) {
      try StepRange(Int.min ..< .min, step: 1)
    }
  }

  @Test func `case 67, a bound that is NaN or infinite the wrong way is rejected by name`() {
    expect(.lowerBound, .nan) { try StepRange(lowerBound: .nan, upperBound: 1, step: 0.1) }
    expect(.upperBound, .nan) { try StepRange(lowerBound: 0, upperBound: .nan, step: 0.1) }
    expect(.lowerBound, .infinity) { try StepRange(lowerBound: .infinity, upperBound: .infinity, step: 0.1) }
    expect(.upperBound, -.infinity) { try StepRange(lowerBound: -.infinity, upperBound: -.infinity, step: 0.1) }
  }

  @Test func `a single bound that is changed to NaN or infinity is rejected by its own name`() throws {
    let range = try StepRange(0...1, step: 0.1)
    for number in [Double.nan, .infinity] { expect(.lowerBound, number) { try range.with(lowerBound: number) } }
    for number in [Double.nan, -.infinity] { expect(.upperBound, number) { try range.with(upperBound: number) } }
    #expect(try range.with(lowerBound: -.infinity) == StepRange(lowerBound: nil, upperBound: 1, step: 0.1))
    #expect(try range.with(upperBound: .infinity) == StepRange(lowerBound: 0, upperBound: nil, step: 0.1))
  }

  @Test func `a step or an origin that is not finite is rejected by name`() {
    for number in [Double.nan, .infinity] {
      expect(.step, number) { try StepRange(0...1, step: number) }
      expect(.step, number) { try StepRange(0...1, step: 0.1).with(step: number) }
      expect(.origin, number) { try StepRange(0...1, step: 0.1, origin: number) }
    }
    expect(.step, -.infinity) { try StepRange(0...1, step: -.infinity) }
    expect(.origin, -.infinity) { try StepRange(0...1, step: 0.1, origin: -.infinity) }
  }

  @Test func `an infinite bound of the right sign is none`() throws {
    let range = try StepRange(-Double.infinity ... .infinity, step: 1)
    #expect(range.lowerBound == nil)
    #expect(range.upperBound == nil)
    #expect(range == (try StepRange<Double>(step: 1)))
    #expect(try StepRange<Float>(lowerBound: -.infinity, upperBound: 3, step: 1).lowerBound == nil)
  }

  @Test func `the errors say what is wrong`() {
    typealias Failure = StepperConfigurationError<Double>
    #expect("\(Failure.stepNotPositive(-1))" == "the step must be greater than zero, not -1.0")
    #expect("\(Failure.notFinite(.upperBound, .nan))" == "the upper bound must be a finite number, not nan")
    #expect("\(Failure.lowerAboveUpper(lower: 1, upper: 0))" == "the lower bound 1.0 is above the upper bound 0.0")
    #expect("\(Failure.largeStepNotPositive(0))" == "a large step must stand for at least one step, not 0")
  }

  /// Compares by text, because NaN is not equal to itself.
  private func expect(
    _ parameter: StepperConfigurationError<Double>.Parameter,
    _ number: Double,
    _ location: SourceLocation = #_sourceLocation,
    _ body: () throws -> StepRange<Double>
  ) {
    do {
      let range = try body()
      Issue.record("accepted as \(range)", sourceLocation: location)
    } catch {
      let expected = StepperConfigurationError.notFinite(parameter, number)
      #expect("\(error)" == "\(expected)", sourceLocation: location)
    }
  }
}
