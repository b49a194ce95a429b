import Testing

@testable import StepperCore

/// Sums and products that stop at the limits of their type, for `Int64`, which has functions of its own, and for the
/// other types.
struct SaturationTests {
  @Test(
    arguments: [
      (127, 0, 127), (126, 1, 127), (127, 1, 127), (127, 127, 127),
      (-128, 0, -128), (-127, -1, -128), (-128, -1, -128), (-128, -128, -128),
      (127, -128, -1), (-128, 127, -1),
    ] as [(Int8, Int8, Int8)]
  )
  func `a sum stops at the limit that it would pass`(first: Int8, second: Int8, expected: Int8) {
    #expect(first.addingSaturated(second) == expected)
    #expect(second.addingSaturated(first) == expected)
  }

  @Test(
    arguments: [
      (0, -128, 0), (1, -128, -128), (63, 2, 126), (64, 2, 127), (64, -2, -128), (65, -2, -128),
      (-64, -2, 127), (-63, -2, 126), (-128, -1, 127), (-128, -128, 127),
    ] as [(Int8, Int8, Int8)]
  )
  func `a product stops at the limit that it would pass`(first: Int8, second: Int8, expected: Int8) {
    #expect(first.multipliedSaturated(by: second) == expected)
    #expect(second.multipliedSaturated(by: first) == expected)
  }

  @Test(
    arguments: [
      (.max, 0, .max), (.max - 1, 1, .max), (.max, 1, .max), (.max, .max, .max),
      (.min, 0, .min), (.min + 1, -1, .min), (.min, -1, .min), (.min, .min, .min), (.max, .min, -1),
    ] as [(Int64, Int64, Int64)]
  )
  func `a sum of nanoseconds stops at the limit that it would pass`(first: Int64, second: Int64, expected: Int64) {
    #expect(first.addingSaturated(second) == expected)
    #expect(second.addingSaturated(first) == expected)
  }

  @Test func `a duration has nanoseconds up to the last whole second that they can count`() {
    let end: Duration = .seconds(9_223_372_036 as Int64)
    #expect((end - .nanoseconds(1)).saturatedNanoseconds == 9_223_372_035_999_999_999)
    #expect(end.saturatedNanoseconds == .max)
    #expect((end + .milliseconds(900)).saturatedNanoseconds == .max)
    #expect((.nanoseconds(1) - end).saturatedNanoseconds == -9_223_372_035_999_999_999)
    #expect((.zero - end).saturatedNanoseconds == .min)
    #expect((.milliseconds(-900) - end).saturatedNanoseconds == .min)
  }

  @Test(
    arguments: [
      (0, .min, 0), (1, .min, .min), (-1, .max, .min + 1), (.max / 2, 2, .max - 1), (.max / 2 + 1, 2, .max),
      (.max / 2 + 1, -2, .min), (.max / 2 + 2, -2, .min), (-1, .min, .max), (.min / 2, -2, .max), (.min, .min, .max),
    ] as [(Int64, Int64, Int64)]
  )
  func `a product of nanoseconds stops at the limit that it would pass`(first: Int64, second: Int64, expected: Int64) {
    #expect(first.multipliedSaturated(by: second) == expected)
    #expect(second.multipliedSaturated(by: first) == expected)
  }
}
