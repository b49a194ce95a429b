import StepperCore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct MainClockTests {
  private let hand = HandClock(milliseconds: 100)
  private let clock: MainClock<HandClock>
  private let log: FiringLog<MainClock<HandClock>>

  init() {
    clock = MainClock(hand)
    log = FiringLog(clock)
  }

  @Test func `time starts at zero when the clock is made`() {
    #expect(clock.now == .zero)
    hand.move(to: 107)
    #expect(clock.now == Timestamp(.milliseconds(7)))
  }

  @Test func `an alarm fires when the sleep until its deadline ends`() async {
    log.schedule("a", at: 10)
    await hand.untilSleeping([110])
    #expect(log.lines == [])
    hand.move(to: 110)
    hand.wake(110)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["10 a"])
  }

  @Test func `whoever wakes first fires all that is due, in the order of deadlines`() async {
    for (label, deadline) in [("c", 30), ("a", 10), ("b", 20), ("b too", 20)] {
      log.schedule(label, at: Int64(deadline))
    }
    log.schedule("later", at: 41)
    await hand.untilSleeping([110, 120, 120, 130, 141])
    hand.move(to: 140)
    hand.wake(130)
    await until { clock.pending.count == 1 }
    #expect(log.lines == ["40 a", "40 b", "40 b too", "40 c"])
    hand.wake(110)
    hand.wake(120)
    hand.wake(141)
    await until { clock.pending.isEmpty }
    #expect(log.lines.suffix(1) == ["40 later"])
    #expect(log.lines.count == 5)
  }

  @Test func `an alarm in the past fires soon, but not inside the call`() async {
    hand.move(to: 150)
    log.schedule("a", at: 10)
    clock.schedule(at: .min, label: "first") { log.note("first") }
    #expect(log.lines == [])
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["50 first", "50 a"])
  }

  @Test func `an alarm added while firing is seen if it is due`() async {
    log.schedule("a", at: 10) { log.schedule("between", at: 15) }
    log.schedule("b", at: 20)
    await hand.untilSleeping([110, 120])
    hand.move(to: 120)
    hand.wake(110)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["20 a", "20 between", "20 b"])
  }

  @Test func `a cancelled alarm does not fire and its sleep ends`() async {
    let alarm = log.schedule("a", at: 10)
    log.schedule("b", at: 10)
    await hand.untilSleeping([110, 110])
    alarm.cancel()
    alarm.cancel()
    #expect(clock.pending == [PendingAlarm(deadline: Timestamp(.milliseconds(10)), label: "b")])
    await hand.untilSleeping([110])
    hand.move(to: 110)
    hand.wake(110)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["10 b"])
  }

  @Test func `the action is released when the alarm is cancelled`() {
    var witness: Witness? = Witness()
    weak let observed = witness
    let alarm = clock.schedule(at: .max, label: "a") { [witness] in witness?.attend() }
    witness = nil
    alarm.cancel()
    #expect(observed == nil)
  }

  @Test func `what goes away with an action may cancel another alarm`() {
    let other = log.schedule("a", at: 10)
    clock.scheduleWitness { other.cancel() }.cancel()
    #expect(clock.pending == [])
  }

  @Test func `the farthest deadline is waited for a day at a time`() async {
    let day: Int32 = 86_400_000
    let alarm = clock.schedule(at: .max, label: "end") {}
    await hand.untilSleeping([100 + day])
    hand.move(to: 100 + day)
    hand.wake(100 + day)
    await hand.untilSleeping([100 + 2 * day])
    #expect(clock.pending.count == 1)
    alarm.cancel()
    await hand.untilSleeping([])
  }

  @Test func `a clock that goes away ends its sleeps and fires nothing`() async {
    var clock: MainClock<HandClock>? = MainClock(hand)
    clock?.schedule(at: Timestamp(.milliseconds(10)), label: "a") { Issue.record("fired") }
    await hand.untilSleeping([110])
    weak let observed = clock
    clock = nil
    #expect(observed == nil)
    await hand.untilSleeping([])
  }

  @Test func `nothing is kept of alarms that have fired`() async throws {
    for deadline in [10, 20, 30] as [Int64] { log.schedule("alarm", at: deadline) }
    await hand.untilSleeping([110, 120, 130])
    hand.move(to: 120)
    hand.wake(120)
    await until { clock.pending.count == 1 }
    let sleepers = try #require(Mirror(reflecting: clock).descendant("sleepers") as? [Int64: Task<Void, Never>])
    #expect(sleepers.count == 1)
  }

  @Test func `an alarm is dropped when the clock refuses to sleep`() async {
    hand.isBroken = true
    log.schedule("a", at: 10)
    await until { clock.pending.isEmpty }
    #expect(log.lines == [])
  }

  @Test func `the continuous clock fires in the order of deadlines`() async {
    let log = FiringLog(MainClock(ContinuousClock()))
    var fired: [Int64] = []
    for deadline in [30, 10, 20, -5] as [Int64] {
      log.schedule("alarm", at: deadline) {
        #expect(log.clock.now >= Timestamp(.milliseconds(deadline)))
        fired.append(deadline)
      }
    }
    let far = log.clock.schedule(at: .max, label: "end") { Issue.record("fired") }
    await until { log.clock.pending.count == 1 }
    #expect(fired == [-5, 10, 20, 30])
    far.cancel()
  }
}
