import Testing

@testable import GestureKit

/// What is cut out of the time of a drawing.
struct TimeScaleTests {
  private static func pieces(_ times: [Int64], busy: [(Int64, Int64)] = []) -> [[Int64]] {
    let million: Int64 = 1_000_000
    let busy = busy.map { TimeScale.Piece(start: $0.0 * million, end: $0.1 * million) }
    return TimeScale(times: times.map { $0 * million }, busy: busy).pieces.map {
      [$0.start / million, $0.end / million]
    }
  }

  @Test func `nothing is cut where something happens all along`() {
    #expect(Self.pieces([0, 100, 200, 300, 400]) == [[0, 400]])
    #expect(Self.pieces([]) == [[0, 0]])
    #expect(Self.pieces([7]) == [[7, 7]])
  }

  @Test func `an idle stretch is cut from 300 ms on`() {
    #expect(Self.pieces([0, 299]) == [[0, 299]])
    #expect(Self.pieces([0, 300]) == [[0, 0], [300, 300]])
  }

  @Test func `an idle stretch is cut from a quarter on`() {
    let rest: [Int64] = Array(stride(from: 0, through: 1_200, by: 200))
    #expect(Self.pieces(rest + [1_599]) == [[0, 1_599]])
    #expect(Self.pieces(rest + [1_600]) == [[0, 1_200], [1_600, 1_600]])
  }

  @Test func `a stretch in which something lasts stays, unless it is nearly everything`() {
    #expect(Self.pieces([0, 1_000, 1_999], busy: [(0, 2_000)]) == [[0, 1_999]])
    #expect(Self.pieces([0, 1_999], busy: [(0, 2_000)]) == [[0, 1_999]])
    #expect(Self.pieces([0, 2_000], busy: [(0, 2_000)]) == [[0, 0], [2_000, 2_000]])
    #expect(Self.pieces([0, 1_000, 4_000], busy: [(0, 4_000)]) == [[0, 1_000], [4_000, 4_000]])
    #expect(Self.pieces([0, 1_000, 3_999], busy: [(0, 4_000)]) == [[0, 3_999]])
  }

  @Test func `at most six stretches are cut`() {
    #expect(Self.pieces((0..<20).map { $0 < 10 ? 1 << ($0 + 10) : 1 << 30 + $0 }).count <= 7)
  }
}
