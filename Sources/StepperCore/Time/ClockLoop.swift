#if !hasFeature(Embedded)

/// Makes a clock of the standard library one for drivers on any actor; nothing fires until its run is awaited.
///
/// ```swift
/// actor Counter {
///   let clock = ClockLoop(ContinuousClock())
///   func start() async {
///     clock.schedule(at: clock.now.advanced(by: .seconds(0.5)), label: "hold") { print("held") }
///     await clock.run()
///   }
/// }
/// ```
///
/// The time starts at zero when the clock is created. Alarms wait in a list, and ``run(isolation:)`` fires them where
/// it was called: on that actor, in the order of deadlines, however late the actor is. An action never runs inside the
/// call that schedules it.
public final class ClockLoop<C: Clock>: DeadlineClock where C.Duration == Duration {
  private let clock: C
  private let origin: C.Instant
  private var queue = AlarmQueue()
  private var lastRun: Int64 = 0
  private var sleeper: Task<Timestamp?, Never>?
  private var sleepEnd: Timestamp = .min

  /// Creates a clock whose time is zero at this moment.
  ///
  /// - Parameter clock: What measures the time.
  public init(_ clock: C) {
    self.clock = clock
    origin = clock.now
  }

  /// The time since this clock was created.
  public var now: Timestamp {
    clock.timestamp(since: origin)
  }

  /// The alarms that have not fired, in the order in which they will.
  public var pending: [PendingAlarm] {
    queue.accounts
  }

  /// Asks for an action to be run, while the loop runs, when the clock has reached a deadline.
  @discardableResult
  public func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    let ticket = queue.add(at: deadline, label: label, action)
    if deadline < sleepEnd { sleeper?.cancel() }
    return Alarm(ticket: ticket, of: self)
  }

  /// Withdraws the alarm with this ticket, if it is pending; called by an alarm that is cancelled.
  public func withdraw(_ ticket: Int64) {
    withExtendedLifetime(queue.take(ticket)) {}
  }

  /// Fires alarms as they fall due, on the caller's actor, until the calling task is cancelled.
  ///
  /// Alarms that are pending then stay so, and another call goes on with them. A call takes over from one that is under
  /// way, which returns. It also returns when the underlying clock refuses to sleep by throwing an error.
  ///
  /// - Parameter isolation: The actor on which actions run; leave it to its default, the caller's.
  public func run(isolation: isolated (any Actor)? = #isolation) async {
    lastRun += 1
    let run = lastRun
    sleeper?.cancel()
    var reached: Timestamp? = .min
    while let instant = reached {
      // Read once: an action that asks for the present instant again and again must not hold up the actor.
      fireAlarms(dueBy: max(instant, now), in: run)
      reached = await sleep(in: run, isolation: isolation)
    }
  }

  private func isUnderWay(_ run: Int64) -> Bool {
    run == lastRun && !Task.isCancelled
  }

  private func fireAlarms(dueBy end: Timestamp, in run: Int64) {
    while isUnderWay(run), let alarm = queue.takeFirst(dueBy: end) {
      alarm.action()
    }
  }

  /// Sleeps until the next deadline or until a nearer one comes up.
  ///
  /// - Returns: The deadline if it was reached, the earliest instant if the sleep was cut short; `nil` to end the run.
  private func sleep(in run: Int64, isolation: isolated (any Actor)?) async -> Timestamp? {
    guard isUnderWay(run) else { return nil }
    let sleeper = makeSleeper()
    self.sleeper = sleeper
    let reached = await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    return isUnderWay(run) ? reached : nil
  }

  private func makeSleeper() -> Task<Timestamp?, Never> {
    let deadline = queue.nextDeadline
    sleepEnd = deadline ?? .max
    return Task { [clock, origin, now] in
      do {
        if let deadline {
          try await clock.sleep(from: now, until: deadline, since: origin)
        } else {
          try await Task.sleep(for: .seconds(86_400))
        }
        return deadline ?? .min
      } catch {
        return Task.isCancelled ? .min : nil
      }
    }
  }
}

#endif
