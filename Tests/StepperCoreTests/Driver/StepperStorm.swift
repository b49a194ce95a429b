import TestSupport
import Testing

@testable import StepperCore

/// What callers do at random to the host of a stepper.
enum StormMove: Sendable {
  case send(StepperInput<Int>)
  case startLoop
  case cancelLoop

  static func random(_ random: inout SplitMix64) -> StormMove {
    let id = PressID(.random(in: 1...5, using: &random))
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<7: return .send(.pressed(id, random.pick(StepDirection.allCases), random.pick(StepMagnitude.allCases)))
    case 7..<11: return .send(.released(id))
    case 11: return .send(.cancelled(id))
    case 12: return .send(.exited(id))
    case 13: return .send(.entered(id))
    case 14..<17: return .send(.perform(random.pick([.increment(), .decrement(.large), .toMaximum])))
    case 17: return .send(.scrolled(notches: random.pick([0.5, -2])))
    case 18: return .send(.setValue(.random(in: -60...60, using: &random)))
    case 19: return .send(random.pick([.setEnabled(false), .suspend, .setRange(lowerBound: -50, upperBound: nil)]))
    case 20: return .send(.setEnabled(true))
    case 21: return .cancelLoop
    case _: return .startLoop
    }
  }
}

/// Lets many tasks make a few random moves each, all at once, and cancels those that are left when half are done.
func storm(tasks: Int = 200, seed: UInt64, _ make: @escaping @Sendable (StormMove) async -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for task in 0..<UInt64(tasks) {
      group.addTask {
        var random = SplitMix64(seed: seed << 32 | task)
        for _ in 0..<10 where !Task.isCancelled {
          await make(.random(&random))
          if Bool.random(using: &random) { await Task.yield() }
        }
      }
    }
    for _ in 0..<tasks / 2 { await group.next() }
    group.cancelAll()
  }
}

/// A stepper that lives on a clock, with all that it was told and all that it has told.
final class StormyStepper<C: DeadlineClock> {
  /// Where the callback writes, so that the driver does not keep its owner.
  private final class Account {
    var events: [StepperEvent<Int>] = []
  }

  let clock: C
  private(set) var driver: StepperDriver<Int, C>?
  private var inputs: [(input: StepperInput<Int>, time: Timestamp)] = []
  private let account = Account()

  init(_ clock: C) throws {
    self.clock = clock
    driver = StepperDriver(try Self.machine(), clock: clock) { [account] in account.events.append($0) }
  }

  /// What the callback was told.
  var events: [StepperEvent<Int>] { account.events }

  func send(_ input: StepperInput<Int>) {
    guard let driver else { return }
    driver.send(input)
    // The driver reads a clock that others move; the machine knows what it has read.
    inputs.append((input, driver.machine.now))
  }

  func letGo() {
    driver = nil
  }

  /// Checks what holds when the driver is torn down or gone.
  func expectLaws(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isPaired, "an edit has no end, or no beginning", sourceLocation: sourceLocation)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }, sourceLocation: sourceLocation)
    #expect(isUnbroken, "a change does not begin where the one before ended", sourceLocation: sourceLocation)
  }

  /// Checks that the same inputs make a machine without a clock say the same; for a driver that was torn down.
  func expectReplay(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var machine = try Self.machine()
    var replayed: [StepperEvent<Int>] = []
    for (input, time) in inputs {
      machine.handle(input, at: time)
      replayed += machine.events
    }
    #expect(events.count == replayed.count, sourceLocation: sourceLocation)
    #expect(events.elementsEqual(replayed), sourceLocation: sourceLocation)
    #expect(driver?.value == machine.value, sourceLocation: sourceLocation)
  }

  private var isPaired: Bool {
    var isEditing = false
    for event in events {
      switch event.kind {
      case .editingBegan where isEditing, .editingEnded where !isEditing: return false
      case .editingBegan, .editingEnded: isEditing.toggle()
      case .changed, .hitBound, .blocked, .wrapped, .committed, .ignored, .rejected: break
      }
    }
    return !isEditing
  }

  private var isUnbroken: Bool {
    var value = 0
    for case .changed(let from, let to, _) in events.map(\.kind) {
      guard from == value else { return false }
      value = to
    }
    return driver.map { $0.value == value } ?? true
  }

  private static func machine() throws -> StepperMachine<Int> {
    try StepperMachine(
      value: 0,
      range: StepRange(-50...50, step: 1),
      policy: PressPolicy(dragOut: .pause, contention: .lastWins),
      rollsBackOnCancel: true
    )
  }
}

/// A stepper that lives on an actor, and the runs of the loop that wakes it.
actor StormyHost {
  private let stepper: StormyStepper<ClockLoop<JumpingClock>>
  private var runs: [Task<Void, Never>] = []

  init(_ clock: JumpingClock) throws {
    stepper = try StormyStepper(ClockLoop(clock))
  }

  var events: [StepperEvent<Int>] { stepper.events }

  func make(_ move: StormMove) {
    switch move {
    case .send(let input): stepper.send(input)
    case .startLoop: runs.append(Task { await stepper.clock.run() })
    case .cancelLoop: runs.last?.cancel()
    }
  }

  /// A sequence of the events from now on, and the number of those before.
  func subscribe() -> (events: AsyncStream<StepperEvent<Int>>, start: Int)? {
    stepper.driver.map { ($0.events(), stepper.events.count) }
  }

  /// Lets go of the driver; nothing may wait for it then, or be told later.
  func letGo() {
    stepper.letGo()
    #expect(stepper.clock.pending == [])
    stepper.expectLaws()
  }

  /// Tears the driver down and ends every run.
  func finish() async throws {
    stepper.send(.tearDown)
    #expect(stepper.clock.pending == [])
    for run in runs { run.cancel() }
    for run in runs { await run.value }
    stepper.expectLaws()
    if stepper.driver != nil { try stepper.expectReplay() }
  }
}
