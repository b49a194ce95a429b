import Testing

@testable import StepperCore

/// Random decimal numbers, with expectations calculated with integers and read as literals.
@Suite struct DecimalPropertyTests {
  @Test(arguments: 0...6)
  func `Double steps land on literals, up and back down`(digits: Int) throws {
    var random = SplitMix64(seed: UInt64(1 + digits))
    var walk = LiteralWalk<Double> { DecimalText.double($0, $1) }
    for _ in 0..<150 {
      let limit = random.pick([1_000, 1_000_000, 1_000_000_000, 900_000_000_000_000])
      let start = Int.random(in: -limit...limit, using: &random)
      try walk.compare(start, by: Int.random(in: 1...random.pick([9, 250, 99_999]), using: &random), digits, 20)
    }
    #expect(walk.firstDifference == nil)
  }

  /// At most seven digits in all, and fewer than 2²³ of the last place: more of them `Float` does not tell apart.
  @Test(arguments: 0...6)
  func `Float steps land on literals, up and back down`(digits: Int) throws {
    var random = SplitMix64(seed: UInt64(11 + digits))
    var walk = LiteralWalk<Float> { DecimalText.float($0, $1) }
    for _ in 0..<150 {
      let limit = random.pick([100, 10_000, 1_000_000, 8_000_000])
      let start = Int.random(in: -limit...limit, using: &random)
      try walk.compare(start, by: Int.random(in: 1...random.pick([9, 250, 9_999]), using: &random), digits, 20)
    }
    #expect(walk.firstDifference == nil)
  }

  @Test(arguments: 0...22)
  func `Double steps of any power of ten land on literals`(exponent: Int) throws {
    let range = try StepRange(step: Double("7e-\(exponent)") ?? .nan)
    var value = 0.0
    for count in 1...100 {
      value = range.step(value, by: 1).value
      #expect(value == Double("\(7 * count)e-\(exponent)"))
    }
  }

  @Test(arguments: 0...8)
  func `Float steps of any power of ten land on literals`(exponent: Int) throws {
    let range = try StepRange(step: Float("7e-\(exponent)") ?? .nan)
    var value: Float = 0
    for count in 1...100 {
      value = range.step(value, by: 1).value
      #expect(value == Float("\(7 * count)e-\(exponent)"))
    }
  }

  /// The value has two digits more than the step and the origin.
  @Test(arguments: 0...4)
  func `grid values are literals`(digits: Int) throws {
    var random = SplitMix64(seed: UInt64(21 + digits))
    var failures: [String] = []
    for _ in 0..<300 {
      let unit = Int.random(in: 1...9_999, using: &random) * 100
      let origin = Int.random(in: -99_999...99_999, using: &random) * 100
      let value = Int.random(in: -99_999_999...99_999_999, using: &random)
      let below = value - (((value - origin) % unit) + unit) % unit
      let above = below == value ? value : below + unit
      let nearest = value - below < above - value ? below : above
      let expected = [below, above, nearest].map { DecimalText.double($0, digits + 2) }
      let number = DecimalText.double(value, digits + 2)
      let step = DecimalText.double(unit / 100, digits)
      let start = DecimalText.double(origin / 100, digits)
      let found = [GridRounding.down, .up, .nearest].map { number.aligned($0, step: step, origin: start) }
      if found != expected { failures.append("\(number) in steps of \(step) from \(start): \(found)") }
    }
    #expect(failures.first == nil)
  }

  /// The values have texts of up to 17 digits, up to 9 for `Float`.
  @Test(arguments: 0...4)
  func `values of any length are snapped to literals`(digits: Int) throws {
    var random = SplitMix64(seed: UInt64(41 + digits))
    var failures: [String] = []
    for _ in 0..<300 {
      let unit = Int.random(in: 1...9_999, using: &random)
      let origin = Int.random(in: -9_999...9_999, using: &random)
      let index = Int.random(in: -40...40, using: &random)
      let share = Double.random(in: 0.05...0.45, using: &random) + random.pick([0, 0.5])
      let (below, above) = (origin + index * unit, origin + (index + 1) * unit)
      let expected = [below, above, share < 0.5 ? below : above]
      let roundings = [GridRounding.down, .up, .nearest]

      let (start, step) = (DecimalText.double(origin, digits), DecimalText.double(unit, digits))
      let value = DecimalText.double(below, digits) + share * step
      let found = roundings.map { value.aligned($0, step: step, origin: start) }
      if found != expected.map({ DecimalText.double($0, digits) }) {
        failures.append("\(value) in steps of \(step) from \(start): \(found)")
      }

      let (first, length) = (DecimalText.float(origin, digits), DecimalText.float(unit, digits))
      let number = Float(value)
      let reached = roundings.map { number.aligned($0, step: length, origin: first) }
      if reached != expected.map({ DecimalText.float($0, digits) }) {
        failures.append("Float \(number) in steps of \(length) from \(first): \(reached)")
      }
    }
    #expect(failures.first == nil)
  }

