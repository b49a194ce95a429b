import StepperCore

/// What the documented rules say, in plain `Int` arithmetic, for integer types of eight bits.
///
/// It looks results up in a list of the grid's values and makes steps one at a time, where the library calculates.
struct StepOracle {
  struct Outcome: Equatable {
    var value: Int
    var wrapped: Bool
  }

  let lowerBound: Int?
  let upperBound: Int?
  let step: Int
  let origin: Int
  let edge: EdgeRule
  let wrap: WrapRule
  let snap: SnapRule
  /// The lowest and the greatest value inside the bounds, those of the type where they are open.
  let limits: ClosedRange<Int>
  /// The grid values inside the limits, in rising order.
  let grid: [Int]

  init(_ range: StepRange<some FixedWidthInteger>) {
    (lowerBound, upperBound) = (range.lowerBound.map { Int($0) }, range.upperBound.map { Int($0) })
    (step, origin) = (Int(range.step), range.origin.map { Int($0) } ?? lowerBound ?? 0)
    (edge, wrap, snap) = (range.edge, range.wrap, range.snap)
    limits = Self.limits(of: range)
    let first = limits.lowerBound + Self.remainder(origin - limits.lowerBound, step)
    grid = Array(stride(from: first, through: limits.upperBound, by: step))
  }

  private static func limits<Value: FixedWidthInteger>(of range: StepRange<Value>) -> ClosedRange<Int> {
    Int(range.lowerBound ?? .min)...Int(range.upperBound ?? .max)
  }

  func clamped(_ value: Int) -> Int {
    min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// The value that setting gives: with snapping always, the nearest grid value inside, the upper of two as near.
  func settled(_ value: Int) -> Int {
    let inside = clamped(value)
    if snap != .always || (edge == .clamp && (inside == lowerBound || inside == upperBound)) { return inside }
    var nearest: Int?
    for candidate in grid where nearest.map({ abs(candidate - inside) <= abs($0 - inside) }) ?? true {
      nearest = candidate
    }
    return nearest ?? inside
  }

  func step(_ value: Int, by count: Int) -> Outcome {
    let start = clamped(value)
    if let target = target(from: start, by: count), limits.contains(target) {
      return Outcome(value: target, wrapped: false)
    }
    guard wrap != .none, let ends else { return Outcome(value: stopped(start, count), wrapped: false) }
    let value = wrapped(start, count, ends)
    let pinned = wrap == .pinThenJump && !isAtEnd(start, count, ends)
    return Outcome(value: value, wrapped: value != start && !pinned)
  }

  /// Where the moves lead if there were no bounds; nil where it is certainly beyond them.
  private func target(from start: Int, by count: Int) -> Int? {
    guard abs(count / 2) < 256 else { return nil }
    guard count != 0 else { return start }
    return firstStop(start, count) + (count - count.signum()) * step
  }

  /// Where the first step leads.
  private func firstStop(_ start: Int, _ count: Int) -> Int {
    let excess = Self.remainder(start - origin, step)
    guard (snap != .off || edge == .grid) && excess != 0 else { return start + count.signum() * step }
    return start - excess + (count > 0 ? step : 0)
  }

  /// Where it ends without wrapping: at the bound, or after as many steps as fit, made one at a time.
  private func stopped(_ start: Int, _ count: Int) -> Int {
    if edge == .clamp { return count > 0 ? limits.upperBound : limits.lowerBound }
    var value = start
    for _ in 0..<min(count.magnitude, 256) {
      let next = firstStop(value, count)
      guard limits.contains(next) else { break }
      value = next
    }
    return value
  }

  /// The values between which it wraps; nil where a bound is open or no grid value lies inside.
  private var ends: ClosedRange<Int>? {
    guard lowerBound != nil, upperBound != nil else { return nil }
    guard edge == .grid else { return limits }
    return grid.first.flatMap { first in grid.last.map { first...$0 } }
  }

  private func isAtEnd(_ start: Int, _ count: Int, _ ends: ClosedRange<Int>) -> Bool {
    count > 0 ? start >= ends.upperBound : start <= ends.lowerBound
  }

  private func wrapped(_ start: Int, _ count: Int, _ ends: ClosedRange<Int>) -> Int {
    let (near, opposite) = count > 0 ? (ends.upperBound, ends.lowerBound) : (ends.lowerBound, ends.upperBound)
    switch wrap {
    case .none: return start
    case .jump: return opposite
    case .pinThenJump: return isAtEnd(start, count, ends) ? opposite : near
    case .modulo: return edge == .grid ? countedOnGrid(start, count) : counted(start, count)
    }
  }

  /// Counts the grid values round and round, from the last one that the move has behind it.
  private func countedOnGrid(_ start: Int, _ count: Int) -> Int {
    let below = grid.count { $0 < start }
    let place = count > 0 && !grid.contains(start) ? below - 1 : below
    return grid[Self.remainder(place + count % grid.count, grid.count)]
  }

  /// Counts all values round and round, from the first stop; from the start where there is no grid value to stop at.
  private func counted(_ start: Int, _ count: Int) -> Int {
    let stop = grid.isEmpty ? start + count.signum() * step : firstStop(start, count)
    let rest = (count - count.signum()) % limits.count
    return limits.lowerBound + Self.remainder(stop + rest * step - limits.lowerBound, limits.count)
  }

  /// The remainder that is never negative.
  private static func remainder(_ dividend: Int, _ divisor: Int) -> Int {
    let remainder = dividend % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
