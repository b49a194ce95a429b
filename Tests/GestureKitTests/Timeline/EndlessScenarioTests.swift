import StepperCore
import Testing

@testable import GestureKit

/// Scenarios that can be read but would never end.
struct EndlessScenarioTests {
  /// Whatever comes after the finger that repeats.
  @Test(arguments: [
    #"{"t": 1000, "tick": true}"#, #"{"t": 1000, "touch": 1, "phase": "ended", "at": [122, 22]}"#,
    #"{"t": 1, "tick": true, "until": 9000000, "every": 1}"#, #"{"t": 1000, "action": "setValue", "value": 0}"#,
  ])
  func `a repeat every nanosecond ends with an error`(entry: String) {
    let down = #"{"t": 0, "touch": 1, "phase": "began", "at": [122, 22]}"#
    let json = Self.scenario(repeats: #"{"delay": 0, "interval": 1e-9}"#, timeline: "\(down), \(entry)")
    let error = BrokenScenario.error(in: json, limit: 1000)
    #expect(error == ScenarioError(path: "timeline[1]", message: "more than 1000 log entries"))
  }

  @Test func `a log of as many entries as the limit allows is none too many`() {
    let hold = """
      {"t": 0, "touch": 1, "phase": "began", "at": [122, 22]}, {"t": 700, "tick": true}
      """
    // Editing begins, one deadline is pending, and two repeats.
    #expect(BrokenScenario.error(in: Self.scenario(timeline: hold), limit: 4) == nil)
    let error = BrokenScenario.error(in: Self.scenario(timeline: hold), limit: 3)
    #expect(error == ScenarioError(path: "timeline[1]", message: "more than 3 log entries"))
  }

  /// Two reactions that set each other off, by a tap, by the app, and by a repeat, where what follows is none of
  /// theirs.
  @Test(arguments: [
    (#"{"t": 0, "action": "setValue", "value": 1}"#, "timeline[2]"),
    (touches(until: 100), "timeline[3]"), (touches(until: 600), "timeline[3]"), (touches(until: 750), "timeline[3]"),
    (#"\#(down), {"t": 700, "tick": true}, {"t": 800, "tick": true}"#, "timeline[3]"),
    (#"\#(down), {"t": 0, "tick": true, "until": 9000, "every": 1}"#, "timeline[3]"),
  ])
  func `reactions that set each other off end with an error where they began`(entries: String, path: String) {
    let reactions = """
      {"t": 0, "action": "onChange", "when": 1, "do": {"action": "setValue", "value": 5}},
      {"t": 0, "action": "onChange", "when": 5, "do": {"action": "setValue", "value": 1}}
      """
    let error = BrokenScenario.error(in: Self.scenario(timeline: "\(reactions), \(entries)"))
    #expect(error == ScenarioError(path: path, message: "the reactions to changes never come to rest"))
  }

  private static let down: String = #"{"t": 0, "touch": 1, "phase": "began", "at": [122, 22]}"#

  private static func touches(until end: Int) -> String {
    #"\#(down), {"t": \#(end), "touch": 1, "phase": "ended", "at": [122, 22]}"#
  }

  private static func scenario(repeats: String = "{}", timeline: String) -> String {
    """
    {"scenario": 1, "name": "endless", "stepper": {"value": 0, "range": [null, null], "step": 1, "repeat": \(repeats),
    "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 44, 44]}}, "timeline": [\(timeline)]}
    """
  }
}
