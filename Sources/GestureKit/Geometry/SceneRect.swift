/// A rectangle that owns its top and left edges but not its bottom and right ones, in points.
///
/// Two rectangles that share an edge therefore never both contain a point on it, and never neither. A rectangle is
/// taken as it is written: one with a negative extent is not turned round, it contains nothing.
public struct SceneRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: ScenePoint

  /// The extent from the corner to the right and downwards.
  public var size: SceneSize

  /// Creates the rectangle with this top left corner and size.
  @inlinable
  public init(origin: ScenePoint, size: SceneSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle with this top left corner and size, all in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = ScenePoint(x: x, y: y)
    size = SceneSize(width: width, height: height)
  }

  /// The left edge, which belongs to the rectangle.
  @inlinable
  public var minX: Double { origin.x }

  /// The top edge, which belongs to the rectangle.
  @inlinable
  public var minY: Double { origin.y }

  /// The right edge, which does not belong to the rectangle; left of the other one when the width is negative.
  @inlinable
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge, which does not belong to the rectangle; above the other one when the height is negative.
  @inlinable
  public var maxY: Double { origin.y + size.height }

  /// The point halfway between all edges.
  @inlinable
  public var center: ScenePoint {
    ScenePoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether none of the four numbers is infinite or NaN.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Tells whether a point lies inside or on the top or left edge.
  ///
  /// The answer is no for every point when an extent is zero or negative, and wherever a NaN is involved.
  @inlinable
  public func contains(_ point: ScenePoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle with every edge moved by a displacement.
  @inlinable
  public func offset(by displacement: SceneVector) -> SceneRect {
    SceneRect(origin: origin + displacement, size: size)
  }

  /// Returns the rectangle with each edge moved towards its inside, or away from it where the inset is negative.
  ///
  /// Insets larger than the rectangle leave a negative extent, so that nothing is contained any more.
  @inlinable
  public func inset(by insets: Insets) -> SceneRect {
    SceneRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: size.width - insets.horizontal,
      height: size.height - insets.vertical
    )
  }

  /// Returns the rectangle with each edge moved away from its inside, or towards it where the inset is negative.
  @inlinable
  public func outset(by insets: Insets) -> SceneRect {
    inset(by: -insets)
  }

  /// Returns the rectangle that both have in common, or nil when they share no point.
  ///
  /// Rectangles that only touch share none. The extents of the result are rounded, so its far edges may lie one
  /// rounding step away from those it was made of: to learn whether a point is in both, ask both.
  public func intersection(_ other: SceneRect) -> SceneRect? {
    let corner = ScenePoint(x: max(minX, other.minX), y: max(minY, other.minY))
    guard contains(corner), other.contains(corner) else { return nil }
    return SceneRect(
      x: corner.x,
      y: corner.y,
      width: min(maxX, other.maxX) - corner.x,
      height: min(maxY, other.maxY) - corner.y
    )
  }
}

#if !hasFeature(Embedded)
// Written as `[x, y, width, height]`.
extension SceneRect: Codable {
  /// Reads a list of exactly four numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(count: 4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes a list of four numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: minX, minY, size.width, size.height)
  }
}
#endif
