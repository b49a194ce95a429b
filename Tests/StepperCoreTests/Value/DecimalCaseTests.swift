import Testing

@testable import StepperCore

/// The rows of the numeric table for `Double` and `Float`: every value is the literal a person would write.
@Suite struct DecimalCaseTests {
  static let noise: [StepCase<Double>] = [
    StepCase(40, .clamp, 0, by: 0.1, "+++", [0.1, 0.2, 0.3]),
    StepCase(41, .clamp, 0, in: 0...1, by: 0.1, plus(10), tenths(1, 10), end: .top),
    StepCase(42, .clamp, 1, in: 0...1, by: 0.1, minus(10), tenths(0, 9).reversed(), end: .bottom),
    StepCase(43, .clamp, -0.3, in: -1...1, by: 0.1, "+++", [-0.2, -0.1, 0.0]),
    StepCase(44, .clamp, -1, in: -1...1, by: 0.1, plus(7), tenths(-9, -3)),
    StepCase(45, .clamp, 0, by: 0.01, plus(100), hundredths(1, 100)),
    StepCase(46, .clamp, 0, by: 0.1, plus(1000), tenths(1, 1000)),
    StepCase(47, .clamp, 10, in: 6...24, by: 0.1, "+++", [10.1, 10.2, 10.3]),
    StepCase(48, .clamp, 2.9, by: 0.1, "--", [2.8, 2.7]),
    StepCase(49, .clamp, 0.8, in: 0.8...1.2, by: 0.01, plus(40), hundredths(81, 120), end: .top),
    StepCase(49, .refuse, 0.8, in: 0.8...1.2, by: 0.01, plus(40), hundredths(81, 120), end: .top),
    StepCase(50, .clamp, 0.7, by: 0.1, "+", [0.8]),
    StepCase(51, .clamp, 1.1, by: 1.1, "++", [2.2, 3.3]),
    StepCase(52, .clamp, 0, by: 0.7, "+++", [0.7, 1.4, 2.1]),
    StepCase(53, .clamp, 5, by: 0.3, plus(10), [5.3, 5.6, 5.9, 6.2, 6.5, 6.8, 7.1, 7.4, 7.7, 8.0]),
    StepCase(54, .clamp, 98.6, by: 0.2, plus(7), [98.8, 99.0, 99.2, 99.4, 99.6, 99.8, 100.0]),
    StepCase(55, .clamp, 4, in: 4...26, by: 1.1, plus(20), tenths(51, 260, by: 11), end: .top),
    StepCase(55, .refuse, 4, in: 4...26, by: 1.1, plus(20), tenths(51, 260, by: 11), end: .top),
    StepCase(58, .clamp, 0, in: 0...1, by: 1e-7, "+++", [1e-7, 2e-7, 3e-7]),
    StepCase(59, .clamp, 1000000.1, by: 0.2, "+", [1000000.3]),
    StepCase(60, .clamp, 19.99, by: 0.01, "++", [20.0, 20.01]),
    StepCase(61, .clamp, 123456789.01, by: 0.01, "+++", [123456789.02, 123456789.03, 123456789.04]),
    StepCase(74, .clamp, 0, in: 0...10, by: 0.05, plus(7), [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]),
    StepCase(75, .clamp, 0, by: 0.15, "+++", [0.15, 0.3, 0.45]),
    StepCase(76, .clamp, 36.6, in: 34...42, by: 0.1, "++++", [36.7, 36.8, 36.9, 37.0]),
  ]

  @Test(arguments: noise)
  func `steps are free of binary noise`(row: StepCase<Double>) throws {
    try row.check()
  }

  static let rules: [StepCase<Double>] = [
    StepCase(56, .free, 1.18, in: 0...10, by: 0.25, "+", [1.43]),
    StepCase(56, .free, 1.18, in: 0...10, by: 0.25, "-", [0.93]),
    StepCase(56, .snap, 1.18, in: 0...10, by: 0.25, "+", [1.25]),
    StepCase(56, .snap, 1.18, in: 0...10, by: 0.25, "-", [1.0]),
    StepCase(57, .clamp, 0.5, in: 0.5...3, by: 1, "+++", [1.5, 2.5, 3.0], end: .top),
    StepCase(57, .grid, 0.5, in: 0.5...3, by: 1, "+++", [1.5, 2.5, 2.5], end: .top),
    StepCase(69, .jump, 0.9, in: 0...1, by: 0.25, "+", [0.0], wraps: [0]),
    StepCase(69, .pin, 0.9, in: 0...1, by: 0.25, "++", [1.0, 0.0], wraps: [1]),
    // The upper bound of a circle is its lower one again.
    StepCase(69, .modulo, 0.9, in: 0...1, by: 0.25, "+", [0.15], wraps: [0]),
    StepCase(70, .modulo, 350, in: 0...360, by: 20, "+", [10.0], wraps: [0]),
    StepCase(70, .jump, 350, in: 0...360, by: 20, "+", [0.0], wraps: [0]),
    StepCase(71, .modulo, 0, in: 0...1, by: 0.1, "-", [0.9], wraps: [0]),
    StepCase(71, .jump, 0, in: 0...1, by: 0.1, "-", [1.0], wraps: [0]),
    StepCase(72, .jump, 0, in: 0...1, by: 0.1, plus(11), tenths(1, 10) + [0.0], wraps: [10]),
    StepCase(72, .pin, 0, in: 0...1, by: 0.1, plus(11), tenths(1, 10) + [0.0], wraps: [10]),
  ]

  @Test(arguments: rules)
  func `edges, wraps and snaps land on literals`(row: StepCase<Double>) throws {
    try row.check()
  }

  static let limits: [StepCase<Double>] = [
    StepCase(62, .clamp, 0, by: 1.0 / 3, "+++", [1.0 / 3, 2.0 / 3, 1.0]),
    StepCase(63, .clamp, 1e16, by: 1, "+", [1e16], end: .stuck),
    // One down is representable from 2⁵³, one up is not.
    StepCase(64, .clamp, 0x1p53, by: 1, "+", [0x1p53], end: .top),
    StepCase(65, .clamp, greatest, by: greatest, "+", [greatest], end: .top),
    StepCase(66, .clamp, 0, in: -.infinity ... .infinity, by: 1, "++", [1, 2]),
  ]

  @Test(arguments: limits)
  func `a step too small or too large to be made leaves a number`(row: StepCase<Double>) throws {
    try row.check()
  }

  @Test func `case 73, Float lands on its own literals`() throws {
    let tenths: [Float] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
    try StepCase(73, .clamp, Float(0), by: 0.1, "++++++++++", tenths).check()
  }

  private static let greatest = Double.greatestFiniteMagnitude

  private static func plus(_ count: Int) -> String { String(repeating: "+", count: count) }

  private static func minus(_ count: Int) -> String { String(repeating: "-", count: count) }

  private static func tenths(_ first: Int, _ last: Int, by step: Int = 1) -> [Double] {
    DecimalText.doubles(from: first, through: last, by: step, digits: 1)
  }

  private static func hundredths(_ first: Int, _ last: Int) -> [Double] {
    DecimalText.doubles(from: first, through: last, digits: 2)
  }
}
