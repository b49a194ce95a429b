import StepperCore
import TestSupport
import Testing

/// Clocks whose alarms are set and withdrawn by hundreds of tasks at once, while their loops come and go.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ClockStressTests {
  @Test func `loops on several actors fire each alarm once, or never if it was withdrawn`() async {
    let clock = JumpingClock()
    let hosts = (0..<4).map { _ in AlarmHost(clock) }
    await withTaskGroup(of: Void.self) { group in
      for (seed, host) in hosts.enumerated() {
        group.addTask { await Self.storm(UInt64(seed)) { await host.make($0) } }
      }
    }
    for host in hosts { await host.finish() }
  }

  @MainActor
  @Test func `the main actor's clock fires each alarm once, or never if it was withdrawn`() async {
    let book = AlarmBook(MainClock(JumpingClock()))
    await Self.storm(10) { @MainActor move in
      switch move {
      case .schedule(let delay): book.schedule(after: delay)
      case .withdraw(let index): book.withdraw(index)
      case .startLoop, .cancelLoop: break
      }
    }
    while !book.clock.pending.isEmpty && !Task.isCancelled { await Task.yield() }
    book.expectLaws()
  }

  @MainActor
  @Test func `a clock that goes away amid its sleeps fires nothing any more`() async {
    for turns in 0..<40 {
      var book: AlarmBook<MainClock<JumpingClock>>? = AlarmBook(MainClock(JumpingClock()))
      weak let clock = book?.clock
      let outcomes = book?.outcomes
      for delay in 0..<20 { book?.schedule(after: .milliseconds(delay)) }
      for _ in 0..<turns { await Task.yield() }
      book = nil
      #expect(clock == nil)
      let firings = outcomes?.firings
      for _ in 0..<10 { await Task.yield() }
      #expect(outcomes?.firings == firings)
    }
  }

  @Test func `every run returns, cancelled before it starts, while it sleeps, or twice`() async {
    await RunHost().startAndCancel(times: 200)
  }

  @Test func `of many runs at once the last one goes on, and all return`() async {
    await RunHost().startTogether(count: 100)
  }

  private static func storm(_ seed: UInt64, _ make: @escaping @Sendable (AlarmMove) async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<150 as Range<UInt64> {
        group.addTask {
          var random = SplitMix64(seed: seed << 32 | task)
          for _ in 0..<8 where !Task.isCancelled {
            await make(.random(&random))
            if Bool.random(using: &random) { await Task.yield() }
          }
        }
      }
      for _ in 0..<100 { await group.next() }
      group.cancelAll()
    }
  }
}

private enum AlarmMove: Sendable {
  case schedule(after: Duration)
  case withdraw(Int)
  case startLoop
  case cancelLoop

  static func random(_ random: inout SplitMix64) -> AlarmMove {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: .schedule(after: .milliseconds(Int64.random(in: -5...30, using: &random)))
    case 5..<8: .withdraw(.random(in: 0..<600, using: &random))
    case 8: .cancelLoop
    case _: .startLoop
    }
  }
}

/// The alarms of a clock, and what became of each.
private final class AlarmBook<C: DeadlineClock & AlarmListing> {
  /// What is left when the clock has gone.
  final class Outcomes {
    var firings: [Int] = []
    var isWithdrawn: [Bool] = []
    var faults: [String] = []
  }

  let clock: C
  let outcomes: Outcomes = Outcomes()
  private var alarms: [Alarm] = []

  init(_ clock: C) {
    self.clock = clock
  }

  func schedule(after delay: Duration) {
    let (index, deadline) = (alarms.count, clock.now.advanced(by: delay))
    outcomes.firings.append(0)
    outcomes.isWithdrawn.append(false)
    alarms.append(
      clock.schedule(at: deadline, label: "\(index)") { [unowned clock, outcomes] in
        outcomes.firings[index] += 1
        if clock.now < deadline { outcomes.faults.append("\(index) is early") }
        if let next = clock.pending.first, next.deadline < deadline { outcomes.faults.append("\(index) overtakes") }
        if outcomes.isWithdrawn[index] { outcomes.faults.append("\(index) was withdrawn") }
      }
    )
  }

  /// Withdraws an alarm, if there are so many; one that has fired already is none any more.
  func withdraw(_ index: Int) {
    guard alarms.indices.contains(index) else { return }
    alarms[index].cancel()
    if outcomes.firings[index] == 0 { outcomes.isWithdrawn[index] = true }
  }

  func expectLaws() {
    #expect(clock.pending == [])
    #expect(outcomes.faults == [])
    #expect(outcomes.firings.count > 300)
    #expect(zip(outcomes.firings, outcomes.isWithdrawn).allSatisfy { $0 == ($1 ? 0 : 1) })
  }
}

private protocol AlarmListing {
  var pending: [PendingAlarm] { get }
}

extension ClockLoop: AlarmListing {}
extension MainClock: @MainActor AlarmListing {}

private actor AlarmHost {
  private let book: AlarmBook<ClockLoop<JumpingClock>>
  private var runs: [Task<Void, Never>] = []

  init(_ clock: JumpingClock) {
    book = AlarmBook(ClockLoop(clock))
  }

  func make(_ move: AlarmMove) {
    switch move {
    case .schedule(let delay): book.schedule(after: delay)
    case .withdraw(let index): book.withdraw(index)
    case .startLoop: runs.append(Task { await book.clock.run() })
    case .cancelLoop: runs.last?.cancel()
    }
  }

  func finish() async {
    make(.startLoop)
    while !book.clock.pending.isEmpty && !Task.isCancelled { await Task.yield() }
    for run in runs { run.cancel() }
    for run in runs { await run.value }
    book.expectLaws()
  }
}

/// An actor with a loop that has either nothing to wait for, or an alarm that is far away.
private actor RunHost {
  private let clock = ClockLoop(ContinuousClock())
  private var returned: [Int] = []

  func startAndCancel(times: Int) async {
    for turns in 0..<times {
      let alarm = turns.isMultiple(of: 2) ? clock.schedule(at: .max, label: "end") { Issue.record("fired") } : nil
      let run = start(turns)
      for _ in 0..<turns / 4 { await Task.yield() }
      run.cancel()
      if turns.isMultiple(of: 3) { run.cancel() }
      await run.value
      alarm?.cancel()
    }
    #expect(returned == Array(0..<times))
    #expect(clock.pending == [])
  }

  func startTogether(count: Int) async {
    let runs = (0..<count).map { start($0) }
    while returned.count < count - 1 && !Task.isCancelled { await Task.yield() }
    let last = (0..<count).filter { !returned.contains($0) }
    #expect(last.count == 1)
    clock.schedule(at: .zero, label: "now") { self.returned.append(-1) }
    while !returned.contains(-1) && !Task.isCancelled { await Task.yield() }
    for run in runs { run.cancel() }
    for run in runs { await run.value }
    #expect(returned.last == last.first)
  }

  private func start(_ name: Int) -> Task<Void, Never> {
    Task {
      await clock.run()
      returned.append(name)
    }
  }
}
