/// Where a step leads.
public struct StepResult<Value: SteppableValue>: Hashable, Sendable {
  /// The value after the step; the one before it where no step was possible.
  public let value: Value

  /// Whether the step went round to the other end of the range.
  public let wrapped: Bool

  @inlinable
  init(value: Value, wrapped: Bool) {
    self.value = value
    self.wrapped = wrapped
  }
}

extension StepRange {
  /// The lowest value that can be reached: the lower bound, or the first grid value at or above it.
  ///
  /// Nil where the range is open below. Where no grid value lies inside the bounds, it is the bound itself, so that it
  /// can always be set.
  @inlinable
  public var minimum: Value? { lowerBound.map { reachable($0, .up) ?? $0 } }

  /// The greatest value that can be reached: the upper bound, or the last grid value at or below it.
  ///
  /// Nil where the range is open above. Where no grid value lies inside the bounds, it is the bound itself, so that it
  /// can always be set.
  @inlinable
  public var maximum: Value? { upperBound.map { reachable($0, .down) ?? $0 } }

  /// Tells whether a step up would change the value.
  @inlinable
  public func canIncrement(_ value: Value) -> Bool {
    step(value, by: 1).value != clamped(value)
  }

  /// Tells whether a step down would change the value.
  @inlinable
  public func canDecrement(_ value: Value) -> Bool {
    step(value, by: -1).value != clamped(value)
  }

  /// Returns the nearest value inside the bounds, and zero for the negative zero of floating-point types.
  @inlinable
  @inline(__always)
  public func clamped(_ value: Value) -> Value {
    if let lowerBound, value < lowerBound { return lowerBound }
    if let upperBound, value > upperBound { return upperBound }
    return value.unsignedZero
  }

  /// Returns the value that setting a value gives: inside the bounds and, if so ruled, on the grid.
  @inlinable
  public func settled(_ value: Value) -> Value {
    let inside = clamped(value)
    guard snap == .always, edge != .clamp || (inside != lowerBound && inside != upperBound) else { return inside }
    return gridValue(.nearest, inside) ?? gridValue(.down, inside) ?? gridValue(.up, inside) ?? inside
  }

  /// Returns where a number of steps at once leads: up, or down if it is negative.
  ///
  /// Several steps are one move of so many times the step: with multiplier 10, 17 in steps of 1 goes to 27. A value
  /// outside the bounds is taken to the nearer one first. A step up never lowers the value unless it wraps.
  @inlinable
  @inline(__always)
  public func step(_ value: Value, by count: Int) -> StepResult<Value> {
    let start = clamped(value)
    guard count != 0 else { return StepResult(value: start, wrapped: false) }
    let move = Move(start: start, count: count, in: self)
    // Most steps end here, so that no more is inlined. By modulo, the upper bound of some types is the lower one.
    if wrap != .modulo, let target = reached(move) { return StepResult(value: target, wrapped: false) }
    return atEdge(move)
  }
}

/// One or more steps from a value, after the first of them has been brought onto the grid where the rules say so.
@usableFromInline
struct Move<Value: SteppableValue> {
  @usableFromInline
  let start: Value
  @usableFromInline
  let count: Int
  /// The value from which whole steps are counted, and how many are left; nil beyond the limits of the type.
  @usableFromInline
  let whole: (from: Value, count: Int)?
  /// Where the move leads if nothing stops it; nil beyond the limits of the type.
  @usableFromInline
  let target: Value?

  @inlinable
  @inline(__always)
  init(start: Value, count: Int, in range: StepRange<Value>) {
    self.start = start
    self.count = count
    whole = range.snapsSteps ? Self.snapped(start, count, range) : (start, count)
    target = whole.flatMap { $0.from.stepped(by: $0.count, of: range.step, origin: range.gridOrigin) }
  }

  @inlinable
  var isUpward: Bool { count > 0 }

  /// A step that comes back to where it was has not gone round.
  @inlinable
  func result(_ value: Value, wrapped: Bool) -> StepResult<Value> {
    StepResult(value: value, wrapped: wrapped && value != start)
  }

  @inlinable
  @inline(never)
  static func snapped(_ start: Value, _ count: Int, _ range: StepRange<Value>) -> (from: Value, count: Int)? {
    let next = start.aligned(count > 0 ? .up : .down, step: range.step, origin: range.gridOrigin)
    guard let next else { return nil }
    return next == start ? (start, count) : (next, count - count.signum())
  }
}

