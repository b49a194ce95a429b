/// Distances from the four edges of a rectangle, in points; positive ones lead inwards, or outwards for an outset.
///
/// A scene knows no writing direction: `leading` is the edge at the smaller x, and a host that lays out from right to
/// left has mirrored its frames already.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the left edge, in points.
  public var leading: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the right edge, in points.
  public var trailing: Double

  /// Creates insets edge by edge, in points; edges that are not named get none.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are the same on all edges, in points.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Creates insets with one distance for the left and right and one for the top and bottom edges, in points.
  @inlinable
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// No insets.
  public static let zero: Insets = Insets()

  /// Returns insets with one distance for the left and right edges, in points.
  @inlinable
  public static func horizontal(_ horizontal: Double, top: Double = 0, bottom: Double = 0) -> Insets {
    Insets(top: top, leading: horizontal, bottom: bottom, trailing: horizontal)
  }

  /// Returns insets with one distance for the top and bottom edges, in points.
  @inlinable
  public static func vertical(_ vertical: Double, leading: Double = 0, trailing: Double = 0) -> Insets {
    Insets(top: vertical, leading: leading, bottom: vertical, trailing: trailing)
  }

  /// What the left and right edges take from a width together, in points.
  @inlinable
  public var horizontal: Double { leading + trailing }

  /// What the top and bottom edges take from a height together, in points.
  @inlinable
  public var vertical: Double { top + bottom }

  /// Whether none of the four distances is infinite or NaN.
  @inlinable
  public var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// Returns a copy with the named edges replaced.
  public func with(
    top: Double? = nil,
    leading: Double? = nil,
    bottom: Double? = nil,
    trailing: Double? = nil
  ) -> Insets {
    Insets(
      top: top ?? self.top,
      leading: leading ?? self.leading,
      bottom: bottom ?? self.bottom,
      trailing: trailing ?? self.trailing
    )
  }

  /// Returns a copy with the left and right edges replaced, and the others where they are named.
  public func with(horizontal: Double, top: Double? = nil, bottom: Double? = nil) -> Insets {
    with(top: top, leading: horizontal, bottom: bottom, trailing: horizontal)
  }

  /// Returns a copy with the top and bottom edges replaced, and the others where they are named.
  public func with(vertical: Double, leading: Double? = nil, trailing: Double? = nil) -> Insets {
    with(top: vertical, leading: leading, bottom: vertical, trailing: trailing)
  }

  /// Returns the insets that lead just as far the other way.
  @inlinable
  public static prefix func - (insets: Insets) -> Insets {
    Insets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
  }
}

#if !hasFeature(Embedded)
// Written as `[top, leading, bottom, trailing]`.
extension Insets: Codable {
  /// Reads a list of exactly four numbers, or one number for all edges.
  public init(from decoder: any Decoder) throws {
    if let all = try? decoder.singleValueContainer().decode(Double.self) {
      self.init(all)
    } else {
      let numbers = try decoder.decodeNumbers(count: 4)
      self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }

  /// Writes a list of four numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: top, leading, bottom, trailing)
  }
}
#endif
