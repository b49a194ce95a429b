import Testing

@testable import StepperCore

/// The rows of the numeric table for integers: where the anchors differ, a row for each rule.
@Suite struct IntegerCaseTests {
  static let int8: [StepCase<Int8>] = [
    StepCase(1, .clamp, 120, in: -128...127, by: 10, "+", [127], end: .top),
    StepCase(2, .clamp, -120, in: -128...127, by: 10, "-", [-128], end: .bottom),
    StepCase(3, .clamp, 127, in: -128...127, by: 1, "+", [127], end: .top),
    StepCase(4, .jump, 120, in: -128...127, by: 10, "+", [-128], wraps: [0]),
    StepCase(4, .pin, 120, in: -128...127, by: 10, "++", [127, -128], wraps: [1]),
    StepCase(4, .modulo, 120, in: -128...127, by: 10, "+", [-126], wraps: [0]),
    StepCase(5, .modulo, 120, in: -128...127, by: 100, "+", [-36], wraps: [0]),
    StepCase(5, .jump, 120, in: -128...127, by: 100, "+", [-128], wraps: [0]),
    StepCase(5, .pin, 120, in: -128...127, by: 100, "+", [127]),
    StepCase(6, .jump, -128, in: -128...127, by: 1, "-", [127], wraps: [0]),
    StepCase(6, .pin, -128, in: -128...127, by: 1, "-", [127], wraps: [0]),
    StepCase(6, .modulo, -128, in: -128...127, by: 1, "-", [127], wraps: [0]),
  ]

  @Test(arguments: int8)
  func `all of Int8 is walked without overflow`(row: StepCase<Int8>) throws {
    try row.check()
  }

  static let uint8: [StepCase<UInt8>] = [
    StepCase(7, .clamp, 3, in: 0...255, by: 5, "-", [0], end: .bottom),
    StepCase(7, .refuse, 3, in: 0...255, by: 5, "-", [3], end: .bottom),
    StepCase(8, .clamp, 250, in: 0...255, by: 10, "+", [255], end: .top),
    StepCase(8, .jump, 250, in: 0...255, by: 10, "+", [0], wraps: [0]),
    StepCase(8, .modulo, 250, in: 0...255, by: 10, "+", [4], wraps: [0]),
  ]

  @Test(arguments: uint8)
  func `all of UInt8 is walked without overflow`(row: StepCase<UInt8>) throws {
    try row.check()
  }

  static let uint: [StepCase<UInt>] = [
    StepCase(9, .clamp, UInt.max - 1, in: 0...UInt.max, by: 5, "+", [.max], end: .top)
  ]

  @Test(arguments: uint)
  func `distances beyond those of Int are no trap`(row: StepCase<UInt>) throws {
    try row.check()
  }

  static let limits: [StepCase<Int>] = [
    StepCase(10, .clamp, Int.max - 1, by: 5, "+", [.max], end: .top),
    StepCase(11, .clamp, Int.min + 1, by: 5, "-", [.min], end: .bottom),
    StepCase(12, .clamp, 0, in: Int.min...Int.max, by: .max, "++-", [.max, .max, 0]),
    StepCase(13, .jump, .max, in: Int.min...Int.max, by: 1, "+", [.min], wraps: [0]),
    StepCase(13, .pin, .max, in: Int.min...Int.max, by: 1, "+", [.min], wraps: [0]),
    StepCase(13, .modulo, .max, in: Int.min...Int.max, by: 1, "+", [.min], wraps: [0]),
  ]

  @Test(arguments: limits)
  func `the limits of Int are bounds like any other`(row: StepCase<Int>) throws {
    try row.check()
  }

