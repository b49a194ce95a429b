import StepperCore
import Testing

/// What happens when nobody holds a driver any more.
@Suite struct DriverReleaseTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  @Test func `no alarm outlives the driver, and the press ends once`() throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    weak let observed = driver
    driver?.send(.pressed(1, .up))
    try clock.advance(by: .ms(650))
    driver = nil
    #expect(observed == nil)
    try clock.assertIdle()
    #expect(try clock.advance(by: .ms(1_000)) == 0)
    #expect(log.lines == ["0 began", "600 0→1 repeat", "650 commit 0→1", "650 ended tornDown"])
  }

  @Test func `nothing is told when the driver was torn down before`() throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    driver?.send(.pressed(1, .up))
    driver?.tearDown()
    log.note("torn down")
    driver = nil
    #expect(log.lines == ["0 began", "0 ended tornDown", "torn down"])
  }

  @Test func `nothing is told when no press is held`() throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    driver?.send(.perform(.increment()))
    driver = nil
    #expect(log.lines == ["0 0→1 command", "0 commit 0→1"])
  }

  @Test func `what the callback holds on to is released with the driver`() throws {
    var witness: Witness? = Witness()
    weak let observed = witness
    let stepper = try StepperMachine(value: 0, range: StepRange(0...9, step: 1))
    var driver: StepperDriver<Int, ManualClock>? = StepperDriver(stepper, clock: clock) { [witness] _ in
      witness?.attend()
    }
    witness = nil
    driver?.send(.pressed(1, .up))
    #expect(observed != nil)
    driver = nil
    #expect(observed == nil)
  }

  @Test(arguments: [false, true])
  func `the callback lets go of the driver while an alarm fires`(isLate: Bool) throws {
    let holder = DriverHolder(try makeDriver(clock, log))
    weak let observed = holder.driver
    log.react(to: 2) {
      holder.driver = nil
      log.note("let go")
    }
    holder.driver?.send(.pressed(1, .up))
    if isLate { try clock.stall(by: .ms(1_000)) }
    try clock.advance(to: .ms(1_000))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "let go", "700 commit 0→2", "700 ended tornDown",
      ]
    )
    #expect(observed == nil)
    try clock.assertIdle()
  }

  @Test func `the callback lets go of the driver during an input`() throws {
    let holder = DriverHolder(try makeDriver(clock, log))
    weak let observed = holder.driver
    log.onEvent = { _ in holder.driver = nil }
    holder.driver?.send(.pressed(1, .up))
    #expect(log.lines == ["0 began", "0 ended tornDown"])
    #expect(observed == nil)
    try clock.assertIdle()
  }

  @Test func `the callback tears the driver down and lets go of it`() throws {
    let holder = DriverHolder(try makeDriver(clock, log))
    log.react(to: 1) {
      holder.driver?.tearDown()
      holder.driver = nil
    }
    holder.driver?.send(.pressed(1, .up))
    try clock.advance(by: .ms(1_000))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "600 commit 0→1", "600 ended tornDown"])
    try clock.assertIdle()
  }

  @Test func `what goes away with the callback may use the clock and another driver`() throws {
    let other = try makeDriver(clock, log)
    other.send(.pressed(1, .up))
    let stepper = try StepperMachine(value: 0, range: StepRange(0...9, step: 1))
    var witness: Witness? = Witness { other.send(.released(1)) }
    let holder = DriverHolder(StepperDriver(stepper, clock: clock) { [witness] _ in witness?.attend() })
    witness = nil
    holder.driver?.send(.pressed(1, .up))
    clock.schedule(at: .ms(650), label: "let go") { holder.driver = nil }
    try clock.advance(by: .ms(1_000))
    #expect(
      log.lines == ["0 began", "600 0→1 repeat", "650 commit 0→1", "650 ended released"]
    )
    try clock.assertIdle()
  }

  @Test func `a reaction to the end of the press is taken still`() throws {
    var driver: StepperDriver<Int, ManualClock>? = try makeDriver(clock, log)
    let other = try makeDriver(clock, log)
    log.onEvent = { event in
      if event.kind == .editingEnded(.tornDown) { other.send(.perform(.increment())) }
    }
    driver?.send(.pressed(1, .up))
    driver = nil
    #expect(log.lines == ["0 began", "0 ended tornDown", "0 0→1 command", "0 commit 0→1"])
  }
}

/// Somebody to let go of a driver.
private final class DriverHolder {
  var driver: StepperDriver<Int, ManualClock>?

  init(_ driver: StepperDriver<Int, ManualClock>) {
    self.driver = driver
  }
}
