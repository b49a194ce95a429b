import Testing

@testable import StepperCore

/// When the repeats of a schedule come, and how many steps they make.
struct RepeatScheduleTests {
  @Test(
    arguments: [
      (RepeatSchedule.standard, [600, 700, 800, 900, 1000, 1100]),
      (.appKit, [500, 600, 700, 800, 900, 1000]),
      (.uiStepper, [500, 1000, 1500, 2000, 2500, 2600, 2700]),
      (
        .geometric,
        [
          500, 850, 1095, 1266, 1385, 1468, 1526, 1566, 1594, 1613, 1626, 1635, 1641, 1645, 1647, 1648, 1649, 1650,
          1651, 1652,
        ]
      ),
    ] as [(RepeatSchedule, [Int64])]
  )
  func `a preset repeats at its times`(schedule: RepeatSchedule, milliseconds: [Int64]) {
    #expect(milliseconds.indices.map(schedule.repetition) == milliseconds.map(oneStep))
    #expect(schedule.repeats)
  }

  @Test(
    arguments: [
      (4, 2_500), (5, 2_600), (19, 4_000), (20, 4_050), (21, 4_100), (39, 5_000),
    ] as [(Int, Int64)]
  )
  func `the UIKit preset changes its interval after 2.5 s and after 4 s`(index: Int, milliseconds: Int64) {
    #expect(RepeatSchedule.uiStepper.repetition(at: index) == oneStep(milliseconds))
  }

  @Test func `a press without repeats never repeats`() {
    #expect(!RepeatSchedule.none.repeats)
    #expect(RepeatSchedule.none.repetition(at: 0) == nil)
    #expect(RepeatSchedule.none.firstIndex(after: .max) == 0)
  }

  @Test func `one interval makes one stage without end`() throws {
    let schedule = try RepeatSchedule(delay: .milliseconds(300), interval: .milliseconds(40), first: .atDelay)
    #expect(schedule.delay == .milliseconds(300))
    #expect(schedule.first == .atDelay)
    #expect(schedule.stages == [RepeatSchedule.Stage(interval: .milliseconds(40), repeats: nil, multiplier: 1)])
    #expect((0..<3).map(schedule.repetition) == [300, 340, 380].map(oneStep))
  }

  @Test func `the first repeat comes one interval after the hold unless told otherwise`() throws {
    let schedule = try RepeatSchedule(delay: .milliseconds(300), interval: .milliseconds(40))
    #expect((0..<3).map(schedule.repetition) == [340, 380, 420].map(oneStep))
  }

  @Test func `without a hold the first repeat comes with the press or one interval after it`() throws {
    let atOnce = try RepeatSchedule(delay: .zero, interval: .milliseconds(100), first: .atDelay)
    let later = try RepeatSchedule(delay: .zero, interval: .milliseconds(100), first: .afterInterval)
    #expect((0..<2).map(atOnce.repetition) == [0, 100].map(oneStep))
    #expect((0..<2).map(later.repetition) == [100, 200].map(oneStep))
  }

  @Test func `each stage begins one of its own intervals after the last repeat of the one before`() throws {
    let schedule = try RepeatSchedule(
      delay: .milliseconds(100),
      first: .afterInterval,
      stages: [
        RepeatSchedule.Stage(interval: .milliseconds(10), repeats: 2),
        RepeatSchedule.Stage(interval: .milliseconds(1), repeats: 1, multiplier: 3),
        RepeatSchedule.Stage(interval: .milliseconds(5), multiplier: 7),
      ]
    )
    #expect((0..<5).map(schedule.repetition).map { $0?.offset } == [110, 120, 121, 126, 131].map { .milliseconds($0) })
    #expect((0..<5).map(schedule.repetition).map { $0?.multiplier } == [1, 1, 3, 7, 7])
  }