  @Test func `the noise of earlier sums is snapped away`() throws {
    let tenths = try StepRange(step: 0.1, snap: .always)
    #expect(tenths.settled(0.1 + 0.2) == 0.3)
    #expect(tenths.settled(0.1 + 0.7) == 0.8)
    #expect(tenths.settled(0.712345678901234567) == 0.7)
  }

  /// At the eight digits of the value, a step of 0.3 as `Float` would be 30000001.
  @Test func `a step is read by its own digits and not by those of the value`() throws {
    #expect(try StepRange<Float>(-100...100, step: 0.3, snap: .always).settled(-0.12345678) == -0.1)
  }

  @Test(arguments: 0...6)
  func `circles and refused steps are counted in decimals`(digits: Int) throws {
    var random = SplitMix64(seed: UInt64(31 + digits))
    var failures: [String] = []
    for _ in 0..<300 {
      let low = Int.random(in: -99_999...99_999, using: &random)
      let width = Int.random(in: 1...99_999, using: &random)
      let (value, unit) = (low + Int.random(in: 0...width, using: &random), Int.random(in: 1...9_999, using: &random))
      let count = Int.random(in: -50...50, using: &random)
      let numbers = [low, low + width, value, unit].map { DecimalText.double($0, digits) }
      let circle = try StepRange(numbers[0]...numbers[1], step: numbers[3], wrap: .modulo)
      let place = ((value - low + count * unit) % width + width) % width
      let expected = DecimalText.double(count == 0 ? value : low + place, digits)
      let counted = circle.step(numbers[2], by: count).value
      if counted != expected { failures.append("\(numbers[2]) by \(count) gives \(counted) in \(circle)") }

      let room = count > 0 ? low + width - value : value - low
      let fitting = min(count.magnitude, UInt(room / unit))
      let line = try StepRange(numbers[0]...numbers[1], step: numbers[3], edge: .refuse)
      let last = DecimalText.double(value + count.signum() * Int(fitting) * unit, digits)
      let reached = line.step(numbers[2], by: count).value
      if reached != last { failures.append("\(numbers[2]) by \(count) gives \(reached) in \(line)") }
    }
    #expect(failures.first == nil)
  }
}

/// Walks from one literal to the next and back, and remembers the first value that is not the literal expected.
private struct LiteralWalk<Value: SteppableValue> {
  let literal: (_ integer: Int, _ digits: Int) -> Value
  private(set) var firstDifference: String?

  init(literal: @escaping (_ integer: Int, _ digits: Int) -> Value) {
    self.literal = literal
  }

  mutating func compare(_ start: Int, by unit: Int, _ digits: Int, _ count: Int) throws {
    let range = try StepRange(step: literal(unit, digits), origin: literal(start, digits))
    var value = literal(start, digits)
    for place in 1...count {
      value = range.step(value, by: 1).value
      note(value, start + place * unit, digits, range)
    }
    note(range.step(literal(start, digits), by: count).value, start + count * unit, digits, range)
    note(range.step(value, by: -count).value, start, digits, range)
    for place in (0..<count).reversed() {
      value = range.step(value, by: -1).value
      note(value, start + place * unit, digits, range)
    }
  }

  /// Compares texts, which tell +0.0 and -0.0 apart.
  private mutating func note(_ value: Value, _ integer: Int, _ digits: Int, _ range: StepRange<Value>) {
    let expected = literal(integer, digits)
    guard firstDifference == nil, "\(value)" != "\(expected)" else { return }
    firstDifference = "\(value) instead of \(expected) in \(range)"
  }
}
