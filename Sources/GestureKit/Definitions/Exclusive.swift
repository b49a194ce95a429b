/// Two gestures of which one succeeds, the first if both could.
///
/// A second that ends first waits until the first has failed. One that begins makes the first fail; with the nested
/// profile the first may still take its place.
public struct Exclusive<First: GestureDefinition, Second: GestureDefinition>: GestureDefinition {
  /// The value of the member that was recognized.
  public enum Value: Sendable {
    /// The first was.
    case first(First.Value)
    /// The second was.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public let first: First

  /// The gesture that comes after.
  public let second: Second

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// The gesture as plain data.
  public var spec: GestureSpec { .exclusive(first.spec, second.spec, options) }

  /// Returns the value of the member recognized at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? {
    guard let members = update.members else { return nil }
    if let value = members.first.flatMap({ first.value(of: $0) }) { return .first(value) }
    return members.second.flatMap { second.value(of: $0) }.map { .second($0) }
  }
}

extension Exclusive.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Exclusive.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension Exclusive: Equatable where First: Equatable, Second: Equatable {}
extension Exclusive: Hashable where First: Hashable, Second: Hashable {}

extension GestureDefinition {
  /// Returns this gesture or, when it fails, another one.
  public func exclusively<Other: GestureDefinition>(before other: Other) -> Exclusive<Self, Other> {
    Exclusive(first: self, second: other)
  }
}