  @Test func `a schedule ends with its last stage`() throws {
    let schedule = try RepeatSchedule(
      delay: .milliseconds(100),
      first: .atDelay,
      stages: [RepeatSchedule.Stage(interval: .milliseconds(10), repeats: 3)]
    )
    #expect((0..<5).map(schedule.repetition) == [oneStep(100), oneStep(110), oneStep(120), nil, nil])
    #expect(schedule.repetition(at: .max) == nil)
  }

  @Test func `a stage after one without an end is never reached`() throws {
    let endless = RepeatSchedule.Stage(interval: .milliseconds(10))
    let unreached = RepeatSchedule.Stage(interval: .milliseconds(1), multiplier: 9)
    let schedule = try RepeatSchedule(delay: .zero, first: .afterInterval, stages: [endless, unreached])
    #expect(schedule.repetition(at: 1_000_000) == oneStep(10_000_010))
  }

  @Test(arguments: [-1, -2, .min]) func `there is no repeat before the first`(index: Int) {
    #expect(RepeatSchedule.standard.repetition(at: index) == nil)
  }

  @Test func `the millionth repeat has not drifted`() throws {
    let third = try RepeatSchedule(delay: .nanoseconds(1), interval: .nanoseconds(333_333_333))
    #expect(RepeatSchedule.standard.repetition(at: 1_000_000) == oneStep(100_000_600))
    #expect(third.repetition(at: 1_000_000)?.offset == .nanoseconds(333_333_333 * 1_000_001 + 1))
    #expect(third.repetition(at: 999_999)?.offset == .nanoseconds(333_333_333 * 1_000_000 + 1))
  }

  @Test func `an interval that binary fractions miss by attoseconds is taken as the nanoseconds it means`() throws {
    let schedule = try RepeatSchedule(delay: .seconds(0.7), interval: .seconds(0.1))
    #expect(schedule.repetition(at: 0) == oneStep(800))
    #expect(schedule.repetition(at: 999_999) == oneStep(100_000_700))
  }

  private func oneStep(_ milliseconds: Int64) -> RepeatSchedule.Repetition {
    RepeatSchedule.Repetition(offset: .milliseconds(milliseconds), multiplier: 1)
  }
}

/// The limits of what can be told in nanoseconds.
struct RepeatScheduleSaturationTests {
  @Test func `a repeat later than 292 years never comes`() throws {
    let late = try RepeatSchedule(delay: .seconds(Int64.max), interval: .milliseconds(100), first: .atDelay)
    #expect(late.repetition(at: 0) == nil)
    #expect(late.repetition(at: 1) == nil)
  }

  @Test func `an interval longer than 292 years leaves the first repeat alone`() throws {
    let rare = try RepeatSchedule(delay: .milliseconds(500), interval: .seconds(Int64.max), first: .atDelay)
    #expect(rare.repetition(at: 0)?.offset == .milliseconds(500))
    #expect(rare.repetition(at: 1) == nil)
    #expect(rare.firstIndex(after: 500_000_000) == 1)
  }

  @Test func `the last repeat that comes is the last whose nanoseconds can be told`() throws {
    let schedule = try RepeatSchedule(delay: .zero, interval: .nanoseconds(Int64.max / 2), first: .afterInterval)
    // Int64.max is odd: twice its half is one less, and three times its half is too much.
    #expect(schedule.repetition(at: 1)?.offset == .nanoseconds(Int64.max - 1))
    #expect(schedule.repetition(at: 2) == nil)
    #expect(schedule.repetition(at: .max) == nil)
  }

  @Test func `a stage of more repeats than can be counted has no end`() throws {
    let stage = RepeatSchedule.Stage(interval: .nanoseconds(1), repeats: .max)
    let schedule = try RepeatSchedule(delay: .zero, first: .atDelay, stages: [stage, stage])
    #expect(schedule.repetition(at: .max - 1)?.offset == .nanoseconds(Int64.max - 1))
    #expect(schedule.repetition(at: .max) == nil)
    #expect(schedule.firstIndex(after: .max) == .max)
  }
}
