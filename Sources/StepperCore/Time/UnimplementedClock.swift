/// A clock for code that should need none: it reports each use, shows the same time for ever and never fires.
///
/// ```swift
/// let clock = UnimplementedClock { use in Issue.record("unexpected use of the clock: \(use)") }
/// ```
public final class UnimplementedClock: DeadlineClock {
  /// One use of the clock.
  public enum Use: Hashable, Sendable, CustomStringConvertible {
    /// Somebody asked for the time.
    case now
    /// Somebody scheduled an alarm.
    case schedule(PendingAlarm)

    /// The use in words.
    public var description: String {
      switch self {
      case .now: "now"
      case .schedule(let alarm): "schedule \(alarm)"
      }
    }
  }

  private let time: Timestamp
  private let report: (Use) -> Void

  /// Creates a clock that shows one instant only.
  ///
  /// - Parameters:
  ///   - now: The instant to show.
  ///   - report: Told of each use; a test records a failure here. By default nothing happens.
  public init(now: Timestamp = .zero, report: @escaping (Use) -> Void = { _ in }) {
    time = now
    self.report = report
  }

  /// The instant given at the start; asking for it is reported.
  public var now: Timestamp {
    report(.now)
    return time
  }

  /// Reports the alarm and forgets its action.
  @discardableResult
  public func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    report(.schedule(PendingAlarm(deadline: deadline, label: label)))
    return Alarm(ticket: 0, of: self)
  }

  /// Does nothing, since nothing is ever pending.
  public func withdraw(_ ticket: Int64) {}
}
