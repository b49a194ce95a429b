import StepperCore

/// The newest positions of what a machine follows, for its velocity.
///
/// It stands beside a machine's state, because its memory is allocated once and changed in place.
struct FingerTrail: Hashable, Sendable {
  private var estimator = VelocityEstimator()

  /// The number of the newest sample.
  var newest: Int64 { estimator.sampleNumber }

  @inline(__always)
  mutating func add(_ location: ScenePoint, at time: Int64) {
    estimator.add(x: location.x, y: location.y, at: Timestamp(nanoseconds: time))
  }

  /// Whether a location counts: one far beyond every screen does not, nor one that is not finite.
  @inline(__always)
  static func counts(_ location: ScenePoint) -> Bool {
    VelocityEstimator.isSample(x: location.x, y: location.y)
  }

  /// Adds a location that counts.
  @inline(__always)
  mutating func addCounting(_ location: ScenePoint, at time: Int64) {
    estimator.addSample(x: location.x, y: location.y, at: Timestamp(nanoseconds: time))
  }

  /// Begins a new movement, and keeps the memory and what is needed for the velocity of updates that are still to be
  /// read.
  mutating func clear() {
    estimator.removeAll()
  }

  /// The velocity per second as it was at a time with the samples up to a number; always finite.
  ///
  /// Two samples are enough, which a very short flick does not exceed; then it is their difference quotient.
  @inline(__always)
  func velocity(upTo sample: Int64, at time: Timestamp) -> SceneVector {
    let velocity = estimator.flickVelocity(at: time, upTo: sample)
    return SceneVector(dx: velocity.x, dy: velocity.y)
  }
}
