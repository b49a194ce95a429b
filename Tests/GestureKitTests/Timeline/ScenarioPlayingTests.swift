import StepperCore
import Testing

@testable import GestureKit

/// What is found wrong only when a scenario is played.
struct ScenarioPlayingTests {
  private static func stepper(_ timeline: String) -> String {
    """
    {"scenario": 1, "name": "n", "stepper": {"value": 0, "range": [0, 9], "step": 1,
    "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 44, 44]}}, "timeline": [\(timeline)]}
    """
  }

  private static func scene(_ timeline: String) -> String {
    """
    {"scenario": 1, "name": "n", "scene": {"id": "root", "frame": [0, 0, 9, 9],
    "attach": [{"gesture": {"id": "press", "kind": "longPress"}}]}, "timeline": [\(timeline)]}
    """
  }

  @Test func `an impossible touch on a stepper is told in the log, and changes nothing`() throws {
    let text = ScenarioText(
      name: "",
      json: Self.stepper(
        """
        {"t": 5, "touch": 1, "phase": "moved", "at": [122, 22]},
        {"t": 6, "touch": 1, "phase": "began", "at": [500, 22]},
        {"t": 7, "touch": 1, "phase": "began", "at": [122, 22]}
        """
      )
    )
    try ScenarioPlayer.log(of: text.scenario()).expect("5 ms touch 1 unknownTouch\n7 ms touch 1 duplicateTouch")
  }

  @Test(arguments: [
    (#"{"action": "setGestureEnabled", "gesture": "g", "value": true}"#, true),
    (#"{"action": "setMask", "gesture": "g", "value": "all"}"#, true),
    (#"{"action": "removeNode", "node": "n"}"#, true),
    (#"{"action": "moveNode", "node": "n", "frame": [0, 0, 1, 1]}"#, true),
    (#"{"action": "setValue", "value": 1}"#, false), (#"{"action": "teardown"}"#, false),
    (#"{"action": "onChange", "when": 1, "do": {"action": "teardown"}}"#, false),
  ])
  func `an action for what the scenario does not have is an error`(action: String, isForScene: Bool) {
    let entry = #"{"t": 0, "# + action.dropFirst()
    let error = BrokenScenario.error(in: isForScene ? Self.stepper(entry) : Self.scene(entry))
    let message = "an action for what the scenario does not have"
    #expect(error == ScenarioError(path: "timeline[0].action", message: message))
  }

  @Test func `a log of a scene with more entries than the limit is an error where it goes beyond`() {
    let hold = """
      {"t": 0, "touch": 1, "phase": "began", "at": [5, 5]}, {"t": 500, "tick": true}
      """
    // It is pressed and one deadline is pending; it is not pressed, has ended, and none is.
    #expect(BrokenScenario.error(in: Self.scene(hold), limit: 5) == nil)
    let late = ScenarioError(path: "timeline[1]", message: "more than 4 log entries")
    #expect(BrokenScenario.error(in: Self.scene(hold), limit: 4) == late)
    let early = ScenarioError(path: "timeline[0]", message: "more than 1 log entries")
    #expect(BrokenScenario.error(in: Self.scene(hold), limit: 1) == early)
  }

  @Test func `an error that is none of a decoder's is told in its own words`() {
    struct Unreadable: Error, CustomStringConvertible { let description: String = "no disk" }
    #expect(ScenarioError(Unreadable()) == ScenarioError(path: "", message: "no disk"))
    let error = ScenarioError(path: "a", message: "b")
    #expect(ScenarioError(error as any Error) == error)
  }
}
