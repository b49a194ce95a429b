import Foundation
import StepperCore
import Testing

@testable import GestureKit

/// A good scenario with one thing wrong in it, and the error that is to say so.
struct BrokenScenario: Sendable, CustomTestStringConvertible {
  /// What stands in the good scenario, exactly once.
  let good: String
  /// What stands in its place.
  let bad: String
  let path: String
  let message: String

  init(_ good: String, _ bad: String, _ path: String, _ message: String) {
    self.good = good
    self.bad = bad
    self.path = path
    self.message = message
  }

  var testDescription: String { "\(path): \(bad)" }

  /// Every key the format has for steppers, with every kind of entry and action.
  static let whole: String = #"""
    {"scenario": 1, "name": "good", "about": "text", "area": "text",
     "stepper": {"id": "s", "value": 0, "range": [0, 10], "step": 1, "wraps": false, "edge": "clamp",
       "stepOn": "release", "dragOut": "cancel", "repeat": {"delay": 0.5, "interval": 0.1, "first": "atDelay"},
       "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 40, 40]}},
     "timeline": [
       {"t": 1, "touch": 7, "phase": "began", "at": [122, 22]},
       {"t": 2, "tick": true, "until": 20, "every": 4},
       {"t": 21, "action": "setEnabled", "value": true},
       {"t": 22, "action": "setValue", "value": 3},
       {"t": 23, "action": "setStep", "value": 2},
       {"t": 24, "action": "setRange", "value": [1, null]},
       {"t": 25, "action": "onChange", "when": 5, "do": {"action": "setValue", "value": 6}},
       {"t": 26, "action": "teardown", "stepper": "s"}],
     "expect": [], "never": []}
    """#

  /// The error that comes of the bad scenario; nil if none does.
  func error() throws -> ScenarioError? {
    let parts = Self.whole.components(separatedBy: good)
    try #require(parts.count == 2, "\(good) does not stand in the good scenario exactly once")
    return Self.error(in: parts.joined(separator: bad))
  }

  /// What is wrong with a scenario, be it found when it is read or when it is played.
  static func error(in json: String, limit: Int = 1_000_000) -> ScenarioError? {
    do {
      let scenario = try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
      _ = try ScenarioPlayer.log(of: scenario, limit: limit)
      return nil
    } catch {
      return ScenarioError(error)
    }
  }
}
