/// A power of ten, and the numbers that are integers when multiplied by it.
struct DecimalScale {
  private let arithmetic: DecimalArithmetic
  private let fractionDigits: Int
  /// Ten to the power of the digits: exact, as every power up to 10²² is.
  private let power: Double

  /// The scale of whole numbers.
  init(_ arithmetic: DecimalArithmetic) {
    self.init(arithmetic, fractionDigits: 0, power: 1)
  }

  private init(_ arithmetic: DecimalArithmetic, fractionDigits: Int, power: Double) {
    self.arithmetic = arithmetic
    self.fractionDigits = fractionDigits
    self.power = power
  }

  /// The smallest scale, this one or a finer one, at which the number is an integer; nil if there is none.
  func covering(_ number: Double) -> DecimalScale? {
    var power = power
    for digits in fractionDigits...arithmetic.maximumFractionDigits {
      let scale = DecimalScale(arithmetic, fractionDigits: digits, power: power)
      guard let integer = scale.integer(number) else { return nil }
      if scale.number(integer) == number { return scale }
      power *= 10
    }
    return nil
  }

  /// The number as an integer at this scale, nil from 2⁵³ on, where integers are no longer exact.
  func integer(_ number: Double) -> Int64? {
    let scaled = number * power
    guard abs(scaled) < Self.limit else { return nil }
    return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// The number that an integer stands for at this scale, nil from 2⁵³ on.
  func number(_ integer: Int64) -> Double? {
    guard Double(integer.magnitude) < Self.limit else { return nil }
    return arithmetic.rounded(Double(integer) / power)
  }

  private static let limit: Double = 0x1p53
}
