/// The arithmetic of integers: distances are magnitudes, so that nothing overflows at any width.
extension SteppableValue where Self: FixedWidthInteger {
  /// The lowest value of the type.
  @inlinable
  public static var lowestValue: Self { .min }

  /// The greatest value of the type.
  @inlinable
  public static var greatestValue: Self { .max }

  /// Whether the value is a finite number: always.
  @inlinable
  public var isFinite: Bool { true }

  /// Returns the value a number of steps away, or nil beyond the limits of the type.
  @inlinable
  public func stepped(by count: Int, of step: Self, origin: Self) -> Self? {
    guard let steps = Magnitude(exactly: count.magnitude) else { return nil }
    let (distance, overflow) = steps.multipliedReportingOverflow(by: step.magnitude)
    guard !overflow else { return nil }
    return count < 0 ? lowered(by: distance) : raised(by: distance)
  }

  /// Returns the grid value at or next to this one, or nil beyond the limits of the type.
  @inlinable
  public func aligned(_ rounding: GridRounding, step: Self, origin: Self) -> Self? {
    let excess = distance(from: origin) % step.magnitude
    guard excess != 0 else { return self }
    let rest = step.magnitude - excess
    let (below, above) = self < origin ? (rest, excess) : (excess, rest)
    switch rounding {
    case .down: return lowered(by: below)
    case .up: return raised(by: above)
    case .nearest:
      return above <= below ? raised(by: above) ?? lowered(by: below) : lowered(by: below) ?? raised(by: above)
    }
  }

  /// Returns how many whole steps fit between this value and another one.
  @inlinable
  public func wholeSteps(to other: Self, of step: Self) -> Int {
    Int(clamping: distance(from: other) / step.magnitude)
  }

  /// Returns the value a number of steps further on, counted round and round.
  @inlinable
  public func cycled(by count: Int, of step: Self, lowerBound: Self, upperBound: Self, onGrid: Bool) -> Self {
    let unit = onGrid ? step.magnitude : 1
    // The number of values that are counted; it wraps to 0 where it is 2 to the power of the width.
    let places = upperBound.distance(from: lowerBound) / unit &+ 1
    let place = (distance(from: lowerBound) / unit)
      .cycled(by: count, of: onGrid ? 1 : step.magnitude, modulo: places)
    return lowerBound &+ Self(truncatingIfNeeded: place &* unit)
  }

  @inlinable
  func distance(from other: Self) -> Magnitude {
    Magnitude(truncatingIfNeeded: self < other ? other &- self : self &- other)
  }

  @inlinable
  func raised(by distance: Magnitude) -> Self? {
    distance <= Self.max.distance(from: self) ? self &+ Self(truncatingIfNeeded: distance) : nil
  }

  @inlinable
  func lowered(by distance: Magnitude) -> Self? {
    distance <= Self.min.distance(from: self) ? self &- Self(truncatingIfNeeded: distance) : nil
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The place that is reached from this one by a number of moves of one length on a circle of so many places.
  ///
  /// A circle of 0 places stands for 2 to the power of the width.
  @inlinable
  func cycled(by count: Int, of length: Self, modulo places: Self) -> Self {
    let moves = Self.reduced(count.magnitude, modulo: places)
    let distance = moves.multiplied(by: length, modulo: places)
    guard places != 0 else { return count < 0 ? self &- distance : self &+ distance }
    let start = self % places
    let forward = count < 0 && distance != 0 ? places - distance : distance
    let untilEnd = places - start
    return forward < untilEnd ? start + forward : forward - untilEnd
  }

  @inlinable
  static func reduced(_ count: UInt, modulo places: Self) -> Self {
    guard places != 0 else { return Self(truncatingIfNeeded: count) }
    guard bitWidth < UInt.bitWidth else { return Self(truncatingIfNeeded: count) % places }
    return Self(truncatingIfNeeded: count % UInt(truncatingIfNeeded: places))
  }

  @inlinable
  func multiplied(by other: Self, modulo places: Self) -> Self {
    guard places != 0 else { return self &* other }
    let product = (self % places).multipliedFullWidth(by: other % places)
    return places.dividingFullWidth(product).remainder
  }
}

extension Int: SteppableValue {}
extension Int8: SteppableValue {}
extension Int16: SteppableValue {}
extension Int32: SteppableValue {}
extension Int64: SteppableValue {}
extension UInt: SteppableValue {}
extension UInt8: SteppableValue {}
extension UInt16: SteppableValue {}
extension UInt32: SteppableValue {}
extension UInt64: SteppableValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: SteppableValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: SteppableValue {}
