/// An instant on the host's monotonic time base, exact to the nanosecond.
///
/// The origin is the host's choice: the start of the process, of a recording, of a test. Machines only ever compare
/// timestamps and add durations to them, so any origin gives the same results, but every timestamp given to one
/// machine must share it. Arithmetic saturates at ``min`` and ``max`` instead of overflowing.
public struct Timestamp: InstantProtocol, Hashable, Sendable {
  /// The time since the host's origin, in nanoseconds.
  public let nanoseconds: Int64

  /// Creates the instant that lies a number of nanoseconds after the host's origin.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant that lies a duration after the host's origin, rounded to the nearest nanosecond.
  ///
  /// A duration beyond ±292 years gives ``min`` or ``max``.
  public init(_ sinceOrigin: Duration) {
    nanoseconds = sinceOrigin.saturatedNanoseconds
  }

  /// The host's origin itself.
  public static let zero: Timestamp = Timestamp(nanoseconds: 0)

  /// The earliest instant that can be told.
  public static let min: Timestamp = Timestamp(nanoseconds: .min)

  /// The latest instant that can be told; no machine ever waits for it.
  public static let max: Timestamp = Timestamp(nanoseconds: .max)

  /// Returns the instant a duration later (earlier if it is negative), saturated at ``min`` and ``max``.
  public func advanced(by duration: Duration) -> Timestamp {
    Timestamp(nanoseconds: nanoseconds.addingSaturated(duration.saturatedNanoseconds))
  }

  /// Returns the duration from this instant to another one: negative when the other one is earlier.
  public func duration(to other: Timestamp) -> Duration {
    .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
  }

  /// Tells whether one instant is earlier than another.
  @inlinable
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.nanoseconds < second.nanoseconds
  }
}

#if !hasFeature(Embedded)
extension Timestamp: Codable {}
#endif

extension Duration {
  /// The duration in whole nanoseconds, rounded to the nearest (half away from zero), saturated at `Int64`'s limits.
  ///
  /// Rounding matters: `Duration.seconds(0.7)` is 44 attoseconds short of 700 ms, and cutting it off would give
  /// 699,999,999 ns.
  package var saturatedNanoseconds: Int64 {
    // A little less than Int64's range, so that nothing below can overflow; `components` itself traps far beyond it.
    guard self < .seconds(9_223_372_036 as Int64) else { return .max }
    guard self > .seconds(-9_223_372_036 as Int64) else { return .min }
    let (seconds, attoseconds) = components
    let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
    return seconds * 1_000_000_000 + (attoseconds + half) / 1_000_000_000
  }
}

extension Int64 {
  /// The sum, or the limit of the type that it would pass.
  @inlinable
  package func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The product, or the limit of the type that it would pass.
  @inlinable
  package func multipliedSaturated(by other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
