import StepperCore
import Testing

/// Drivers on clocks that behave in unusual ways.
@Suite struct DriverClockTests {
  private let log = DriverLog()

  @Test func `on an immediate clock a hold runs to the bound within the press`() throws {
    let clock = ImmediateClock(limit: 3)
    let driver = try makeDriver(clock, log, upTo: 3)
    driver.send(.pressed(1, .up))
    log.note("held")
    driver.send(.released(1))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "800 2→3 repeat", "800 bound up", "held",
        "800 commit 0→3", "800 ended released",
      ]
    )
    #expect(clock.pending == [])
  }

  @Test func `on an immediate clock a hold without a bound runs to the limit of the clock`() throws {
    let clock = ImmediateClock(limit: 3)
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    #expect(driver.value == 3)
    #expect(clock.pending == [PendingAlarm(deadline: .ms(900), label: "stepper repeat")])
    driver.send(.released(1))
    #expect(log.lines.suffix(2) == ["800 commit 0→3", "800 ended released"])
    #expect(clock.pending == [])
  }

  @Test func `on an immediate clock a long hold nests no calls`() throws {
    let driver = try makeDriver(ImmediateClock(limit: 50_000), DriverLog(), upTo: 50_000)
    driver.send(.pressed(1, .up))
    #expect(driver.value == 50_000)
    #expect(driver.machine.now == .ms(500 + 50_000 * 100))
  }

  @Test func `on an immediate clock a reaction comes before the next repeat`() throws {
    let clock = ImmediateClock()
    let driver = try makeDriver(clock, log, lateness: .coalesce)
    log.react(to: 2) { [unowned driver] in driver.send(.released(1)) }
    driver.send(.pressed(1, .up))
    #expect(
      log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat", "700 commit 0→2", "700 ended released"]
    )
    #expect(clock.pending == [])
  }

  @Test func `within an action of an immediate clock a hold waits until the action is over`() throws {
    let clock = ImmediateClock()
    let driver = try makeDriver(clock, log, upTo: 2)
    clock.schedule(at: .ms(10), label: "press") {
      driver.send(.pressed(1, .up))
      log.note("over")
    }
    #expect(log.lines == ["10 began", "over", "610 0→1 repeat", "710 1→2 repeat", "710 bound up"])
    #expect(clock.pending == [])
  }

  @Test func `the clock is read once for an input, and asked for an alarm by a press only`() throws {
    var uses: [String] = []
    let driver = try makeDriver(UnimplementedClock(now: .ms(5)) { uses.append($0.description) }, log)
    #expect(uses == [])
    driver.send(.perform(.increment()))
    #expect(uses == ["now"])
    driver.send(.pressed(1, .up))
    #expect(uses == ["now", "now", "schedule stepper repeat at 605.0 ms"])
    driver.send(.released(1))
    driver.catchUp()
    #expect(uses.dropFirst(3) == ["now", "now"])
    #expect(log.lines.suffix(3) == ["5 1→2 press", "5 commit 1→2", "5 ended released"])
  }

  @Test func `a driver that is never used leaves the clock alone, released or torn down`() throws {
    let clock = UnimplementedClock { use in
      if use != .now { Issue.record("unexpected use of the clock: \(use)") }
    }
    var driver: StepperDriver<Int, UnimplementedClock>? = try makeDriver(clock, log)
    #expect(driver?.value == 0)
    driver = nil
    try makeDriver(clock, log).tearDown()
    #expect(log.lines == [])
  }

  @Test func `a release on a clock that went back cancels the press`() throws {
    let clock = ManualClock()
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(650))
    clock.setSkew(.ms(-100))
    driver.send(.released(1))
    #expect(
      log.lines.dropFirst(2) == ["600 ignored back by 50", "600 commit 0→1", "600 ended cancelled"]
    )
    try clock.assertIdle()
  }

  @Test func `a press on a clock that went back does not begin, and a command counts`() throws {
    let clock = ManualClock(now: .ms(100))
    let driver = try makeDriver(clock, log)
    driver.send(.perform(.increment()))
    clock.setSkew(.ms(-1))
    driver.send(.pressed(1, .up))
    driver.send(.perform(.increment()))
    #expect(
      log.lines.dropFirst(2) == [
        "100 ignored back by 1", "100 ignored back by 1", "100 1→2 command", "100 commit 1→2",
      ]
    )
    try clock.assertIdle()
    clock.setSkew(.zero)
    driver.send(.pressed(2, .up))
    driver.send(.released(2))
    #expect(log.lines.suffix(4) == ["100 began", "100 2→3 press", "100 commit 2→3", "100 ended released"])
  }

  @Test func `an alarm of a clock that went back counts as the time it was set for`() throws {
    let clock = ManualClock(limit: 10)
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    clock.setSkew(.ms(-500))
    #expect(try clock.advance(by: .ms(750)) == 2)
    clock.setSkew(.zero)
    driver.send(.released(1))
    #expect(
      log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat", "750 commit 0→2", "750 ended released"]
    )
    try clock.assertIdle()
  }

  @Test func `a clock that fires at once but shows no progress ends at the bound too`() throws {
    let driver = try makeDriver(FrozenClock(), log, upTo: 2)
    driver.send(.pressed(1, .up))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat", "700 bound up"])
  }

  @Test func `of two drivers the one whose alarm was set first is first`() throws {
    let clock = ManualClock()
    let (first, second) = (try makeDriver(clock, log), try makeDriver(clock, log, value: 50))
    second.send(.pressed(1, .down))
    first.send(.pressed(1, .up))
    try clock.advance(by: .ms(700))
    #expect(
      log.lines == [
        "0 began", "0 began", "600 50→49 repeat", "600 0→1 repeat", "700 49→48 repeat", "700 1→2 repeat",
      ]
    )
    first.tearDown()
    second.tearDown()
  }

  @Test func `what one driver sends to another comes after the repeat that is due there at that time`() throws {
    let clock = ManualClock()
    let (first, second) = (try makeDriver(clock, log), try makeDriver(clock, log, value: 50))
    log.react(to: 1) { second.send(.released(1)) }
    first.send(.pressed(1, .up))
    second.send(.pressed(1, .down))
    try clock.advance(by: .ms(700))
    #expect(
      log.lines.dropFirst(2) == [
        "600 0→1 repeat", "600 50→49 repeat", "600 commit 50→49", "600 ended released", "700 1→2 repeat",
      ]
    )
    first.tearDown()
    try clock.assertIdle()
  }

  @Test func `two drivers that answer each other take turns`() throws {
    let clock = ManualClock()
    let (first, second) = (try makeDriver(clock, log), try makeDriver(clock, log, value: 50))
    log.onEvent = { event in
      switch event.kind {
      case .changed(_, 1, _): second.send(.setValue(51))
      case .changed(_, 51, _):
        first.send(.setValue(7))
        log.note("sent")
      default: break
      }
    }
    first.send(.perform(.increment()))
    #expect(log.lines == ["0 0→1 command", "0 50→51 set", "sent", "0 commit 0→1", "0 1→7 set"])
  }
}

/// A clock whose time never changes, though it fires each alarm at once.
private final class FrozenClock: DeadlineClock {
  let now: Timestamp = .zero

  func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    action()
    return Alarm(ticket: 0, of: self)
  }

  func withdraw(_ ticket: Int64) {}
}
