import StepperCore

/// A finger that is down.
public struct LiveTouch: Hashable, Sendable {
  /// Which finger it is.
  public let id: TouchID

  /// What touches.
  public let kind: TouchKind

  /// Where it landed, in points of the root's coordinates.
  public let startLocation: ScenePoint

  /// When it landed, on the host's monotonic time base.
  public let startTime: Timestamp

  /// Where it was last, in points of the root's coordinates.
  public internal(set) var location: ScenePoint

  init(began touch: Touch) {
    id = touch.id
    kind = touch.kind
    startLocation = touch.location
    startTime = touch.timestamp
    location = touch.location
  }
}
