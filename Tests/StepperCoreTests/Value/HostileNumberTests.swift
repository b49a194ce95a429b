import Testing

@testable import StepperCore

/// Every mixture of huge, tiny and awkward numbers: nothing traps, and the laws of steps hold.
@Suite struct HostileNumberTests {
  @Test(arguments: 1...4)
  func `the laws hold for any Double`(seed: UInt64) throws {
    let numbers: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-22, 1e-7, 0.1, 0.1.nextUp, 0.3, 1.0 / 3, 0.5,
      1.0.nextDown, 1, 1.0.nextUp, 2.0 / 3, .pi, 10, 99.99, 12345.678, 1e10, 0x1p52 + 1, 0x1p53 - 1, 0x1p53, 1e16, 1e22,
      1e23, 0x1p63, 1e300, .greatestFiniteMagnitude.nextDown, .greatestFiniteMagnitude,
    ]
    var trial = HostileTrial(numbers + numbers.map { -$0 }, seed: seed)
    for _ in 0..<5_000 { try trial.run() }
    #expect(trial.firstFailure == nil)
  }

  @Test(arguments: 1...4)
  func `the laws hold for any Float`(seed: UInt64) throws {
    let numbers: [Float] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-30, 1e-8, 0.1, Float(0.1).nextUp, 0.3, 1.0 / 3, 0.5,
      Float(1).nextDown, 1, Float(1).nextUp, 2.0 / 3, .pi, 10, 99.99, 12345.678, 1e7, 0x1p23 + 1, 0x1p24 - 1, 0x1p24,
      1e10, 0x1p63, 1e30, .greatestFiniteMagnitude.nextDown, .greatestFiniteMagnitude,
    ]
    var trial = HostileTrial(numbers + numbers.map { -$0 }, seed: seed)
    for _ in 0..<5_000 { try trial.run() }
    #expect(trial.firstFailure == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that no stepper holds are no trap`(value: Double) throws {
    for edge in EdgeRule.allCases {
      for wrap in WrapRule.allCases {
        let range = try StepRange(0...1, step: 0.1, edge: edge, wrap: wrap, snap: .always)
        let open = try StepRange<Double>(step: 1.0 / 3, edge: edge, wrap: wrap, snap: .always)
        for count in [1, -1, Int.max, Int.min] {
          _ = range.step(value, by: count)
          _ = open.step(value, by: count)
        }
        _ = (range.settled(value), open.settled(value), range.canIncrement(value), open.canDecrement(value))
      }
    }
    #expect(try StepRange(0...1, step: 0.1).clamped(.infinity) == 1)
    #expect(try StepRange(0...1, step: 0.1).clamped(-.infinity) == 0)
  }
}

/// Ranges and starts picked at random from a list of numbers.
private struct HostileTrial<Value: SteppableValue & BinaryFloatingPoint> {
  private(set) var firstFailure: String?
  private let numbers: [Value]
  private let positive: [Value]
  private var random: SplitMix64

  init(_ numbers: [Value], seed: UInt64) {
    self.numbers = numbers
    positive = numbers.filter { $0 > 0 }
    random = SplitMix64(seed: seed)
  }

  mutating func run() throws {
    let range = try range()
    let start = random.pick(numbers)
    for count in [1, -1, random.pick([0, 2, -3, 10, -1000, .max, .min])] {
      check(range, start, count)
    }
    let settled = range.settled(start)
    if settled.floatingPointClass == .negativeZero { note("setting \(start) gives -0.0", range) }
    if range.clamped(settled) != settled { note("setting \(start) gives \(settled)", range) }
    if range.settled(settled) != settled { note("setting \(settled) again gives \(range.settled(settled))", range) }
  }

  private mutating func range() throws -> StepRange<Value> {
    let (one, other) = (random.pick(numbers), random.pick(numbers))
    let sides = random.pick([0, 1, 2, 3, 3, 3, 3])
    return try StepRange(
      lowerBound: sides & 1 == 0 ? nil : min(one, other),
      upperBound: sides & 2 == 0 ? nil : max(one, other),
      step: random.pick(positive),
      origin: random.pick([nil, random.pick(numbers)]),
      edge: random.pick(EdgeRule.allCases),
      wrap: random.pick(WrapRule.allCases),
      snap: random.pick(SnapRule.allCases)
    )
  }

  private mutating func check(_ range: StepRange<Value>, _ start: Value, _ count: Int) {
    let result = range.step(start, by: count)
    if result.value.floatingPointClass == .negativeZero { note("\(start) by \(count) gives -0.0", range) }
    if !result.value.isFinite { note("\(start) by \(count) gives \(result.value)", range) }
    if let law = StepLaw.broken(by: result, from: start, count, in: range) {
      note("\(start) by \(count) gives \(result.value): \(law.rawValue)", range)
    }
    guard abs(count / 2) == 0, count != 0 else { return }
    let can = count > 0 ? range.canIncrement(start) : range.canDecrement(start)
    if can != (result.value != range.clamped(start)) { note("can step \(start) by \(count)", range) }
  }

  private mutating func note(_ failure: @autoclosure () -> String, _ range: StepRange<Value>) {
    if firstFailure == nil { firstFailure = "\(failure()) in \(range)" }
  }
}
