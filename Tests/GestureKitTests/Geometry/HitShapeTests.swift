import Testing

@testable import GestureKit

/// The points lie on (3, 4, 5) triangles, so that "exactly on the curve" is exact in floating point as well.
struct HitShapeTests {
  private static let square = SceneRect(x: 0, y: 0, width: 100, height: 100)
  private static let wide = SceneRect(x: 0, y: 0, width: 200, height: 100)
  private static let tall = SceneRect(x: 0, y: 0, width: 100, height: 200)
  private static let bit = 0x1p-40

  private static let rectPoints: [(Double, Double, Bool)] = [
    (0.0, 0.0, true), (0, 100.0.nextDown, true), (100.0.nextDown, 0, true), (100, 0, false), (0, 100, false),
  ]

  @Test(arguments: rectPoints)
  func `a rect takes what the rectangle contains`(x: Double, y: Double, isInside: Bool) {
    #expect(HitShape.rect.contains(ScenePoint(x: x, y: y), in: Self.square) == isInside)
  }

  private static let circlePoints: [(Double, Double, Bool)] = [
    (50.0, 50.0, true), (0, 0, false), (99, 99, false),
    // On the curve, and to either side of it.
    (20, 10, true), (20, 10 + bit, true), (20, 10 - bit, false),
    (80, 90, true), (80, 90 - bit, true), (80, 90 + bit, false), (10, 80, true), (10 - bit, 80, false),
    // The four outermost points: two of them are on edges that the square does not own.
    (50, 0, true), (0, 50, true), (50, 100, false), (100, 50, false), (50, 100.0.nextDown, true),
  ]

  @Test(arguments: circlePoints)
  func `a circle in a square takes its curve but not the square's far edges`(x: Double, y: Double, isInside: Bool) {
    #expect(HitShape.circle.contains(ScenePoint(x: x, y: y), in: Self.square) == isInside)
  }

  private static let wideCirclePoints: [(Double, Double, Bool)] = [
    (100.0, 0.0, true), (100, 100, false), (50, 50, true), (50 - bit, 50, false), (150, 50, true),
    (150 + bit, 50, false), (70, 10, true), (70, 10 - bit, false), (10, 50, false), (130, 90, true),
  ]

  @Test(arguments: wideCirclePoints)
  func `a circle in a longer rectangle is the largest around the center`(x: Double, y: Double, isInside: Bool) {
    #expect(HitShape.circle.contains(ScenePoint(x: x, y: y), in: Self.wide) == isInside)
    #expect(HitShape.circle.contains(ScenePoint(x: y, y: x), in: Self.tall) == isInside)
  }

  private static let capsulePoints: [(Double, Double, Bool)] = [
    (100.0, 50.0, true), (0, 0, false), (0, 50, true), (0, 49.75, false), (0, 50.25, false),
    (20, 10, true), (20, 10 - bit, false), (10, 20, true), (10 - bit, 20, false), (20, 90, true),
    (180, 10, true), (180 + bit, 10, false), (180, 90, true), (180, 90 + bit, false),
    // Straight sides run from 50 to 150.
    (50, 0, true), (150, 0, true), (50 - 1, 0, false), (150 + 1, 0, false), (100, 100, false),
    (200, 50, false), (200.0.nextDown, 50, true),
  ]

  @Test(arguments: capsulePoints)
  func `a capsule rounds its shorter sides off`(x: Double, y: Double, isInside: Bool) {
    #expect(HitShape.capsule.contains(ScenePoint(x: x, y: y), in: Self.wide) == isInside)
    #expect(HitShape.capsule.contains(ScenePoint(x: y, y: x), in: Self.tall) == isInside)
  }

  private static let roundedRectPoints: [(Double, Double, Bool)] = [
    (50.0, 50.0, true), (0, 0, false), (99, 0, false), (0, 99, false), (99.5, 99.5, false),
    (4, 2, true), (4, 2 - bit, false), (2, 4, true), (2 - bit, 4, false), (96, 2, true), (4, 98, true),
    (96, 98, true), (96, 98 + bit, false), (96 + bit, 98, false),
    (10, 0, true), (9, 0, false), (90, 0, true), (91, 0, false), (0, 10, true), (0, 9, false), (100, 50, false),
  ]

