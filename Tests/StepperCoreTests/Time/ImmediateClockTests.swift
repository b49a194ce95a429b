import StepperCore
import Testing

@Suite struct ImmediateClockTests {
  @Test func `an action runs at once and at its deadline`() {
    let clock = ImmediateClock(now: Timestamp(.milliseconds(5)))
    let log = FiringLog(clock)
    log.schedule("a", at: 10)
    #expect(log.lines == ["10 a"])
    #expect(clock.now == Timestamp(.milliseconds(10)))
    log.schedule("past", at: 7)
    #expect(log.lines == ["10 a", "10 past"])
    #expect(clock.pending == [])
  }

  @Test func `cancelling what has run does nothing`() {
    let log = FiringLog(ImmediateClock())
    let alarm = log.schedule("a", at: 10)
    alarm.cancel()
    log.schedule("b", at: 20)
    #expect(log.lines == ["10 a", "20 b"])
  }

  @Test func `what an action schedules runs after it has returned, in the order of deadlines`() {
    let log = FiringLog(ImmediateClock())
    log.schedule("a", at: 10) {
      log.schedule("c", at: 30)
      log.schedule("b", at: 20) { log.schedule("late b", at: 20) }
      log.schedule("d", at: 30)
      log.note("end of a")
    }
    #expect(log.lines == ["10 a", "10 end of a", "20 b", "20 late b", "30 c", "30 d"])
  }

  @Test func `what an action schedules can be cancelled before it runs`() {
    let log = FiringLog(ImmediateClock())
    log.schedule("a", at: 10) {
      let alarm = log.schedule("b", at: 20)
      #expect(log.clock.pending == [PendingAlarm(deadline: Timestamp(.milliseconds(20)), label: "b")])
      alarm.cancel()
    }
    #expect(log.lines == ["10 a"])
  }

  @Test func `a repeat without an end stops at the limit and stays pending`() {
    let clock = ImmediateClock(limit: 3)
    let log = FiringLog(clock)
    log.scheduleRepeats(every: 10, through: .max)
    #expect(log.lines == ["10 repeat 1", "20 repeat 2", "30 repeat 3"])
    log.schedule("other", at: 5)
    #expect(log.lines.count == 3)
    #expect(clock.now == Timestamp(.milliseconds(30)))
    #expect(clock.pending.map(\.label) == ["other", "repeat 4"])
  }

  @Test func `the limit is a thousand unless another is given`() {
    let log = FiringLog(ImmediateClock())
    log.scheduleRepeats(every: 1, through: .max)
    #expect(log.lines.count == 1_000)
  }

  @Test(arguments: [0, -1]) func `a limit of nothing runs nothing`(limit: Int) {
    let log = FiringLog(ImmediateClock(limit: limit))
    let alarm = log.schedule("a", at: 10)
    #expect(log.lines == [])
    #expect(log.clock.now == .zero)
    alarm.cancel()
    #expect(log.clock.pending == [])
  }

  @Test func `what goes away with an action may cancel another alarm`() {
    let clock = ImmediateClock(limit: 0)
    let other = clock.schedule(at: .zero, label: "other") {}
    clock.scheduleWitness { other.cancel() }.cancel()
    #expect(clock.pending == [])
  }
}
