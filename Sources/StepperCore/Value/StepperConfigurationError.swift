/// Why a range or a stepper cannot be configured as asked, with the offending value.
public enum StepperConfigurationError<Value: SteppableValue>: Error, Hashable {
  /// The values a configuration consists of.
  public enum Parameter: Hashable, Sendable {
    /// The lower bound.
    case lowerBound
    /// The upper bound.
    case upperBound
    /// The distance between neighboring values.
    case step
    /// The value the grid starts from.
    case origin
    /// The stepper's own value.
    case value
  }

  /// The step is zero or negative.
  case stepNotPositive(Value)

  /// A value is NaN or infinite where no infinite value makes sense.
  case notFinite(Parameter, Value)

  /// The lower bound is greater than the upper one.
  case lowerAboveUpper(lower: Value, upper: Value)

  /// The number of steps that a large step stands for is less than one.
  case largeStepNotPositive(Int)
}

#if !hasFeature(Embedded)
extension StepperConfigurationError: CustomStringConvertible {
  /// The reason and the value in one sentence.
  public var description: String {
    switch self {
    case .stepNotPositive(let step): "the step must be greater than zero, not \(step)"
    case .notFinite(let parameter, let value): "the \(parameter.name) must be a finite number, not \(value)"
    case .lowerAboveUpper(let lower, let upper): "the lower bound \(lower) is above the upper bound \(upper)"
    case .largeStepNotPositive(let count): "a large step must stand for at least one step, not \(count)"
    }
  }
}

extension StepperConfigurationError.Parameter {
  fileprivate var name: String {
    switch self {
    case .lowerBound: "lower bound"
    case .upperBound: "upper bound"
    case .step: "step"
    case .origin: "grid's origin"
    case .value: "value"
    }
  }
}
#endif
