/// Two fingers that turn around each other.
///
/// It begins when the angle has changed by at least the minimum, and ends at the first lift of its two fingers.
public struct Rotate: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = RotateValue

  /// How much the angle must change before the gesture begins, in radians.
  public var minimumAngleDelta: Double

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(minimumAngleDelta: Double = .pi / 180) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .rotate(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.record.rotate }
}

#if !hasFeature(Embedded)
extension Rotate: Codable {}
#endif
