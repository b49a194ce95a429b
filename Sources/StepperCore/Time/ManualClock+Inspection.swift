extension ManualClock {
  /// The alarms that have not fired and were not cancelled, in the order in which they will fire.
  public var pending: [PendingAlarm] {
    queue.accounts
  }

  /// The number of pending alarms.
  public var pendingCount: Int {
    queue.count
  }

  /// The earliest deadline that is pending, which may have passed; `nil` if nothing is.
  public var nextDeadline: Timestamp? {
    queue.nextDeadline
  }

  /// Checks that nothing is pending, as a test does at its end.
  ///
  /// - Throws: ``ManualClockError/notIdle(pending:)`` with the alarms that are.
  public func assertIdle() throws(ManualClockError) {
    guard queue.count == 0 else { throw .notIdle(pending: pending) }
  }
}

extension ManualClock {
  /// One thing that happened to an alarm of a manual clock.
  public struct Record: Hashable, Sendable, CustomStringConvertible {
    /// What can happen to an alarm.
    public enum Event: Hashable, Sendable {
      /// It was asked for.
      case scheduled
      /// It was withdrawn before its time.
      case cancelled
      /// Its action is about to run.
      case fired
    }

    /// What happened.
    public let event: Event

    /// When it happened, by the clock without its skew.
    public let time: Timestamp

    /// The alarm that it happened to.
    public let alarm: PendingAlarm

    /// Creates the record of an event.
    public init(_ event: Event, at time: Timestamp, _ alarm: PendingAlarm) {
      self.event = event
      self.time = time
      self.alarm = alarm
    }

    /// The time in milliseconds, the event and the alarm.
    public var description: String {
      let name =
        switch event {
        case .scheduled: "scheduled"
        case .cancelled: "cancelled"
        case .fired: "fired"
        }
      return "\(time.inMilliseconds) \(name) \(alarm)"
    }
  }
}
