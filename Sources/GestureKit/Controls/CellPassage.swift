/// Where on a straight way a cell is passed; ordered along the way.
struct CellPassage: Hashable, Sendable, Comparable {
  /// The part of the way, from 0 at its start to 1 at its end.
  let fraction: Double
  let index: Int

  /// Before everything on the way.
  static let start: CellPassage = CellPassage(fraction: -1, index: -1)

  private init(fraction: Double, index: Int) {
    self.fraction = fraction
    self.index = index
  }

  /// The passage of a cell; nil where the way does not meet its frame.
  init?(_ index: Int, in frame: SceneRect?, from start: ScenePoint, to end: ScenePoint) {
    guard let frame else { return nil }
    let way = end - start
    let across = Self.part(of: way.dx, from: start.x, between: frame.minX, and: frame.maxX)
    let down = Self.part(of: way.dy, from: start.y, between: frame.minY, and: frame.maxY)
    let (low, high) = (max(across.low, down.low, 0), min(across.high, down.high, 1))
    guard low <= high else { return nil }
    let nearest = (frame.center - start).dot(way) / way.dot(way)
    self.index = index
    // At an edge it would be rounding that decides whether the cell has the point.
    fraction = nearest > low && nearest < high ? nearest : (low + high) / 2
  }

  static func < (first: CellPassage, second: CellPassage) -> Bool {
    first.fraction == second.fraction ? first.index < second.index : first.fraction < second.fraction
  }

  /// The part of the way between two edges in one dimension; empty if there is none.
  private static func part(
    of way: Double,
    from start: Double,
    between low: Double,
    and high: Double
  ) -> (low: Double, high: Double) {
    guard way != 0 else {
      return start >= low && start < high ? (-.infinity, .infinity) : (.infinity, -.infinity)
    }
    let (first, second) = ((low - start) / way, (high - start) / way)
    return (min(first, second), max(first, second))
  }
}
