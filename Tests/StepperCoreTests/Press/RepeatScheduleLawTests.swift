import Testing

@testable import StepperCore

/// What must hold for every schedule that can be built.
struct RepeatScheduleLawTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `repeats come one after the other, and the first after a time is really the first`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let schedule = try Self.schedule(&random)
      for index in 0..<30 {
        let next = schedule.moment(at: index + 1)?.offset
        guard let offset = schedule.moment(at: index)?.offset else {
          #expect(next == nil, "\(schedule) ends and goes on at \(index)")
          continue
        }
        #expect(offset < next ?? .max, "\(schedule) does not go forward at \(index)")
        for elapsed in [0, offset - 1, offset, offset + 1, Int64.random(in: 0...offset, using: &random)] {
          expectFirst(schedule.firstIndex(after: elapsed), after: elapsed, in: schedule)
        }
      }
      expectFirst(schedule.firstIndex(after: .max - 1), after: .max - 1, in: schedule)
      #expect(schedule.firstIndex(after: -1) == 0)
      #expect(schedule.firstIndex(after: .min) == 0)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the public repeat is the one the press machine calculates with`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let schedule = try Self.schedule(&random)
      for index in [-1, 0, 1, 2, 5, 40, .max - 1, .max] {
        let repetition = schedule.repetition(at: index)
        #expect(repetition?.offset == (schedule.moment(at: index)?.offset).map { .nanoseconds($0) })
        #expect(repetition?.multiplier == schedule.moment(at: index)?.steps)
      }
    }
  }

  private func expectFirst(_ index: Int, after elapsed: Int64, in schedule: RepeatSchedule) {
    let due = schedule.moment(at: index)?.offset
    #expect(due.map { $0 > elapsed } ?? true, "\(schedule): repeat \(index) is not later than \(elapsed)")
    guard index > 0 else { return }
    let before = schedule.moment(at: index - 1)?.offset
    #expect(before.map { $0 <= elapsed } ?? false, "\(schedule): repeat \(index) is not the first after \(elapsed)")
  }

  private static func schedule(_ random: inout SplitMix64) throws -> RepeatSchedule {
    let longest: [Int64] = [1, 10, 1_000_000_000, .max / 20, .max]
    let stages = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      RepeatSchedule.Stage(
        interval: .nanoseconds(Int64.random(in: 1...(longest.randomElement(using: &random) ?? 1), using: &random)),
        repeats: [nil, 1, 2, 7, 1_000_000, .max].randomElement(using: &random) ?? nil,
        multiplier: Int.random(in: 1...10, using: &random)
      )
    }
    return try RepeatSchedule(
      delay: .nanoseconds([0, 1, 500_000_000, .max / 2, .max].randomElement(using: &random) ?? 0),
      first: Bool.random(using: &random) ? .atDelay : .afterInterval,
      stages: stages
    )
  }
}
