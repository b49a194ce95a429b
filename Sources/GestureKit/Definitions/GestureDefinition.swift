/// What a gesture is to be: a value that is attached to a region, and that other gestures are composed of.
///
/// ```swift
/// let drag = Drag(minimumDistance: 0).id("pan").requiringFailure(of: .id("zoom"))
/// let select = LongPress().sequenced(before: Drag()).map { … }
/// ```
public protocol GestureDefinition<Value>: Sendable {
  /// What the gesture reports.
  associatedtype Value: Sendable

  /// What every gesture may be given besides its own parameters.
  var options: GestureOptions { get set }

  /// The gesture as plain data, from which its machine is made.
  var spec: GestureSpec { get }

  /// Returns the value at an update of this gesture; nil if the update is of something else or has none.
  func value(of update: UpdateReader) -> Value?
}

/// Gestures with a name, relations and other options.
extension GestureDefinition {
  /// Returns the gesture with a name, by which logs, other gestures and the app speak of it; unique in a scene.
  public func id(_ id: String) -> Self { with { $0.id = id } }

  /// Returns the gesture switched off, or on.
  public func disabled(_ isDisabled: Bool = true) -> Self { with { $0.isEnabled = !isDisabled } }

  /// Returns the gesture such that it succeeds only when others have failed.
  public func requiringFailure(of others: GestureSelector...) -> Self { with { $0.requiresFailureOf += others } }

  /// Returns the gesture such that it and others may both succeed.
  public func recognizedBeside(_ others: GestureSelector...) -> Self { with { $0.simultaneousWith += others } }

  /// Returns the gesture with its values told in other coordinates than its region's.
  public func coordinateSpace(_ space: SceneSpace) -> Self { with { $0.coordinateSpace = space } }

  /// Returns the gesture with a rule for a further finger, if it is one of a single finger.
  public func extraTouches(_ rule: ExtraTouchRule) -> Self { with { $0.extraTouches = rule } }

  private func with(_ change: (inout GestureOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}
