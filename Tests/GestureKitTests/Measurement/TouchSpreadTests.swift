import Testing

@testable import GestureKit

private typealias Point = (x: Double, y: Double)

struct TouchSpreadTests {
  private let none: [Point] = []

  @Test func `no fingers have neither centroid nor span`() {
    #expect(TouchSpread.centroid(of: none) == nil)
    #expect(TouchSpread.span(of: none) == nil)
  }

  @Test func `one finger is its own centroid and not spread`() throws {
    let one: [Point] = [(0.1, -7)]
    #expect(try #require(TouchSpread.centroid(of: one)) == (0.1, -7))
    #expect(TouchSpread.span(of: one) == 0)
  }

  @Test func `two fingers are spread by half their distance`() throws {
    let two: [Point] = [(10, 20), (16, 28)]
    #expect(try #require(TouchSpread.centroid(of: two)) == (13, 24))
    #expect(TouchSpread.span(of: two) == 5)
  }

  @Test func `four fingers are spread by their mean distance from the middle`() throws {
    let four: [Point] = [(0, 0), (6, 8), (6, 0), (0, 8)]
    #expect(try #require(TouchSpread.centroid(of: four)) == (3, 4))
    #expect(TouchSpread.span(of: four) == 5)
    // Around (2, 0) at 2, 2, 0 and 4 points.
    #expect(TouchSpread.span(of: [(0, 0), (0, 0), (2, 0), (6, 0)] as [Point]) == 2)
  }

  @Test(arguments: 1...10)
  func `fingers at one place are not spread by a single bit`(count: Int) throws {
    let points: [Point] = Array(repeating: (0.1, 1e7 / 3), count: count)
    #expect(try #require(TouchSpread.centroid(of: points)) == (0.1, 1e7 / 3))
    #expect(TouchSpread.span(of: points) == 0)
  }

  @Test func `the largest numbers do not overflow`() throws {
    let largest = Double.greatestFiniteMagnitude
    let apart: [Point] = [(largest, 0), (-largest, 0)]
    #expect(try #require(TouchSpread.centroid(of: apart)) == (0, 0))
    #expect(TouchSpread.span(of: apart) == largest)
    let together: [Point] = [(largest, largest), (largest, largest), (largest, largest)]
    #expect(try #require(TouchSpread.centroid(of: together)) == (largest, largest))
    #expect(TouchSpread.span(of: together) == 0)
    let corners: [Point] = [(largest, largest), (-largest, -largest), (largest, -largest)]
    let center = try #require(TouchSpread.centroid(of: corners))
    #expect(center.x.isFinite && center.y.isFinite)
    // Two of the three distances, 1.5 times the largest number, count as that number; the third is 0.943 times it.
    let span = try #require(TouchSpread.span(of: corners))
    #expect(span < largest && span > 0.98 * largest)
  }

  @Test(arguments: [1e-300, 64 * .leastNonzeroMagnitude, 1e150, 1e200, 1e300])
  func `a span is right where squares would vanish or overflow`(unit: Double) throws {
    let span = try #require(TouchSpread.span(of: [(-3 * unit, -4 * unit), (3 * unit, 4 * unit)] as [Point]))
    #expect(abs(span / unit - 5) < 1e-2)
    if unit > 1e-301 { #expect(abs(span / unit - 5) < 1e-14) }
  }

  @Test func `the angle points from the first finger to the second`() {
    let origin: Point = (10, 10)
    #expect(TouchSpread.angle(from: origin, to: (12, 10)) == 0)
    #expect(TouchSpread.angle(from: origin, to: (10, 12)) == .pi / 2)
    #expect(TouchSpread.angle(from: origin, to: (8, 10)) == .pi)
    #expect(TouchSpread.angle(from: origin, to: (10, 8)) == -.pi / 2)
    #expect(TouchSpread.angle(from: origin, to: (13, 7)) == -.pi / 4)
  }

  @Test func `fingers at one place have no angle`() {
    #expect(TouchSpread.angle(from: (3, 4), to: (3, 4)) == nil)
    #expect(TouchSpread.angle(from: (0, 0), to: (-0.0, 0)) == nil)
    #expect(TouchSpread.angle(from: (3, 4), to: (3, (4.0).nextUp)) == .pi / 2)
  }

  @Test func `fingers too far apart for a difference still have an angle`() {
    let largest = Double.greatestFiniteMagnitude
    #expect(TouchSpread.angle(from: (-largest, 0), to: (largest, 0)) == 0)
    #expect(TouchSpread.angle(from: (largest, largest), to: (-largest, -largest)) == -3 * .pi / 4)
    #expect(TouchSpread.angle(from: (-largest, -largest / 2), to: (largest, largest / 2)) == arctangent(y: 1, x: 2))
  }
}
