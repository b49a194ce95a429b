import StepperCore
import Testing

@Suite struct DriverPressTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  @Test func `a tap makes its step at the release`() throws {
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(300))
    driver.send(.released(1))
    #expect(log.lines == ["0 began", "300 0→1 press", "300 commit 0→1", "300 ended released"])
    try clock.assertIdle()
  }

  @Test func `a hold repeats at 0.6 s and every 0.1 s from then on`() throws {
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(850))
    driver.send(.released(1))
    try clock.advance(by: .ms(1_000))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "800 2→3 repeat", "850 commit 0→3", "850 ended released",
      ]
    )
    try clock.assertIdle()
  }

  @Test(
    arguments: [
      (599_999_999, "599+999999ns 0→1 press"), (600_000_000, "600 0→1 repeat"), (600_000_001, "600 0→1 repeat"),
    ] as [(Int64, String)]
  )
  func `a repeat at the very time of the release comes first`(release: Int64, step: String) throws {
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .up))
    try clock.stall(by: .nanoseconds(release))
    driver.send(.released(1))
    #expect(log.lines.count == 4)
    #expect(log.lines[1] == step)
  }

  @Test func `repeats keep the nanosecond at which the press began`() throws {
    let clock = ManualClock(now: Timestamp(nanoseconds: 123_000_007))
    let driver = try makeDriver(clock, log)
    driver.send(.pressed(1, .down))
    driver.send(.released(1))
    driver.send(.pressed(2, .up))
    try clock.advance(by: .ms(700))
    #expect(
      log.lines == [
        "123+7ns began", "123+7ns blocked down", "123+7ns bound down", "123+7ns ended released",
        "123+7ns began", "723+7ns 0→1 repeat", "823+7ns 1→2 repeat",
      ]
    )
    driver.tearDown()
  }

  @Test func `there is one alarm at a time, for the next repeat`() throws {
    clock.isRecording = true
    let driver = try makeDriver(clock, log)
    driver.send(.perform(.increment()))
    driver.send(.pressed(1, .up))
    driver.send(.perform(.increment()))
    driver.send(.pressed(2, .up))
    try clock.advance(by: .ms(650))
    driver.send(.released(1))
    #expect(
      clock.records.map(\.description) == [
        "0.0 ms scheduled stepper repeat at 600.0 ms",
        "600.0 ms fired stepper repeat at 600.0 ms",
        "600.0 ms scheduled stepper repeat at 700.0 ms",
        "650.0 ms cancelled stepper repeat at 700.0 ms",
      ]
    )
  }

  @Test func `no alarm waits at a bound, and the grid goes on when the bound moves away`() throws {
    let driver = try makeDriver(clock, log, upTo: 2)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(700))
    try clock.assertIdle()
    try clock.advance(by: .ms(150))
    driver.send(.setUpperBound(3))
    #expect(clock.nextDeadline == .ms(900))
    try clock.advance(by: .ms(150))
    driver.send(.released(1))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "700 1→2 repeat", "700 bound up", "900 2→3 repeat", "900 bound up",
        "1000 commit 0→3", "1000 ended released",
      ]
    )
    try clock.assertIdle()
  }

  @Test func `what the stepper has to say at first is told when the driver is made`() throws {
    let stepper = try StepperMachine(value: 150, range: StepRange(0...100, step: 1), at: .ms(5))
    let driver = StepperDriver(stepper, clock: clock) { log.take($0) }
    #expect(log.lines == ["5 150→100 clamped"])
    #expect(driver.value == 100)
  }

  @Test func `the driver shows the state of its stepper`() throws {
    let driver = try makeDriver(clock, log, upTo: 1)
    #expect(driver.value == 0 && driver.canIncrement && !driver.canDecrement && driver.activePress == nil)
    driver.send(.pressed(7, .up))
    #expect(driver.activePress == 7)
    #expect(driver.machine.pressPhase == .armed)
    try clock.advance(by: .ms(600))
    #expect(driver.value == 1 && !driver.canIncrement && driver.canDecrement)
    #expect(driver.machine.pressPhase == .atBound)
    driver.send(.released(7))
    #expect(driver.activePress == nil)
  }

  @Test func `a driver without a callback works all the same`() throws {
    let stepper = try StepperMachine(value: 0, range: StepRange(0...100, step: 1))
    let driver = StepperDriver(stepper, clock: clock)
    driver.send(.pressed(1, .up))
    try clock.advance(by: .ms(1_000))
    #expect(driver.value == 5)
    driver.tearDown()
  }
}
