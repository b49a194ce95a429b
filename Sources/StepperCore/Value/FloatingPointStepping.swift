extension Double: SteppableValue {
  /// The lowest finite number.
  public static var lowestValue: Double { -.greatestFiniteMagnitude }

  /// The greatest finite number.
  public static var greatestValue: Double { .greatestFiniteMagnitude }

  /// Returns the number a number of steps away, as the literal a person would write.
  public func stepped(by count: Int, of step: Double, origin: Double) -> Double? {
    DecimalArithmetic.double.stepped(self, by: count, of: step, origin: origin)
  }

  /// Returns the grid value at or next to this number.
  public func aligned(_ rounding: GridRounding, step: Double, origin: Double) -> Double? {
    DecimalArithmetic.double.aligned(self, rounding, step: step, origin: origin)
  }

  /// Returns how many whole steps fit between this number and another one.
  public func wholeSteps(to other: Double, of step: Double) -> Int {
    DecimalArithmetic.double.wholeSteps(self, to: other, of: step)
  }

  /// Returns the number a number of steps further on, counted round and round.
  public func cycled(
    by count: Int,
    of step: Double,
    lowerBound: Double,
    upperBound: Double,
    onGrid: Bool
  ) -> Double {
    DecimalArithmetic.double
      .cycled(self, by: count, of: step, lowerBound: lowerBound, upperBound: upperBound, onGrid: onGrid)
  }
}

extension Float: SteppableValue {
  /// The lowest finite number.
  public static var lowestValue: Float { -.greatestFiniteMagnitude }

  /// The greatest finite number.
  public static var greatestValue: Float { .greatestFiniteMagnitude }

  /// Returns the number a number of steps away, as the literal a person would write.
  public func stepped(by count: Int, of step: Float, origin: Float) -> Float? {
    DecimalArithmetic.float.stepped(Double(self), by: count, of: Double(step), origin: Double(origin)).flatMap(finite)
  }

  /// Returns the grid value at or next to this number.
  public func aligned(_ rounding: GridRounding, step: Float, origin: Float) -> Float? {
    DecimalArithmetic.float.aligned(Double(self), rounding, step: Double(step), origin: Double(origin)).flatMap(finite)
  }

  /// Returns how many whole steps fit between this number and another one.
  public func wholeSteps(to other: Float, of step: Float) -> Int {
    DecimalArithmetic.float.wholeSteps(Double(self), to: Double(other), of: Double(step))
  }

  /// Returns the number a number of steps further on, counted round and round.
  public func cycled(
    by count: Int,
    of step: Float,
    lowerBound: Float,
    upperBound: Float,
    onGrid: Bool
  ) -> Float {
    let (low, high) = (Double(lowerBound), Double(upperBound))
    return Float(
      DecimalArithmetic.float
        .cycled(Double(self), by: count, of: Double(step), lowerBound: low, upperBound: high, onGrid: onGrid)
    )
  }

  private func finite(_ number: Double) -> Float? {
    Float(number).isFinite ? Float(number) : nil
  }
}
