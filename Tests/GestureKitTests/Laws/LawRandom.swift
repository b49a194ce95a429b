@testable import GestureKit

/// A small generator whose streams are the same on every platform.
struct LawRandom: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// One of the values; the first one of an empty list is a programming error.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  /// True as often as said, in percent.
  mutating func chance(_ percent: Int) -> Bool {
    .random(in: 0..<100, using: &self) < percent
  }

  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(int(range))
  }
}
