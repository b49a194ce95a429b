import StepperCore
import TestSupport
import Testing

/// Drivers with hundreds of callers at once, whose order is another one in every run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct DriverStressTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `an actor's driver under a storm says what its machine does, and ends`(seed: UInt64) async throws {
    let host = try StormyHost(JumpingClock())
    await storm(seed: seed) { await host.make($0) }
    try await host.finish()
    #expect(await host.events.count > 200)
  }

  @Test func `drivers on several actors with one clock do not disturb each other`() async throws {
    let clock = JumpingClock()
    let hosts = try (0..<4).map { _ in try StormyHost(clock) }
    await withTaskGroup(of: Void.self) { group in
      for (seed, host) in hosts.enumerated() {
        group.addTask { await storm(tasks: 60, seed: 10 + UInt64(seed)) { await host.make($0) } }
      }
    }
    for host in hosts { try await host.finish() }
  }

  @MainActor
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the main actor's driver under a storm says what its machine does, and ends`(seed: UInt64) async throws {
    let stepper = try StormyStepper(MainClock(JumpingClock()))
    await storm(seed: seed) { @MainActor move in
      if case .send(let input) = move { stepper.send(input) }
    }
    stepper.send(.tearDown)
    #expect(stepper.clock.pending == [])
    #expect(stepper.events.count > 200)
    stepper.expectLaws()
    try stepper.expectReplay()
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a driver that is torn down amid a storm ignores the rest of it`(seed: UInt64) async throws {
    let host = try StormyHost(JumpingClock())
    async let end: Void = interrupt(after: Int(seed) * 10) { await host.make(.send(.tearDown)) }
    await storm(seed: seed) { await host.make($0) }
    await end
    try await host.finish()
    let kinds = await host.events.map(\.kind)
    let first = try #require(kinds.firstIndex(of: .ignored(.tornDown)))
    #expect(kinds[first...].allSatisfy { $0 == .ignored(.tornDown) })
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a driver that is let go of amid a storm says nothing any more`(seed: UInt64) async throws {
    let host = try StormyHost(JumpingClock())
    async let end = interrupt(after: Int(seed) * 10) {
      await host.letGo()
      return await host.events
    }
    await storm(seed: seed) { await host.make($0) }
    let events = await end
    try await host.finish()
    #expect(await host.events == events)
  }

  /// Does something after a number of turns of other tasks.
  private func interrupt<Result: Sendable>(
    after turns: Int,
    _ work: @Sendable () async -> Result
  ) async -> Result {
    for _ in 0..<turns { await Task.yield() }
    return await work()
  }
}
