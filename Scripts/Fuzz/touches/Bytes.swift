/// The fuzzer's bytes, taken one after the other; after the last one there are only zeros.
struct Bytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard !isAtEnd else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(byte()) % choices.count] }

  mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
  }

  /// Mostly small whole numbers, sometimes any double at all.
  mutating func double() -> Double {
    let kind = byte()
    switch kind {
    case 0..<200: return Double(kind) * 2
    case 200..<230: return Double(Int8(bitPattern: byte())) / 4
    case 230..<250:
      return pick([.nan, .infinity, -.infinity, 0x1p1023, -0x1p1023, 0x1p-1074, -0.0, 0x1p53, 0x1p63, 0.1, 1e-9, 1e18])
    default: return Double(bitPattern: word())
    }
  }

  /// Mostly small numbers, sometimes any integer at all.
  mutating func int() -> Int {
    let kind = byte()
    switch kind {
    case 0..<220: return Int(kind) - 60
    case 220..<240: return pick([.min, .max, .min + 1, .max - 1, 1 << 32, 1 << 53, -(1 << 53), 1_000_000])
    default: return Int(truncatingIfNeeded: word())
    }
  }

  /// The next time: mostly later by some milliseconds, on occasion to the nanosecond, back, or at the ends of time.
  mutating func time(after time: Int64) -> Int64 {
    let kind = byte()
    let step: Int64
    switch kind {
    case 0..<100: step = Int64(kind) * 1_000_000
    case 100..<200: step = Int64(kind - 100) * 10_000_000
    case 200..<220: step = pick([0, 1, -1, 350_000_000, 350_000_001, 500_000_000, 750_000_000, 749_999_999])
    case 220..<240: step = pick([-1_000_000, -1_000_000_000, 10_000_000_000, 1 << 40, 1 << 50, 1 << 60, -(1 << 62)])
    case 240..<244: return pick([.min, .max, .min + 1, .max - 1, 0, 1 << 62])
    default: step = Int64(kind - 240) * 16_666_667
    }
    let (sum, hasOverflown) = time.addingReportingOverflow(step)
    return hasOverflown ? (step > 0 ? .max : .min) : sum
  }
}

/// Ends the process with a message, which a failed precondition of an optimized build does not give.
func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
  if !isRight { fatalError(message()) }
}
