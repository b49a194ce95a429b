/// A region as a touch comes by: no more than is needed to pass it.
struct RegionBox: Hashable, Sendable {
  /// No region: more than any region's number, so that one comparison ends a walk and checks the place as well.
  static let none: UInt32 = UInt32(Int32.max)

  var reach: Reach = .nothing
  /// The front-most region inside.
  var front: UInt32 = Self.none
  /// The next sibling behind.
  let behind: UInt32
}

/// An area that owns its top and left edges but not its bottom and right ones, by its edges.
struct Reach: Hashable, Sendable {
  private var minX: Double
  private var minY: Double
  private var maxX: Double
  private var maxY: Double

  static let nothing = Reach(SceneRect(x: 0, y: 0, width: 0, height: 0))

  init(_ rect: SceneRect) {
    (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  }

  func contains(_ point: ScenePoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Grows so that it contains another area; an edge that is not a number contains nothing.
  mutating func join(_ other: Reach) {
    guard !other.isEmpty else { return }
    guard !isEmpty else { return self = other }
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  /// Shrinks to what it has in common with another area.
  mutating func clip(to other: Reach) {
    guard !other.isEmpty else { return self = .nothing }
    (minX, minY) = (max(minX, other.minX), max(minY, other.minY))
    (maxX, maxY) = (min(maxX, other.maxX), min(maxY, other.maxY))
  }

  private var isEmpty: Bool { !(minX < maxX && minY < maxY) }
}
