import StepperCore
import Testing

@Suite struct DriverReactionTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  /// What an app may do about the second repeat of a hold, at 0.7 s, and what then happens until 0.85 s.
  static let reactions: [(StepperInput<Int>, [String])] = [
    (.setEnabled(false), ["700 commit 0→2", "700 ended disabled", "850 ignored notPressed"]),
    (.suspend, ["700 commit 0→2", "700 ended suspended", "850 ignored notPressed"]),
    (.cancelled(1), ["700 commit 0→2", "700 ended cancelled", "850 ignored notPressed"]),
    (.tearDown, ["700 commit 0→2", "700 ended tornDown", "850 ignored tornDown"]),
    (.setRange(lowerBound: 0, upperBound: 2), ["850 commit 0→2", "850 ended released"]),
    (.setRange(lowerBound: 0, upperBound: 1), ["700 2→1 range", "850 ended released"]),
    (.setValue(50), ["700 2→50 set", "800 50→51 repeat", "850 commit 50→51", "850 ended released"]),
    (.setStep(5), ["800 2→7 repeat", "850 commit 0→7", "850 ended released"]),
    (
      .perform(.increment(.large)),
      ["700 2→12 command", "800 12→13 repeat", "850 commit 0→13", "850 ended released"]
    ),
  ]

  @Test(arguments: reactions)
  func `a reaction is taken before the next repeat`(reaction: StepperInput<Int>, expected: [String]) throws {
    let driver = try makeDriver(clock, log)
    log.react(to: 2) { [unowned driver] in driver.send(reaction) }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(850))
    driver.send(.released(1))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat"] + expected)
    try clock.assertIdle()
  }

  @Test(arguments: reactions)
  func `a late host takes a reaction at the time of the repeat, before the next one and before the touch`(
    reaction: StepperInput<Int>,
    expected: [String]
  ) throws {
    let driver = try makeDriver(clock, log)
    log.react(to: 2) { [unowned driver] in driver.send(reaction) }
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(850))
    driver.send(.released(1))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat"] + expected)
    try clock.assertIdle()
  }

  @Test(arguments: reactions)
  func `a late alarm finds the same reactions`(reaction: StepperInput<Int>, expected: [String]) throws {
    let driver = try makeDriver(clock, log)
    log.react(to: 2) { [unowned driver] in driver.send(reaction) }
    driver.send(.pressed(1, .up))
    try clock.jump(by: .ms(850))
    driver.send(.released(1))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat"] + expected)
  }

  @Test func `a reaction comes after the events at hand`() throws {
    let driver = try makeDriver(clock, log, upTo: 2)
    log.react(to: 2) { [unowned driver] in
      driver.send(.setUpperBound(3))
      driver.send(.perform(.decrement()))
      log.note("sent")
    }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(850))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "sent", "700 bound up", "700 2→1 command", "800 1→2 repeat",
      ]
    )
    driver.tearDown()
  }

  @Test func `reactions to reactions queue up behind those sent before`() throws {
    let driver = try makeDriver(clock, log)
    log.onEvent = { [unowned driver] event in
      switch event.kind {
      case .changed(_, 1, .repeat):
        driver.send(.setValue(10))
        driver.send(.setValue(20))
      case .changed(_, 10, _): driver.send(.perform(.increment()))
      case .changed(_, 20, _): driver.send(.perform(.decrement()))
      case .changed(_, _, .command): driver.send(.setEnabled(false))
      default: break
      }
    }
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(850))
    try clock.advance(by: .zero)
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "600 1→10 set", "600 10→20 set", "600 20→21 command", "600 21→20 command",
        "600 ended disabled", "600 ignored disabled",
      ]
    )
    try clock.assertIdle()
  }

  @Test func `a reaction to an input has the time of the input`() throws {
    let driver = try makeDriver(clock, log)
    log.onEvent = { [unowned driver] event in
      if event.kind == .editingBegan { driver.send(.perform(.increment())) }
    }
    try clock.advance(by: .ms(30))
    driver.send(.pressed(1, .up))
    driver.send(.released(1))
    #expect(log.lines == ["30 began", "30 0→1 command", "30 1→2 press", "30 commit 0→2", "30 ended released"])
  }

  @Test func `a press that a reaction begins late is held from the time of that event`() throws {
    let driver = try makeDriver(clock, log)
    log.react(to: 1) { [unowned driver] in
      driver.send(.released(1))
      driver.send(.pressed(2, .up))
    }
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(1_250))
    try clock.advance(by: .zero)
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "600 commit 0→1", "600 ended released", "600 began", "1200 1→2 repeat",
      ]
    )
    #expect(clock.nextDeadline == .ms(1_300))
    driver.tearDown()
  }

  @Test func `the callback sees the stepper as it is after the whole input`() throws {
    let driver = try makeDriver(clock, log, upTo: 2)
    var seen: [String] = []
    log.onEvent = { [unowned driver] event in
      driver.send(.setEnabled(true))
      driver.catchUp()
      seen.append("\(driver.value) \(driver.canIncrement) \(driver.machine.events.count)")
    }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(700))
    driver.send(.released(1))
    // began; a repeat; a repeat and the bound; the commit and the end.
    #expect(seen == ["0 true 1", "1 true 1", "2 false 2", "2 false 2", "2 false 2", "2 false 2"])
  }

  @Test func `nothing is lost when the callback moves the clock past the alarm`() throws {
    let driver = try makeDriver(clock, log)
    log.onEvent = { event in
      guard event.kind == .ignored(.alreadyPressed) else { return }
      _ = try? clock.advance(by: .ms(700))
    }
    driver.send(.pressed(1, .up))
    driver.send(.pressed(1, .up))
    #expect(log.lines == ["0 began", "0 ignored alreadyPressed"])
    try clock.advance(by: .zero)
    #expect(log.lines.dropFirst(2) == ["600 0→1 repeat", "700 1→2 repeat"])
    #expect(clock.nextDeadline == .ms(800))
    driver.tearDown()
  }
}
