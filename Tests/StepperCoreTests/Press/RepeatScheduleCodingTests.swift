import Foundation
import StepperCore
import Testing

/// Schedules that are written down and read again.
struct RepeatScheduleCodingTests {
  private static let schedules: [RepeatSchedule] = [.standard, .appKit, .uiStepper, .none]

  @Test(arguments: schedules) func `a schedule that is written and read is the same`(schedule: RepeatSchedule) throws {
    let read = try JSONDecoder().decode(RepeatSchedule.self, from: JSONEncoder().encode(schedule))
    #expect(read == schedule)
    // What is calculated from the numbers is not written, but there again.
    #expect(read.repetition(at: 3) == schedule.repetition(at: 3))
  }

  @Test func `several stages keep their order, their ends and their steps`() throws {
    let stages = [
      RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 3, multiplier: 2),
      RepeatSchedule.Stage(interval: .milliseconds(20), repeats: nil, multiplier: 5),
    ]
    let schedule = try RepeatSchedule(delay: .milliseconds(500), first: .atDelay, stages: stages)
    let read = try JSONDecoder().decode(RepeatSchedule.self, from: JSONEncoder().encode(schedule))
    #expect(read == schedule)
    #expect(read.stages == stages)
    // At 500, 600 and 700 ms by two, then every 20 ms by five.
    #expect(read.repetition(at: 3)?.offset == .milliseconds(720))
    #expect(read.repetition(at: 3)?.multiplier == 5)
  }

  @Test func `numbers that make no sense are refused by reading as by making`() throws {
    let good = try JSONEncoder().encode(RepeatSchedule(delay: .seconds(1), interval: .seconds(2)))
    let text = String(decoding: good, as: UTF8.self)
    #expect(text.contains("\"multiplier\":1"))
    let bad = Data(text.replacingOccurrences(of: "\"multiplier\":1", with: "\"multiplier\":0").utf8)
    #expect(throws: RepeatScheduleError.multiplierNotPositive(0, stage: 0)) {
      try JSONDecoder().decode(RepeatSchedule.self, from: bad)
    }
  }
}
