import StepperCore
import Testing

@testable import GestureKit

private let millisecond: Int64 = 1_000_000

/// An estimator that was given one sample for each pair of a time in nanoseconds and an x in points, with y = −2x.
private func estimator(
  _ samples: [(time: Int64, x: Double)],
  policy: VelocityPolicy = VelocityPolicy()
) -> VelocityEstimator {
  var estimator = VelocityEstimator(policy: policy)
  for sample in samples { estimator.add(x: sample.x, y: -2 * sample.x, at: Timestamp(nanoseconds: sample.time)) }
  return estimator
}

extension VelocityEstimator {
  fileprivate func velocity(
    atNanoseconds time: Int64,
    upTo number: Int64? = nil,
    minimum: Int? = nil
  ) -> VelocityEstimate {
    velocity(at: Timestamp(nanoseconds: time), upTo: number, minimumSamples: minimum)
  }
}

struct VelocityEstimatorTests {
  // MARK: Few samples

  @Test func `without samples a finger is at rest`() {
    #expect(estimator([]).velocity(atNanoseconds: 0) == .zero)
    #expect(VelocityEstimate.zero.confidence == 1)
  }

  @Test(arguments: [nil, 2, 1, 0, -5, .min] as [Int?])
  func `one sample has no velocity whatever the minimum`(minimum: Int?) {
    #expect(estimator([(0, 7)]).velocity(atNanoseconds: 0, minimum: minimum) == .zero)
  }

  @Test func `two samples are too few by default, but their way and time are told`() {
    let estimate = estimator([(0, 0), (10 * millisecond, 10)]).velocity(atNanoseconds: 10 * millisecond)
    #expect((estimate.dx, estimate.dy) == (0, 0))
    #expect(estimate.confidence == 1)
    #expect((estimate.offsetX, estimate.offsetY) == (10, -20))
    #expect(estimate.duration == .milliseconds(10))
  }

  @Test func `two samples give their difference quotient when asked for with two`() {
    let estimate = estimator([(0, 0), (10 * millisecond, 10)]).velocity(atNanoseconds: 10 * millisecond, minimum: 2)
    #expect((estimate.dx, estimate.dy) == (1_000, -2_000))
    #expect(estimate.confidence == 1)
  }

  @Test func `a minimum larger than the window is never met`() {
    let three = estimator([(0, 0), (1, 1), (2, 2)])
    #expect(three.velocity(atNanoseconds: 2, minimum: 3).dx == 1e9)
    #expect(three.velocity(atNanoseconds: 2, minimum: 4).dx == 0)
    #expect(three.velocity(atNanoseconds: 2, minimum: .max).dx == 0)
  }

  // MARK: The window

  @Test(arguments: [(0, true), (1, false)] as [(Int64, Bool)])
  func `a sample counts until it is 100 ms old`(excess: Int64, counts: Bool) {
    let newest = 100 * millisecond + excess
    let samples = [(0, 0.0), (40 * millisecond, 4), (70 * millisecond, 7), (newest, 10)]
    let estimate = estimator(samples).velocity(atNanoseconds: newest)
    #expect(estimate.offsetX == (counts ? 10 : 6))
    #expect(estimate.duration == .nanoseconds(counts ? newest : newest - 40 * millisecond))
  }

  @Test(arguments: [(0, 2.0), (1, 1)] as [(Int64, Double)])
  func `a pause between samples is motion until 40 ms`(excess: Int64, offset: Double) {
    let afterPause = 50 * millisecond + excess
    let samples = [(10 * millisecond, 0.0), (afterPause, 1), (60 * millisecond, 2)]
    #expect(estimator(samples).velocity(atNanoseconds: 60 * millisecond, minimum: 2).offsetX == offset)
  }

