/// Where a set of fingers is, how far it is spread and how it is turned.
///
/// Pure functions of finite positions in points. Their results are finite too: a distance beyond the largest `Double`
/// counts as that number.
enum TouchSpread {
  /// The mean of all positions, in points; nil without any.
  static func centroid(of points: some Collection<(x: Double, y: Double)>) -> (x: Double, y: Double)? {
    guard !points.isEmpty else { return nil }
    return (mean(of: points) { $0.x }, mean(of: points) { $0.y })
  }

  /// The mean distance from the centroid, in points; nil without any position, 0 when all are one.
  ///
  /// Of two fingers it is half their distance. A pinch is the ratio of two spans, so that one of 0 has no ratio.
  static func span(of points: some Collection<(x: Double, y: Double)>) -> Double? {
    guard let center = centroid(of: points) else { return nil }
    return mean(of: points) { length($0.x - center.x, $0.y - center.y) }
  }

  /// The direction from one finger to another in radians; nil when they are at one place.
  ///
  /// More than −π and at most π, 0 along the x axis and positive towards y: clockwise on a screen whose y axis points
  /// down.
  static func angle(from first: (x: Double, y: Double), to second: (x: Double, y: Double)) -> Double? {
    guard first != second else { return nil }
    let (x, y) = (second.x - first.x, second.y - first.y)
    guard x.isFinite, y.isFinite else {
      return arctangent(y: second.y / 2 - first.y / 2, x: second.x / 2 - first.x / 2)
    }
    return arctangent(y: y, x: x)
  }

  /// Measured from the first value, so that the mean of equal values is that value to the last bit.
  private static func mean<Points: Collection>(of points: Points, _ value: (Points.Element) -> Double) -> Double {
    let count = Double(points.count)
    let origin = points.first.map(value) ?? 0
    let sum = points.reduce(0) { $0 + (value($1) - origin) }
    guard !sum.isFinite else { return origin + sum / count }
    return finite(points.reduce(0) { $0 + value($1) / count })
  }

  /// The length of a vector, also where its squares would overflow or vanish.
  private static func length(_ x: Double, _ y: Double) -> Double {
    let squares = x * x + y * y
    if squares > 1e-280, squares < 1e300 { return squares.squareRoot() }
    let larger = max(x.magnitude, y.magnitude)
    guard larger > 0 else { return 0 }
    guard larger.isFinite else { return .greatestFiniteMagnitude }
    let ratio = min(x.magnitude, y.magnitude) / larger
    return finite(larger * (1 + ratio * ratio).squareRoot())
  }

  private static func finite(_ value: Double) -> Double {
    min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
