import Testing

@testable import StepperCore

/// Schedules that make no sense are refused with the number that is wrong and the stage it stands in.
struct RepeatScheduleErrorTests {
  private typealias Stage = RepeatSchedule.Stage

  @Test(arguments: [Duration.nanoseconds(-1), .seconds(-1), .seconds(Int64.min)])
  func `a negative hold is refused`(delay: Duration) {
    #expect(throws: RepeatScheduleError.negativeDelay(delay)) {
      try RepeatSchedule(delay: delay, interval: .milliseconds(100))
    }
  }

  // The last one is 0.4 ns, which is nearer to nothing than to a nanosecond.
  @Test(
    arguments: [
      .zero, .nanoseconds(-1), .seconds(Int64.min), .init(secondsComponent: 0, attosecondsComponent: 400_000_000),
    ] as [Duration]
  )
  func `an interval that is not positive is refused`(interval: Duration) {
    #expect(throws: RepeatScheduleError.intervalNotPositive(interval, stage: 0)) {
      try RepeatSchedule(delay: .zero, interval: interval)
    }
  }

  @Test func `half a nanosecond is the shortest interval`() throws {
    let interval = Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    let schedule = try RepeatSchedule(delay: .zero, interval: interval)
    #expect(schedule.repetition(at: 0)?.offset == .nanoseconds(1))
  }

  @Test(arguments: [0, -1, .min]) func `a stage without repeats is refused`(repeats: Int) {
    let stages = [Stage(interval: .seconds(1), repeats: 1), Stage(interval: .seconds(1), repeats: repeats)]
    #expect(throws: RepeatScheduleError.repeatsNotPositive(repeats, stage: 1)) {
      try RepeatSchedule(delay: .zero, first: .atDelay, stages: stages)
    }
  }

  @Test(arguments: [0, -1, .min]) func `a repeat that makes no step is refused`(multiplier: Int) {
    let stages = [Stage(interval: .seconds(1)), Stage(interval: .seconds(1), multiplier: multiplier)]
    #expect(throws: RepeatScheduleError.multiplierNotPositive(multiplier, stage: 1)) {
      try RepeatSchedule(delay: .zero, first: .atDelay, stages: stages)
    }
  }

  @Test(arguments: [0, 100, -1, .min, .max]) func `a percentage outside 1 to 99 is refused`(percent: Int) {
    #expect(throws: RepeatScheduleError.percentageOutOfRange(percent)) {
      try RepeatSchedule.geometric(delay: .seconds(1), keeping: percent)
    }
  }

  @Test(arguments: [Duration.zero, .nanoseconds(999_999), .seconds(-1)])
  func `a shrinking schedule needs a hold and a shortest interval of a millisecond`(duration: Duration) {
    #expect(throws: RepeatScheduleError.intervalNotPositive(duration, stage: 0)) {
      try RepeatSchedule.geometric(delay: duration, keeping: 50)
    }
    #expect(throws: RepeatScheduleError.intervalNotPositive(duration, stage: 1)) {
      try RepeatSchedule.geometric(delay: .seconds(1), keeping: 50, minimumInterval: duration)
    }
  }

  @Test(
    arguments: [
      (.negativeDelay(.seconds(-1)), "the delay before the repeats must not be negative: -1.0 seconds"),
      (.intervalNotPositive(.zero, stage: 2), "the interval of stage 2 must be greater than zero, not 0.0 seconds"),
      (.repeatsNotPositive(-3, stage: 1), "stage 1 must have at least one repeat, not -3"),
      (.multiplierNotPositive(0, stage: 0), "a repeat of stage 0 must make at least one step, not 0"),
      (.percentageOutOfRange(100), "an interval must keep 1 to 99 per cent of the one before, not 100"),
    ] as [(RepeatScheduleError, String)]
  )
  func `an error tells the reason and the value`(error: RepeatScheduleError, text: String) {
    #expect(error.description == text)
  }
}
