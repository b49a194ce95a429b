#if !hasFeature(Embedded)
import StepperCore

/// A time in a file, in milliseconds, read exactly to the nanosecond.
struct ScenarioTime: Decodable {
  let timestamp: Timestamp

  /// The integers up to here stand for themselves: 104 days, of which whole milliseconds are exact.
  ///
  /// A fraction is exact to the nanosecond up to 2³² ms, 49 days; beyond, a `Double` is too coarse for it.
  private static let limit: Double = 0x1p53

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let nanoseconds = try container.decode(Double.self) * 1_000_000
    guard nanoseconds >= 0, nanoseconds < Self.limit else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected milliseconds from 0 to 9007199254 (104 days)"
      )
    }
    timestamp = Timestamp(nanoseconds: Int64(nanoseconds.rounded()))
  }
}

/// A duration in a file, in seconds.
struct ScenarioDuration: Decodable {
  let duration: Duration

  /// A bound far beyond any gesture, which keeps the sum of two times within what a timestamp can tell.
  private static let limit: Double = 1_000_000_000

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let seconds = try container.decode(Double.self)
    guard abs(seconds) <= Self.limit else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected at most a billion seconds")
    }
    duration = .seconds(seconds)
  }
}

extension Timestamp {
  /// The time as it stands in a file.
  var milliseconds: Double { Double(nanoseconds) / 1_000_000 }

  /// The time in milliseconds with as many decimals as it needs, three by three.
  var millisecondText: String {
    let (whole, fraction) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard fraction != 0 else { return "\(whole)" }
    let digits = String(String(fraction + 1_000_000).dropFirst())
    return "\(whole)." + (digits.hasSuffix("000") ? String(digits.prefix(3)) : digits)
  }
}
#endif
