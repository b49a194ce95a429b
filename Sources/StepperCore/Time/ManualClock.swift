/// A clock that stands still until it is told to move, and runs every alarm on its way; for tests.
///
/// Everything happens synchronously, inside the call that moves the clock: no tasks, no sleeping, no waiting.
///
/// ```swift
/// let clock = ManualClock()
/// clock.schedule(at: Timestamp(.seconds(0.5)), label: "hold") { print("held") }
/// try clock.advance(by: .seconds(0.4))  // 0
/// try clock.advance(by: .seconds(0.1))  // 1, and prints "held"
/// try clock.assertIdle()
/// ```
///
/// *Order.* The clock walks from deadline to deadline, and its time is an alarm's deadline while the action runs. Equal
/// deadlines fire in the order in which they were scheduled. Alarms that an action schedules are seen if they are due
/// before the walk ends, and alarms that it cancels do not fire.
///
/// *Lateness.* An alarm whose deadline has passed is due: it fires when the clock moves next, be it by zero, and at the
/// time the clock has then. Time never runs back; at the ends of ``Timestamp`` it saturates.
public final class ManualClock: DeadlineClock {
  // No access to what is unchecked lasts while an action runs, so that checking it at every touch finds nothing.

  /// Whether the clock keeps records; off at first.
  @exclusivity(unchecked)
  public var isRecording: Bool = false

  /// What happened to alarms while the clock was recording, in order.
  public private(set) var records: [Record] = []

  private let limit: Int
  @exclusivity(unchecked)
  private var time: Timestamp
  /// In nanoseconds, as a clock is read too often to convert durations.
  @exclusivity(unchecked)
  private var skew: Int64 = 0
  @exclusivity(unchecked)
  private(set) var queue = AlarmQueue()
  @exclusivity(unchecked)
  private var firing: PendingAlarm?

  /// Creates a clock that stands at an instant.
  ///
  /// - Parameters:
  ///   - now: The time at first.
  ///   - limit: The most alarms that one call may fire before it gives up and throws, so that code which asks for the
  ///     present instant again and again fails its test instead of hanging it.
  public init(now: Timestamp = .zero, limit: Int = 1_000_000) {
    time = now
    self.limit = limit
  }

  /// The time the clock shows: its own, plus the skew.
  public var now: Timestamp {
    Timestamp(nanoseconds: time.nanoseconds.addingSaturated(skew))
  }

  /// Makes the clock show another time than its own, to test code against a clock that goes back.
  ///
  /// Only ``now`` changes. Deadlines, the instants given to the methods here and those they return stay on the clock's
  /// own time, so alarms fire when and in the order they would have.
  ///
  /// - Parameter skew: What to add to the clock's own time; negative for a clock that is slow, zero to end the skew.
  public func setSkew(_ skew: Duration) {
    self.skew = skew.saturatedNanoseconds
  }

  /// Asks for an action to be run when the clock reaches a deadline; never runs it at once.
  @discardableResult
  public func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    let ticket = queue.add(at: deadline, label: label, action)
    record(.scheduled, PendingAlarm(deadline: deadline, label: label))
    return Alarm(ticket: ticket, of: self)
  }

  /// Withdraws the alarm with this ticket, if it is pending; called by an alarm that is cancelled.
  public func withdraw(_ ticket: Int64) {
    guard let withdrawn = queue.take(ticket) else { return }
    withExtendedLifetime(withdrawn) { record(.cancelled, withdrawn.account) }
  }
}

// MARK: - Moving

extension ManualClock {
  /// Moves the clock by a duration, and fires the alarms that are due by the end of it, that instant included.
  ///
  /// - Parameter duration: How far to go; zero fires what is due already.
  /// - Returns: How many alarms fired; 0 tells that nothing was waiting.
  /// - Throws: ``ManualClockError`` if the duration is negative, if an action of this clock calls, or at the limit.
  @discardableResult
  public func advance(by duration: Duration) throws(ManualClockError) -> Int {
    try refuseReentry()
    return try walk(to: later(by: duration))
  }

