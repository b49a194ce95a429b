/// A quick movement in one direction.
///
/// It succeeds at the first moment at which the finger is at least the minimum distance along its direction and less
/// across, and fails at the end of the duration, at a lift, and with a second finger.
public struct Swipe: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = SwipeValue

  /// The direction.
  public var direction: SwipeDirection

  /// How far the finger must move along the direction, in points.
  public var minimumDistance: Double

  /// How long the finger may take; exactly that long is in time.
  public var maximumDuration: Duration

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(direction: SwipeDirection, minimumDistance: Double = 50, maximumDuration: Duration = .milliseconds(500)) {
    self.direction = direction
    self.minimumDistance = minimumDistance
    self.maximumDuration = maximumDuration
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .swipe(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.swipe }
}

#if !hasFeature(Embedded)
extension Swipe: Codable {}
#endif
