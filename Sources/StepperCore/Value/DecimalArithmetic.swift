/// Floating-point arithmetic that lands on the literal a person would write.
///
/// A finite number with a short decimal text is an integer at a decimal scale: 0.1 is 1 at scale 10. Sums of such
/// integers are exact, and one division brings the result back, correctly rounded as long as the integer is below 2⁵³
/// and the scale at most 10²². So 0.1 three times is 0.3 and not 0.30000000000000004. Texts of up to 15 digits, 6 for
/// `Float`, always come back, longer ones as far as the type tells them apart.
///
/// Numbers without a short text, such as 1/3, and numbers too large for the scale are counted from the grid's origin,
/// so that no error is added up. Only values beside the grid, and those that an origin far away would make coarse, are
/// added to.
struct DecimalArithmetic: Sendable {
  /// The most digits after the decimal point that numbers of the type are written with.
  let maximumFractionDigits: Int

  /// The greatest integer that a step is read as: ten to the power of the digits that the type always keeps.
  ///
  /// A longer text belongs to a binary number such as 1/3, and its last digit is none of the number's own.
  let maximumStep: Int64

  /// Up to which integer, by far, each one stands for another number of the type, whatever the scale.
  let distinctIntegers: UInt64

  /// Whether numbers are rounded to `Float`.
  let isSingle: Bool

  /// For `Double`: 10²² is the greatest power of ten it represents exactly, and it keeps 15 digits.
  static let double: DecimalArithmetic = DecimalArithmetic(
    maximumFractionDigits: 22,
    maximumStep: 1_000_000_000_000_000,
    distinctIntegers: 1 << 50,
    isSingle: false
  )

  /// For `Float`, which keeps 6 digits, calculated in `Double`: up to eight digits after the point the second rounding
  /// cannot change the result.
  static let float: DecimalArithmetic = DecimalArithmetic(
    maximumFractionDigits: 8,
    maximumStep: 1_000_000,
    distinctIntegers: 1 << 21,
    isSingle: true
  )

  // Inlined with all that it calls, for `Double` and for `Float`: a held press needs one result a repeat.
  @inline(__always)
  func stepped(_ value: Double, by count: Int, of step: Double, origin: Double) -> Double? {
    guard count != 0 else { return value }
    return steppedDecimal(value, by: count, of: step)
      ?? finite(steppedFromOrigin(value, by: Double(count), of: step, origin: origin))
  }

  func aligned(_ value: Double, _ rounding: GridRounding, step: Double, origin: Double) -> Double? {
    guard let decimal = operands(value, step, from: origin),
      case let excess = (decimal.value - decimal.from).remainder(modulo: decimal.step),
      let below = number(decimal.value - excess, at: decimal.scale),
      let above = number(decimal.value - excess + decimal.step, at: decimal.scale)
    else { return alignedBinary(value, rounding, step: step, origin: origin) }
    return aligned(value, rounding, below: below, above: above, isNearBelow: excess < decimal.step - excess)
  }

  func wholeSteps(_ value: Double, to other: Double, of step: Double) -> Int {
    guard let decimal = operands(value, step, to: other) else {
      let steps = (abs(other - value) / step).rounded(.down)
      return steps < Double(Int.max) ? Int(steps) : .max
    }
    return Int(clamping: (decimal.to - decimal.value).magnitude / decimal.step.magnitude)
  }

  func cycled(
    _ value: Double,
    by count: Int,
    of step: Double,
    lowerBound: Double,
    upperBound: Double,
    onGrid: Bool
  ) -> Double {
    guard lowerBound < upperBound else { return value }
    guard let decimal = operands(value, step, from: lowerBound, to: upperBound) else {
      return cycledBinary(value, by: count, of: step, lowerBound: lowerBound, upperBound: upperBound, onGrid: onGrid)
    }
    let length = onGrid ? decimal.step : 1
    let places = (decimal.to - decimal.from).magnitude / length.magnitude + (onGrid ? 1 : 0)
    let place = ((decimal.value - decimal.from).magnitude / length.magnitude)
      .cycled(by: count, of: decimal.step.magnitude / length.magnitude, modulo: places)
    return number(decimal.from + Int64(place) * length, at: decimal.scale) ?? lowerBound
  }

  /// The number that an integer stands for at a scale, nil from 2⁵³ on.
  func number(_ integer: Int64, at scale: Double) -> Double? {
    guard integer.magnitude < 1 << 53 else { return nil }
    return rounded(Double(integer) / scale)
  }

  /// Rounds a number to the precision of the type.
  private func rounded(_ number: Double) -> Double {
    isSingle ? Double(Float(number)) : number
  }
}

