import Testing

@testable import GestureKit

struct SceneRectTests {
  private static let rect = SceneRect(x: 10, y: 20, width: 30, height: 40)

  private static let points: [(Double, Double, Bool)] = [
    // Corners: only the top left one belongs to the rectangle.
    (10.0, 20.0, true), (40, 20, false), (10, 60, false), (40, 60, false),
    // One unit either side of each edge.
    (10.0.nextDown, 30, false), (10.0.nextUp, 30, true), (40.0.nextDown, 30, true), (40.0.nextUp, 30, false),
    (20, 20.0.nextDown, false), (20, 20.0.nextUp, true), (20, 60.0.nextDown, true), (20, 60.0.nextUp, false),
    // Edges themselves, and the middle.
    (10, 30, true), (40, 30, false), (20, 20, true), (20, 60, false), (25, 40, true),
    (.nan, 30, false), (20, .nan, false), (.infinity, 30, false), (20, -.infinity, false),
  ]

  @Test(arguments: points)
  func `the top and left edges are in, the bottom and right ones out`(x: Double, y: Double, isInside: Bool) {
    #expect(Self.rect.contains(ScenePoint(x: x, y: y)) == isInside)
  }

  @Test(arguments: [
    SceneRect(x: 0, y: 0, width: 0, height: 9), SceneRect(x: 0, y: 0, width: 9, height: 0),
    SceneRect(x: 0, y: 0, width: -9, height: 9), SceneRect(x: 0, y: 0, width: 9, height: -9),
    SceneRect(x: 0, y: 0, width: -9, height: -9), SceneRect(x: .nan, y: 0, width: 9, height: 9),
    SceneRect(x: 0, y: .nan, width: 9, height: 9), SceneRect(x: 0, y: 0, width: .nan, height: 9),
    SceneRect(x: 0, y: 0, width: 9, height: .nan),
  ])
  func `a rectangle without a positive extent contains nothing and shares nothing`(rect: SceneRect) {
    for x in -10...10 {
      for y in -10...10 {
        #expect(!rect.contains(ScenePoint(x: Double(x), y: Double(y))))
      }
    }
    let around = SceneRect(x: -100, y: -100, width: 200, height: 200)
    #expect(rect.intersection(around) == nil)
    #expect(around.intersection(rect) == nil)
  }

  @Test func `rectangles side by side contain every point exactly once`() {
    let tiles = (0..<9).map { SceneRect(x: Double($0 % 3) * 8, y: Double($0 / 3) * 8, width: 8, height: 8) }
    for step in 0..<(48 * 48) {
      let point = ScenePoint(x: Double(step % 48) * 0.5, y: Double(step / 48) * 0.5)
      #expect(tiles.count { $0.contains(point) } == 1)
    }
  }

  @Test func `edges and center follow from origin and size`() {
    let rect = Self.rect
    #expect((rect.minX, rect.minY, rect.maxX, rect.maxY) == (10, 20, 40, 60))
    #expect(rect.center == ScenePoint(x: 25, y: 40))
    #expect(SceneRect(origin: ScenePoint(x: 10, y: 20), size: SceneSize(width: 30, height: 40)) == rect)
    let negative = SceneRect(x: 10, y: 20, width: -30, height: -40)
    #expect((negative.minX, negative.minY, negative.maxX, negative.maxY) == (10, 20, -20, -20))
  }

  @Test func `insets move each edge by its own distance`() {
    let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(Self.rect.inset(by: insets) == SceneRect(x: 12, y: 21, width: 20, height: 35))
    #expect(Self.rect.outset(by: insets) == SceneRect(x: 8, y: 19, width: 40, height: 45))
    #expect(Self.rect.inset(by: .zero) == Self.rect)
    #expect(Self.rect.outset(by: Insets(-5)) == Self.rect.inset(by: Insets(5)))
  }

  @Test func `insets that meet in the middle leave nothing to hit`() {
    let center = Self.rect.center
    #expect(Self.rect.inset(by: .horizontal(14)).contains(center))
    #expect(!Self.rect.inset(by: .horizontal(15)).contains(center))
    #expect(!Self.rect.inset(by: .horizontal(16)).contains(center))
    #expect(Self.rect.inset(by: .horizontal(16)).size.width == -2)
  }

  @Test func `an offset moves the rectangle and keeps its size`() {
    let moved = Self.rect.offset(by: SceneVector(dx: -10, dy: 5))
    #expect(moved == SceneRect(x: 0, y: 25, width: 30, height: 40))
  }

  private static let intersections: [(SceneRect, SceneRect?)] = [
    (SceneRect(x: 0, y: 0, width: 20, height: 30), SceneRect(x: 10, y: 20, width: 10, height: 10)),
    (SceneRect(x: 15, y: 25, width: 5, height: 5), SceneRect(x: 15, y: 25, width: 5, height: 5)),
    (SceneRect(x: 0, y: 30, width: 100, height: 5), SceneRect(x: 10, y: 30, width: 30, height: 5)),
    // Rectangles that touch at an edge or a corner share no point.
    (SceneRect(x: 0, y: 0, width: 10, height: 100), nil), (SceneRect(x: 40, y: 0, width: 10, height: 100), nil),
    (SceneRect(x: 0, y: 0, width: 100, height: 20), nil), (SceneRect(x: 40, y: 60, width: 1, height: 1), nil),
    (SceneRect(x: 39, y: 59, width: 10, height: 10), SceneRect(x: 39, y: 59, width: 1, height: 1)),
  ]

  @Test(arguments: intersections)
  func `an intersection is what both have in common`(other: SceneRect, expected: SceneRect?) {
    #expect(Self.rect.intersection(other) == expected)
    #expect(other.intersection(Self.rect) == expected)
  }

  @Test func `a point is in an intersection when it is in both`() {
    for step in 0..<(12 * 12 * 4) {
      let (x, y, width) = (Double(step % 12) - 3, Double(step / 12 % 12) - 3, Double(step / 144))
      let first = SceneRect(x: 0, y: 0, width: 6, height: 6)
      let second = SceneRect(x: x, y: y, width: width, height: 3)
      let common = first.intersection(second)
      for cell in 0..<100 {
        let point = ScenePoint(x: Double(cell % 10) - 1, y: Double(cell / 10) - 1)
        #expect((common?.contains(point) ?? false) == (first.contains(point) && second.contains(point)))
      }
    }
  }

  @Test func `huge rectangles neither trap nor contain nonsense`() {
    let large = Double.greatestFiniteMagnitude
    let rect = SceneRect(x: -large, y: -large, width: large, height: large).outset(by: Insets(large))
    #expect(!rect.contains(ScenePoint(x: .nan, y: 0)))
    let half = SceneRect(x: 0, y: 0, width: .infinity, height: .infinity)
    #expect(half.contains(ScenePoint(x: large, y: large)))
    #expect(!half.contains(ScenePoint(x: .infinity, y: 0)))
    #expect(half.intersection(Self.rect) == Self.rect)
  }
}
