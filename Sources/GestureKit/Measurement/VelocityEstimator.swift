public import StepperCore

/// Keeps the newest positions of one moving point and answers how fast it moves.
///
/// The velocity is the slope, at the newest sample, of the parabola that fits the samples of the policy's window best.
/// Which samples count is decided in whole nanoseconds, so where the host's time begins changes no bit of the result.
///
/// Adding a sample is cheap, asking for the velocity is not. A machine therefore reports ``sampleNumber`` with its
/// update, and the velocity is computed for those who read it: ``velocity(at:upTo:minimumSamples:)`` answers for any of
/// the last three sample numbers exactly as it would have when that number was current.
///
/// Equal estimators answer alike, now and after any further samples.
///
/// No call allocates after the initializer, except the first sample added to a copy.
///
///     var estimator = VelocityEstimator()
///     estimator.add(x: 0, y: 0, at: Timestamp(nanoseconds: 0))
///     estimator.add(x: 4, y: 0, at: Timestamp(nanoseconds: 8_000_000))
///     estimator.add(x: 8, y: 0, at: Timestamp(nanoseconds: 16_000_000))
///     estimator.velocity(at: Timestamp(nanoseconds: 16_000_000)).dx  // 500 points per second
public struct VelocityEstimator: Hashable, Sendable {
  /// The number of samples taken since the estimator was created; ``removeAll()`` does not set it back.
  public private(set) var sampleNumber: Int64 = 0

  private let horizon: UInt64
  private let stopGap: UInt64
  private let minimumSamples: Int
  private let maximumSamples: Int
  private let degree: Int

  /// A ring with as many places as a power of two, so that the last digits of a sample's number are its place.
  ///
  /// It is changed in place: kept inside the struct it would be copied at every access.
  private var ring: [Sample]

  /// The newest sample's run; 0 if that belongs to a movement that is over.
  private var run: Int = 0

  /// The time of the newest sample; the earliest there is if that belongs to a movement that is over.
  private var newestTime: Int64 = .min

  /// Creates an estimator without samples, with room for as many as the policy lets count.
  public init(policy: VelocityPolicy = VelocityPolicy()) {
    horizon = UInt64(clamping: policy.horizon.saturatedNanoseconds)
    stopGap = UInt64(clamping: policy.stopGap.saturatedNanoseconds)
    minimumSamples = policy.minimumSamples
    maximumSamples = policy.maximumSamples
    degree = policy.degree
    var places = 1
    while places < policy.maximumSamples + Self.spareSamples { places *= 2 }
    ring = Array(repeating: Sample(time: 0, run: 0, position: .zero), count: places)
  }

  /// Adds where the point was at a time, in points.
  ///
  /// A time before the newest sample's counts as that sample's. A position that is not a number, infinite, or beyond
  /// ±10¹⁰⁰ points in either direction is no sample; within that, no later arithmetic can overflow.
  @inline(__always)
  public mutating func add(x: Double, y: Double, at time: Timestamp) {
    if Self.isSample(x: x, y: y) { addSample(x: x, y: y, at: time) }
  }

  /// Whether a position is a sample.
  @inline(__always)
  static func isSample(x: Double, y: Double) -> Bool { x.magnitude <= 1e100 && y.magnitude <= 1e100 }

  /// Adds a position that is known to be a sample.
  @inline(__always)
  mutating func addSample(x: Double, y: Double, at time: Timestamp) {
    let time = max(time.nanoseconds, newestTime)
    sampleNumber &+= 1
    run = Self.nanoseconds(from: newestTime, to: time) > stopGap ? 1 : min(run &+ 1, maximumSamples)
    newestTime = time
    ring[place(of: sampleNumber)] = Sample(time: time, run: run, position: SIMD2(x, y))
  }

  /// Begins a new movement, to which no sample so far belongs, and keeps the memory and the sample number.
  ///
  /// Who asks for the number of an earlier sample is still answered by the samples of that one's movement.
  public mutating func removeAll() {
    run = 0
    newestTime = .min
  }

