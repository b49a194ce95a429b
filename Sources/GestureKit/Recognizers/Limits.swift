import StepperCore

/// How machines measure what their limits are about.
///
/// Every limit is inclusive: a minimum is reached, and a maximum still kept, at exactly its value. Times are
/// nanoseconds on the session's time base and saturate, so that a deadline beyond the last one is never due. Machines
/// convert their durations once, when they are made: one conversion costs more than a whole touch.
extension Int64 {
  /// When a minimum duration that runs from this time is reached.
  func reaching(_ minimum: Int64) -> Int64 {
    addingSaturated(minimum)
  }

  /// The first time at which a maximum duration that runs from this time is no longer kept.
  func exceeding(_ maximum: Int64) -> Int64 {
    reaching(maximum).addingSaturated(1)
  }

  /// The duration from this time to a later one.
  func duration(to later: Int64) -> Duration {
    Timestamp(nanoseconds: self).duration(to: Timestamp(nanoseconds: later))
  }
}

extension ScenePoint {
  /// The way to another place, in points; a part or a length beyond the largest `Double` counts as that number.
  func displacement(to end: ScenePoint) -> SceneVector {
    let way = end - self
    return SceneVector(dx: way.dx.finite, dy: way.dy.finite)
  }

  /// The straight distance to another place, in points.
  @inline(__always)
  func distance(to end: ScenePoint) -> Double {
    let way = end - self
    let square = way.dot(way)
    // A normal square is that of a length within all bounds, and so is its root: nearly always.
    guard !square.isNormal else { return square.squareRoot() }
    return way.dx == 0 && way.dy == 0 ? 0 : unusualDistance(to: end)
  }

  private func unusualDistance(to end: ScenePoint) -> Double {
    displacement(to: end).length.finite
  }
}

extension Double {
  /// The number itself, or the largest of its sign for an infinite one.
  var finite: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
