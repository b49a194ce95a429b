import StepperCore
import Testing

@Suite struct DriverTearDownTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  @Test func `tearing down ends the press and withdraws the alarm`() throws {
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(650))
    #expect(clock.pendingCount == 1)
    driver.tearDown()
    #expect(clock.pendingCount == 0)
    try clock.assertIdle()
    #expect(try clock.advance(by: .ms(1_000)) == 0)
    #expect(log.lines == ["0 began", "600 0→1 repeat", "650 commit 0→1", "650 ended tornDown"])
  }

  @Test func `a late tear-down takes the repeats due by then first`() throws {
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(700))
    driver.tearDown()
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat", "700 commit 0→2", "700 ended tornDown"])
    try clock.assertIdle()
  }

  @Test func `tearing down at rest says nothing`() throws {
    let driver = try makeDriver(clock, log)
    driver.tearDown()
    #expect(log.lines == [])
    #expect(driver.machine.isTornDown)
  }

  @Test func `whatever is sent afterwards is ignored, another tear-down too`() throws {
    let driver = try makeDriver(clock, log)
    driver.tearDown()
    let inputs: [StepperInput<Int>] = [
      .pressed(1, .up), .released(1), .perform(.increment()), .setValue(5), .setEnabled(true), .scrolled(notches: 1),
    ]
    for input in inputs { driver.send(input) }
    driver.tearDown()
    driver.catchUp()
    #expect(log.lines == Array(repeating: "0 ignored tornDown", count: 7))
    #expect(driver.value == 0)
    try clock.assertIdle()
  }

  @Test func `the callback tears down amid the repeats`() throws {
    let driver = try makeDriver(clock, log, upTo: 2)
    log.react(to: 2) { [unowned driver] in
      driver.tearDown()
      driver.send(.setValue(9))
    }
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(1_000))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "700 bound up", "700 commit 0→2", "700 ended tornDown",
        "700 ignored tornDown",
      ]
    )
    try clock.assertIdle()
  }

  @Test func `a driver of a stepper that was torn down stays silent when released`() throws {
    var stepper = try StepperMachine(value: 0, range: StepRange(0...9, step: 1))
    stepper.handle(.tearDown, at: .zero)
    var driver: StepperDriver<Int, ManualClock>? = StepperDriver(stepper, clock: clock) { log.take($0) }
    driver?.send(.pressed(1, .up))
    driver = nil
    #expect(log.lines == ["0 ignored tornDown"])
  }
}
