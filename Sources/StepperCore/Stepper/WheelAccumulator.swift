/// Adds up fractions of wheel notches until they make whole steps.
@usableFromInline
struct WheelAccumulator: Hashable, Sendable {
  /// Fine enough for the 120ths that mice report and for decimal fractions, so that both add up exactly.
  @inlinable
  static var unitsPerNotch: Int64 { 1_200_000 }

  @usableFromInline
  var remainder: Int64 = 0

  @inlinable
  init() {}

  /// Adds notches, of which more than a billion at once count as a billion, and returns the whole ones.
  @inlinable
  mutating func add(_ notches: Double) -> Int {
    let limited = min(max(notches, -1e9), 1e9) * Double(Self.unitsPerNotch)
    remainder += Int64(limited < 0 ? limited - 0.5 : limited + 0.5)
    let whole = remainder / Self.unitsPerNotch
    remainder -= whole * Self.unitsPerNotch
    return Int(clamping: whole)
  }

  @inlinable
  mutating func reset() {
    remainder = 0
  }
}
