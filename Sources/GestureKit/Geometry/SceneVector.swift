/// A displacement in points, or a velocity in points per second.
public struct SceneVector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double

  /// The part downwards.
  public var dy: Double

  /// Creates the vector with these parts.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement, or rest.
  public static let zero: SceneVector = SceneVector(dx: 0, dy: 0)

  /// Whether neither part is infinite or NaN.
  @inlinable
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The straight length, in the unit of the parts.
  ///
  /// It is infinite only where the true length is beyond the largest `Double`, although its square overflows much
  /// earlier, and zero only for a vector of zeros. A part that is NaN makes it NaN.
  @inlinable
  public var length: Double {
    let square = dot(self)
    // Squares taken at face value keep whole-number lengths exact: (6, 8) is 10, a limit that may be met exactly.
    guard !square.isNormal else { return square.squareRoot() }
    return dx == 0 && dy == 0 ? 0 : scaledLength
  }

  /// The length by way of a power of two, which rounds nothing, for parts whose squares would over- or underflow.
  @usableFromInline
  var scaledLength: Double {
    let isLarge = abs(dx) > 1 || abs(dy) > 1
    let scaled = self * (isLarge ? 0x1p-600 : 0x1p600)
    return scaled.dot(scaled).squareRoot() * (isLarge ? 0x1p600 : 0x1p-600)
  }

  /// Returns the scalar product: positive when the vectors point the same way, zero when they are at right angles.
  @inlinable
  public func dot(_ other: SceneVector) -> Double {
    dx * other.dx + dy * other.dy
  }

  /// Returns the sum of two vectors.
  @inlinable
  public static func + (first: SceneVector, second: SceneVector) -> SceneVector {
    SceneVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// Returns what has to be added to the second vector to get the first.
  @inlinable
  public static func - (first: SceneVector, second: SceneVector) -> SceneVector {
    SceneVector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }

  /// Returns the vector of the same length that points the opposite way.
  @inlinable
  public static prefix func - (vector: SceneVector) -> SceneVector {
    SceneVector(dx: -vector.dx, dy: -vector.dy)
  }

  /// Returns the vector with both parts multiplied by a number.
  @inlinable
  public static func * (vector: SceneVector, factor: Double) -> SceneVector {
    SceneVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

#if !hasFeature(Embedded)
// Written as `[dx, dy]`.
extension SceneVector: Codable {
  /// Reads a list of exactly two numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(count: 2)
    self.init(dx: numbers[0], dy: numbers[1])
  }

  /// Writes a list of two numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: dx, dy)
  }
}
#endif