  static let edges: [StepCase<Int>] = [
    StepCase(14, .clamp, 0, in: 0...10, by: 3, "+++++", [3, 6, 9, 10, 10], end: .top),
    StepCase(14, .grid, 0, in: 0...10, by: 3, "+++++", [3, 6, 9, 9, 9], end: .top),
    StepCase(14, .refuse, 0, in: 0...10, by: 3, "+++++", [3, 6, 9, 9, 9], end: .top),
    StepCase(15, .clamp, 10, in: 0...10, by: 3, "-----", [7, 4, 1, 0, 0], end: .bottom),
    StepCase(15, .grid, 10, in: 0...10, by: 3, "-----", [9, 6, 3, 0, 0], end: .bottom),
    StepCase(15, .refuse, 10, in: 0...10, by: 3, "-----", [7, 4, 1, 1, 1], end: .bottom),
    StepCase(16, .clamp, 10, in: 10...22, by: 5, "++++", [15, 20, 22, 22], end: .top),
    StepCase(16, .grid, 10, in: 10...22, by: 5, "++++", [15, 20, 20, 20], end: .top),
    StepCase(17, .clamp, 22, in: 10...22, by: 5, "---", [17, 12, 10], end: .bottom),
    StepCase(17, .snap, 22, in: 10...22, by: 5, "---", [20, 15, 10], end: .bottom),
    StepCase(17, .grid, 22, in: 10...22, by: 5, "---", [20, 15, 10], end: .bottom),
    StepCase(18, .clamp, 20, in: 0...43, by: 10, "+++", [30, 40, 43], end: .top),
    StepCase(18, .grid, 20, in: 0...43, by: 10, "+++", [30, 40, 40], end: .top),
    StepCase(19, .clamp, 0, in: 0...3, by: 10, "+-", [3, 0], end: .bottom),
    StepCase(19, .grid, 0, in: 0...3, by: 10, "+-", [0, 0], end: .stuck),
    StepCase(19, .refuse, 0, in: 0...3, by: 10, "+-", [0, 0], end: .stuck),
  ]

  @Test(arguments: edges)
  func `a bound between two steps is met as the edge rule says`(row: StepCase<Int>) throws {
    try row.check()
  }

  @Test(arguments: [NumericRule.clamp, .refuse, .grid, .jump, .pin, .modulo])
  func `a range of one value has no steps and wraps nowhere`(rule: NumericRule) throws {
    try StepCase(20, rule, 5, in: 5...5, by: 1, "+-", [5, 5], end: .stuck).check()
  }

  static let snaps: [StepCase<Int>] = [
    StepCase(21, .free, 55, in: 0...100, by: 10, "+", [65]),
    StepCase(21, .free, 55, in: 0...100, by: 10, "-", [45]),
    StepCase(21, .snap, 55, in: 0...100, by: 10, "+", [60]),
    StepCase(21, .snap, 55, in: 0...100, by: 10, "-", [50]),
    StepCase(22, .snap, 55, in: 3...100, by: 10, "+", [63]),
    StepCase(22, .snap, 55, in: 3...100, by: 10, "-", [53]),
    StepCase(23, .snap, 2, in: 0...10, by: 4, "+", [4]),
    StepCase(23, .free, 2, in: 0...10, by: 4, "+", [6]),
    StepCase(24, .snap, 3, in: -100...100, by: 3, "+", [5]),
    StepCase(24, .snap, 3, in: -100...100, by: 3, "-", [2]),
    StepCase(25, .snap, 1000, in: 2...1000, by: 100, "-", [902]),
    StepCase(25, .free, 1000, in: 2...1000, by: 100, "-", [900]),
    // Counted from 0 instead of the lower bound, 1000 is on the grid.
    StepCase(25, .snap, 1000, in: 2...1000, by: 100, origin: 0, "-", [900]),
  ]

  @Test(arguments: snaps)
  func `an unaligned value is snapped in the direction of the step`(row: StepCase<Int>) throws {
    try row.check()
  }

  static let outside: [StepCase<Int>] = [
    StepCase(26, .clamp, 15, in: 0...10, by: 1, "+", [10], end: .top),
    StepCase(26, .clamp, 15, in: 0...10, by: 1, "-", [9]),
    StepCase(27, .clamp, 1, in: 3...40, by: 1, "+", [4]),
    StepCase(27, .clamp, 1, in: 3...40, by: 1, "-", [3], end: .bottom),
  ]

  @Test(arguments: outside)
  func `a value outside its bounds is taken to the nearer one before the step`(row: StepCase<Int>) throws {
    try row.check()
  }

