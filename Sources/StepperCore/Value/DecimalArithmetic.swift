/// Floating-point arithmetic that lands on the literal a person would write.
///
/// A finite number with a short decimal text is an integer at a decimal scale: 0.1 is 1 at scale 10. Sums of such
/// integers are exact, and one division brings the result back, correctly rounded as long as the integer is below 2⁵³
/// and the scale at most 10²². So 0.1 three times is 0.3 and not 0.30000000000000004. Numbers without a short text, such
/// as 1/3, and numbers too large for the scale are calculated from the grid's origin with one rounding, never by
/// repeated addition.
struct DecimalArithmetic: Sendable {
  /// The most digits after the decimal point that numbers of the type are written with.
  let maximumFractionDigits: Int

  /// Rounds a number to the precision of the type.
  let rounded: @Sendable (Double) -> Double

  /// For `Double`: 10²² is the greatest power of ten it represents exactly.
  static let double: DecimalArithmetic = DecimalArithmetic(maximumFractionDigits: 22) { $0 }

  /// For `Float`, calculated in `Double`: up to eight digits the second rounding cannot change the result.
  static let float: DecimalArithmetic = DecimalArithmetic(maximumFractionDigits: 8) { Double(Float($0)) }

  func stepped(_ value: Double, by count: Int, of step: Double, origin: Double) -> Double? {
    if let scale = scale(value, step), let start = scale.integer(value), let unit = scale.integer(step) {
      let (distance, tooFar) = unit.multipliedReportingOverflow(by: Int64(count))
      let (sum, overflow) = start.addingReportingOverflow(distance)
      if !tooFar, !overflow, let result = scale.number(sum) { return result }
    }
    return finite(steppedFromOrigin(value, by: Double(count), of: step, origin: origin))
  }

  func aligned(_ value: Double, _ rounding: GridRounding, step: Double, origin: Double) -> Double? {
    guard let scale = scale(value, step)?.covering(origin),
      let start = scale.integer(value), let unit = scale.integer(step), let zero = scale.integer(origin)
    else { return alignedBinary(value, rounding, step: step, origin: origin) }
    let excess = (start - zero).remainder(modulo: unit)
    guard excess != 0 else { return value }
    let isUp = rounding == .up || (rounding == .nearest && excess >= unit - excess)
    return scale.number(isUp ? start - excess + unit : start - excess)
      ?? alignedBinary(value, rounding, step: step, origin: origin)
  }

  func wholeSteps(_ value: Double, to other: Double, of step: Double) -> Int {
    guard let scale = scale(value, step)?.covering(other),
      let start = scale.integer(value), let unit = scale.integer(step), let end = scale.integer(other)
    else {
      let steps = (abs(other - value) / step).rounded(.down)
      return steps < Double(Int.max) ? Int(steps) : .max
    }
    return Int(clamping: (end - start).magnitude / unit.magnitude)
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
    guard let scale = scale(value, step)?.covering(lowerBound)?.covering(upperBound),
      let start = scale.integer(value), let unit = scale.integer(step),
      let low = scale.integer(lowerBound), let high = scale.integer(upperBound)
    else {
      return cycledBinary(value, by: count, of: step, lowerBound: lowerBound, upperBound: upperBound, onGrid: onGrid)
    }
    let length = onGrid ? unit : 1
    let places = (high - low).magnitude / length.magnitude + (onGrid ? 1 : 0)
    let place = ((start - low).magnitude / length.magnitude)
      .cycled(by: count, of: unit.magnitude / length.magnitude, modulo: places)
    return scale.number(low + Int64(place) * length) ?? lowerBound
  }

  private func scale(_ value: Double, _ step: Double) -> DecimalScale? {
    DecimalScale(self).covering(value)?.covering(step)
  }
}

/// The same operations for numbers that are no integers at any decimal scale.
extension DecimalArithmetic {
  private func steppedFromOrigin(_ value: Double, by count: Double, of step: Double, origin: Double) -> Double {
    let index = ((value - origin) / step + 0.5).rounded(.down)
    let isOnGrid = rounded(origin + index * step) == value
    return rounded(isOnGrid ? origin + (index + count) * step : value + count * step)
  }

  private func alignedBinary(_ value: Double, _ rounding: GridRounding, step: Double, origin: Double) -> Double? {
    let position = (value - origin) / step
    let nearest = rounded(origin + (position + 0.5).rounded(.down) * step)
    if nearest == value { return value }
    let below = rounded(origin + position.rounded(.down) * step)
    switch rounding {
    case .nearest: return finite(nearest)
    case .down: return finite(below)
    case .up: return finite(rounded(origin + (position.rounded(.down) + 1) * step))
    }
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
    let result = rounded(lowerBound + (onGrid ? index * step : place))
    return result >= lowerBound && result <= upperBound ? result : lowerBound
  }

  private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}

extension Int64 {
  /// The remainder of a division that is never negative.
  fileprivate func remainder(modulo divisor: Int64) -> Int64 {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
