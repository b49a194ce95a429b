import Testing

@testable import StepperCore

/// The limits of every integer type, and wide integers against arithmetic of twice the width.
@Suite struct IntegerWidthTests {
  @Test func `signed integers of every width are stepped at their limits`() throws {
    try WidthCheck<Int8>.run()
    try WidthCheck<Int16>.run()
    try WidthCheck<Int32>.run()
    try WidthCheck<Int64>.run()
    try WidthCheck<Int>.run()
  }

  @Test func `unsigned integers of every width are stepped at their limits`() throws {
    try WidthCheck<UInt8>.run()
    try WidthCheck<UInt16>.run()
    try WidthCheck<UInt32>.run()
    try WidthCheck<UInt64>.run()
    try WidthCheck<UInt>.run()
  }

  @Test func `integers of 128 bits are stepped at their limits`() throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    try WidthCheck<Int128>.run()
    try WidthCheck<UInt128>.run()
    // 2¹²⁸ − 1 ends in 5.
    let digits = try StepRange<UInt128>(0...9, step: .max, wrap: .modulo)
    #expect(digits.step(3, by: 1) == StepResult(value: 8, wrapped: true))
    #expect(digits.step(3, by: -1) == StepResult(value: 8, wrapped: true))
  }

  @Test func `circles and clamps of 64 bits agree with arithmetic of 128 bits`() throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    var random = SplitMix64(seed: 64)
    var differences: [String] = []
    for _ in 0..<20_000 {
      let (one, other) = (extreme(&random), extreme(&random))
      let (lower, upper) = (min(one, other), max(one, other))
      let (start, step) = (Int64.random(in: lower...upper, using: &random), max(1, extreme(&random).magnitude / 2))
      let count = Int.random(in: .min ... .max, using: &random) >> random.pick([0, 8, 32, 56, 60])
      let circle = try StepRange(lower...upper, step: Int64(step), wrap: .modulo)
      let target = Int128(start) + Int128(count) * Int128(step)
      let width = Int128(upper) - Int128(lower) + 1
      let place = (target - Int128(lower)) % width
      let expected = Int128(lower) + (place < 0 ? place + width : place)
      let round = circle.step(start, by: count).value
      if Int128(round) != expected { differences.append("\(start) by \(count) gives \(round) in \(circle)") }
      let clamped = min(max(target, Int128(lower)), Int128(upper))
      let straight = try StepRange(lower...upper, step: Int64(step)).step(start, by: count).value
      if Int128(straight) != clamped { differences.append("\(start) by \(count) gives \(straight) in \(circle)") }
    }
    #expect(differences.first == nil)
  }

  /// Numbers of every magnitude, as many small as large ones.
  private func extreme(_ random: inout SplitMix64) -> Int64 {
    Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...60, using: &random)
  }
}

/// The checks that are written once for all integer types.
private enum WidthCheck<Value: FixedWidthInteger & SteppableValue> {
  static func run() throws {
    try clamps()
    try goesRound()
    try keepsToTheGrid()
    try countsCircles()
  }

  private static func clamps() throws {
    for range in [try StepRange<Value>(step: 5), try StepRange(Value.min...Value.max, step: 5)] {
      #expect(range.step(.max - 1, by: 1).value == .max)
      #expect(range.step(.min + 1, by: -1).value == .min)
      #expect(range.step(.min, by: .max).value == (Value.bitWidth <= 64 ? .max : Value.min + 5 * Value(Int.max)))
      #expect(range.step(.max, by: .min).value == (Value.bitWidth <= 64 ? .min : Value.max - 5 * Value(Int.max) - 5))
      #expect(!range.canIncrement(.max) && range.canDecrement(.max))
      #expect(range.canIncrement(.min) && !range.canDecrement(.min))
    }
    #expect(try StepRange<Value>(step: 5, edge: .refuse).step(.max - 4, by: 1).value == Value.max - 4)
    #expect(try StepRange<Value>(step: 5, edge: .refuse).step(.max - 5, by: 1).value == .max)
    #expect(try StepRange<Value>(step: .max).step(0, by: 1).value == .max)
  }

  private static func goesRound() throws {
    for wrap in [WrapRule.jump, .pinThenJump, .modulo] {
      let range = try StepRange(Value.min...Value.max, step: 1, wrap: wrap)
      #expect(range.step(.max, by: 1) == StepResult(value: .min, wrapped: true))
      #expect(range.step(.min, by: -1) == StepResult(value: .max, wrapped: true))
    }
  }

  private static func keepsToTheGrid() throws {
    let grid = try StepRange(Value.min...Value.max, step: 7, edge: .grid, snap: .always)
    let top = Value.max - Value(Value.min.distanceToMaximum % 7)
    #expect(grid.minimum == .min)
    #expect(grid.maximum == top)
    #expect(grid.settled(.max) == top)
    #expect(grid.step(top, by: 1).value == top)
    #expect(grid.step(top - 1, by: 1).value == top)
    #expect(grid.step(.max, by: -1).value == (top == .max ? top - 7 : top))
    // The multiple of 100 above exists only if it is at most three further on.
    let (value, excess) = (Value.max - 3, (Value.max - 3) % 100)
    let hundreds = try StepRange<Value>(step: 100, snap: .always)
    #expect(hundreds.settled(value) == (excess >= 97 ? value + (100 - excess) : value - excess))
  }

  private static func countsCircles() throws {
    let full = try StepRange(Value.min...Value.max, step: 10, wrap: .modulo)
    for count in [1, -1, 12, Int.max, .min] {
      #expect(full.step(.max, by: count).value == Value.max &+ 10 &* Value(truncatingIfNeeded: count))
    }
    // A step of one less than the width is a step back.
    let back = try StepRange(0...Value.max - 1, step: .max - 1, wrap: .modulo)
    #expect(back.step(20, by: 5).value == 15)
    #expect(back.step(20, by: -5).value == 25)
    let ten = try StepRange(0...9, step: Value.max, wrap: .modulo)
    #expect(ten.step(3, by: 1).value == (3 + Value.max % 10) % 10)
  }
}

extension FixedWidthInteger {
  /// How far the greatest value of the type lies above this one.
  fileprivate var distanceToMaximum: Magnitude { Magnitude(truncatingIfNeeded: Self.max &- self) }
}
