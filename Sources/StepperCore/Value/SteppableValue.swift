/// A type of values that a stepper can walk: what its range needs to calculate without traps, drift or noise.
///
/// Integers of every width, `Double` and `Float` conform. Every method must answer for every finite input; a result
/// that the type cannot represent is nil. Steps are greater than zero and finite: ``StepRange`` sees to that.
public protocol SteppableValue: Hashable, Comparable, Sendable {
  /// The value the grid starts from where neither an origin nor a lower bound is given.
  static var zero: Self { get }

  /// The lowest value of the type, which an open lower bound stands for.
  static var lowestValue: Self { get }

  /// The greatest value of the type, which an open upper bound stands for.
  static var greatestValue: Self { get }

  /// Whether the value is a finite number.
  var isFinite: Bool { get }

  /// Returns the value that lies a number of steps above this one (below it, if the number is negative).
  ///
  /// The origin is that of the grid, for types whose rounding would otherwise leave it.
  func stepped(by count: Int, of step: Self, origin: Self) -> Self?

  /// Returns the grid value at or next to this one; a value on the grid is returned as it is.
  func aligned(_ rounding: GridRounding, step: Self, origin: Self) -> Self?

  /// Returns how many whole steps fit between this value and another one, at most `Int.max`.
  func wholeSteps(to other: Self, of step: Self) -> Int

  /// Returns the value a number of steps further on, counted from the opposite bound again after each bound.
  ///
  /// This value lies inside the bounds. On the grid both bounds are grid values, and only grid values are counted.
  func cycled(by count: Int, of step: Self, lowerBound: Self, upperBound: Self, onGrid: Bool) -> Self
}

extension SteppableValue {
  /// The value itself, and zero for the negative zero of floating-point types, which equals it but prints as "-0.0".
  @inlinable
  var unsignedZero: Self { self == .zero ? .zero : self }
}