  @Test(arguments: roundedRectPoints)
  func `a rounded rectangle loses its corners only`(x: Double, y: Double, isInside: Bool) {
    #expect(HitShape.roundedRect(radius: 10).contains(ScenePoint(x: x, y: y), in: Self.square) == isInside)
  }

  @Test(arguments: [50, 50.0.nextUp, 1000, Double.greatestFiniteMagnitude, Double.infinity])
  func `a radius of half the shorter side or more makes a capsule`(radius: Double) {
    for step in 0..<(41 * 21) {
      let point = ScenePoint(x: Double(step % 41) * 5, y: Double(step / 41) * 5)
      let isInside = HitShape.capsule.contains(point, in: Self.wide)
      #expect(HitShape.roundedRect(radius: radius).contains(point, in: Self.wide) == isInside)
    }
  }

  @Test(arguments: [0, -0.0, -10, -Double.infinity, Double.nan])
  func `a radius of zero or less, or NaN, rounds nothing off`(radius: Double) {
    let shape = HitShape.roundedRect(radius: radius)
    #expect(shape.contains(ScenePoint(x: 0, y: 0), in: Self.square))
    #expect(shape.contains(ScenePoint(x: 100.0.nextDown, y: 100.0.nextDown), in: Self.square))
    #expect(!shape.contains(ScenePoint(x: 100, y: 0), in: Self.square))
  }

  @Test func `rounding never takes a straight edge away`() {
    for step in 0..<1000 {
      let rect = SceneRect(x: Double(step) * 0.1, y: Double(step) * 0.7, width: 1.1, height: 2.3)
      let leftmost = ScenePoint(x: rect.minX, y: rect.center.y)
      #expect(HitShape.capsule.contains(leftmost, in: rect))
      #expect(HitShape.roundedRect(radius: 0.3).contains(leftmost, in: rect))
    }
  }

  @Test func `the outset grows the shape and leaves the radius of a rounded rectangle alone`() {
    let small = SceneRect(x: 10, y: 10, width: 80, height: 80)
    let onCircle = ScenePoint(x: 20, y: 10)
    #expect(!HitShape.circle.contains(onCircle, in: small))
    #expect(HitShape.circle.contains(onCircle, in: small, outset: Insets(10)))
    #expect(!HitShape.circle.contains(ScenePoint(x: 20, y: 10 - Self.bit), in: small, outset: Insets(10)))
    let rounded = HitShape.roundedRect(radius: 10)
    #expect(rounded.contains(ScenePoint(x: 4, y: 2), in: small, outset: Insets(10)))
    #expect(!rounded.contains(ScenePoint(x: 4, y: 2 - Self.bit), in: small, outset: Insets(10)))
  }

  @Test func `an outset on one side moves the shape's center`() {
    let outset = Insets(leading: 100)
    // The circle sits in the middle of -100...100, where the square alone has its left edge.
    #expect(HitShape.circle.contains(ScenePoint(x: -50, y: 50), in: Self.square, outset: outset))
    #expect(!HitShape.circle.contains(ScenePoint(x: 51, y: 50), in: Self.square, outset: outset))
    #expect(HitShape.rect.contains(ScenePoint(x: -100, y: 0), in: Self.square, outset: outset))
    #expect(!HitShape.rect.contains(ScenePoint(x: (-100.0).nextDown, y: 0), in: Self.square, outset: outset))
  }

  @Test(arguments: [HitShape.rect, .roundedRect(radius: 3), .circle, .capsule])
  func `no shape takes a point where there is no area`(shape: HitShape) {
    let middle = ScenePoint(x: 50, y: 50)
    #expect(shape.contains(middle, in: Self.square))
    #expect(!shape.contains(middle, in: Self.square, outset: Insets(-50)))
    #expect(!shape.contains(middle, in: Self.square, outset: Insets(.nan)))
    #expect(!shape.contains(middle, in: SceneRect(x: 100, y: 100, width: -100, height: -100)))
    #expect(!shape.contains(ScenePoint(x: .nan, y: 50), in: Self.square))
    #expect(!shape.contains(ScenePoint(x: 50, y: .infinity), in: Self.square))
  }
}
