import Testing

@testable import GestureKit

/// Where the parts of drawings go that do not fit.
struct DrawingPlacesTests {
  @Test func `a time before all that is shown is at the left edge, one in a cut at its beginning`() {
    let second: Int64 = 1_000_000_000
    // From 1 to 2 s and from 12 to 13 s; 10 s are cut out.
    let busy = [(1, 2), (12, 13)].map { TimeScale.Piece(start: $0 * second, end: $1 * second) }
    let scale = TimeScale(times: [1, 2, 12, 13].map { $0 * second }, busy: busy)
    let axis = TimelineAxis(scale, left: 100, right: 330, end: 340)
    #expect(axis.nearestX(of: 0) == 100)
    #expect(axis.nearestX(of: second) == 100)
    // Both stretches share what the cut leaves of 230 points.
    #expect(axis.nearestX(of: 2 * second) == 200)
    #expect(axis.nearestX(of: 5 * second) == 200)
    #expect(axis.nearestX(of: 12 * second) == 230)
    #expect(axis.nearestX(of: .max) == 330)
  }

  @Test func `labels in a frame stand below each other, eight at most`() {
    var field = LabelField(avoiding: [])
    for _ in 0..<10 { field.place("x", in: SceneRect(x: 0, y: 0, width: 100, height: 1_000)) }
    #expect(field.labels.map(\.area.minY) == (0..<8).map { 4 + Double($0) * LabelField.lineHeight })
  }

  @Test(arguments: [(48.999, 2), (49, 3)])
  func `labels in a frame end where it ends`(height: Double, count: Int) {
    var field = LabelField(avoiding: [])
    for _ in 0..<10 { field.place("x", in: SceneRect(x: 0, y: 0, width: 100, height: height)) }
    // Four points above the first of them, and fifteen for each.
    #expect(field.labels.count == count)
  }
}
