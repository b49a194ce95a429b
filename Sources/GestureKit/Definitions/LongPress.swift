/// A press that is held in one place.
///
/// It succeeds at the minimum duration, with the finger still down, and fails when a finger lifts before or moves
/// farther than `maximumDistance` from its start; exactly that far is allowed.
public struct LongPress: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = Bool

  /// How long the finger must be down; zero succeeds at touch-down.
  public var minimumDuration: Duration

  /// How far a finger may move from its start, in points.
  public var maximumDistance: Double

  /// How many fingers press; at least one.
  public var touches: Int

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(minimumDuration: Duration = .milliseconds(500), maximumDistance: Double = 10, touches: Int = 1) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.touches = touches
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .longPress(self) }

  /// Returns true for every update that has a value.
  @inlinable
  public func value(of update: UpdateReader) -> Bool? {
    guard case .longPress = update.record.value else { return nil }
    return true
  }
}

#if !hasFeature(Embedded)
extension LongPress: Codable {}
#endif
