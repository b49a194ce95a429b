import StepperCore
import Testing

/// Drivers on the machine's own clock, for a few hundredths of a second: due times are exact, however late they are
/// told.
@Suite(.timeLimit(.minutes(1))) struct DriverLiveClockTests {
  /// Repeats at 20, 30, 40 ms and so on.
  private static let schedule = Result { try RepeatSchedule(delay: .ms(10), interval: .ms(10)) }

  /// The times of the changes since the press, in nanoseconds, up to the bound.
  private static func offsets(_ events: AsyncStream<StepperEvent<Int>>) async -> [Int64] {
    var (start, offsets): (Timestamp, [Int64]) = (.zero, [])
    for await event in events {
      switch event.kind {
      case .editingBegan: start = event.time
      case .changed: offsets.append(event.time.nanoseconds - start.nanoseconds)
      case .hitBound: return offsets
      default: Issue.record("unexpected: \(DriverLog.line(event))")
      }
    }
    return offsets
  }

  @MainActor
  @Test func `on the main actor repeats are due exactly on the grid`() async throws {
    let clock = MainClock(ContinuousClock())
    let log = DriverLog()
    let driver = try makeDriver(clock, log, upTo: 5, schedule: Self.schedule.get())
    let events = driver.events()
    driver.send(.pressed(1, .up))
    #expect(await Self.offsets(events) == [20_000_000, 30_000_000, 40_000_000, 50_000_000, 60_000_000])
    #expect(clock.now >= driver.machine.now)
    #expect(clock.pending == [])
    driver.send(.released(1))
    #expect(log.lines.count == 9)
  }

  @MainActor
  @Test func `on the main actor a release withdraws the alarm`() async throws {
    let clock = MainClock(ContinuousClock())
    let driver = try makeDriver(clock, DriverLog(), schedule: Self.schedule.get(), lateness: .coalesce)
    var iterator = driver.events().makeAsyncIterator()
    driver.send(.pressed(1, .up))
    let start = try #require(await iterator.next()).time
    for _ in 0..<3 {
      let offset = try #require(await iterator.next()).time.nanoseconds - start.nanoseconds
      #expect(offset >= 20_000_000 && offset % 10_000_000 == 0)
    }
    driver.send(.released(1))
    #expect(clock.pending == [])
  }

  @Test func `on another actor repeats are due exactly on the grid`() async throws {
    let host = StepperHost()
    let offsets = try await host.hold(upTo: 5, schedule: Self.schedule.get()) { await Self.offsets($0) }
    #expect(offsets == [20_000_000, 30_000_000, 40_000_000, 50_000_000, 60_000_000])
  }
}

private actor StepperHost {
  private let clock = ClockLoop(ContinuousClock())

  func hold(
    upTo bound: Int,
    schedule: RepeatSchedule,
    _ read: sending (AsyncStream<StepperEvent<Int>>) async -> [Int64]
  ) async throws -> [Int64] {
    let driver = try makeDriver(clock, DriverLog(), upTo: bound, schedule: schedule)
    let events = driver.events()
    driver.send(.pressed(1, .up))
    let run = Task { await clock.run() }
    let offsets = await read(events)
    driver.tearDown()
    #expect(clock.pending == [])
    run.cancel()
    await run.value
    return offsets
  }
}
