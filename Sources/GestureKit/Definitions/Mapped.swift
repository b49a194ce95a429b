/// A gesture whose value is turned into another one.
///
/// It holds a closure, so it is neither equatable nor codable; its spec is, and is that of the gesture itself.
public struct Mapped<Base: GestureDefinition, Value: Sendable>: GestureDefinition {
  /// The gesture.
  public var base: Base

  /// What its values are turned into.
  public let transform: @Sendable (Base.Value) -> Value

  /// What the gesture was given.
  public var options: GestureOptions {
    get { base.options }
    set { base.options = newValue }
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { base.spec }

  /// Returns what the value at an update is turned into.
  @inlinable
  public func value(of update: UpdateReader) -> Value? {
    base.value(of: update).map(transform)
  }
}

extension GestureDefinition {
  /// Returns this gesture with its values turned into others.
  public func map<NewValue: Sendable>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> Mapped<Self, NewValue> {
    Mapped(base: self, transform: transform)
  }
}