  static let wraps: [StepCase<Int>] = [
    StepCase(28, .jump, 9, in: 0...9, by: 1, "+", [0], wraps: [0]),
    StepCase(28, .pin, 9, in: 0...9, by: 1, "+", [0], wraps: [0]),
    StepCase(28, .modulo, 9, in: 0...9, by: 1, "+", [0], wraps: [0]),
    StepCase(29, .jump, 8, in: 0...9, by: 3, "+", [0], wraps: [0]),
    StepCase(29, .pin, 8, in: 0...9, by: 3, "++", [9, 0], wraps: [1]),
    StepCase(29, .modulo, 8, in: 0...9, by: 3, "+", [1], wraps: [0]),
    StepCase(30, .jump, 1, in: 0...9, by: 3, "-", [9], wraps: [0]),
    StepCase(30, .pin, 1, in: 0...9, by: 3, "--", [0, 9], wraps: [1]),
    StepCase(30, .modulo, 1, in: 0...9, by: 3, "-", [8], wraps: [0]),
    StepCase(31, .jump, 5, in: -5...5, by: 1, "+", [-5], wraps: [0]),
    StepCase(31, .pin, 5, in: -5...5, by: 1, "+", [-5], wraps: [0]),
    StepCase(31, .modulo, 5, in: -5...5, by: 1, "+", [-5], wraps: [0]),
    // A jump from a bound to itself changes nothing, so it is no wrap.
    StepCase(32, .jump, 10, in: 10...12, by: 4, "+", [10]),
    StepCase(32, .pin, 10, in: 10...12, by: 4, "+", [12]),
    StepCase(32, .modulo, 10, in: 10...12, by: 4, "+", [11], wraps: [0]),
    StepCase(33, .jump, 0, in: 0...100, by: 101, "+", [0]),
    StepCase(33, .pin, 0, in: 0...100, by: 101, "+", [100]),
    StepCase(33, .modulo, 0, in: 0...100, by: 101, "+", [0]),
    StepCase(34, .jump, 50, in: 0...59, by: 15, "+", [0], wraps: [0]),
    StepCase(34, .pin, 50, in: 0...59, by: 15, "+", [59]),
    StepCase(34, .modulo, 50, in: 0...59, by: 15, "+", [5], wraps: [0]),
    StepCase(35, .jump, 3, in: 3...8, by: 7, "-", [8], wraps: [0]),
    StepCase(35, .pin, 3, in: 3...8, by: 7, "-", [8], wraps: [0]),
    StepCase(35, .modulo, 3, in: 3...8, by: 7, "-", [8], wraps: [0]),
  ]

  @Test(arguments: wraps)
  func `a step past a bound goes round as the wrap rule says`(row: StepCase<Int>) throws {
    try row.check()
  }

  @Test func `case 36, the upper bound of a half-open range is not reached`() throws {
    let range = try StepRange(0..<10, step: 1)
    #expect(range == (try StepRange(0...9, step: 1)))
    #expect(range.step(8, by: 1).value == 9)
    #expect(range.step(9, by: 1) == StepResult(value: 9, wrapped: false))
    #expect(!range.canIncrement(9))
  }

  @Test func `case 37, a range open above goes on to the limit of the type`() throws {
    let range = try StepRange(lowerBound: 1, step: 1)
    #expect(range.step(1, by: -1).value == 1)
    #expect(!range.canDecrement(1))
    #expect(range.step(1, by: 1).value == 2)
    #expect(range.step(.max - 1, by: 1).value == .max)
    #expect(range.step(.max, by: 1).value == .max)
    #expect(!range.canIncrement(.max))
  }

  /// Ten single steps and then two of ten; the moves of ten are plain, not aligned to a larger grid.
  @Test(arguments: [(0, Array(1...10) + [20, 30]), (7, Array(8...17) + [27, 37])])
  func `case 77, ten steps at once are one plain move`(start: Int, expected: [Int]) throws {
    let range = try StepRange(0...1000, step: 1)
    var values = [start]
    for count in Array(repeating: 1, count: 10) + [10, 10] {
      values.append(range.step(values[values.count - 1], by: count).value)
    }
    #expect(values.dropFirst() == expected[...])
  }

  @Test func `case 78, bounds that shrink leave the value at the nearer one`() throws {
    let range = try StepRange(0...10, step: 1).with(upperBound: 5)
    #expect(range.settled(8) == 5)
    #expect(!range.canIncrement(8))
    #expect(range.canDecrement(8))
    #expect(range.step(8, by: -1).value == 4)
  }

  @Test func `case 79, a lower bound above the upper one takes it along`() throws {
    let range = try StepRange(0...100, step: 1).with(lowerBound: 200)
    #expect(range == (try StepRange(200...200, step: 1)))
    #expect(range.settled(50) == 200)
  }

  @Test func `case 80, the span of all integers is counted without overflow`() throws {
    #expect(Int.min.wholeSteps(to: .max, of: 1) == .max)
    #expect(Int.max.wholeSteps(to: .min, of: 3) == 6_148_914_691_236_517_205)
    let range = try StepRange(Int.min...Int.max, step: 2, edge: .refuse)
    #expect(range.step(.min, by: .max).value == .max - 1)
    #expect(range.step(.min, by: .min).value == .min)
    #expect(range.step(.max, by: .min).value == .min + 1)
  }
}