  @Test(arguments: [(40 * millisecond, 100.0), (40 * millisecond + 1, 0), (.max, 0), (-1, 100), (.min, 100)])
  func `a finger is at rest more than 40 ms after its last sample`(wait: Int64, speed: Double) {
    let moving = estimator([(-20 * millisecond, 0), (-10 * millisecond, 1), (0, 2)])
    #expect(abs(moving.velocity(atNanoseconds: wait).dx - speed) < 1e-10)
    if speed == 0 { #expect(moving.velocity(atNanoseconds: wait) == .zero) }
  }

  @Test func `only the newest 20 samples count`() {
    let samples = (0..<40).map { (Int64($0) * millisecond, Double($0)) }
    let estimate = estimator(samples).velocity(atNanoseconds: 39 * millisecond)
    #expect(estimate.offsetX == 19)
    #expect(estimate.duration == .milliseconds(19))
  }

  @Test func `a policy's limits replace the defaults`() {
    let samples = (0...10).map { (Int64($0) * 10 * millisecond, Double($0 * $0)) }
    func offset(_ policy: VelocityPolicy) -> Double {
      estimator(samples, policy: policy).velocity(atNanoseconds: 100 * millisecond).offsetX
    }
    #expect(offset(VelocityPolicy()) == 100)
    #expect(offset(VelocityPolicy(horizon: .milliseconds(50))) == 75)
    #expect(offset(VelocityPolicy(stopGap: .milliseconds(9))) == 0)
    #expect(offset(VelocityPolicy(maximumSamples: 3)) == 36)
    #expect(offset(VelocityPolicy(horizon: .seconds(Int64.max))) == 100)
    #expect(offset(VelocityPolicy(horizon: .zero)) == 0)
  }

  // MARK: The fit

  @Test func `a parabola follows acceleration and a line reports its mean`() {
    // x = (10 t)² with t in seconds: 20 points per second at 0.1 s, 10 in the mean of the window.
    let samples = (0...10).map { (Int64($0) * 10 * millisecond, Double($0 * $0) / 100) }
    let parabola = estimator(samples).velocity(atNanoseconds: 100 * millisecond)
    let line = estimator(samples, policy: VelocityPolicy(degree: 1)).velocity(atNanoseconds: 100 * millisecond)
    #expect(abs(parabola.dx - 20) < 1e-12)
    #expect(abs(line.dx - 10) < 1e-12)
    #expect(parabola.confidence > 0.999_999)
    #expect(line.confidence < 0.95)
  }

  @Test func `an axis without movement does not lower the confidence`() {
    var vertical = VelocityEstimator()
    for step in 0..<10 as Range<Int64> {
      vertical.add(x: 0.1, y: Double(step) * 3, at: Timestamp(nanoseconds: step * 10 * millisecond))
    }
    let estimate = vertical.velocity(atNanoseconds: 90 * millisecond)
    #expect(estimate.dx == 0)
    #expect(abs(estimate.dy - 300) < 1e-10)
    #expect(abs(estimate.confidence - 1) < 1e-12)
  }

  @Test func `positions that no curve explains have no confidence`() {
    // Symmetric about the middle and free of any parabola: both sums of products are zero.
    let samples = [(0, 1.0), (10, -2), (20, 0), (30, 2), (40, -1)] as [(Int64, Double)]
    #expect(abs(estimator(samples).velocity(atNanoseconds: 40).confidence) < 1e-12)
  }

  // MARK: Equal times

  @Test func `samples at one instant have no velocity and explain nothing`() {
    let estimate = estimator([(5, 0), (5, 10), (5, 20)]).velocity(atNanoseconds: 5)
    #expect((estimate.dx, estimate.dy, estimate.confidence) == (0, 0, 0))
    #expect(estimate.offsetX == 20)
    #expect(estimate.duration == .zero)
  }

  @Test func `samples on two instants give the line through their means`() {
    let samples = [(0, 0.0), (0, 2), (10 * millisecond, 10), (10 * millisecond, 12)]
    #expect(abs(estimator(samples).velocity(atNanoseconds: 10 * millisecond).dx - 1_000) < 1e-9)
  }

  @Test func `a third instant a nanosecond beside another one makes a parabola`() {
    // Through (0, 0), (39999999, 39.999999), (40000000, 40): a straight line, however close the last two are.
    let samples = [(0, 0.0), (40 * millisecond - 1, 39.999999), (40 * millisecond, 40)]
    #expect(abs(estimator(samples).velocity(atNanoseconds: 40 * millisecond).dx - 1_000) < 1e-4)
  }

  @Test func `a time that goes back counts as no time`() {
    let backwards = estimator([(0, 0), (10 * millisecond, 10), (7 * millisecond, 12), (20 * millisecond, 20)])
    let equal = estimator([(0, 0), (10 * millisecond, 10), (10 * millisecond, 12), (20 * millisecond, 20)])
    let now = 20 * millisecond
    #expect(backwards.velocity(atNanoseconds: now) == equal.velocity(atNanoseconds: now))
  }

  // MARK: Bad positions

  @Test(arguments: [(Double.nan, 0), (0, .infinity), (-.infinity, .nan), (1.000_001e100, 0), (0, -1e101)])
  func `a position that is none is no sample`(x: Double, y: Double) {
    var estimator = estimator([(0, 0), (10 * millisecond, 10)])
    estimator.add(x: x, y: y, at: Timestamp(nanoseconds: 20 * millisecond))
    #expect(estimator.sampleNumber == 2)
    #expect(estimator.velocity(atNanoseconds: 20 * millisecond, minimum: 2).dx == 1_000)
  }

  @Test func `the farthest position allowed still gives a finite velocity`() {
    var estimator = VelocityEstimator()
    for time in 0..<4 as Range<Int64> {
      estimator.add(x: time % 2 == 0 ? -1e100 : 1e100, y: 0, at: Timestamp(nanoseconds: time))
    }
    let estimate = estimator.velocity(atNanoseconds: 3)
    #expect(estimate.dx.isFinite && estimate.dx > 0)
    #expect(estimate.confidence >= 0 && estimate.confidence <= 1)
  }

  // MARK: Sample numbers

  @Test func `the sample number counts samples and survives forgetting them`() {
    var estimator = estimator([(0, 0), (10, 10), (20, 20)])
    #expect(estimator.sampleNumber == 3)
    estimator.removeAll()
    #expect(estimator.sampleNumber == 3)
    #expect(estimator.velocity(atNanoseconds: 20) == .zero)
    estimator.add(x: 500, y: 0, at: Timestamp(nanoseconds: 5))
    #expect(estimator.sampleNumber == 4)
    #expect(estimator.velocity(atNanoseconds: 5, minimum: 2) == .zero)
  }

  @Test func `what was told before forgetting can still be asked for, until its places are taken`() {
    var estimator = estimator([(0, 0), (10 * millisecond, 10), (20 * millisecond, 20)])
    let told = estimator.velocity(atNanoseconds: 20 * millisecond, upTo: 3)
    #expect(told.dx == 1_000)
    estimator.removeAll()
    #expect(estimator.velocity(atNanoseconds: 20 * millisecond, upTo: 3) == told)
    // No latest sample of the new movement is there yet.
    #expect(estimator.velocity(atNanoseconds: 20 * millisecond, upTo: 4) == .zero)
    #expect(estimator.velocity(atNanoseconds: 20 * millisecond) == .zero)
    // 20 samples that count and 2 to spare have 32 places: number 1 is the first to go, at the 33rd sample.
    for count in 1...29 as ClosedRange<Int64> {
      estimator.add(x: 900, y: 0, at: Timestamp(nanoseconds: (20 + count) * millisecond))
      #expect(estimator.velocity(atNanoseconds: 20 * millisecond, upTo: 3) == told)
    }
    estimator.add(x: 900, y: 0, at: Timestamp(nanoseconds: 50 * millisecond))
    #expect(estimator.velocity(atNanoseconds: 20 * millisecond, upTo: 3).offsetX == 10)
  }

  @Test func `a movement after forgetting has no samples of the one before, however close`() {
    var estimator = estimator([(0, 0), (10 * millisecond, 10)])
    estimator.removeAll()
    estimator.add(x: 100, y: 0, at: Timestamp(nanoseconds: 11 * millisecond))
    estimator.add(x: 102, y: 0, at: Timestamp(nanoseconds: 12 * millisecond))
    #expect(estimator.velocity(atNanoseconds: 11 * millisecond, upTo: 3, minimum: 2) == .zero)
    #expect(estimator.velocity(atNanoseconds: 12 * millisecond, upTo: 4, minimum: 2).offsetX == 2)
    #expect(estimator.velocity(atNanoseconds: 10 * millisecond, upTo: 2, minimum: 2).dx == 1_000)
  }

  // MARK: Equality

  @Test func `estimators are equal if they were told the same`() {
    let samples = [(0, 0.0), (10, 10), (20, 20)] as [(Int64, Double)]
    #expect(estimator(samples) == estimator(samples))
    #expect(estimator(samples).hashValue == estimator(samples).hashValue)
    #expect(estimator(samples) != estimator([(0, 0), (10, 10), (20, 21)]))
    #expect(estimator(samples) != estimator([(0, 0), (11, 10), (20, 20)]))
    #expect(estimator(samples) != estimator([(0, 0), (10, 10)]))
    #expect(estimator(samples) != estimator(samples, policy: VelocityPolicy(degree: 1)))
    var forgetful = estimator(samples)
    forgetful.removeAll()
    #expect(forgetful != estimator(samples))
  }

  @Test func `samples that are gone and can count no more are no difference`() {
    // Numbers 1 and 2 differ, and the second estimator's movement begins with number 2.
    var (one, other) = (estimator([(0, 0), (1, 1)]), estimator([(0, 5)]))
    other.removeAll()
    other.add(x: 7, y: 7, at: Timestamp(nanoseconds: 1))
    // Of the 32 numbers that are kept, 20 is the last with fewer than 20 samples up to it in the second movement.
    for time in 2...50 as ClosedRange<Int64> {
      one.add(x: 0, y: 0, at: Timestamp(nanoseconds: time))
      other.add(x: 0, y: 0, at: Timestamp(nanoseconds: time))
      #expect(one != other)
    }
    one.add(x: 0, y: 0, at: Timestamp(nanoseconds: 51))
    other.add(x: 0, y: 0, at: Timestamp(nanoseconds: 51))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func `after forgetting, time may begin anew`() {
    var estimator = estimator([(1_000 * millisecond, 0), (1_010 * millisecond, 10)])
    estimator.removeAll()
    estimator.add(x: 0, y: 0, at: Timestamp(nanoseconds: 0))
    estimator.add(x: 30, y: 0, at: Timestamp(nanoseconds: 10 * millisecond))
    #expect(estimator.velocity(atNanoseconds: 10 * millisecond, minimum: 2).dx == 3_000)
  }

  @Test func `a number that is not yet counts as the latest and one long gone as none`() {
    let moving = estimator((0..<50).map { (Int64($0) * millisecond, Double($0)) })
    let now = 49 * millisecond
    #expect(moving.velocity(atNanoseconds: now, upTo: 51) == moving.velocity(atNanoseconds: now))
    #expect(moving.velocity(atNanoseconds: now, upTo: .max) == moving.velocity(atNanoseconds: now))
    // 32 places hold numbers 19 to 50; the oldest of them has nothing before it.
    #expect(moving.velocity(atNanoseconds: 18 * millisecond, upTo: 20, minimum: 2).duration == .milliseconds(1))
    for number in [19, 18, 0, -1, .min] as [Int64] {
      #expect(moving.velocity(atNanoseconds: 18 * millisecond, upTo: number, minimum: 2) == .zero)
    }
  }

  @Test func `a sample whose neighbors are partly gone is judged by those that are left`() {
    let standing = estimator((0..<50).map { (0, Double($0)) })
    // 32 places hold numbers 19 to 50, at x = 18 to 49.
    #expect(standing.velocity(atNanoseconds: 0, upTo: 38).offsetX == 19)
    #expect(standing.velocity(atNanoseconds: 0, upTo: 37).offsetX == 18)
    #expect(standing.velocity(atNanoseconds: 0, upTo: 20).offsetX == 1)
  }

  @Test func `a pause after a sample does not cut what came before it`() {
    let paused = estimator([(0, 0), (10 * millisecond, 10), (20 * millisecond, 20), (90 * millisecond, 21)])
    #expect(paused.velocity(atNanoseconds: 20 * millisecond, upTo: 3).dx == 1_000)
    #expect(paused.velocity(atNanoseconds: 90 * millisecond).offsetX == 0)
  }
}