/// The operands of a calculation as integers at one scale.
private struct DecimalOperands {
  let value: Int64
  let step: Int64
  /// The number that is counted from: an origin or a bound.
  let from: Int64
  /// The number that is counted to.
  let to: Int64
  let scale: Double
}

extension DecimalArithmetic {
  /// Brings numbers to one scale; nil if one of them is no integer at any scale, or too large at the common one.
  private func operands(
    _ value: Double,
    _ step: Double,
    from lower: Double = 0,
    to upper: Double = 0
  ) -> DecimalOperands? {
    guard let step = DecimalNumber(step, self), step.integer <= maximumStep, let value = DecimalNumber(value, self),
      let from = DecimalNumber(lower, self), let to = DecimalNumber(upper, self),
      case let scale = max(max(value.scale, step.scale), max(from.scale, to.scale)),
      let start = value.integer(at: scale), let unit = step.integer(at: scale),
      let low = from.integer(at: scale), let high = to.integer(at: scale)
    else { return nil }
    return DecimalOperands(value: start, step: unit, from: low, to: high, scale: scale)
  }

  @inline(__always)
  private func steppedDecimal(_ value: Double, by count: Int, of step: Double) -> Double? {
    // A value that steps have led to has no more digits after the point than the step, so that one look suffices.
    guard let step = DecimalNumber(step, self), step.integer <= maximumStep,
      let value = DecimalNumber(value, likelyAt: step.scale, self),
      case let scale = max(value.scale, step.scale),
      let start = value.integer(at: scale), let unit = step.integer(at: scale)
    else { return nil }
    let (distance, tooFar) = unit.multipliedReportingOverflow(by: Int64(count))
    let (sum, overflow) = start.addingReportingOverflow(distance)
    return tooFar || overflow ? nil : number(sum, at: scale)
  }

  /// A value that is not between its neighbors is on the grid, as far as the type can tell its values apart.
  private func aligned(
    _ value: Double,
    _ rounding: GridRounding,
    below: Double,
    above: Double,
    isNearBelow: Bool
  ) -> Double? {
    guard below < value, value < above else { return value }
    switch rounding {
    case .down: return finite(below)
    case .up: return finite(above)
    case .nearest: return finite(isNearBelow ? below : above)
    }
  }

  private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}

/// The same operations for numbers that are no integers at any decimal scale.
extension DecimalArithmetic {
  private func steppedFromOrigin(_ value: Double, by count: Double, of step: Double, origin: Double) -> Double {
    let index = ((value - origin) / step + 0.5).rounded(.down)
    // A greater origin would leave its own rounding in the result: 2²³ steps from it, that is 2⁻³⁰ of a step.
    let isNear = abs(origin) <= max(2 * abs(value), 0x1p23 * step)
    let isOnGrid = isNear && rounded(origin + index * step) == value
    return isOnGrid ? gridValue(index + count, step, origin) : rounded(value + count * step)
  }

  /// The grid may consist of decimal numbers though the value is none.
  private func gridValue(_ index: Double, _ step: Double, _ origin: Double) -> Double {
    Int(exactly: index).flatMap { steppedDecimal(origin, by: $0, of: step) } ?? rounded(origin + index * step)
  }

  private func alignedBinary(_ value: Double, _ rounding: GridRounding, step: Double, origin: Double) -> Double? {
    var index = ((value - origin) / step).rounded(.down)
    // The quotient is rounded as well, which can take it to the next index.
    if gridValue(index, step, origin) > value {
      index -= 1
    } else if gridValue(index + 1, step, origin) <= value {
      index += 1
    }
    let (below, above) = (gridValue(index, step, origin), gridValue(index + 1, step, origin))
    return aligned(value, rounding, below: below, above: above, isNearBelow: value - below < above - value)
  }

  private func cycledBinary(
    _ value: Double,
    by count: Int,
    of step: Double,
    lowerBound: Double,
    upperBound: Double,
    onGrid: Bool
  ) -> Double {
    let span = upperBound - lowerBound
    let circle = onGrid ? span + step : span
    let distance = value - lowerBound + Double(count) * step
    let place = distance - (distance / circle).rounded(.down) * circle
    let index = (place / step + 0.5).rounded(.down)
    let result = onGrid ? gridValue(index, step, lowerBound) : rounded(lowerBound + place)
    return result >= lowerBound && result <= upperBound ? result : lowerBound
  }
}

extension Int64 {
  /// The remainder of a division that is never negative.
  fileprivate func remainder(modulo divisor: Int64) -> Int64 {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
