/// What a driver asks of a clock: what time is it, and call me at this instant.
///
/// Machines never see a clock. Only the driver on top of them holds one, reads ``now`` when an input arrives and asks
/// to be called at the next deadline. ``ManualClock`` is the one for tests; `MainClock` and `ClockLoop` make any clock
/// of the standard library into one of these.
///
/// Neither a clock nor its alarms are sendable, and the protocol belongs to no actor: a clock, the code that uses it
/// and the actions it runs all live in one place, and the compiler refuses to let one of them leave it.
///
/// A clock of your own keeps four promises:
///
/// - An action runs at most once, at its deadline or as soon afterwards as the clock can, never before.
/// - Actions run in the order of their deadlines; equal deadlines in the order in which they were scheduled.
/// - A deadline that has passed already is due at once.
/// - An action is released when it has run or was withdrawn, not later.
public protocol DeadlineClock: AnyObject {
  /// The present instant on the time base of this clock.
  var now: Timestamp { get }

  /// Asks the clock to run an action once, at an instant.
  ///
  /// Until the action has run, the clock keeps it and all that it captures; an owner that is to go away sooner cancels
  /// the alarm or is captured weakly. A clock may run the action before this method returns (``ImmediateClock`` does),
  /// so an alarm may be over by the time it is handed out.
  ///
  /// - Parameters:
  ///   - deadline: When the action is due, on the time base of ``now``; an instant that has passed is due at once.
  ///   - label: Names what is waiting, for whoever lists the pending alarms.
  ///   - action: What to run.
  /// - Returns: The means to withdraw the action before it has run; it may be ignored.
  @discardableResult
  func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm

  /// Withdraws what was scheduled under a ticket and releases its action; called by an alarm that is cancelled.
  ///
  /// Does nothing when that action has run, was withdrawn before, or never existed.
  ///
  /// - Parameter ticket: The number the clock gave to the alarm.
  func withdraw(_ ticket: Int64)
}

/// An action that a clock will run at a deadline, as seen by whoever asked for it.
///
/// An alarm is a number and the clock that gave it out. It keeps the clock alive, but not the action: the clock does
/// that, until it has run the action or the alarm is cancelled. Letting go of an alarm does not cancel it.
public struct Alarm {
  private let ticket: Int64
  private let clock: any DeadlineClock

  /// Creates the alarm that withdraws a ticket from a clock; for clocks, which are to use no ticket twice.
  public init(ticket: Int64, of clock: any DeadlineClock) {
    self.ticket = ticket
    self.clock = clock
  }

  /// Makes sure that the action does not run from now on, and releases it.
  ///
  /// Does nothing when the action has run, is running, or was cancelled before.
  public func cancel() {
    clock.withdraw(ticket)
  }
}

/// What can be told of an alarm that has not fired yet.
public struct PendingAlarm: Hashable, Sendable, CustomStringConvertible {
  /// When the alarm is due.
  public let deadline: Timestamp

  /// What the alarm is for, as said when it was scheduled.
  public let label: String

  /// Creates the account of an alarm.
  public init(deadline: Timestamp, label: String) {
    self.deadline = deadline
    self.label = label
  }

  /// The label and the deadline in milliseconds.
  public var description: String {
    "\(label) at \(deadline.inMilliseconds)"
  }
}

extension Timestamp {
  /// The time since the origin as it stands in descriptions.
  var inMilliseconds: String {
    "\(Double(nanoseconds) / 1_000_000) ms"
  }
}
