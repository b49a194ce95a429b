/// A clock that nobody waits for: it moves to each deadline at once and runs the action; for tests and previews.
///
/// An alarm that an action schedules runs when that action has returned, never inside it; of several the one with the
/// earliest deadline is first, and of equal deadlines the one scheduled first. Until then it can be cancelled.
///
/// Code that repeats for as long as nobody stops it would never come back. So the clock runs a limited number of
/// alarms in its life; later ones stay pending, and time stands still.
public final class ImmediateClock: DeadlineClock {
  /// The latest deadline reached so far.
  public private(set) var now: Timestamp

  private var remaining: Int
  private var queue = AlarmQueue()
  private var isFiring = false

  /// Creates a clock that stands at an instant.
  ///
  /// - Parameters:
  ///   - now: The time at first.
  ///   - limit: How many alarms the clock runs.
  public init(now: Timestamp = .zero, limit: Int = 1_000) {
    self.now = now
    remaining = limit
  }

  /// The alarms that have not run: those that wait for an action to return, and those past the limit.
  public var pending: [PendingAlarm] {
    queue.accounts
  }

  /// Moves the clock to a deadline, unless that has passed, and runs the action before it returns.
  ///
  /// Called from an action, it leaves both until that action has returned.
  @discardableResult
  public func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    let ticket = queue.add(at: deadline, label: label, action)
    if !isFiring { fireAlarms() }
    return Alarm(ticket: ticket, of: self)
  }

  /// Withdraws the alarm with this ticket, if it is pending; called by an alarm that is cancelled.
  public func withdraw(_ ticket: Int64) {
    withExtendedLifetime(queue.take(ticket)) {}
  }

  private func fireAlarms() {
    isFiring = true
    while remaining > 0, let alarm = queue.takeFirst(dueBy: .max) {
      remaining -= 1
      now = max(now, alarm.deadline)
      alarm.action()
    }
    isFiring = false
  }
}
