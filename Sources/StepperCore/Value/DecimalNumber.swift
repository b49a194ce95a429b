/// A number written as an integer at a power of ten: 0.25 is 25 at scale 100.
struct DecimalNumber {
  /// The digits of the number, as an integer below 2⁵³, where integers are exact as `Double`.
  let integer: Int64

  /// Ten to the power of the digits after the decimal point: exact, as every power up to 10²² is.
  let scale: Double

  /// Reads a number at the smallest scale at which it is an integer; nil if there is none.
  init?(_ number: Double, _ arithmetic: DecimalArithmetic) {
    var scale = 1.0
    for _ in 0...arithmetic.maximumFractionDigits {
      guard let integer = Self.nearestInteger(number * scale) else { return nil }
      if arithmetic.number(integer, at: scale) == number {
        self.integer = integer
        self.scale = scale
        return
      }
      scale *= 10
    }
    return nil
  }

  /// The integer at the same or a finer scale, nil from 2⁵³ on.
  ///
  /// Scaling the number itself would bring up the digits after its text.
  func integer(at scale: Double) -> Int64? {
    let scaled = Double(integer) * (scale / self.scale)
    return abs(scaled) < Self.limit ? Int64(scaled) : nil
  }

  /// The first magnitude from which integers are no longer exact.
  static let limit: Double = 0x1p53

  private static func nearestInteger(_ number: Double) -> Int64? {
    guard abs(number) < limit else { return nil }
    // Adding a half before cutting off would be rounded itself, from 2⁵² on to the wrong integer.
    let whole = Int64(number)
    let rest = number - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
