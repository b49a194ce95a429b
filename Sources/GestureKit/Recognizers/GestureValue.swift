/// The value of one gesture at an update, in root coordinates.
///
/// Composites have no value of their own: theirs is made of their members'.
public enum GestureValue: Hashable, Sendable {
  /// There is none.
  case none
  /// A tap: where the last finger lifted, or the centroid of the fingers' lifts, and the number of taps.
  case tap(location: ScenePoint, count: Int)
  /// A long press: where its finger is, or the centroid of its fingers.
  case longPress(location: ScenePoint)
  /// A drag: its start, where it is, and the number of the newest sample of its velocity.
  case drag(start: ScenePoint, location: ScenePoint, sample: Int64)
  /// A swipe: its direction, and the number of the newest sample of its velocity.
  case swipe(SwipeDirection, sample: Int64)
  /// A magnification: 1 at its start; scale per second; the centroid of the two fingers at the start.
  case magnify(magnification: Double, velocity: Double, start: ScenePoint)
  /// A rotation in radians, clockwise where y points downwards; radians per second; the centroid at the start.
  case rotate(rotation: Double, velocity: Double, start: ScenePoint)
  /// A press: where its finger is, whether it was held long enough, and how often it has repeated.
  case press(location: ScenePoint, outcome: PressOutcome, repeats: Int)
  /// Four numbers of a recognizer of the user's own.
  case custom(Double, Double, Double, Double)
}

/// A direction on the screen, where y points downwards.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  /// To smaller x.
  case left
  /// To greater x.
  case right
  /// To smaller y.
  case up
  /// To greater y.
  case down
}

/// What a press turned out to be.
public enum PressOutcome: String, Hashable, Sendable, CaseIterable {
  /// It was released before it was held long enough, or there is nothing to hold for.
  case tap
  /// It was held at least for the minimum duration.
  case hold
}

#if !hasFeature(Embedded)
extension SwipeDirection: Codable {}
#endif
