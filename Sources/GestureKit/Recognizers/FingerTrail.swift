import StepperCore

/// The newest positions of what a machine follows, for its velocity.
///
/// It stands beside a machine's state, because its memory is allocated once and changed in place.
struct FingerTrail: Hashable, Sendable {
  private var estimator = VelocityEstimator()

  /// The number of the newest sample.
  var newest: Int64 { estimator.sampleNumber }

  mutating func add(_ location: ScenePoint, at time: Int64) {
    estimator.add(x: location.x, y: location.y, at: Timestamp(nanoseconds: time))
  }

  /// Begins a new movement, and keeps the memory and what is needed for the velocity of updates that are still to be
  /// read.
  mutating func clear() {
    estimator.removeAll()
  }

  /// The velocity per second as it was at a time with the samples up to a number; always finite.
  ///
  /// Two samples are enough, which a very short flick does not exceed; then it is their difference quotient.
  func velocity(upTo sample: Int64, at time: Timestamp) -> SceneVector {
    let estimate = estimator.velocity(at: time, upTo: sample, minimumSamples: 2)
    return SceneVector(dx: estimate.dx, dy: estimate.dy)
  }
}
