/// A place in a scene, in points; x grows to the right and y downwards.
public struct ScenePoint: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double

  /// The distance below the origin, in points.
  public var y: Double

  /// Creates the point with these coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of whatever space the point is read in.
  public static let zero: ScenePoint = ScenePoint(x: 0, y: 0)

  /// Whether neither coordinate is infinite or NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point moved by a vector.
  @inlinable
  public static func + (point: ScenePoint, vector: SceneVector) -> ScenePoint {
    ScenePoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// Returns the point moved against a vector.
  @inlinable
  public static func - (point: ScenePoint, vector: SceneVector) -> ScenePoint {
    ScenePoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Returns the vector that leads from the second point to the first.
  @inlinable
  public static func - (end: ScenePoint, start: ScenePoint) -> SceneVector {
    SceneVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

#if !hasFeature(Embedded)
// Written as `[x, y]`.
extension ScenePoint: Codable {
  /// Reads a list of exactly two numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes a list of two numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: x, y)
  }
}
#endif
