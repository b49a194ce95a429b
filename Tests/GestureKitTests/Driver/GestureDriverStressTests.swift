import StepperCore
import TestSupport
import Testing

@testable import GestureKit

/// Drivers whose fingers are hundreds of tasks at once, in an order that is another one in every run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct GestureDriverStressTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `an actor's driver under a storm says what its session does, and rests`(seed: UInt64) async throws {
    let host = try StormyPad(JumpingClock())
    await touchStorm(seed: seed) { await host.make($0) }
    try await host.finish(replay: true)
    #expect(await host.count > 200)
  }

  @Test func `drivers on several actors with one clock do not disturb each other`() async throws {
    let clock = JumpingClock()
    let hosts = try (0..<4).map { _ in try StormyPad(clock) }
    await withTaskGroup(of: Void.self) { group in
      for (seed, host) in hosts.enumerated() {
        group.addTask { await touchStorm(fingers: 50, seed: 10 + UInt64(seed)) { await host.make($0) } }
      }
    }
    for host in hosts { try await host.finish(replay: true) }
  }

  @MainActor
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the main actor's driver under a storm says what its session does, and rests`(seed: UInt64) async throws {
    let scene = try StormyScene(MainClock(JumpingClock()))
    await touchStorm(seed: seed) { @MainActor move in
      if case .touch(let finger, let phase, let point) = move { scene.send(finger, phase, point) }
    }
    scene.driver?.tearDown()
    #expect(scene.clock.pending == [])
    #expect(scene.count > 200)
    scene.expectLaws()
    try scene.expectReplay()
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a scene that is changed amid a storm keeps its gestures whole`(seed: UInt64) async throws {
    let host = try StormyPad(JumpingClock())
    await touchStorm(seed: 20 + seed, changes: true) { await host.make($0) }
    try await host.finish(replay: false)
  }

  @Test(arguments: 1...3)
  func `a driver that is let go of amid a storm says nothing any more`(turns: Int) async throws {
    let host = try StormyPad(JumpingClock())
    async let count = Task {
      for _ in 0..<turns * 20 { await Task.yield() }
      return await host.letGo()
    }.value
    await touchStorm(seed: 30 + UInt64(turns)) { await host.make($0) }
    let told = await count
    try await host.finish(replay: false)
    #expect(await host.count == told)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a stepper whose buttons many fingers touch ends every edit`(seed: UInt64) async throws {
    let host = try StormyButtons(JumpingClock())
    await touchStorm(seed: 40 + seed) { await host.make($0) }
    await host.finish()
  }
}

/// A scene that lives on an actor, and the runs of the loop that wakes it.
private actor StormyPad {
  private let scene: StormyScene<ClockLoop<JumpingClock>>
  private var runs: [Task<Void, Never>] = []

  init(_ clock: JumpingClock) throws {
    scene = try StormyScene(ClockLoop(clock))
  }

  var count: Int { scene.count }

  func make(_ move: TouchMove) {
    switch move {
    case .touch(let finger, let phase, let point): scene.send(finger, phase, point)
    case .change(let change): scene.change(change)
    case .startLoop: runs.append(Task { await scene.clock.run() })
    case .cancelLoop: runs.last?.cancel()
    }
  }

  /// Lets go of the driver, whose gestures end and for which nothing may wait then; tells how much was told.
  func letGo() -> Int {
    scene.letGo()
    #expect(scene.clock.pending == [])
    scene.expectLaws()
    return scene.count
  }

  func finish(replay: Bool) async throws {
    scene.driver?.tearDown()
    #expect(scene.clock.pending == [])
    for run in runs { run.cancel() }
    for run in runs { await run.value }
    scene.expectLaws()
    if replay { try scene.expectReplay() }
  }
}

/// A stepper with two buttons that lives on an actor.
private actor StormyButtons {
  private let clock: ClockLoop<JumpingClock>
  private let driver: StepperDriver<Int, ClockLoop<JumpingClock>>
  private let edits: Edits = Edits()
  private var tracker: TouchTracker = TouchTracker()
  private var control = StepperControl(
    increment: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 200, height: 100)),
    decrement: ButtonArea(frame: SceneRect(x: 200, y: 0, width: 200, height: 100))
  )
  private var runs: [Task<Void, Never>] = []

  private final class Edits {
    var begun = 0
    var ended = 0
    var isMixedUp = false

    func take(_ kind: StepperEvent<Int>.Kind) {
      if kind == .editingBegan { begun += 1 }
      if case .editingEnded = kind { ended += 1 }
      isMixedUp = isMixedUp || ![0, 1].contains(begun - ended)
    }
  }

  init(_ clock: JumpingClock) throws {
    self.clock = ClockLoop(clock)
    let stepper = try StepperMachine(
      value: 0,
      range: StepRange(-100...100, step: 1),
      policy: PressPolicy(contention: .lastWins)
    )
    driver = StepperDriver(stepper, clock: self.clock) { [edits] in edits.take($0.kind) }
  }

  func make(_ move: TouchMove) {
    switch move {
    case .touch(let finger, let phase, let point):
      let touch = Touch(id: finger, phase: phase, location: point, timestamp: clock.now)
      if let touch = tracker.accept(touch).touch { driver.send(touch, through: &control) }
    case .change: break
    case .startLoop: runs.append(Task { await clock.run() })
    case .cancelLoop: runs.last?.cancel()
    }
  }

  func finish() async {
    driver.tearDown()
    #expect(clock.pending == [])
    for run in runs { run.cancel() }
    for run in runs { await run.value }
    #expect(edits.begun > 50)
    #expect(edits.begun == edits.ended)
    #expect(!edits.isMixedUp)
    #expect(driver.activePress == nil)
  }
}