  /// Returns the velocity at a time, judged by the samples up to a number.
  ///
  /// - Parameters:
  ///   - time: When the question is asked. More than the policy's stop gap after the newest sample that counts, the
  ///     point has stopped; a time before that sample counts as its time.
  ///   - number: The sample number up to which samples count; the latest of the present movement if nil. More than two
  ///     samples later a few of the samples that counted may be gone, and in the end all of them.
  ///   - minimumSamples: Replaces the policy's minimum if given. Below 2 it has no effect: one sample has no velocity.
  /// - Returns: ``VelocityEstimate/zero`` if the point has stopped or has no samples; a zero velocity if it has fewer
  ///   than the minimum within the window, or all of them at one instant; the straight line's slope if they lie on two
  ///   instants (with two samples their difference quotient); the parabola's otherwise.
  public func velocity(
    at time: Timestamp,
    upTo number: Int64? = nil,
    minimumSamples: Int? = nil
  ) -> VelocityEstimate {
    guard let window = window(upTo: number ?? .max), !hasStopped(at: time, window) else { return .zero }
    let (first, last) = (sample(window.oldest), sample(window.newest))
    var (velocity, confidence) = (SIMD2<Double>.zero, 1.0)
    if window.count >= minimumSamples ?? self.minimumSamples {
      let fit = fit(window, isJudged: true)
      let solution = fit.solved(degree: degree)
      (velocity, confidence) = (solution.velocity, fit.confidence(explained: solution.explained))
    }
    return VelocityEstimate(
      velocity: velocity,
      confidence: confidence,
      offset: last.position - first.position,
      nanoseconds: last.time &- first.time
    )
  }

  /// The velocity alone, as ``velocity(at:upTo:minimumSamples:)`` gives it with a minimum of two samples.
  func flickVelocity(at time: Timestamp, upTo number: Int64) -> SIMD2<Double> {
    guard let window = window(upTo: number), window.count > 1, !hasStopped(at: time, window) else { return .zero }
    return fit(window, isJudged: false).solved(degree: degree).velocity
  }
}

extension VelocityEstimator {
  /// One input may add a sample before the update of the one before it is read, and a lift another.
  ///
  /// The ring may have more to spare.
  private static let spareSamples = 2

  private struct Sample: Hashable, Sendable {
    var time: Int64
    /// The number of samples up to this one since the movement began or paused for longer than the stop gap; no more
    /// than can count.
    var run: Int
    var position: SIMD2<Double>
  }

  /// The samples that count, by the numbers of the oldest and the newest.
  private struct Window {
    var oldest: Int64
    var newest: Int64

    var count: Int { Int(truncatingIfNeeded: newest &- oldest) &+ 1 }
  }

  @inline(__always)
  private func place(of number: Int64) -> Int {
    Int(truncatingIfNeeded: number) & (ring.count &- 1)
  }

  @inline(__always)
  private func sample(_ number: Int64) -> Sample { ring[place(of: number)] }

  /// The window that ends with a sample, a later number than all being the latest's, or nil if that sample is gone.
  @inline(__always)
  private func window(upTo number: Int64) -> Window? {
    let isOver = run == 0
    let newest = number <= sampleNumber ? number : isOver ? 0 : sampleNumber
    let firstKept = sampleNumber &- Int64(ring.count) &+ 1
    guard newest > 0, newest >= firstKept else { return nil }
    let last = sample(newest)
    var oldest = max(newest &- Int64(last.run) &+ 1, firstKept)
    let span = Self.nanoseconds(from: sample(oldest).time, to: last.time)
    guard span > horizon else { return Window(oldest: oldest, newest: newest) }
    // Hosts tell of touches at even times, so that the oldest sample that counts is mostly where a ruler says. It is
    // only where the search begins, so that an overflow, with a horizon of centuries, changes nothing.
    let steps = UInt64(bitPattern: newest &- oldest)
    oldest = newest &- Int64(bitPattern: min(horizon &* steps / span, steps &- 1))
    while Self.nanoseconds(from: sample(oldest &- 1).time, to: last.time) <= horizon { oldest &-= 1 }
    while Self.nanoseconds(from: sample(oldest).time, to: last.time) > horizon { oldest &+= 1 }
    return Window(oldest: oldest, newest: newest)
  }

  /// Whether the point has rested for too long at a time to be in motion.
  @inline(__always)
  private func hasStopped(at time: Timestamp, _ window: Window) -> Bool {
    let last = sample(window.newest).time
    return time.nanoseconds > last && Self.nanoseconds(from: last, to: time.nanoseconds) > stopGap
  }

  /// Adds the samples of a window to a fit, the newest first.
  @inline(__always)
  private func fit(_ window: Window, isJudged: Bool) -> MotionFit {
    let newest = sample(window.newest)
    var fit = MotionFit(span: Double(newest.time &- sample(window.oldest).time), count: window.count)
    var number = window.newest
    while number > window.oldest {
      number &-= 1
      let sample = sample(number)
      let offset = sample.position - newest.position
      fit.add(age: Double(newest.time &- sample.time), offset: offset)
      if isJudged { fit.addToSpread(offset) }
    }
    return fit
  }

  /// The time between two instants in order, unsigned because it may be longer than `Int64` tells.
  @inline(__always)
  private static func nanoseconds(from earlier: Int64, to later: Int64) -> UInt64 {
    UInt64(bitPattern: later &- earlier)
  }
}
