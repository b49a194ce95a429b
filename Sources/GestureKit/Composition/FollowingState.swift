/// A state that follows a gesture and goes back to its initial value when the gesture is over.
///
/// This is what SwiftUI's gesture state is. It takes on a value at every update that has one, the pressing of a long
/// press and the first value of a sequence included, and is reset when the gesture ends, fails, is cancelled, disabled
/// or removed: at most once for each time it was set.
///
/// ```swift
/// var offset = drag.updating(SceneVector.zero) { value, state in state = value.translation }
/// session.handle(touch)
/// offset.follow(session)
/// ```
public struct FollowingState<Definition: GestureDefinition, State: Sendable>: Sendable {
  /// The value while the gesture is not at work.
  public let initial: State

  /// The current value.
  public private(set) var value: State

  /// Whether the gesture has set the value since the last reset.
  public private(set) var isSet: Bool = false

  private let definition: Definition
  private let body: @Sendable (Definition.Value, inout State) -> Void

  init(_ definition: Definition, _ initial: State, _ body: @escaping @Sendable (Definition.Value, inout State) -> Void)
  {
    self.definition = definition
    self.initial = initial
    self.body = body
    value = initial
  }

  /// Takes in what followed from a session's last input.
  ///
  /// - Returns: The value before the reset, if there was one: the notice of a reset.
  @discardableResult
  public mutating func follow(_ session: GestureSession) -> State? {
    var lastValue: State?
    for update in session.updates(of: definition) {
      if let before = follow(update) { lastValue = before }
    }
    return lastValue
  }

  /// Takes in one update of the gesture.
  ///
  /// - Returns: The value before the reset, if the update is one.
  @discardableResult
  public mutating func follow(_ update: GestureUpdate<Definition.Value>) -> State? {
    switch update.event {
    case .member: return nil
    case .pressing(true), .phase(.possible), .phase(.began), .phase(.changed):
      if let newValue = update.value {
        body(newValue, &value)
        isSet = true
      }
      return nil
    case .pressing(false), .phase(.ended), .phase(.cancelled), .phase(.failed): return reset()
    }
  }

  private mutating func reset() -> State? {
    guard isSet else { return nil }
    let before = value
    value = initial
    isSet = false
    return before
  }
}

extension GestureDefinition {
  /// Returns a state that follows this gesture.
  ///
  /// - Parameters:
  ///   - initial: The value while the gesture is not at work.
  ///   - body: Puts a value of the gesture into the state.
  /// - Returns: The state, to be told of a session's updates.
  public func updating<State: Sendable>(
    _ initial: State,
    _ body: @escaping @Sendable (Value, inout State) -> Void
  ) -> FollowingState<Self, State> {
    FollowingState(self, initial, body)
  }
}
