/// A number written as an integer at a power of ten: 0.25 is 25 at scale 100.
struct DecimalNumber {
  /// The digits of the number, as an integer below 2⁵³, where integers are exact as `Double`.
  let integer: Int64

  /// Ten to the power of the digits after the decimal point: exact, as every power up to 10²² is.
  let scale: Double

  /// Reads a number at the smallest scale at which it is an integer; nil if there is none.
  @inline(__always)
  init?(_ number: Double, _ arithmetic: DecimalArithmetic) {
    var scale = 1.0
    for _ in 0...arithmetic.maximumFractionDigits {
      guard let integer = Self.nearestInteger(number * scale) else { return nil }
      if arithmetic.number(integer, at: scale) == number {
        self.init(integer: integer, scale: scale)
        return
      }
      scale *= 10
    }
    return nil
  }

  /// Reads a number at a scale at which it may well be an integer, otherwise at the smallest one.
  ///
  /// Where each integer stands for another number, this one is what the smallest scale would give, in finer units.
  @inline(__always)
  init?(_ number: Double, likelyAt scale: Double, _ arithmetic: DecimalArithmetic) {
    if let integer = Self.nearestInteger(number * scale), integer.magnitude < arithmetic.distinctIntegers,
      arithmetic.number(integer, at: scale) == number
    {
      self.init(integer: integer, scale: scale)
    } else {
      self.init(number, arithmetic)
    }
  }

  private init(integer: Int64, scale: Double) {
    self.integer = integer
    self.scale = scale
  }

  /// The integer at the same or a finer scale, nil from 2⁵³ on.
  ///
  /// Scaling the number itself would bring up the digits after its text.
  @inline(__always)
  func integer(at scale: Double) -> Int64? {
    guard scale != self.scale else { return integer }
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