extension StepRange {
  @inlinable
  @inline(__always)
  var snapsSteps: Bool { snap != .off || edge == .grid }

  @inlinable
  @inline(__always)
  func isInside(_ value: Value) -> Bool { clamped(value) == value }

  @inlinable
  func gridValue(_ rounding: GridRounding, _ value: Value) -> Value? {
    value.aligned(rounding, step: step, origin: gridOrigin).flatMap { isInside($0) ? $0 : nil }
  }

  /// The value at a bound that steps can reach; nil if that is a grid value and none lies inside the bounds.
  @inlinable
  func reachable(_ bound: Value, _ inward: GridRounding) -> Value? {
    edge == .grid ? gridValue(inward, bound) : bound
  }

  /// The values between which a step goes round; nil if there is nothing to go round to.
  @inlinable
  var circle: (low: Value, high: Value)? {
    guard let lowerBound, let upperBound,
      let low = reachable(lowerBound, .up), let high = reachable(upperBound, .down), low <= high
    else { return nil }
    return (low, high)
  }

  /// Where the move leads without meeting a bound; nil if it would pass one.
  @inlinable
  @inline(__always)
  func reached(_ move: Move<Value>) -> Value? {
    move.target.flatMap { isInside($0) ? $0 : nil }
  }

  /// Where the rules at the edges lead a move that would pass a bound, or that modulo may count round.
  @inlinable
  @inline(never)
  func atEdge(_ move: Move<Value>) -> StepResult<Value> {
    if wrap != .none, let (low, high) = circle { return wrapping(move, low: low, high: high) }
    return StepResult(value: reached(move) ?? stopped(move), wrapped: false)
  }

  /// Where the move ends that would pass a bound and does not wrap.
  @inlinable
  func stopped(_ move: Move<Value>) -> Value {
    let bound = move.isUpward ? upperBound ?? .greatestValue : lowerBound ?? .lowestValue
    switch edge {
    case .clamp: return bound
    case .refuse, .grid:
      guard let (from, count) = move.whole, isInside(from) else { return move.start }
      let fitting = min(from.wholeSteps(to: bound, of: step), Int(clamping: count.magnitude))
      // The quotient of floating-point numbers can be rounded up to one step too many.
      return inside(from, fitting * count.signum()) ?? inside(from, (fitting - 1) * count.signum()) ?? move.start
    }
  }

  @inlinable
  func inside(_ value: Value, _ count: Int) -> Value? {
    value.stepped(by: count, of: step, origin: gridOrigin).flatMap { isInside($0) ? $0 : nil }
  }

  @inlinable
  func wrapping(_ move: Move<Value>, low: Value, high: Value) -> StepResult<Value> {
    switch wrap {
    case .none: return StepResult(value: stopped(move), wrapped: false)
    case .jump: return move.result(move.isUpward ? low : high, wrapped: true)
    case .pinThenJump:
      let isAtBound = move.isUpward ? move.start >= high : move.start <= low
      let (near, opposite) = move.isUpward ? (high, low) : (low, high)
      return move.result(isAtBound ? opposite : near, wrapped: isAtBound)
    case .modulo:
      let direct = reached(move)
      // Inside the bounds nothing is counted round, except that the upper bound of floating-point values is the lower.
      if let direct, direct < high { return move.result(direct, wrapped: false) }
      let value = cycled(move, low: low, high: high)
      return move.result(value, wrapped: value != direct)
    }
  }

  @inlinable
  func cycled(_ move: Move<Value>, low: Value, high: Value) -> Value {
    let (from, count) = countable(move)
    return from.cycled(by: count, of: step, lowerBound: low, upperBound: high, onGrid: edge == .grid)
  }

  /// A value inside the bounds from which the move is so many whole steps.
  ///
  /// Where the next grid value lies beyond a bound, that is the last one before it and one step more; where no grid
  /// value lies inside the bounds, there is nothing to snap to.
  @inlinable
  func countable(_ move: Move<Value>) -> (from: Value, count: Int) {
    if let whole = move.whole, isInside(whole.from) { return whole }
    return (gridValue(move.isUpward ? .down : .up, move.start) ?? move.start, move.count)
  }
}
