import StepperCore
import TestSupport
import Testing

/// Sequences whose readers come, are cancelled and go while others send.
@Suite(.serialized, .timeLimit(.minutes(10))) struct DriverStreamStressTests {
  /// What becomes of a reader.
  private enum Fate: CaseIterable {
    /// It reads to the end.
    case stays
    /// It stops after a few events.
    case leaves
    /// It is cancelled at some time.
    case isCancelled
    /// It never reads.
    case sleeps
  }

  /// What a reader got, and the number of events before the first it could get.
  private struct Reading: Sendable {
    let isWhole: Bool
    let start: Int
    let events: [StepperEvent<Int>]
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `who stays gets every event once, and who goes no other than the first of them`(seed: UInt64) async throws {
    let host = try StormyHost(JumpingClock())
    async let readings = Self.readings(of: host)
    await storm(seed: 20 + seed) { await host.make($0) }
    try await host.finish()
    let events = await host.events
    for reading in await readings {
      let rest = events[reading.start...]
      #expect(reading.isWhole ? reading.events.elementsEqual(rest) : rest.starts(with: reading.events))
    }
  }

  private static func readings(of host: StormyHost) async -> [Reading] {
    await withTaskGroup(of: Reading?.self) { group in
      for index in 0..<80 {
        group.addTask { await reading(Fate.allCases[index % 4], of: host, after: index) }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
  }

  private static func reading(_ fate: Fate, of host: StormyHost, after turns: Int) async -> Reading? {
    for _ in 0..<turns { await Task.yield() }
    guard let (events, start) = await host.subscribe() else { return nil }
    switch fate {
    case .stays: return Reading(isWhole: true, start: start, events: await read(events, atMost: .max))
    case .leaves: return Reading(isWhole: false, start: start, events: await read(events, atMost: 1 + turns))
    case .sleeps: return Reading(isWhole: false, start: start, events: [])
    case .isCancelled:
      let reader = Task { await read(events, atMost: .max) }
      for _ in 0..<turns { await Task.yield() }
      reader.cancel()
      return Reading(isWhole: false, start: start, events: await reader.value)
    }
  }

  private static func read(_ events: AsyncStream<StepperEvent<Int>>, atMost count: Int) async -> [StepperEvent<Int>] {
    var read: [StepperEvent<Int>] = []
    for await event in events {
      read.append(event)
      if read.count == count { break }
    }
    return read
  }
}
