#if !hasFeature(Embedded)

/// Makes a clock of the standard library one that calls drivers on the main actor.
///
/// ```swift
/// let clock = MainClock(ContinuousClock())
/// clock.schedule(at: clock.now.advanced(by: .seconds(0.5)), label: "hold") { print("held") }
/// ```
///
/// The time starts at zero when the clock is created. A task sleeps for each alarm; the first one to wake runs every
/// alarm that is due, in the order of deadlines, however late the main actor is and in whatever order the tasks wake.
/// An action never runs inside the call that schedules it.
///
/// Alarms that are pending when the clock goes away do not fire, nor does one whose sleep the underlying clock refuses
/// by throwing an error.
@MainActor
public final class MainClock<C: Clock>: @MainActor DeadlineClock where C.Duration == Duration {
  private let clock: C
  private let origin: C.Instant
  private var queue = AlarmQueue()
  private var sleepers: [Int64: Task<Void, Never>] = [:]

  /// Creates a clock whose time is zero at this moment.
  ///
  /// - Parameter clock: What measures the time.
  public init(_ clock: C) {
    self.clock = clock
    origin = clock.now
  }

  deinit {
    for sleeper in sleepers.values { sleeper.cancel() }
  }

  /// The time since this clock was created.
  public var now: Timestamp {
    clock.timestamp(since: origin)
  }

  /// The alarms that have not fired, in the order in which they will.
  public var pending: [PendingAlarm] {
    queue.accounts
  }

  /// Asks for an action to be run on the main actor when the clock has reached a deadline.
  @discardableResult
  public func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    let ticket = queue.add(at: deadline, label: label, action)
    sleepers[ticket] = Task { [weak self, clock, origin, now] in
      do {
        try await clock.sleep(from: now, until: deadline, since: origin)
        self?.fireAlarms(dueBy: deadline)
      } catch {
        self?.withdraw(ticket)
      }
    }
    return Alarm(ticket: ticket, of: self)
  }

  /// Withdraws the alarm with this ticket, if it is pending; called by an alarm that is cancelled.
  public func withdraw(_ ticket: Int64) {
    sleepers.removeValue(forKey: ticket)?.cancel()
    withExtendedLifetime(queue.take(ticket)) {}
  }

  private func fireAlarms(dueBy deadline: Timestamp) {
    // Read once: an action that asks for the present instant again and again must not hold up the main actor.
    let end = max(deadline, now)
    while let alarm = queue.takeFirst(dueBy: end) {
      sleepers[alarm.ticket] = nil
      alarm.action()
    }
  }
}

#endif
