import StepperCore
import Testing

@testable import GestureKit

/// Scenarios of one stepper or several, and which of them an action is about.
struct ScenarioSteppersTests {
  private static func stepper(_ id: String) -> String {
    #"""
    {\#(id)"value": 0, "range": [0, 10], "step": 1,
     "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 44, 44]}}
    """#
  }

  private static func scenario(_ steppers: String, timeline: String = "") -> String {
    #"{"scenario": 1, "name": "n", \#(steppers), "timeline": [\#(timeline)]}"#
  }

  private static func two(_ timeline: String) -> String {
    scenario(#""steppers": [\#(stepper(#""id": "a", "#)), \#(stepper(#""id": "b", "#))]"#, timeline: timeline)
  }

  @Test(arguments: [
    (#""stepper": \#(stepper("")), "steppers": []"#, "stepper", "expected stepper or steppers, not both"),
    (#""steppers": []"#, "steppers", "expected at least one stepper"),
    (#""steppers": \#(stepper(""))"#, "steppers", "expected a list"),
    (#""steppers": [\#(stepper("")), 5]"#, "steppers[1]", "expected an object"),
    (
      #""steppers": [\#(stepper("")), \#(stepper(#""id": "a", "#)), \#(stepper(#""id": "a", "#))]"#, "steppers[2].id",
      #"expected every id once, found "a" again"#
    ),
    (
      #""steppers": [\#(stepper("")), \#(stepper(""))]"#, "steppers[1].id",
      #"expected every id once, found "stepper" again"#
    ),
  ])
  func `steppers that do not go together are an error`(steppers: String, path: String, message: String) {
    let error = BrokenScenario.error(in: Self.scenario(steppers))
    #expect(error == ScenarioError(path: path, message: message))
  }

  @Test(arguments: [
    (#"{"t": 0, "action": "setStep", "value": 1}"#, "timeline[0].stepper"),
    (
      #"{"t": 0, "action": "onChange", "when": 1, "do": {"action": "teardown", "stepper": "a"}}"#,
      "timeline[0].stepper"
    ),
    (
      #"{"t": 0, "action": "onChange", "stepper": "a", "when": 1, "do": {"action": "teardown"}}"#,
      "timeline[0].do.stepper"
    ),
  ])
  func `an action that is about one of several steppers must name it`(entry: String, path: String) {
    let error = BrokenScenario.error(in: Self.two(entry))
    #expect(error == ScenarioError(path: path, message: "missing key; expected one of a, b"))
  }

  @Test(arguments: [
    (#"{"t": 0, "action": "setStep", "value": 1, "stepper": "c"}"#, "timeline[0].stepper"),
    (
      #"{"t": 0, "action": "onChange", "stepper": "a", "when": 1, "do": {"action": "teardown", "stepper": "c"}}"#,
      "timeline[0].do.stepper"
    ),
  ])
  func `an action about a stepper that does not exist is an error`(entry: String, path: String) {
    let error = BrokenScenario.error(in: Self.two(entry))
    #expect(error == ScenarioError(path: path, message: #"expected one of a, b, found "c""#))
  }

  @Test func `each of several steppers takes the touches on its buttons and the actions that name it`() throws {
    let json = Self.two(
      #"""
      {"t": 0, "action": "setStep", "value": 3, "stepper": "b"},
      {"t": 0, "action": "onChange", "stepper": "a", "when": 1, "do": {"action": "setValue", "value": 9, "stepper": "b"}},
      {"t": 0, "touch": 1, "phase": "began", "at": [122, 22]},
      {"t": 100, "touch": 1, "phase": "ended", "at": [122, 22]}
      """#
    )
    let log = try ScenarioText(name: "", json: json).log()
    let changes = log.filter { $0["event"] == .text("changed") }
    // The tap reaches a, whose notice sets b to 9 before b takes the same tap with its step of 3, cut to the bound.
    #expect(changes.map { $0["stepper"]?.text } == ["a", "b", "b"])
    #expect(changes.map { $0["to"]?.number } == [1, 9, 10])
  }
}
