/// One or more taps with one or more fingers.
///
/// It fails when a finger moves farther than `maximumDistance` from its start, when one tap takes longer than
/// `maximumDuration`, when a finger lifts outside the region, or when the next tap does not begin in time. Every limit
/// is still kept at exactly its value.
public struct Tap: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = TapValue

  /// How many taps make the gesture; at least one.
  public var count: Int

  /// How many fingers make each tap; at least one.
  public var touches: Int

  /// How far a finger may move from its start, and a tap may begin from the one before, in points.
  public var maximumDistance: Double

  /// How long one tap may take, from its first finger down to its last finger up.
  public var maximumDuration: Duration

  /// How long the next tap may be in coming, from a lift to the next finger down.
  public var maximumInterval: Duration

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(
    count: Int = 1,
    touches: Int = 1,
    maximumDistance: Double = 45,
    maximumDuration: Duration = .milliseconds(750),
    maximumInterval: Duration = .milliseconds(350)
  ) {
    self.count = count
    self.touches = touches
    self.maximumDistance = maximumDistance
    self.maximumDuration = maximumDuration
    self.maximumInterval = maximumInterval
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .tap(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.record.tap }
}

#if !hasFeature(Embedded)
extension Tap: Codable {}
#endif
