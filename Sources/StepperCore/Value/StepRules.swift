/// What a step does that would pass a bound of its range, where it does not wrap.
public enum EdgeRule: Hashable, Sendable, CaseIterable {
  /// The step is shortened to the bound: 0…10 in steps of 3 gives 3, 6, 9, 10 (as UIStepper does).
  case clamp

  /// The step is not made: 0…10 in steps of 3 gives 3, 6, 9, 9.
  ///
  /// Of several steps at once, as many are made as fit.
  case refuse

  /// Only the values of the grid are reachable, the highest of them being the last one that is not above the upper
  /// bound: 0…10 in steps of 3 gives 3, 6, 9, 9, and from 10 downwards 9, 6, 3, 0 (as the HTML number field does).
  case grid
}

/// What a step does that would pass a bound of its range, where both bounds exist.
///
/// A range that is open on one side has nothing to wrap to: there the edge rule holds.
public enum WrapRule: Hashable, Sendable, CaseIterable {
  /// It does not wrap; the edge rule decides.
  case none

  /// It goes to the opposite bound, however far it would have passed (as UIStepper and NSStepper do).
  case jump

  /// It stops at the bound, and only a step made from the bound itself goes to the opposite one (as GTK does).
  case pinThenJump

  /// It goes on counting from the opposite bound.
  ///
  /// Integers count every value of the range, both bounds included: 0…59 in steps of 15 goes from 50 to 5. For
  /// floating-point values the upper bound is the lower one again: 0…360 in steps of 20 goes from 350 to 10. With the
  /// grid edge rule the values of the grid are counted. A step that snaps is counted to the grid value beyond the
  /// bound: 0…59 in steps of 10 goes from 55 to 0.
  case modulo
}

/// When values are brought onto the grid of a range.
public enum SnapRule: Hashable, Sendable, CaseIterable {
  /// Never: a step adds to whatever the value is.
  case off

  /// A step made from a value off the grid goes to the next grid value in its direction: 55 in steps of 10 gives 60 or
  /// 50.
  case onStep

  /// As on a step, and values that are set go to the nearest grid value inside the bounds, the upper of two as near.
  ///
  /// With the clamp edge rule a bound itself may be set and reached although it is not on the grid.
  case always
}

/// The way to a grid value from a value beside the grid.
public enum GridRounding: Hashable, Sendable {
  /// To the next grid value below.
  case down
  /// To the next grid value above.
  case up
  /// To the nearest grid value, the upper of two as near.
  case nearest
}
