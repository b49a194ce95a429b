/// A rotation in the plane, clockwise for positive angles where y grows downwards.
///
/// It has a sine and a cosine of its own because those of the system's maths library are not there on every platform
/// and differ from one to the next in the last bit. These are made of `+ − × ÷` in a fixed order: the same bits
/// everywhere. Both are within 2⁻⁵² of the true ones for angles up to ``limit``.
struct PlaneRotation {
  /// The largest angle either way, in radians: about 1,592 turns.
  static let limit: Double = 10_000

  let cosine: Double
  let sine: Double

  /// Creates the rotation by an angle in radians; one that is beyond the limit, or no number, rotates by nothing.
  init(by angle: Double) {
    guard abs(angle) <= Self.limit else {
      (cosine, sine) = (1, 0)
      return
    }
    let quarters = Int64(angle * Self.quartersPerRadian + (angle < 0 ? -0.5 : 0.5))
    // The high part has 33 bits and the count at most 13, so that their product is exact.
    let rest = (angle - Double(quarters) * Self.quarterHigh) - Double(quarters) * Self.quarterLow
    let (c, s) = (Self.cosine(rest), Self.sine(rest))
    let (x, y) = quarters & 1 == 0 ? (c, s) : (-s, c)
    (cosine, sine) = quarters & 2 == 0 ? (x, y) : (-x, -y)
  }

  func applied(to vector: SceneVector) -> SceneVector {
    SceneVector(dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine)
  }

  private static let quartersPerRadian: Double = 0.6366197723675814
  // A quarter turn in two parts, as in fdlibm's argument reduction.
  private static let quarterHigh: Double = 1.57079632673412561417e+00
  private static let quarterLow: Double = 6.07710050650619224932e-11

  /// The Taylor series up to r¹⁷; up to an eighth of a turn the next term is below 2⁻⁶³.
  private static func sine(_ angle: Double) -> Double {
    let square = angle * angle
    var series = 0.0
    var even = 16.0
    while even > 0 {
      series = -square / (even * (even + 1)) * (1 + series)
      even -= 2
    }
    return angle + angle * series
  }

  /// The Taylor series up to r¹⁸; up to an eighth of a turn the next term is below 2⁻⁶⁷.
  private static func cosine(_ angle: Double) -> Double {
    let square = angle * angle
    var series = 0.0
    var even = 18.0
    while even > 0 {
      series = -square / ((even - 1) * even) * (1 + series)
      even -= 2
    }
    return 1 + series
  }
}
