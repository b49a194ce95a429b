@testable import GestureKit

/// A repeatable source of random numbers (SplitMix64).
struct MeasurementNoise: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// Any finite number, all magnitudes alike.
  mutating func anyFinite() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }
}
