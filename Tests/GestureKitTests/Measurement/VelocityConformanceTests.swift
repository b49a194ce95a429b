import Foundation
import StepperCore
import Testing

@testable import GestureKit

/// The recorded and synthetic swipes of `velocity.jsonl`, each with its own constants.
///
/// The data describe the public behaviour of Flutter's tracker. None of its lines is marked as a quirk of the original;
/// one that were would have to be named here with what this package decides instead.
struct VelocityConformanceTests {
  @Test(arguments: try VelocityCase.all().filter(\.isLeastSquares))
  func `the estimate is the recorded one`(of line: VelocityCase) throws {
    #expect(line.quirk == nil)
    try #require(line.expect.count == 1)
    let expectation = line.expect[0]
    try #require(expectation.what == "velocity")
    #expect(expectation.t_ms == line.advance_to_ms)

    let estimate = line.estimator().velocity(at: milliseconds(line.advance_to_ms))

    #expect(line.tolerates(estimate.dx, expectation.value.vx))
    #expect(line.tolerates(estimate.dy, expectation.value.vy))
    if let confidence = expectation.value.confidence { #expect(line.tolerates(estimate.confidence, confidence)) }
  }

  @Test func `all lines are there and only the scroll-view weightings are left out`() throws {
    let lines = try VelocityCase.all()
    #expect(lines.count == 33)
    let skipped = ["ios-weights", "macos-weights", "ios-uniform", "ios-query-after-rest"]
    #expect(lines.filter { !$0.isLeastSquares }.map(\.id) == skipped.map { "flutter/velocity/\($0)" })
  }

  @Test func `the default policy is that of the data`() throws {
    for line in try VelocityCase.all() { #expect(line.policy == VelocityPolicy()) }
  }

  @Test(arguments: try VelocityCase.all().filter { $0.id.contains("/recorded-") })
  func `a recorded swipe is off by nothing but rounding`(in line: VelocityCase) throws {
    let estimate = line.estimator().velocity(at: milliseconds(line.advance_to_ms))
    let value = line.expect[0].value
    #expect(abs(estimate.dx - value.vx) <= 1e-11 * abs(value.vx))
    #expect(abs(estimate.dy - value.vy) <= 1e-11 * abs(value.vy))
  }
}

/// One line of the file; what the test does not look at is left out.
struct VelocityCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Recognizer: Decodable {
    struct Parameters: Decodable {
      let method: String
      let weights_newest_first: [Double]?
    }
    let params: Parameters
  }

  struct Event: Decodable {
    let t_ms: Double
    let phase: String
    let x: Double
    let y: Double
  }

  struct Expectation: Decodable {
    struct Value: Decodable {
      let vx: Double
      let vy: Double
      let confidence: Double?
    }
    struct Tolerance: Decodable {
      let relative: Double?
      let absolute: Double?
    }
    let t_ms: Double
    let what: String
    let value: Value
    let tolerance: Tolerance?
  }

  let id: String
  let horizon_ms: Double
  let stop_gap_ms: Double
  let max_samples: Int
  let min_samples: Int
  let recognizers: [Recognizer]
  let events: [Event]
  let advance_to_ms: Double
  let expect: [Expectation]
  let quirk: String?

  var testDescription: String { id }

  var isLeastSquares: Bool { recognizers.allSatisfy { $0.params.weights_newest_first == nil } }

  var policy: VelocityPolicy {
    VelocityPolicy(
      horizon: .milliseconds(horizon_ms),
      stopGap: .milliseconds(stop_gap_ms),
      maximumSamples: max_samples,
      minimumSamples: min_samples
    )
  }

  /// An estimator that was given the samples; a lift is one only if it is at a new place.
  func estimator() -> VelocityEstimator {
    var estimator = VelocityEstimator(policy: policy)
    var last: (Double, Double)?
    for event in events {
      if event.phase == "up", let last, last == (event.x, event.y) { continue }
      estimator.add(x: event.x, y: event.y, at: milliseconds(event.t_ms))
      last = (event.x, event.y)
    }
    return estimator
  }

  func tolerates(_ value: Double, _ expected: Double) -> Bool {
    let tolerance = expect[0].tolerance
    let relative = tolerance?.relative ?? (tolerance == nil ? 1e-6 : 0)
    return abs(value - expected) <= max(tolerance?.absolute ?? 0, relative * abs(expected))
  }

  static func all() throws -> [VelocityCase] {
    let url = try #require(Bundle.module.url(forResource: "Resources/velocity", withExtension: "jsonl"))
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(VelocityCase.self, from: $0) }
  }
}

private func milliseconds(_ time: Double) -> Timestamp {
  Timestamp(.milliseconds(time))
}
