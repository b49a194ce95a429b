import StepperCore
import Testing

@Suite struct ManualClockInspectionTests {
  private let clock = ManualClock()
  private let log: FiringLog<ManualClock>

  init() {
    log = FiringLog(clock)
  }

  // MARK: - Pending

  @Test func `pending alarms are listed in firing order`() throws {
    #expect(clock.pending == [])
    #expect(clock.pendingCount == 0)
    #expect(clock.nextDeadline == nil)
    for (label, deadline) in [("b", 20), ("c", 20), ("d", 21), ("a", 10)] { log.schedule(label, at: Int64(deadline)) }
    #expect(clock.pending == [alarm("a", 10), alarm("b", 20), alarm("c", 20), alarm("d", 21)])
    #expect(clock.pendingCount == 4)
    #expect(clock.nextDeadline == Timestamp(.milliseconds(10)))
    try clock.advance(by: .milliseconds(20))
    #expect(clock.pending == [alarm("d", 21)])
    #expect(clock.pendingCount == 1)
  }

  @Test func `an alarm that is firing is not pending`() throws {
    log.schedule("a", at: 10) { [clock] in #expect(clock.pendingCount == 0) }
    try clock.advance(by: .milliseconds(10))
    #expect(log.lines == ["10 a"])
  }

  @Test func `a clock at rest passes the check and one with alarms does not`() throws {
    try clock.assertIdle()
    let first = log.schedule("a", at: 10)
    log.schedule("b", at: 20)
    #expect(throws: ManualClockError.notIdle(pending: [alarm("a", 10), alarm("b", 20)])) { try clock.assertIdle() }
    first.cancel()
    #expect(throws: ManualClockError.notIdle(pending: [alarm("b", 20)])) { try clock.assertIdle() }
    try clock.runUntilIdle()
    try clock.assertIdle()
  }

  // MARK: - Records

  @Test func `nothing is recorded unless asked for`() throws {
    log.schedule("a", at: 10)
    try clock.runUntilIdle()
    #expect(clock.records == [])
  }

  @Test func `the record tells what was scheduled, cancelled and fired, and when`() throws {
    clock.isRecording = true
    let first = log.schedule("a", at: 10) { [log] in log.schedule("b", at: 12) }
    let cancelled = log.schedule("c", at: 15)
    try clock.advance(by: .milliseconds(11))
    first.cancel()
    cancelled.cancel()
    cancelled.cancel()
    try clock.stall(by: .milliseconds(9))
    clock.setSkew(.seconds(1))
    try clock.advance(by: .zero)
    #expect(
      clock.records == [
        record(.scheduled, at: 0, alarm("a", 10)),
        record(.scheduled, at: 0, alarm("c", 15)),
        record(.fired, at: 10, alarm("a", 10)),
        record(.scheduled, at: 10, alarm("b", 12)),
        record(.cancelled, at: 11, alarm("c", 15)),
        record(.fired, at: 20, alarm("b", 12)),
      ]
    )
  }

  @Test func `recording can be switched off and on`() throws {
    clock.isRecording = true
    log.schedule("a", at: 10)
    clock.isRecording = false
    log.schedule("b", at: 20)
    try clock.advance(by: .milliseconds(10))
    clock.isRecording = true
    try clock.advance(by: .milliseconds(10))
    #expect(clock.records.map(\.description) == ["0.0 ms scheduled a at 10.0 ms", "20.0 ms fired b at 20.0 ms"])
  }

  // MARK: - Descriptions

  @Test(arguments: [
    (
      ManualClockError.backwards(now: Timestamp(.milliseconds(10)), target: Timestamp(.microseconds(-500))),
      "The clock cannot go back from 10.0 ms to -0.5 ms."
    ),
    (
      .reentrant(now: Timestamp(.milliseconds(12)), firing: Self.hold),
      "The action of hold at 10.0 ms tried to move the clock that was running it, at 12.0 ms."
    ),
    (
      .limitReached(limit: 5, pending: [Self.hold]),
      "After 5 alarms there is no end in sight; still pending: hold at 10.0 ms."
    ),
    (
      .notIdle(pending: [Self.hold, PendingAlarm(deadline: Timestamp(.milliseconds(20)), label: "repeat")]),
      "Still pending: hold at 10.0 ms, repeat at 20.0 ms."
    ),
  ])
  func `errors are sentences with times`(error: ManualClockError, text: String) {
    #expect(error.description == text)
  }

  @Test func `a cancelled alarm's record says so`() {
    let record = ManualClock.Record(.cancelled, at: .zero, Self.hold)
    #expect(record.description == "0.0 ms cancelled hold at 10.0 ms")
  }

  private static let hold = PendingAlarm(deadline: Timestamp(.milliseconds(10)), label: "hold")

  private func alarm(_ label: String, _ milliseconds: Int64) -> PendingAlarm {
    PendingAlarm(deadline: Timestamp(.milliseconds(milliseconds)), label: label)
  }

  private func record(
    _ event: ManualClock.Record.Event,
    at milliseconds: Int64,
    _ alarm: PendingAlarm
  ) -> ManualClock.Record {
    ManualClock.Record(event, at: Timestamp(.milliseconds(milliseconds)), alarm)
  }
}
