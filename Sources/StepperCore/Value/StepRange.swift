/// The values a stepper can take: bounds, each of which may be open, a step, and the rules at the edges.
///
/// A range is one atomic value: whatever it is built from has been checked together, so the order of assignments can
/// never matter. It holds no current value; ``step(_:by:)`` tells where a step from a value leads.
///
/// ```swift
/// let percent = try StepRange(0...100, step: 5)
/// percent.step(98, by: 1).value   // 100
/// ```
public struct StepRange<Value: SteppableValue>: Hashable, Sendable {
  /// The lowest value, itself included; nil where the range is open below.
  public let lowerBound: Value?

  /// The greatest value, itself included; nil where the range is open above.
  public let upperBound: Value?

  /// The distance between neighboring values; greater than zero.
  public let step: Value

  /// The value from which the grid is counted, as it was given; see ``gridOrigin`` for the one in force.
  public let origin: Value?

  /// What a step does that would pass a bound.
  public let edge: EdgeRule

  /// Whether and how a step that would pass a bound goes to the other end.
  public let wrap: WrapRule

  /// When values are brought onto the grid.
  public let snap: SnapRule

  /// Creates a range from bounds that may be open.
  ///
  /// An infinite lower or upper bound of the right sign means the same as nil.
  ///
  /// - Parameters:
  ///   - lowerBound: The lowest value, included; nil for none.
  ///   - upperBound: The greatest value, included; nil for none. It may equal the lower one.
  ///   - step: The distance between neighboring values; greater than zero.
  ///   - origin: The value from which the grid is counted; nil for the lower bound, or zero where that is open.
  ///   - edge: What a step does that would pass a bound.
  ///   - wrap: Whether and how such a step goes to the other end.
  ///   - snap: When values are brought onto the grid.
  /// - Throws: ``StepperConfigurationError`` when the step is not positive, a number is not finite, or the bounds are
  ///   the wrong way round.
  public init(
    lowerBound: Value? = nil,
    upperBound: Value? = nil,
    step: Value,
    origin: Value? = nil,
    edge: EdgeRule = .clamp,
    wrap: WrapRule = .none,
    snap: SnapRule = .off
  ) throws(StepperConfigurationError<Value>) {
    self.lowerBound = try Self.bound(lowerBound, openAt: { $0 < .lowestValue }, .lowerBound)
    self.upperBound = try Self.bound(upperBound, openAt: { $0 > .greatestValue }, .upperBound)
    if let lower = self.lowerBound, let upper = self.upperBound, lower > upper {
      throw .lowerAboveUpper(lower: lower, upper: upper)
    }
    guard step.isFinite else { throw .notFinite(.step, step) }
    guard step > .zero else { throw .stepNotPositive(step) }
    if let origin, !origin.isFinite { throw .notFinite(.origin, origin) }
    self.step = step
    self.origin = origin?.unsignedZero
    self.edge = edge
    self.wrap = wrap
    self.snap = snap
  }

  /// Creates a range from two bounds, both included.
  ///
  /// - Parameters:
  ///   - bounds: The lowest and the greatest value.
  ///   - step: The distance between neighboring values; greater than zero.
  ///   - origin: The value from which the grid is counted; nil for the lower bound.
  ///   - edge: What a step does that would pass a bound.
  ///   - wrap: Whether and how such a step goes to the other end.
  ///   - snap: When values are brought onto the grid.
  /// - Throws: ``StepperConfigurationError`` when the step is not positive or a number is not finite.
  public init(
    _ bounds: ClosedRange<Value>,
    step: Value,
    origin: Value? = nil,
    edge: EdgeRule = .clamp,
    wrap: WrapRule = .none,
    snap: SnapRule = .off
  ) throws(StepperConfigurationError<Value>) {
    try self.init(
      lowerBound: bounds.lowerBound,
      upperBound: bounds.upperBound,
      step: step,
      origin: origin,
      edge: edge,
      wrap: wrap,
      snap: snap
    )
  }

  /// Creates a range of integers that leaves out its upper bound.
  ///
  /// - Parameters:
  ///   - bounds: The lowest value and the one after the greatest.
  ///   - step: The distance between neighboring values; greater than zero.
  ///   - origin: The value from which the grid is counted; nil for the lower bound.
  ///   - edge: What a step does that would pass a bound.
  ///   - wrap: Whether and how such a step goes to the other end.
  ///   - snap: When values are brought onto the grid.
  /// - Throws: ``StepperConfigurationError`` when the step is not positive or the range is empty.
  public init(
    _ bounds: Range<Value>,
    step: Value,
    origin: Value? = nil,
    edge: EdgeRule = .clamp,
    wrap: WrapRule = .none,
    snap: SnapRule = .off
  ) throws(StepperConfigurationError<Value>) where Value: FixedWidthInteger {
    guard !bounds.isEmpty else { throw .lowerAboveUpper(lower: bounds.lowerBound, upper: bounds.upperBound) }
    try self.init(
      lowerBound: bounds.lowerBound,
      upperBound: bounds.upperBound - 1,
      step: step,
      origin: origin,
      edge: edge,
      wrap: wrap,
      snap: snap
    )
  }

  /// The value from which the grid is counted: the origin given, else the lower bound, else zero.
  @inlinable
  public var gridOrigin: Value { origin ?? lowerBound ?? .zero }

  private static func bound(
    _ value: Value?,
    openAt isOpen: (Value) -> Bool,
    _ parameter: StepperConfigurationError<Value>.Parameter
  ) throws(StepperConfigurationError<Value>) -> Value? {
    guard let value, !isOpen(value) else { return nil }
    guard value.isFinite else { throw .notFinite(parameter, value) }
    return value.unsignedZero
  }
}

/// Ranges that differ from another one in one respect.
extension StepRange {
  /// Returns the same range with another step.
  ///
  /// - Throws: ``StepperConfigurationError`` when the step is not positive and finite.
  public func with(step: Value) throws(StepperConfigurationError<Value>) -> StepRange {
    try StepRange(
      lowerBound: lowerBound,
      upperBound: upperBound,
      step: step,
      origin: origin,
      edge: edge,
      wrap: wrap,
      snap: snap
    )
  }

  /// Returns the same range with other bounds.
  ///
  /// - Throws: ``StepperConfigurationError`` when a bound is not a number or they are the wrong way round.
  public func with(lowerBound: Value?, upperBound: Value?) throws(StepperConfigurationError<Value>) -> StepRange {
    try StepRange(
      lowerBound: lowerBound,
      upperBound: upperBound,
      step: step,
      origin: origin,
      edge: edge,
      wrap: wrap,
      snap: snap
    )
  }

  /// Returns the same range with another lower bound; an upper bound below it becomes the same value.
  ///
  /// This is what UIStepper does when a minimum above the maximum is set.
  ///
  /// - Throws: ``StepperConfigurationError`` when the bound is not a number.
  public func with(lowerBound: Value?) throws(StepperConfigurationError<Value>) -> StepRange {
    try with(lowerBound: lowerBound, upperBound: upperBound.map { upper in lowerBound.map { max($0, upper) } ?? upper })
  }

  /// Returns the same range with another upper bound; a lower bound above it becomes the same value.
  ///
  /// - Throws: ``StepperConfigurationError`` when the bound is not a number.
  public func with(upperBound: Value?) throws(StepperConfigurationError<Value>) -> StepRange {
    // A bound that is NaN is not below the lower one, so that the error names it.
    let lower = upperBound.flatMap { upper in lowerBound.map { upper < $0 ? upper : $0 } } ?? lowerBound
    return try with(lowerBound: lower, upperBound: upperBound)
  }
}
