import StepperCore
import Testing

@testable import GestureKit

/// What holds for every stream of samples, tried on seeded random ones.
struct VelocityLawTests {
  struct Sample {
    var time: Int64
    var x: Double
    var y: Double
  }

  /// A finger that wanders, with pauses, equal times and steps from 1 ns to 45 ms.
  ///
  /// Half of the streams have no long step, so that the number of samples limits their windows.
  private func stream(_ noise: inout MeasurementNoise, count: Int = 60) -> [Sample] {
    var sample = Sample(time: 0, x: 100, y: 200)
    let dense: [Int64] = [0, 1, 1_000, 1_000_000]
    let long: [Int64] = [8_333_333, 8_333_334, 16_666_667, 40_000_000, 40_000_001, 45_000_000]
    let steps = Bool.random(using: &noise) ? dense : dense + long
    return (0..<count).map { _ in
      sample.time += steps.randomElement(using: &noise) ?? 0
      sample.x += Double.random(in: -20...20, using: &noise)
      sample.y += Double.random(in: -20...20, using: &noise)
      return sample
    }
  }

  private func feed(_ sample: Sample, to estimator: inout VelocityEstimator, shiftedBy shift: Int64 = 0) {
    estimator.add(x: sample.x, y: sample.y, at: Timestamp(nanoseconds: sample.time + shift))
  }

  @Test(arguments: [1_000_000_000_000_000, -3, .min, .max - 4_000_000_000] as [Int64])
  func `a shift of all times changes no bit`(shift: Int64) {
    var noise = MeasurementNoise(seed: 1)
    for _ in 0..<60 {
      var near = VelocityEstimator()
      var far = VelocityEstimator()
      for sample in stream(&noise) {
        feed(sample, to: &near)
        feed(sample, to: &far, shiftedBy: shift)
        let wait = Int64.random(in: 0...45_000_000, using: &noise)
        let nearby = near.velocity(at: Timestamp(nanoseconds: sample.time + wait), minimumSamples: 2)
        let faraway = far.velocity(at: Timestamp(nanoseconds: sample.time + shift + wait), minimumSamples: 2)
        #expect(nearby == faraway)
      }
    }
  }

  @Test func `two samples later the velocity of a sample is still the same`() {
    var noise = MeasurementNoise(seed: 2)
    for _ in 0..<60 {
      var estimator = VelocityEstimator()
      var told: [VelocityEstimate] = []
      let samples = stream(&noise)
      for (index, sample) in samples.enumerated() {
        feed(sample, to: &estimator)
        told.append(estimator.velocity(at: Timestamp(nanoseconds: sample.time), minimumSamples: 2))
        for behind in 0...min(2, index) {
          let time = Timestamp(nanoseconds: samples[index - behind].time)
          let number = estimator.sampleNumber - Int64(behind)
          #expect(estimator.velocity(at: time, upTo: number, minimumSamples: 2) == told[index - behind])
        }
      }
    }
  }

  @Test func `what was forgotten leaves no trace`() {
    var noise = MeasurementNoise(seed: 3)
    for used in 0..<50 {
      var fresh = VelocityEstimator()
      var reused = VelocityEstimator()
      for sample in stream(&noise, count: used) { feed(sample, to: &reused) }
      reused.removeAll()
      for sample in stream(&noise, count: 30) {
        feed(sample, to: &fresh)
        feed(sample, to: &reused)
        let now = Timestamp(nanoseconds: sample.time)
        #expect(fresh.velocity(at: now, minimumSamples: 2) == reused.velocity(at: now, minimumSamples: 2))
      }
    }
  }

  @Test func `uniform motion gives its exact velocity`() {
    var noise = MeasurementNoise(seed: 4)
    for _ in 0..<500 {
      let (dx, dy) = (Double.random(in: -5_000...5_000, using: &noise), Double.random(in: -1...1, using: &noise))
      var estimator = VelocityEstimator(policy: VelocityPolicy(degree: Int.random(in: 1...2, using: &noise)))
      var time = Int64.random(in: -1_000_000_000...1_000_000_000, using: &noise)
      let start = time
      for count in 1...25 {
        let seconds = Double(time - start) / 1e9
        estimator.add(x: dx * seconds, y: dy * seconds, at: Timestamp(nanoseconds: time))
        let estimate = estimator.velocity(at: Timestamp(nanoseconds: time), minimumSamples: 2)
        if count > 1 {
          #expect(abs(estimate.dx - dx) <= 1e-9 * abs(dx))
          #expect(abs(estimate.dy - dy) <= 1e-9 * abs(dy))
          #expect(abs(estimate.confidence - 1) <= 1e-9)
        }
        time += Int64.random(in: 500_000...40_000_000, using: &noise)
      }
    }
  }

