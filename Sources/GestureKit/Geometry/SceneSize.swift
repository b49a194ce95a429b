/// A width and a height, in points.
public struct SceneSize: Hashable, Sendable {
  /// The extent to the right, in points.
  public var width: Double

  /// The extent downwards, in points.
  public var height: Double

  /// Creates the size with these extents, in points.
  ///
  /// Zero and negative extents are allowed: they enclose nothing.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero: SceneSize = SceneSize(width: 0, height: 0)

  /// Whether neither extent is infinite or NaN.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

#if !hasFeature(Embedded)
// Written as `[width, height]`.
extension SceneSize: Codable {
  /// Reads a list of exactly two numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(count: 2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes a list of two numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: width, height)
  }
}
#endif
