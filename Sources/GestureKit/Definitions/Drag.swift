/// A movement that is followed from its start to its end.
///
/// It begins at exactly the minimum distance from the start; at touch-down if that is zero.
public struct Drag: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = DragValue

  /// How far the finger must move before the drag begins, in points.
  public var minimumDistance: Double

  /// The direction in which the movement must be the larger when the drag begins.
  public var axis: DragAxis

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(minimumDistance: Double = 10, axis: DragAxis = .any) {
    self.minimumDistance = minimumDistance
    self.axis = axis
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .drag(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.drag }
}

/// The direction in which a drag must move to begin.
public enum DragAxis: String, Hashable, Sendable, CaseIterable {
  /// Any.
  case any
  /// Along x at least as much as along y.
  case horizontal
  /// Along y at least as much as along x.
  case vertical
}

#if !hasFeature(Embedded)
extension DragAxis: Codable {}
extension Drag: Codable {}
#endif
