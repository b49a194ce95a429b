/// What a tap reports.
public struct TapValue: Hashable, Sendable {
  /// Where the last finger lifted, or the centroid of the fingers' lifts, in points of the gesture's space.
  public let location: ScenePoint

  /// How many taps it was.
  public let count: Int
}

/// What a drag reports.
public struct DragValue: Hashable, Sendable {
  /// Where the finger landed, in points of the gesture's space.
  public let startLocation: ScenePoint

  /// Where the finger is, in points of the gesture's space.
  public let location: ScenePoint

  /// How fast the finger moves, in points per second.
  public let velocity: SceneVector

  /// From the start to where the finger is, the threshold included.
  public var translation: SceneVector { location - startLocation }

  /// Returns the translation without the way it took until the drag began, so that it grows from zero.
  ///
  /// - Parameter threshold: The drag's minimum distance, in points; a translation up to it gives zero.
  /// - Returns: The translation, shorter by the threshold.
  public func translation(beyond threshold: Double) -> SceneVector {
    let length = translation.length
    return length > threshold ? translation * ((length - threshold) / length) : .zero
  }

  /// Where the finger would come to rest in a quarter of a second.
  public var predictedEndLocation: ScenePoint { location + velocity * 0.25 }

  /// From the start to where the finger would come to rest.
  public var predictedEndTranslation: SceneVector { predictedEndLocation - startLocation }
}

/// What a swipe reports.
public struct SwipeValue: Hashable, Sendable {
  /// The direction.
  public let direction: SwipeDirection

  /// How fast the finger moves, in points per second.
  public let velocity: SceneVector
}

/// What a magnification reports.
public struct MagnifyValue: Hashable, Sendable {
  /// The distance of the fingers as a ratio to that at the start: 1 for no change.
  public let magnification: Double

  /// How fast the magnification changes, per second.
  public let velocity: Double

  /// The point between the fingers at the start, in points of the gesture's space.
  public let startLocation: ScenePoint
}

/// What a rotation reports.
public struct RotateValue: Hashable, Sendable {
  /// How far the fingers have turned since the start, in radians, clockwise where y points downwards.
  public let rotation: Double

  /// How fast they turn, in radians per second.
  public let velocity: Double

  /// The point between the fingers at the start, in points of the gesture's space.
  public let startLocation: ScenePoint
}

/// What a press reports.
public struct PressValue: Hashable, Sendable {
  /// Where the finger is, in points of the gesture's space.
  public let location: ScenePoint

  /// What the press turned out to be.
  public let outcome: PressOutcome

  /// How often it has repeated.
  public let repeats: Int
}
