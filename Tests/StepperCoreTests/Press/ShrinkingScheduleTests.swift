import Testing

@testable import StepperCore

/// Schedules whose intervals shrink.
struct ShrinkingScheduleTests {
  private func times(_ schedule: RepeatSchedule, _ count: Int) -> [Duration?] {
    (0..<count).map { schedule.repetition(at: $0)?.offset }
  }

  @Test func `the Windows Forms curve can be built from its numbers`() throws {
    let built = try RepeatSchedule.geometric(delay: .milliseconds(500), keeping: 70)
    #expect(built == .geometric)
  }

  @Test func `shrinking stops at the shortest interval`() throws {
    let schedule = try RepeatSchedule.geometric(
      delay: .milliseconds(800),
      keeping: 50,
      minimumInterval: .milliseconds(100)
    )
    #expect(times(schedule, 6) == [800, 1200, 1400, 1500, 1600, 1700].map { .milliseconds($0) })
  }

  @Test func `an interval that would fall below the shortest becomes the shortest`() throws {
    let schedule = try RepeatSchedule.geometric(
      delay: .milliseconds(800),
      keeping: 50,
      minimumInterval: .milliseconds(150)
    )
    #expect(times(schedule, 5) == [800, 1200, 1400, 1550, 1700].map { .milliseconds($0) })
  }

  @Test func `where the shortest interval is longer than the hold nothing shrinks`() throws {
    let schedule = try RepeatSchedule.geometric(delay: .milliseconds(50), keeping: 50, minimumInterval: .seconds(1))
    #expect(times(schedule, 3) == [50, 1050, 2050].map { .milliseconds($0) })
  }

  @Test func `intervals are cut to whole milliseconds but the hold is not`() throws {
    // 10.9 ms counts as 10 ms, of which 5 ms and then 2 ms are kept.
    let schedule = try RepeatSchedule.geometric(delay: .microseconds(10_900), keeping: 50)
    #expect(times(schedule, 4) == [10_900, 15_900, 17_900, 18_900].map { .microseconds($0) })
  }

  @Test func `the longest hold shrinks without a trap`() throws {
    let schedule = try RepeatSchedule.geometric(delay: .seconds(Int64.max), keeping: 99)
    #expect(schedule.repetition(at: 0) == nil)
    #expect(schedule.stages.last == RepeatSchedule.Stage(interval: .milliseconds(1)))
  }
}