  @Test func `a finger that has stopped has no velocity`() {
    var noise = MeasurementNoise(seed: 5)
    for _ in 0..<60 {
      var estimator = VelocityEstimator()
      for sample in stream(&noise) {
        feed(sample, to: &estimator)
        let wait = Int64.random(in: 40_000_001...1_000_000_000, using: &noise)
        #expect(estimator.velocity(at: Timestamp(nanoseconds: sample.time + wait), minimumSamples: 2) == .zero)
      }
    }
  }

  @Test func `no stream, however wrong, gives anything but finite numbers`() {
    var noise = MeasurementNoise(seed: 6)
    let numbers = [0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-200, 1e99, -1e100, 1e100, 1e101, 1e308, -1e308, .nan]
    let times: [Int64] = [.min, .min + 1, -1, 0, 0, 1, 2, 3, 50, 1_000_000, 40_000_000, .max - 1, .max]
    let durations: [Duration] = [.zero, .nanoseconds(1), .milliseconds(100), .seconds(1_000), .seconds(Int64.max)]
    for _ in 0..<1_000 {
      let policy = VelocityPolicy(
        horizon: durations.randomElement(using: &noise) ?? .zero,
        stopGap: durations.randomElement(using: &noise) ?? .zero,
        maximumSamples: Int.random(in: 3...25, using: &noise),
        degree: Int.random(in: 1...2, using: &noise)
      )
      var estimator = VelocityEstimator(policy: policy)
      for _ in 0..<40 {
        let isAnything = Bool.random(using: &noise)
        let x = isAnything ? noise.anyFinite() : numbers.randomElement(using: &noise) ?? 0
        let y = isAnything ? noise.anyFinite() : numbers.randomElement(using: &noise) ?? 0
        estimator.add(x: x, y: y, at: Timestamp(nanoseconds: times.randomElement(using: &noise) ?? 0))
        if Int.random(in: 0..<30, using: &noise) == 0 { estimator.removeAll() }
        let latest = estimator.sampleNumber
        let estimate = estimator.velocity(
          at: Timestamp(nanoseconds: times.randomElement(using: &noise) ?? 0),
          upTo: [nil, latest - 1, latest - 9, .min, .max].randomElement(using: &noise) ?? nil,
          minimumSamples: [nil, 2, .min].randomElement(using: &noise) ?? nil
        )
        let all = [estimate.dx, estimate.dy, estimate.offsetX, estimate.offsetY, estimate.confidence]
        let isConfidence = (0...1).contains(estimate.confidence)
        let isDuration = (.zero...policy.horizon).contains(estimate.duration)
        #expect(all.allSatisfy { $0.isFinite } && isConfidence && isDuration)
      }
    }
  }

  @Test func `the fit is that of a textbook method`() {
    var noise = MeasurementNoise(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 3...20, using: &noise)
      var estimator = VelocityEstimator()
      var times: [Double] = []
      var values: [[Double]] = [[], []]
      var time: Int64 = 0
      for _ in 0..<count {
        let (x, y) = (Double.random(in: 0...400, using: &noise), Double.random(in: 0...800, using: &noise))
        estimator.add(x: x, y: y, at: Timestamp(nanoseconds: time))
        times.append(Double(time) / 1e9)
        values[0].append(x)
        values[1].append(y)
        time += Int64.random(in: 1_000_000...5_000_000, using: &noise)
      }
      let now = times[count - 1]
      let ages = times.map { $0 - now }
      let (dx, xExplained) = parabola(ages, values[0])
      let (dy, yExplained) = parabola(ages, values[1])
      let estimate = estimator.velocity(at: Timestamp(.seconds(now)))
      #expect(abs(estimate.dx - dx) <= 1e-9 * max(abs(dx), 1_000))
      #expect(abs(estimate.dy - dy) <= 1e-9 * max(abs(dy), 1_000))
      #expect(abs(estimate.confidence - xExplained * yExplained) <= 1e-9)
    }
  }

  /// The slope at age 0 and r² of the best parabola, by modified Gram-Schmidt on the columns 1, t, t².
  private func parabola(_ ages: [Double], _ values: [Double]) -> (slope: Double, determination: Double) {
    func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    let ones = ages.map { _ in 1.0 }
    var basis = [ones, ages, ages.map { $0 * $0 }]
    var mixing = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    for column in 0..<3 {
      for earlier in 0..<column {
        let share = dot(basis[earlier], basis[column]) / dot(basis[earlier], basis[earlier])
        basis[column] = zip(basis[column], basis[earlier]).map { $0 - share * $1 }
        mixing[column] = zip(mixing[column], mixing[earlier]).map { $0 - share * $1 }
      }
    }
    var rest = values
    var slope = 0.0
    var variation = 0.0
    for column in 0..<3 {
      let share = dot(basis[column], rest) / dot(basis[column], basis[column])
      rest = zip(rest, basis[column]).map { $0 - share * $1 }
      slope += share * mixing[column][1]
      if column == 0 { variation = dot(rest, rest) }
    }
    return (slope, 1 - dot(rest, rest) / variation)
  }
}
