/// The limits that decide which samples count for a velocity, and how they are fitted.
///
/// The defaults are those of Flutter's velocity tracker, whose recorded swipes this package is tested against.
public struct VelocityPolicy: Hashable, Sendable {
  /// The age at which a sample still counts, measured from the newest one; 100 ms by default.
  ///
  /// Six frames of a 60 Hz screen: long enough to even out their jitter, short enough to follow a change of direction.
  public let horizon: Duration

  /// The longest pause that is still motion; 40 ms by default.
  ///
  /// A longer one between two samples drops those before it, and a longer one between the newest sample and the time of
  /// the question means that the finger has stopped. A 60 Hz screen may lose one frame without that, but not two.
  public let stopGap: Duration

  /// The number of samples that count at most, the newest ones; 20 by default, from 2 to 1,000.
  ///
  /// At less than 200 samples a second the horizon is the narrower limit.
  public let maximumSamples: Int

  /// The number of samples below which the velocity is zero; 3 by default, what a parabola needs.
  ///
  /// Two are enough for recognizers, which ask with a minimum of their own: a very short flick has no third sample.
  public let minimumSamples: Int

  /// The degree of the polynomial through the samples; 2, a parabola, by default, or 1, a straight line.
  ///
  /// A parabola follows a finger that speeds up or slows down, where a line would report the mean over the window.
  public let degree: Int

  /// Creates a policy; every default is the documented one.
  ///
  /// - Precondition: No duration is negative, `maximumSamples` is from 2 to 1,000, `minimumSamples` from 2 to
  ///   `maximumSamples`, and `degree` is 1 or 2.
  public init(
    horizon: Duration = .milliseconds(100),
    stopGap: Duration = .milliseconds(40),
    maximumSamples: Int = 20,
    minimumSamples: Int = 3,
    degree: Int = 2
  ) {
    precondition(horizon >= .zero && stopGap >= .zero, "A velocity's durations are not negative")
    precondition((2...1_000).contains(maximumSamples), "A velocity needs 2 to 1,000 samples")
    precondition((2...maximumSamples).contains(minimumSamples), "A velocity's minimum is from 2 to its maximum")
    precondition((1...2).contains(degree), "A velocity is fitted with a line or a parabola")
    self.horizon = horizon
    self.stopGap = stopGap
    self.maximumSamples = maximumSamples
    self.minimumSamples = minimumSamples
    self.degree = degree
  }
}