  /// Moves the clock to an instant, and fires the alarms that are due by then, that instant included.
  ///
  /// - Parameter end: Where to go, by the clock's own time; the present instant fires what is due already.
  /// - Returns: How many alarms fired; 0 tells that nothing was waiting.
  /// - Throws: ``ManualClockError`` if the instant has passed, if an action of this clock calls, or at the limit.
  @discardableResult
  public func advance(to end: Timestamp) throws(ManualClockError) -> Int {
    try refuseReentry()
    guard end >= time else { throw .backwards(now: time, target: end) }
    return try walk(to: end)
  }

  /// Moves the clock to the next deadline, and fires every alarm that is due by then.
  ///
  /// - Returns: The instant reached: the deadline, or the present one if that has passed; `nil` if nothing is pending.
  /// - Throws: ``ManualClockError`` if an action of this clock calls, or at the limit.
  @discardableResult
  public func advanceToNextDeadline() throws(ManualClockError) -> Timestamp? {
    try refuseReentry()
    guard let next = queue.nextDeadline else { return nil }
    try walk(to: next)
    return time
  }

  /// Moves the clock from deadline to deadline until nothing is pending, and stays at the last one.
  ///
  /// - Parameter limit: The most alarms to fire.
  /// - Returns: How many alarms fired.
  /// - Throws: ``ManualClockError`` if more alarms are pending after so many, or if an action of this clock calls.
  @discardableResult
  public func runUntilIdle(limit: Int = 1_000) throws(ManualClockError) -> Int {
    try refuseReentry()
    return try fireAlarms(dueBy: .max, limit: limit)
  }

  /// Moves the clock at once and fires nothing, as if the host had been busy; an action may call this too.
  ///
  /// The alarms that were missed are due when the clock moves next, and then each of them fires, at the late time. So
  /// does each that those schedule in the past: a repeat catches up. In a walk under way they fire before it ends.
  ///
  /// - Parameter duration: How long the host is busy.
  /// - Throws: ``ManualClockError`` if the duration is negative.
  public func stall(by duration: Duration) throws(ManualClockError) {
    time = try later(by: duration)
  }

  /// Moves the clock at once, and fires each alarm that is pending and due by then once, as after a suspension.
  ///
  /// All of them see the new time. Those that they schedule in the past wait until the clock moves next, so a repeat
  /// does not catch up.
  ///
  /// - Parameter duration: How far to go.
  /// - Returns: How many alarms fired.
  /// - Throws: ``ManualClockError`` if the duration is negative, or if an action of this clock calls.
  @discardableResult
  public func jump(by duration: Duration) throws(ManualClockError) -> Int {
    try refuseReentry()
    time = try later(by: duration)
    var fired = 0
    for ticket in queue.tickets(dueBy: time) {
      guard let alarm = queue.take(ticket) else { continue }
      fire(alarm)
      fired += 1
    }
    return fired
  }

  private func refuseReentry() throws(ManualClockError) {
    if let firing { throw .reentrant(now: time, firing: firing) }
  }

  private func later(by duration: Duration) throws(ManualClockError) -> Timestamp {
    let target = time.advanced(by: duration)
    guard duration >= .zero else { throw .backwards(now: time, target: target) }
    return target
  }

  @discardableResult
  private func walk(to end: Timestamp) throws(ManualClockError) -> Int {
    let fired = queue.isDue(by: max(end, time)) ? try fireAlarms(dueBy: end, limit: limit) : 0
    time = max(time, end)
    return fired
  }

  private func fireAlarms(dueBy end: Timestamp, limit: Int) throws(ManualClockError) -> Int {
    var fired = 0
    // An action that stalls past the end makes the alarms that it missed due as well, hence the maximum.
    while fired < limit, let alarm = queue.takeFirst(dueBy: max(end, time)) {
      time = max(time, alarm.deadline)
      fire(alarm)
      fired += 1
    }
    if fired >= limit, let next = queue.nextDeadline, next <= max(end, time) {
      throw .limitReached(limit: limit, pending: pending)
    }
    return fired
  }

  private func fire(_ alarm: AlarmQueue.Entry) {
    record(.fired, alarm.account)
    firing = alarm.account
    alarm.action()
    firing = nil
  }

  @inline(__always)
  private func record(_ event: Record.Event, _ alarm: @autoclosure () -> PendingAlarm) {
    if isRecording { records.append(Record(event, at: time, alarm())) }
  }
}
