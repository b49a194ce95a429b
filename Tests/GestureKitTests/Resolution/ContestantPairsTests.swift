import Testing

@testable import GestureKit

@Suite struct ContestantPairsTests {
  @Test func `a pair is the same from both ends, and stands there once`() {
    var pairs: ContestantPairs = [.init(3, 1), .init(1, 3), .init(0, 2)]
    pairs.insert(.init(2, 0))
    #expect(pairs == [.init(0, 2), .init(1, 3)])
    #expect(pairs.contains(.init(3, 1)))
  }

  @Test func `only pairs that were put in are there, whatever the order`() {
    let numbers = 0..<6
    let all = numbers.flatMap { first in (first..<6).map { ContestantPairs.Pair(first, $0) } }
    var pairs: ContestantPairs = []
    for pair in all.reversed() where (pair.low + pair.high) % 3 == 0 { pairs.insert(pair) }
    for pair in all { #expect(pairs.contains(pair) == ((pair.low + pair.high) % 3 == 0), "\(pair)") }
  }
}
