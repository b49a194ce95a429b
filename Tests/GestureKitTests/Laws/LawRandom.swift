/// A small generator whose streams are the same on every platform.
struct LawRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
