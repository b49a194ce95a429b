import StepperCore
import Testing

@Suite struct ManualClockTests {
  private let clock = ManualClock()
  private let log: FiringLog<ManualClock>

  init() {
    log = FiringLog(clock)
  }

  // MARK: - Walking

  @Test func `an alarm fires at its deadline and not a nanosecond before`() throws {
    log.schedule("a", at: 10)
    #expect(try clock.advance(by: .nanoseconds(9_999_999)) == 0)
    #expect(log.lines == [])
    #expect(try clock.advance(by: .nanoseconds(1)) == 1)
    #expect(log.lines == ["10 a"])
    #expect(try clock.advance(by: .nanoseconds(1)) == 0)
    #expect(log.lines == ["10 a"])
    #expect(clock.now == Timestamp(nanoseconds: 10_000_001))
  }

  @Test func `the walk goes from deadline to deadline and ends where it was told`() throws {
    for (label, deadline) in [("c", 30), ("a", 10), ("d", 31), ("b", 20)] { log.schedule(label, at: Int64(deadline)) }
    #expect(try clock.advance(to: Timestamp(.milliseconds(30))) == 3)
    #expect(log.lines == ["10 a", "20 b", "30 c"])
    #expect(clock.now == Timestamp(.milliseconds(30)))
  }

  @Test func `time starts where it was said`() throws {
    let clock = ManualClock(now: Timestamp(.milliseconds(-20)))
    let log = FiringLog(clock)
    log.schedule("a", at: -10)
    try clock.advance(by: .milliseconds(15))
    #expect(log.lines == ["-10 a"])
    #expect(clock.now == Timestamp(.milliseconds(-5)))
  }

  @Test func `equal deadlines fire in the order in which they were scheduled`() throws {
    log.schedule("a", at: 10) { self.log.schedule("late a", at: 10) }
    log.schedule("later", at: 11)
    for label in ["b", "c", "d"] { log.schedule(label, at: 10) }
    try clock.advance(by: .milliseconds(20))
    #expect(log.lines == ["10 a", "10 b", "10 c", "10 d", "10 late a", "11 later"])
  }

  @Test func `an alarm added while firing is seen if it is due within the walk`() throws {
    log.schedule("a", at: 10) {
      self.log.schedule("outside", at: 31)
      self.log.schedule("at the end", at: 30)
      self.log.schedule("between", at: 15)
    }
    log.schedule("b", at: 20)
    #expect(try clock.advance(by: .milliseconds(30)) == 4)
    #expect(log.lines == ["10 a", "15 between", "20 b", "30 at the end"])
    #expect(clock.pending.map(\.label) == ["outside"])
  }

  @Test(arguments: [-5, 9, 10]) func `a deadline that has passed is due at the next advance`(deadline: Int64) throws {
    try clock.advance(by: .milliseconds(10))
    log.schedule("a", at: deadline)
    #expect(log.lines == [])
    #expect(try clock.advance(by: .zero) == 1)
    #expect(log.lines == ["10 a"])
    #expect(clock.now == Timestamp(.milliseconds(10)))
  }

  @Test func `advancing to the present fires what is due`() throws {
    log.schedule("a", at: 0)
    log.schedule("b", at: 1)
    #expect(try clock.advance(to: .zero) == 1)
    #expect(log.lines == ["0 a"])
  }

  @Test func `an alarm set in the past while firing fires within the walk and time does not run back`() throws {
    log.schedule("a", at: 10) { self.log.schedule("past", at: 5) }
    log.schedule("b", at: 20)
    try clock.advance(by: .milliseconds(20))
    #expect(log.lines == ["10 a", "10 past", "20 b"])
  }

  // MARK: - Next and all

  @Test func `the next deadline is reached with all its alarms`() throws {
    for (label, deadline) in [("c", 20), ("a", 10), ("b", 10)] { log.schedule(label, at: Int64(deadline)) }
    #expect(try clock.advanceToNextDeadline() == Timestamp(.milliseconds(10)))
    #expect(log.lines == ["10 a", "10 b"])
    #expect(try clock.advanceToNextDeadline() == Timestamp(.milliseconds(20)))
    #expect(try clock.advanceToNextDeadline() == nil)
    #expect(log.lines == ["10 a", "10 b", "20 c"])
    #expect(clock.now == Timestamp(.milliseconds(20)))
  }

