/// Why a gesture failed or was cancelled, with what was measured and the limit it broke.
public enum FailureReason: Hashable, Sendable {
  /// A finger was farther from its start than allowed, in points; exactly the limit is allowed.
  case movedTooFar(by: Double, limit: Double)
  /// A finger lifted before it had moved as far as needed: in points, or as a ratio or in radians for two fingers.
  case movedTooLittle(by: Double, minimum: Double)
  /// The movement was larger along the other axis, in points along and across.
  case wrongDirection(along: Double, across: Double)
  /// The fingers were down longer than allowed; exactly the limit is allowed.
  case tooSlow(limit: Duration)
  /// The next tap did not begin in time; exactly the limit is allowed.
  case noFurtherTap(limit: Duration)
  /// The next tap began too far from the one before, in points; exactly the limit is allowed.
  case tapsTooFarApart(by: Double, limit: Double)
  /// A finger lifted before it had been down as long as needed.
  case liftedTooEarly(after: Duration, minimum: Duration)
  /// A finger lifted outside its region.
  case liftedOutside
  /// More fingers came down than the gesture is made with.
  case tooManyTouches(limit: Int)
  /// Fewer fingers were down, in time, than the gesture is made with.
  case tooFewTouches(count: Int, needed: Int)
  /// The system took a finger away.
  case system
  /// The gesture was disabled.
  case disabled
  /// The gesture's region was removed.
  case removed
  /// Another gesture was recognized that excludes this one.
  case prevented(by: GestureNodeID)
  /// A rule of a recognizer of the user's own.
  case custom(CustomFailure)
  /// A member that this composite cannot do without failed or was cancelled.
  case member(GestureNodeID)
}

/// The number of a gesture in its scene, counted with its members before each composite.
public struct GestureNodeID: Hashable, Sendable, Comparable {
  /// The position among all gestures of the scene.
  public let index: Int32

  @usableFromInline
  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Tells whether one gesture stands before another in the scene.
  public static func < (first: GestureNodeID, second: GestureNodeID) -> Bool {
    first.index < second.index
  }
}
