/// Pairs of contestants, in order: most scenes have none, and a look into a few is cheaper than hashing.
package struct ContestantPairs: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Two contestants, the lower number first.
  package struct Pair: Hashable, Sendable {
    package let low: Int
    package let high: Int

    package init(_ first: Int, _ second: Int) {
      low = min(first, second)
      high = max(first, second)
    }
  }

  private var pairs: [Pair] = []

  package init(arrayLiteral pairs: Pair...) {
    for pair in pairs { insert(pair) }
  }

  func contains(_ pair: Pair) -> Bool {
    guard !pairs.isEmpty else { return false }
    let place = place(of: pair)
    return place < pairs.count && pairs[place] == pair
  }

  mutating func insert(_ pair: Pair) {
    if !contains(pair) { pairs.insert(pair, at: place(of: pair)) }
  }

  /// Where a pair stands, or would.
  private func place(of pair: Pair) -> Int {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      let other = pairs[middle]
      let isBefore = other.low < pair.low || (other.low == pair.low && other.high < pair.high)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