  @Test func `the next deadline is the present if one has passed`() throws {
    try clock.advance(by: .milliseconds(10))
    log.schedule("late", at: 4)
    log.schedule("also late", at: 6)
    log.schedule("due", at: 10)
    log.schedule("later", at: 11)
    #expect(try clock.advanceToNextDeadline() == Timestamp(.milliseconds(10)))
    #expect(log.lines == ["10 late", "10 also late", "10 due"])
  }

  @Test func `running until idle ends at the last deadline`() throws {
    log.scheduleRepeats(every: 10, through: 3)
    #expect(try clock.runUntilIdle() == 3)
    #expect(log.lines == ["10 repeat 1", "20 repeat 2", "30 repeat 3"])
    #expect(clock.now == Timestamp(.milliseconds(30)))
    #expect(try clock.runUntilIdle() == 0)
    #expect(try clock.runUntilIdle(limit: 0) == 0)
  }

  @Test func `a limit that is just enough is not exceeded`() throws {
    log.scheduleRepeats(every: 10, through: 3)
    #expect(try clock.runUntilIdle(limit: 3) == 3)
  }

  @Test func `running past the limit is an error that names what is pending`() {
    log.scheduleRepeats(every: 10, through: 3)
    log.schedule("other", at: 100)
    let pending = [
      PendingAlarm(deadline: Timestamp(.milliseconds(30)), label: "repeat 3"),
      PendingAlarm(deadline: Timestamp(.milliseconds(100)), label: "other"),
    ]
    #expect(throws: ManualClockError.limitReached(limit: 2, pending: pending)) { try clock.runUntilIdle(limit: 2) }
    #expect(log.lines == ["10 repeat 1", "20 repeat 2"])
    #expect(clock.now == Timestamp(.milliseconds(20)))
    #expect(throws: ManualClockError.limitReached(limit: -1, pending: pending)) { try clock.runUntilIdle(limit: -1) }
  }

  @Test func `code that asks for the present again and again ends in an error`() {
    let clock = ManualClock(limit: 5)
    func askAgain() {
      clock.schedule(at: clock.now, label: "again", askAgain)
    }
    askAgain()
    let pending = [PendingAlarm(deadline: .zero, label: "again")]
    #expect(throws: ManualClockError.limitReached(limit: 5, pending: pending)) { try clock.advance(by: .seconds(1)) }
    #expect(throws: ManualClockError.limitReached(limit: 5, pending: pending)) { try clock.advanceToNextDeadline() }
    #expect(clock.now == .zero)
  }

  // MARK: - Refusals

  @Test(arguments: [.nanoseconds(-1), .seconds(-1)] as [Duration])
  func `a clock does not go back`(duration: Duration) throws {
    try clock.advance(by: .milliseconds(10))
    log.schedule("due", at: 10)
    let now = Timestamp(.milliseconds(10))
    let error = ManualClockError.backwards(now: now, target: now.advanced(by: duration))
    #expect(throws: error) { try clock.advance(by: duration) }
    #expect(throws: error) { try clock.advance(to: now.advanced(by: duration)) }
    #expect(throws: error) { try clock.stall(by: duration) }
    #expect(throws: error) { try clock.jump(by: duration) }
    #expect(clock.now == now)
    #expect(log.lines == [])
    #expect(clock.pendingCount == 1)
  }

  @Test func `an action cannot move the clock that runs it`() throws {
    let error = ManualClockError.reentrant(
      now: Timestamp(.milliseconds(10)),
      firing: PendingAlarm(deadline: Timestamp(.milliseconds(10)), label: "a")
    )
    log.schedule("a", at: 10) { [clock] in
      #expect(throws: error) { try clock.advance(by: .milliseconds(1)) }
      #expect(throws: error) { try clock.advance(by: .milliseconds(-1)) }
      #expect(throws: error) { try clock.advance(to: .max) }
      #expect(throws: error) { try clock.advanceToNextDeadline() }
      #expect(throws: error) { try clock.runUntilIdle() }
      #expect(throws: error) { try clock.jump(by: .zero) }
    }
    #expect(try clock.advance(by: .milliseconds(10)) == 1)
    log.schedule("b", at: 20)
    #expect(try clock.advance(by: .milliseconds(10)) == 1)
    #expect(log.lines == ["10 a", "20 b"])
  }
}
