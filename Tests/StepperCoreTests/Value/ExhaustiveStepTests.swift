import Testing

@testable import StepperCore

/// Every start with every step of the eight-bit integers, against an oracle.
///
/// In debug builds every start meets every step in some of the bounds, in release builds under all rules as well.
@Suite struct ExhaustiveStepTests {
  @Test func `Int8 agrees with the oracle`() throws {
    var sweep = StepSweep<Int8>()
    try sweep.run(between: [-128, -127, -100, -10, -1, 0, 1, 3, 10, 99, 126, 127])
    #expect(sweep.firstDifference == nil)
    #expect(sweep.comparisons > 400_000)
  }

  @Test func `UInt8 agrees with the oracle`() throws {
    var sweep = StepSweep<UInt8>()
    try sweep.run(between: [0, 1, 10, 127, 128, 254, 255])
    #expect(sweep.firstDifference == nil)
    #expect(sweep.comparisons > 300_000)
  }
}

/// A run through ranges, starts and counts that remembers the first difference between the library and the oracle.
struct StepSweep<Value: FixedWidthInteger & SteppableValue> {
  private typealias Bounds = (lower: Value?, upper: Value?)

  private(set) var firstDifference: String?
  private(set) var comparisons = 0
  private var turn = 0

  // Starts are left out in another rhythm than the 36 combined rules: the numbers have no common divisor.
  #if DEBUG
  private let takesEveryRule = false
  private let everyStart = 23
  #else
  private let takesEveryRule = true
  private let everyStart = 7
  #endif

  private let rules = EdgeRule.allCases.flatMap { edge in
    WrapRule.allCases.flatMap { wrap in SnapRule.allCases.map { (edge: edge, wrap: wrap, snap: $0) } }
  }
  private let largeCounts = [2, -2, 10, -10, .max, .min, 300, -256]

  /// Takes all pairs of values in the right order as bounds, each value also with an open side, and no bounds at all.
  mutating func run(between values: [Value]) throws {
    let closed: [Bounds] = values.flatMap { lower in values.filter { $0 >= lower }.map { Bounds(lower, $0) } }
    let open: [Bounds] = values.flatMap { [Bounds($0, nil), Bounds(nil, $0)] }
    for bounds in closed + open + [Bounds(nil, nil)] {
      for step in 1...Value.max { try compare(bounds, step) }
    }
  }

  private mutating func compare(_ bounds: Bounds, _ step: Value) throws {
    turn += 1
    for index in rules.indices where takesEveryRule || index == turn % rules.count {
      let (edge, wrap, snap) = rules[index]
      let (lower, upper) = bounds
      let range = try StepRange(lowerBound: lower, upperBound: upper, step: step, edge: edge, wrap: wrap, snap: snap)
      compare(range, StepOracle(range))
    }
  }

  private mutating func compare(_ range: StepRange<Value>, _ oracle: StepOracle) {
    let first = turn % everyStart
    for start in stride(from: Int(Value.min) + first, through: Int(Value.max), by: everyStart) {
      compare(start, 1, range, oracle)
      compare(start, -1, range, oracle)
      compare(start, largeCounts[comparisons / 3 % largeCounts.count], range, oracle)
    }
    compareSettling(Int(Value.min) + first, range, oracle)
  }

  private mutating func compare(_ start: Int, _ count: Int, _ range: StepRange<Value>, _ oracle: StepOracle) {
    comparisons += 1
    let result = range.step(Value(start), by: count)
    let expected = oracle.step(start, by: count)
    if Int(result.value) != expected.value || result.wrapped != expected.wrapped {
      note("\(start) by \(count) gives \(result), not \(expected)", range)
    }
    if let law = StepLaw.broken(by: result, from: Value(start), count, in: range) {
      note("\(start) by \(count): \(law)", range)
    }
  }

  private mutating func compareSettling(_ start: Int, _ range: StepRange<Value>, _ oracle: StepOracle) {
    if Int(range.settled(Value(start))) != oracle.settled(start) { note("setting \(start)", range) }
    let before = oracle.clamped(start)
    let (above, below) = (oracle.step(start, by: 1).value, oracle.step(start, by: -1).value)
    if range.canIncrement(Value(start)) != (above != before) { note("can increment \(start)", range) }
    if range.canDecrement(Value(start)) != (below != before) { note("can decrement \(start)", range) }
  }

  private mutating func note(_ difference: @autoclosure () -> String, _ range: StepRange<Value>) {
    if firstDifference == nil { firstDifference = "\(difference()) in \(range)" }
  }
}
