import StepperCore
import Testing

@Suite struct DriverLatenessTests {
  private let clock = ManualClock()
  private let log = DriverLog()

  /// A hold from 0, whose host is busy from 0.65 s until a time in milliseconds.
  private func stalledHold(until end: Int64, _ lateness: LatenessPolicy) throws -> StepperDriver<Int, ManualClock> {
    let driver = try makeDriver(clock, log, lateness: lateness)
    driver.send(.pressed(1, .up))
    try clock.advance(to: .ms(650))
    try clock.stall(by: .ms(end - 650))
    return driver
  }

  @Test func `all missed repeats are made, each with the time it was due`() throws {
    let driver = try stalledHold(until: 1_050, .deliverAll)
    log.note("stalled")
    try clock.advance(by: .zero)
    log.note("woken")
    try clock.advance(to: .ms(1_250))
    driver.send(.released(1))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "stalled",
        "700 1→2 repeat", "800 2→3 repeat", "900 3→4 repeat", "1000 4→5 repeat", "woken",
        "1100 5→6 repeat", "1200 6→7 repeat", "1250 commit 0→7", "1250 ended released",
      ]
    )
    try clock.assertIdle()
  }

  @Test func `only the last missed repeat is made, and the grid stays`() throws {
    let driver = try stalledHold(until: 1_050, .coalesce)
    log.note("stalled")
    try clock.advance(by: .zero)
    log.note("woken")
    try clock.advance(to: .ms(1_250))
    driver.send(.released(1))
    #expect(
      log.lines == [
        "0 began", "600 0→1 repeat", "stalled", "1000 1→2 repeat", "woken",
        "1100 2→3 repeat", "1200 3→4 repeat", "1250 commit 0→4", "1250 ended released",
      ]
    )
    try clock.assertIdle()
  }

  @Test(
    arguments: [
      (.deliverAll, ["700 1→2 repeat", "800 2→3 repeat", "900 3→4 repeat", "1000 4→5 repeat", "1050 commit 0→5"]),
      (.coalesce, ["1000 1→2 repeat", "1050 commit 0→2"]),
    ] as [(LatenessPolicy, [String])]
  )
  func `an input that comes before the late alarm finds the missed repeats made`(
    lateness: LatenessPolicy,
    expected: [String]
  ) throws {
    let driver = try stalledHold(until: 1_050, lateness)
    driver.send(.released(1))
    try clock.assertIdle()
    try clock.advance(by: .ms(1_000))
    #expect(log.lines == ["0 began", "600 0→1 repeat"] + expected + ["1050 ended released"])
  }

  @Test(
    arguments: [
      (.deliverAll, 999, 4), (.deliverAll, 1_000, 5), (.deliverAll, 1_001, 5),
      (.coalesce, 699, 1), (.coalesce, 700, 2), (.coalesce, 799, 2), (.coalesce, 800, 2), (.coalesce, 1_000, 2),
    ] as [(LatenessPolicy, Int64, Int)]
  )
  func `a repeat due at the end of the stall is one of those missed`(
    lateness: LatenessPolicy,
    end: Int64,
    count: Int
  ) throws {
    let driver = try stalledHold(until: end, lateness)
    try clock.advance(by: .zero)
    #expect(driver.value == count)
    #expect(clock.pending == [PendingAlarm(deadline: .ms(end / 100 * 100 + 100), label: "stepper repeat")])
    driver.tearDown()
  }

  @Test func `a stall that begins with the press drops all but the last repeat`() throws {
    let driver = try makeDriver(clock, log, lateness: .coalesce)
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(950))
    driver.send(.released(1))
    #expect(log.lines == ["0 began", "900 0→1 repeat", "950 commit 0→1", "950 ended released"])
  }

  @Test(arguments: [(.deliverAll, 5), (.coalesce, 1)] as [(LatenessPolicy, Int)])
  func `a jump wakes the stepper once`(lateness: LatenessPolicy, count: Int) throws {
    let driver = try makeDriver(clock, log, lateness: lateness)
    driver.send(.pressed(1, .up))
    #expect(try clock.jump(by: .ms(1_050)) == 1)
    #expect(driver.value == count)
    #expect(log.lines.last == "1000 \(count - 1)→\(count) repeat")
    #expect(clock.nextDeadline == .ms(1_100))
    driver.tearDown()
  }

  @Test(
    arguments: [
      (.deliverAll, ["700 1→2 repeat", "800 2→3 repeat", "900 3→4 repeat"]), (.coalesce, ["900 1→2 repeat"]),
    ] as [(LatenessPolicy, [String])]
  )
  func `repeats that a slow callback holds up are made late`(lateness: LatenessPolicy, expected: [String]) throws {
    let driver = try makeDriver(clock, log, lateness: lateness)
    log.react(to: 1) {
      try? clock.stall(by: .ms(350))
      log.note("slow")
    }
    driver.send(.pressed(1, .up))
    try clock.advance(to: .ms(950))
    #expect(log.lines == ["0 began", "600 0→1 repeat", "slow"] + expected)
    #expect(clock.nextDeadline == .ms(1_000))
    driver.tearDown()
  }

  @Test func `catching up takes what is due before the alarm fires`() throws {
    let driver = try stalledHold(until: 800, .deliverAll)
    driver.catchUp()
    #expect(log.lines == ["0 began", "600 0→1 repeat", "700 1→2 repeat", "800 2→3 repeat"])
    #expect(clock.pending == [PendingAlarm(deadline: .ms(900), label: "stepper repeat")])
    driver.catchUp()
    #expect(log.lines.count == 4)
    driver.tearDown()
  }

  @Test func `a press that a late reaction begins loses repeats too`() throws {
    let schedule = try RepeatSchedule(
      delay: .ms(100),
      first: .afterInterval,
      stages: [RepeatSchedule.Stage(interval: .ms(100), repeats: 2)]
    )
    let driver = try makeDriver(clock, log, schedule: schedule, lateness: .coalesce)
    log.react(to: 1) { [unowned driver] in
      driver.send(.released(1))
      driver.send(.pressed(2, .up))
    }
    driver.send(.pressed(1, .up))
    try clock.stall(by: .ms(1_000))
    try clock.advance(by: .zero)
    #expect(
      log.lines == [
        "0 began", "300 0→1 repeat", "300 commit 0→1", "300 ended released", "300 began", "600 1→2 repeat",
      ]
    )
    driver.tearDown()
  }
}
