/// Two gestures one after the other: the second begins when the first has succeeded.
///
/// A finger that is still down goes on into the second, whose distances count from there. Otherwise the second takes
/// the next finger, within 0.35 s. A lift before the second has a value cancels the sequence.
public struct Sequenced<First: GestureDefinition, Second: GestureDefinition>: GestureDefinition {
  /// How far the sequence has come.
  public enum Value: Sendable {
    /// The first goes on.
    case first(First.Value)
    /// The first has succeeded; the second may have a value.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public let first: First

  /// The gesture that comes second.
  public let second: Second

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// The gesture as plain data.
  public var spec: GestureSpec { .sequenced(first.spec, second.spec, options) }

  /// Returns how far the sequence has come at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? {
    guard let members = update.members, let begun = members.first.flatMap({ first.value(of: $0) }) else { return nil }
    guard update.record.isHandedOver else { return .first(begun) }
    return .second(begun, members.second.flatMap { second.value(of: $0) })
  }
}

extension Sequenced.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Sequenced.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension Sequenced: Equatable where First: Equatable, Second: Equatable {}
extension Sequenced: Hashable where First: Hashable, Second: Hashable {}

extension GestureDefinition {
  /// Returns this gesture followed by another one.
  public func sequenced<Other: GestureDefinition>(before other: Other) -> Sequenced<Self, Other> {
    Sequenced(first: self, second: other)
  }
}
