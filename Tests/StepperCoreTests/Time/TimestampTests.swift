import Foundation
import StepperCore
import Testing

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (Duration.seconds(0.7), 700_000_000),
      (.seconds(-0.7), -700_000_000),
      (.seconds(0.1 + 0.2), 300_000_000),
      (.zero, 0),
      (.nanoseconds(1), 1),
      (Duration(secondsComponent: 0, attosecondsComponent: 499_999_999), 0),
      (Duration(secondsComponent: 0, attosecondsComponent: 500_000_000), 1),
      (Duration(secondsComponent: 0, attosecondsComponent: 1_499_999_999), 1),
      (Duration(secondsComponent: 0, attosecondsComponent: -499_999_999), 0),
      (Duration(secondsComponent: 0, attosecondsComponent: -500_000_000), -1),
      (Duration(secondsComponent: 1, attosecondsComponent: 999_999_999_500_000_000), 2_000_000_000),
      (Duration(secondsComponent: -1, attosecondsComponent: -999_999_999_500_000_000), -2_000_000_000),
    ] as [(Duration, Int64)]
  )
  func `a duration is rounded to the nearest nanosecond`(duration: Duration, nanoseconds: Int64) {
    #expect(Timestamp(duration).nanoseconds == nanoseconds)
    #expect(Timestamp.zero.advanced(by: duration).nanoseconds == nanoseconds)
  }

  @Test(arguments: [
    (Duration.seconds(9_223_372_035), Timestamp(nanoseconds: 9_223_372_035_000_000_000)),
    (.seconds(-9_223_372_035), Timestamp(nanoseconds: -9_223_372_035_000_000_000)),
    (.seconds(9_223_372_037), .max),
    (.seconds(-9_223_372_037), .min),
    (Duration(secondsComponent: .max, attosecondsComponent: 0), .max),
    (Duration(secondsComponent: .min, attosecondsComponent: 0), .min),
    (farthest + farthest, .max),
    (.zero - farthest - farthest, .min),
  ])
  func `a duration beyond the range saturates`(duration: Duration, expected: Timestamp) {
    #expect(Timestamp(duration) == expected)
  }

  @Test func `advancing saturates at both ends`() {
    let nearMax = Timestamp(nanoseconds: .max - 1)
    #expect(nearMax.advanced(by: .nanoseconds(1)) == .max)
    #expect(nearMax.advanced(by: .nanoseconds(2)) == .max)
    #expect(Timestamp.max.advanced(by: Self.farthest) == .max)
    let nearMin = Timestamp(nanoseconds: .min + 1)
    #expect(nearMin.advanced(by: .nanoseconds(-1)) == .min)
    #expect(nearMin.advanced(by: .nanoseconds(-2)) == .min)
    #expect(Timestamp.min.advanced(by: .zero - Self.farthest) == .min)
  }

  @Test(arguments: [0, 1, -1, 700_000_000, -5_000_000_000, 4_000_000_000_000_000_000] as [Int64])
  func `advancing by the duration to an instant leads to it`(nanoseconds: Int64) {
    let start = Timestamp(nanoseconds: 123_456_789)
    let end = Timestamp(nanoseconds: nanoseconds)
    #expect(start.advanced(by: start.duration(to: end)) == end)
    #expect(start.duration(to: end) == .zero - end.duration(to: start))
  }

  @Test func `the duration between the two ends is told without overflow`() {
    let (seconds, attoseconds) = Timestamp.min.duration(to: .max).components
    #expect(seconds == 18_446_744_073)
    #expect(attoseconds == 709_551_615_000_000_000)
  }

  @Test func `timestamps are ordered by time`() {
    let instants: [Timestamp] = [.min, Timestamp(nanoseconds: -1), .zero, Timestamp(nanoseconds: 1), .max]
    #expect(instants.reversed().sorted() == instants)
  }

  @Test(arguments: [.min, .zero, Timestamp(nanoseconds: 700_000_001), .max])
  func `coding keeps the timestamp`(timestamp: Timestamp) throws {
    let data = try JSONEncoder().encode(timestamp)
    #expect(try JSONDecoder().decode(Timestamp.self, from: data) == timestamp)
  }

  private static let farthest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
}
