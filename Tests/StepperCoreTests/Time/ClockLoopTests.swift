import StepperCore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ClockLoopTests {
  private let hand = HandClock(milliseconds: 100)
  private let clock: ClockLoop<HandClock>
  private let log: FiringLog<ClockLoop<HandClock>>

  init() {
    clock = ClockLoop(hand)
    log = FiringLog(clock)
  }

  @Test func `time starts at zero when the clock is made`() {
    #expect(clock.now == .zero)
    hand.move(to: 107)
    #expect(clock.now == Timestamp(.milliseconds(7)))
  }

  @Test func `nothing fires until the loop runs`() async {
    log.schedule("b", at: 20)
    log.schedule("past", at: -1)
    log.schedule("a", at: 10)
    hand.move(to: 115)
    await Task.yield()
    #expect(log.lines == [])
    #expect(clock.pending.map(\.label) == ["past", "a", "b"])
    let run = Run(of: clock)
    await hand.untilSleeping([120])
    #expect(log.lines == ["15 past", "15 a"])
    await run.end()
  }

  @Test func `the loop sleeps from deadline to deadline`() async {
    log.scheduleRepeats(every: 10, through: 2)
    let run = Run(of: clock)
    await hand.untilSleeping([110])
    hand.move(to: 110)
    hand.wake(110)
    await hand.untilSleeping([120])
    hand.move(to: 120)
    hand.wake(120)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["10 repeat 1", "20 repeat 2"])
    await run.end()
  }

  @Test func `an alarm whose sleep has ended fires, though the clock is behind`() async {
    log.schedule("a", at: 10)
    let run = Run(of: clock)
    await hand.untilSleeping([110])
    hand.wake(110)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["0 a"])
    await run.end()
  }

  @Test func `a late loop fires all that is due, in the order of deadlines`() async {
    log.schedule("a", at: 10) { log.schedule("between", at: 15) }
    for (label, deadline) in [("c", 30), ("b", 20), ("b too", 20), ("later", 41)] {
      log.schedule(label, at: Int64(deadline))
    }
    let run = Run(of: clock)
    await hand.untilSleeping([110])
    hand.move(to: 140)
    hand.wake(110)
    await hand.untilSleeping([141])
    #expect(log.lines == ["40 a", "40 between", "40 b", "40 b too", "40 c"])
    await run.end()
  }

  @Test func `a nearer alarm cuts the sleep short`() async {
    log.schedule("b", at: 20)
    let run = Run(of: clock)
    await hand.untilSleeping([120])
    log.schedule("a", at: 10)
    await hand.untilSleeping([110])
    log.schedule("c", at: 30)
    hand.move(to: 110)
    hand.wake(110)
    await hand.untilSleeping([120])
    #expect(log.lines == ["10 a"])
    await run.end()
  }

  @Test func `an alarm wakes a loop that had nothing to wait for`() async {
    let run = Run(of: clock)
    await Task.yield()
    log.schedule("a", at: 10)
    await hand.untilSleeping([110])
    await run.end()
    #expect(clock.pending.map(\.label) == ["a"])
  }

  @Test func `a cancelled alarm does not fire`() async {
    let alarm = log.schedule("a", at: 10)
    log.schedule("b", at: 20)
    let run = Run(of: clock)
    await hand.untilSleeping([110])
    alarm.cancel()
    alarm.cancel()
    hand.move(to: 110)
    hand.wake(110)
    await hand.untilSleeping([120])
    #expect(log.lines == [])
    await run.end()
  }

  @Test func `the action is released when the alarm is cancelled`() {
    var witness: Witness? = Witness()
    weak let observed = witness
    let alarm = clock.schedule(at: .max, label: "a") { [witness] in witness?.attend() }
    witness = nil
    alarm.cancel()
    #expect(observed == nil)
  }

  @Test func `an action that ends the run keeps the others waiting and another run fires them`() async {
    var run: Run?
    log.schedule("a", at: 10) { run?.cancel() }
    log.schedule("b", at: 10)
    hand.move(to: 110)
    run = Run(of: clock)
    await until { run?.isOver == true }
    #expect(log.lines == ["10 a"])
    let second = Run(of: clock)
    await until { clock.pending.isEmpty }
    #expect(log.lines == ["10 a", "10 b"])
    await second.end()
  }

  @Test func `a run in a cancelled task fires nothing`() async {
    log.schedule("a", at: 0)
    let run = Run(of: clock)
    await run.end()
    #expect(log.lines == [])
  }

  @Test func `a second run takes over from the first`() async {
    log.schedule("a", at: 10)
    let first = Run(of: clock)
    await hand.untilSleeping([110])
    let second = Run(of: clock)
    await until { first.isOver }
    await hand.untilSleeping([110])
    log.schedule("nearer", at: 5)
    await hand.untilSleeping([105])
    await second.end()
  }

  @Test func `a run ends when the clock refuses to sleep`() async {
    log.schedule("a", at: 10)
    hand.isBroken = true
    await clock.run()
    #expect(clock.pending.map(\.label) == ["a"])
  }

  @Test func `what goes away with an action may cancel another alarm`() {
    let other = log.schedule("a", at: 10)
    clock.scheduleWitness { other.cancel() }.cancel()
    #expect(clock.pending == [])
  }

  @Test func `the farthest deadline is waited for a day at a time`() async {
    let day: Int32 = 86_400_000
    clock.schedule(at: .max, label: "end") { Issue.record("fired") }
    clock.schedule(at: .min, label: "beginning") { log.note("beginning") }
    let run = Run(of: clock)
    await hand.untilSleeping([100 + day])
    hand.move(to: 100 + day)
    hand.wake(100 + day)
    await hand.untilSleeping([100 + 2 * day])
    #expect(log.lines == ["0 beginning"])
    await run.end()
  }

  @Test func `the continuous clock fires in the order of deadlines, on the actor that runs the loop`() async {
    #expect(await Counter().fired(scheduling: [30, 10, 20, -5]) == [-5, 10, 20, 30])
  }
}

/// A task that runs a loop.
@MainActor
private final class Run {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(of clock: ClockLoop<HandClock>) {
    task = Task {
      await clock.run()
      isOver = true
    }
  }

  func cancel() {
    task?.cancel()
  }

  func end() async {
    cancel()
    await until { isOver }
  }
}

private actor Counter {
  private let clock = ClockLoop(ContinuousClock())
  private var fired: [Int64] = []

  func fired(scheduling deadlines: [Int64]) async -> [Int64] {
    for deadline in deadlines {
      clock.schedule(at: Timestamp(.milliseconds(deadline)), label: "alarm") {
        #expect(self.clock.now >= Timestamp(.milliseconds(deadline)))
        self.fired.append(deadline)
      }
    }
    clock.schedule(at: .max, label: "end") { Issue.record("fired") }
    let run = Task { await clock.run() }
    while clock.pending.count > 1 && !Task.isCancelled { await Task.yield() }
    run.cancel()
    await run.value
    return fired
  }
}
