import StepperCore
import Testing

@Suite(.timeLimit(.minutes(1))) struct DriverStreamTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  private static func lines(_ events: AsyncStream<StepperEvent<Int>>) async -> [String] {
    var lines: [String] = []
    for await event in events { lines.append(DriverLog.line(event)) }
    return lines
  }

  @Test func `a sequence has all events in order and ends with the tear-down`() async throws {
    let driver = try makeDriver(clock, log)
    let events = driver.events()
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(750))
    driver.tearDown()
    driver.send(.perform(.increment()))
    let expected = ["0 began", "600 0→1 repeat", "700 1→2 repeat", "750 commit 0→2", "750 ended tornDown"]
    #expect(await Self.lines(events) == expected)
    #expect(log.lines == expected + ["750 ignored tornDown"])
  }

  @Test func `each sequence has the events from its beginning on`() async throws {
    let driver = try makeDriver(clock, log)
    let first = driver.events()
    driver.send(.pressed(1, .up))
    let second = driver.events()
    try clock.advance(by: .ms(600))
    let third = driver.events()
    driver.send(.released(1))
    driver.tearDown()
    let fourth = driver.events()
    let end = ["600 commit 0→1", "600 ended released"]
    #expect(await Self.lines(first) == ["0 began", "600 0→1 repeat"] + end)
    #expect(await Self.lines(second) == ["600 0→1 repeat"] + end)
    #expect(await Self.lines(third) == end)
    #expect(await Self.lines(fourth) == [])
  }

  @Test func `a sequence that the callback begins has the events that follow`() async throws {
    let driver = try makeDriver(clock, log, upTo: 1)
    var events: AsyncStream<StepperEvent<Int>>?
    log.react(to: 1) { [unowned driver] in
      events = driver.events()
      driver.send(.perform(.decrement()))
    }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(650))
    driver.tearDown()
    let received = await Self.lines(try #require(events))
    #expect(received == ["600 bound up", "600 1→0 command", "600 bound down", "650 ended tornDown"])
  }

  @Test func `a sequence that the callback begins after the tear-down has what is left of it`() async throws {
    let driver = try makeDriver(clock, log)
    var events: AsyncStream<StepperEvent<Int>>?
    log.onEvent = { [unowned driver] event in
      guard case .committed = event.kind else { return }
      events = driver.events()
    }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(600))
    driver.tearDown()
    let received = await Self.lines(try #require(events))
    #expect(received == ["600 ended tornDown"])
  }

  @Test func `a sequence ends when the driver is released`() async throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    let events = try #require(driver?.events())
    driver?.send(.pressed(1, .up))
    driver = nil
    #expect(await Self.lines(events) == ["0 began", "0 ended tornDown"])
  }

  @Test func `a sequence ends when the callback lets go of the driver`() async throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    let events = try #require(driver?.events())
    log.react(to: 1) { driver = nil }
    driver?.send(.pressed(1, .up))
    try clock.advance(by: .ms(1_000))
    #expect(await Self.lines(events) == ["0 began", "600 0→1 repeat", "600 commit 0→1", "600 ended tornDown"])
  }

  @Test func `a sequence that nobody holds disturbs neither the driver nor the others`() async throws {
    let driver = try makeDriver(clock, log)
    var dropped: AsyncStream<StepperEvent<Int>>? = driver.events()
    let kept = driver.events()
    _ = driver.events()
    driver.send(.pressed(1, .up))
    #expect(dropped != nil)
    dropped = nil
    try clock.advance(by: .ms(600))
    driver.tearDown()
    #expect(await Self.lines(kept) == ["0 began", "600 0→1 repeat", "600 commit 0→1", "600 ended tornDown"])
    #expect(log.lines.count == 4)
  }

  @Test func `a reader that is cancelled disturbs nobody`() async throws {
    let driver = try makeDriver(clock, log)
    let (cancelled, kept) = (driver.events(), driver.events())
    let reader = Task { await Self.lines(cancelled) }
    driver.send(.perform(.increment()))
    reader.cancel()
    _ = await reader.value
    driver.send(.perform(.increment()))
    driver.tearDown()
    #expect(await Self.lines(kept) == ["0 0→1 command", "0 commit 0→1", "0 1→2 command", "0 commit 1→2"])
  }

  @MainActor
  @Test func `a reader gets each event while the driver goes on`() async throws {
    let driver = try makeDriver(clock, log)
    var iterator = driver.events().makeAsyncIterator()
    driver.send(.pressed(1, .up))
    for expected in ["0 began", "600 0→1 repeat", "700 1→2 repeat"] {
      #expect(await iterator.next().map(DriverLog.line) == expected)
      try clock.advanceToNextDeadline()
    }
    driver.tearDown()
  }
}
