/// A velocity, with what is needed to judge it.
///
/// Every number is finite.
public struct VelocityEstimate: Hashable, Sendable {
  /// The velocity's horizontal part, in points per second.
  public let dx: Double

  /// The velocity's vertical part, in points per second.
  public let dy: Double

  /// How well the curve fits the samples, from 0 (not at all) to 1: the product of both axes' coefficients of
  /// determination.
  ///
  /// An axis without any movement counts as 1, and so does a finger that has stopped or has too few samples.
  public let confidence: Double

  /// The horizontal way from the oldest sample that counted to the newest, in points.
  public let offsetX: Double

  /// The vertical way from the oldest sample that counted to the newest, in points.
  public let offsetY: Double

  /// `duration` in nanoseconds: whoever wants the velocity alone does not pay for the conversion.
  let nanoseconds: Int64

  /// The time from the oldest sample that counted to the newest.
  public var duration: Duration { .nanoseconds(nanoseconds) }

  /// The estimate for a finger at rest: no velocity, no way, no time, confidence 1.
  public static let zero: VelocityEstimate = VelocityEstimate(
    velocity: .zero,
    confidence: 1,
    offset: .zero,
    nanoseconds: 0
  )

  init(velocity: SIMD2<Double>, confidence: Double, offset: SIMD2<Double>, nanoseconds: Int64) {
    dx = velocity.x
    dy = velocity.y
    self.confidence = confidence
    offsetX = offset.x
    offsetY = offset.y
    self.nanoseconds = nanoseconds
  }
}
