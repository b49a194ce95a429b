/// Two gestures side by side: either may be recognized, or both.
///
/// It begins with the first of them and stays active until both are over. Where both only end, it ends with the later
/// of them: beside a double tap, a drag has ended 0.35 s before the composite does. The members report at their own
/// times.
public struct Simultaneous<First: GestureDefinition, Second: GestureDefinition>: GestureDefinition {
  /// The values that the members have.
  public struct Value: Sendable {
    /// The value of the first; nil if it has none, or has failed.
    public let first: First.Value?

    /// The value of the second; nil if it has none, or has failed.
    public let second: Second.Value?

    @inlinable
    init(first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  /// The one gesture.
  public let first: First

  /// The other gesture.
  public let second: Second

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// The gesture as plain data.
  public var spec: GestureSpec { .simultaneous(first.spec, second.spec, options) }

  /// Returns the members' values at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? {
    guard let members = update.members else { return nil }
    return Value(
      first: members.first.flatMap { first.value(of: $0) },
      second: members.second.flatMap { second.value(of: $0) }
    )
  }
}

extension Simultaneous.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Simultaneous.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension Simultaneous: Equatable where First: Equatable, Second: Equatable {}
extension Simultaneous: Hashable where First: Hashable, Second: Hashable {}

extension GestureDefinition {
  /// Returns this gesture and another one side by side.
  public func simultaneously<Other: GestureDefinition>(with other: Other) -> Simultaneous<Self, Other> {
    Simultaneous(first: self, second: other)
  }
}
