import Testing

@testable import StepperCore

/// The rules of the numeric table by the names it uses, each as the three rules of a range.
enum NumericRule: String, Sendable {
  case clamp, refuse, grid, jump, pin, modulo
  /// Brings an unaligned value onto the grid first; clamps.
  case snap
  /// Adds to whatever the value is; clamps.
  case free

  var edge: EdgeRule {
    switch self {
    case .clamp, .jump, .pin, .modulo, .snap, .free: .clamp
    case .refuse: .refuse
    case .grid: .grid
    }
  }

  var wrap: WrapRule {
    switch self {
    case .clamp, .refuse, .grid, .snap, .free: .none
    case .jump: .jump
    case .pin: .pinThenJump
    case .modulo: .modulo
    }
  }

  var snap: SnapRule { self == .snap ? .onStep : .off }
}

/// One row of the numeric table: a start, the moves made from it one after the other, and the value after each of them.
struct StepCase<Value: SteppableValue>: Sendable, CustomTestStringConvertible {
  /// Where the last move leaves the value, as the buttons show it.
  enum End: Sendable {
    /// No further step up.
    case top
    /// No further step down.
    case bottom
    /// No step at all.
    case stuck
  }

  let number: Int
  let rule: NumericRule
  let start: Value
  let lowerBound: Value?
  let upperBound: Value?
  let step: Value
  let origin: Value?
  let moves: [Int]
  let expected: [Value]
  /// The moves, counted from 0, that go round to the other end.
  let wraps: [Int]
  let end: End?

  /// A row whose moves are written as `+` and `-`, one for each step.
  init(
    _ number: Int,
    _ rule: NumericRule,
    _ start: Value,
    in bounds: ClosedRange<Value>? = nil,
    by step: Value,
    origin: Value? = nil,
    _ moves: String,
    _ expected: [Value],
    wraps: [Int] = [],
    end: End? = nil
  ) {
    self.number = number
    self.rule = rule
    self.start = start
    self.lowerBound = bounds?.lowerBound
    self.upperBound = bounds?.upperBound
    self.step = step
    self.origin = origin
    self.moves = moves.map { $0 == "-" ? -1 : 1 }
    self.expected = expected
    self.wraps = wraps
    self.end = end
  }

  var testDescription: String { "case \(number), \(rule.rawValue), from \(start)" }

  /// Makes the moves and compares every value, every wrap and what the buttons show.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let range = try StepRange(
      lowerBound: lowerBound,
      upperBound: upperBound,
      step: step,
      origin: origin,
      edge: rule.edge,
      wrap: rule.wrap,
      snap: rule.snap
    )
    var values: [Value] = []
    var wraps: [Int] = []
    for (index, move) in moves.enumerated() {
      let before = range.clamped(values.last ?? start)
      let isPossible = move > 0 ? range.canIncrement(before) : range.canDecrement(before)
      let result = range.step(before, by: move)
      #expect(isPossible == (result.value != before), "move \(index) from \(before)", sourceLocation: location)
      values.append(result.value)
      if result.wrapped { wraps.append(index) }
    }
    #expect(values == expected, sourceLocation: location)
    // The texts tell +0.0 and -0.0 apart.
    #expect(values.map { "\($0)" } == expected.map { "\($0)" }, sourceLocation: location)
    #expect(wraps == self.wraps, "moves that wrap", sourceLocation: location)
    checkEnd(values.last ?? start, range, location)
  }

  private func checkEnd(_ value: Value, _ range: StepRange<Value>, _ location: SourceLocation) {
    guard let end else { return }
    #expect(range.canIncrement(value) == (end == .bottom), "step up at the end", sourceLocation: location)
    #expect(range.canDecrement(value) == (end == .top), "step down at the end", sourceLocation: location)
  }
}
