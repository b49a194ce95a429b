import StepperCore
import Testing

@Suite struct ManualClockCancelTests {
  private let clock = ManualClock()
  private let log: FiringLog<ManualClock>

  init() {
    log = FiringLog(clock)
  }

  @Test func `a cancelled alarm does not fire`() throws {
    log.schedule("a", at: 10)
    let alarm = log.schedule("b", at: 10)
    log.schedule("c", at: 10)
    alarm.cancel()
    alarm.cancel()
    #expect(try clock.advance(by: .milliseconds(10)) == 2)
    #expect(log.lines == ["10 a", "10 c"])
  }

  @Test func `cancelling after the alarm has fired does nothing`() throws {
    let alarm = log.schedule("a", at: 10)
    try clock.advance(by: .milliseconds(10))
    log.schedule("b", at: 10)
    alarm.cancel()
    try clock.advance(by: .zero)
    #expect(log.lines == ["10 a", "10 b"])
  }

  @Test func `an action can cancel an alarm of the same instant`() throws {
    var second: Alarm?
    log.schedule("a", at: 10) { second?.cancel() }
    second = log.schedule("b", at: 10)
    log.schedule("c", at: 10)
    #expect(try clock.advance(by: .milliseconds(10)) == 2)
    #expect(log.lines == ["10 a", "10 c"])
  }

  @Test func `an action can cancel an alarm of the same jump`() throws {
    var second: Alarm?
    log.schedule("a", at: 10) { second?.cancel() }
    second = log.schedule("b", at: 11)
    #expect(try clock.jump(by: .milliseconds(20)) == 1)
    #expect(log.lines == ["20 a"])
    try clock.assertIdle()
  }

  @Test func `an alarm that is withdrawn while it fires is not put back`() throws {
    var alarm: Alarm?
    alarm = log.schedule("a", at: 10) { alarm?.cancel() }
    try clock.advance(by: .milliseconds(10))
    #expect(try clock.advance(by: .milliseconds(10)) == 0)
    #expect(log.lines == ["10 a"])
    try clock.assertIdle()
  }

  @Test func `an alarm that was scheduled while firing can be cancelled`() throws {
    log.schedule("a", at: 10) { self.log.schedule("b", at: 10).cancel() }
    #expect(try clock.advance(by: .milliseconds(10)) == 1)
    try clock.assertIdle()
  }

  @Test func `an alarm belongs to one clock`() throws {
    let other = FiringLog(ManualClock())
    other.schedule("other", at: 10)
    log.schedule("a", at: 10).cancel()
    #expect(try other.clock.advance(by: .milliseconds(10)) == 1)
  }

  @Test func `the action is released when the alarm is cancelled`() {
    var witness: Witness? = Witness()
    weak let observed = witness
    let alarm = clock.schedule(at: .zero, label: "a") { [witness] in witness?.attend() }
    witness = nil
    #expect(observed != nil)
    alarm.cancel()
    #expect(observed == nil)
  }

  @Test func `the action is released when the alarm has fired`() throws {
    var witness: Witness? = Witness()
    weak let observed = witness
    let alarm = clock.schedule(at: .zero, label: "a") { [witness] in witness?.attend() }
    witness = nil
    try clock.advance(by: .zero)
    #expect(observed == nil)
    alarm.cancel()
  }

  @Test func `what goes away with an action may cancel another alarm`() throws {
    let others = [log.schedule("b", at: 20), log.schedule("c", at: 20)]
    let cancelled = clock.scheduleWitness(at: Timestamp(.milliseconds(15))) { others[0].cancel() }
    clock.scheduleWitness(at: Timestamp(.milliseconds(10))) { others[1].cancel() }
    cancelled.cancel()
    #expect(clock.pending.map(\.label) == ["witness", "c"])
    try clock.advance(by: .milliseconds(10))
    try clock.assertIdle()
    #expect(log.lines == [])
  }
}
