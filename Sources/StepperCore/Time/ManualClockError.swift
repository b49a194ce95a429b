/// Why a manual clock refused to move, or was not found at rest.
///
/// Times are those of the clock itself, without its skew.
public enum ManualClockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The clock was told to go back; it stayed where it was.
  case backwards(now: Timestamp, target: Timestamp)

  /// An action told the clock that runs it to move on; the clock stayed at that action's time.
  case reentrant(now: Timestamp, firing: PendingAlarm)

  /// So many alarms fired in one call, and more were due; these are still pending, in firing order.
  case limitReached(limit: Int, pending: [PendingAlarm])

  /// The clock was expected to be at rest, but these alarms are still pending, in firing order.
  case notIdle(pending: [PendingAlarm])

  /// The error as a sentence, with its times in milliseconds.
  public var description: String {
    switch self {
    case .backwards(let now, let target):
      "The clock cannot go back from \(now.inMilliseconds) to \(target.inMilliseconds)."
    case .reentrant(let now, let firing):
      "The action of \(firing) tried to move the clock that was running it, at \(now.inMilliseconds)."
    case .limitReached(let limit, let pending):
      "After \(limit) alarms there is no end in sight; still pending: \(Self.list(pending))."
    case .notIdle(let pending):
      "Still pending: \(Self.list(pending))."
    }
  }

  private static func list(_ alarms: [PendingAlarm]) -> String {
    var text = ""
    for alarm in alarms {
      text += text.isEmpty ? alarm.description : ", \(alarm)"
    }
    return text
  }
}
