/// Two fingers that move apart or together.
///
/// It begins when the scale has changed by at least the minimum, and ends at the first lift of its two fingers.
public struct Magnify: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = MagnifyValue

  /// How much the scale must change before the gesture begins, as a ratio to the start.
  public var minimumScaleDelta: Double

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .magnify(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.record.magnify }
}

#if !hasFeature(Embedded)
extension Magnify: Codable {}
#endif
