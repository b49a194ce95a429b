import StepperCore
import Testing

@testable import GestureKit

/// What is wrong in a file is told by its place and by what should be there: a typo must never silently change a test.
struct ScenarioErrorTests {
  @Test func `the scenario that the rows below break is good`() {
    #expect(BrokenScenario.error(in: BrokenScenario.whole) == nil)
  }

  private static let scenarioKeys: String =
    "scenario, name, about, area, profile, scene, states, stepper, steppers, timeline, expect, never"
  private static let stepperKeys: String = "id, value, range, step, wraps, edge, stepOn, dragOut, repeat, buttons"

  @Test(arguments: [
    BrokenScenario(#""name":"#, #""x": 1, "name":"#, "x", "unknown key; expected one of \(scenarioKeys)"),
    BrokenScenario(#""id":"#, #""Id": 1, "id":"#, "stepper.Id", "unknown key; expected one of \(stepperKeys)"),
    BrokenScenario(
      #""delay":"#,
      #""x": 1, "delay":"#,
      "stepper.repeat.x",
      "unknown key; expected one of delay, interval, first"
    ),
    BrokenScenario(
      #""increment":"#,
      #""x": 1, "increment":"#,
      "stepper.buttons.x",
      "unknown key; expected one of increment, decrement"
    ),
    BrokenScenario(
      #""touch":"#,
      #""x": 1, "touch":"#,
      "timeline[0].x",
      "unknown key; expected one of t, touch, phase, at"
    ),
    BrokenScenario(
      #""tick":"#,
      #""touch": 1, "tick":"#,
      "timeline[1].every",
      "unknown key; expected one of t, touch, phase, at"
    ),
    BrokenScenario(
      #""until":"#,
      #""x": 1, "until":"#,
      "timeline[1].x",
      "unknown key; expected one of t, tick, until, every"
    ),
    BrokenScenario(
      #""setEnabled","#,
      #""setEnabled", "x": 1,"#,
      "timeline[2].x",
      "unknown key; expected one of t, action, stepper, value"
    ),
    BrokenScenario(
      #""setValue", "value": 3"#,
      #""setValue", "value": 3, "x": 1"#,
      "timeline[3].x",
      "unknown key; expected one of t, action, stepper, value"
    ),
    BrokenScenario(
      #""setStep","#,
      #""setStep", "x": 1,"#,
      "timeline[4].x",
      "unknown key; expected one of t, action, stepper, value"
    ),
    BrokenScenario(
      #""setRange","#,
      #""setRange", "x": 1,"#,
      "timeline[5].x",
      "unknown key; expected one of t, action, stepper, value"
    ),
    BrokenScenario(
      #""when":"#,
      #""value": 1, "when":"#,
      "timeline[6].value",
      "unknown key; expected one of t, action, stepper, when, do"
    ),
    // A time of its own inside a reaction would be ignored.
    BrokenScenario(
      #""do": {"#,
      #""do": {"t": 30, "#,
      "timeline[6].do.t",
      "unknown key; expected one of action, stepper, value"
    ),
    BrokenScenario(
      #""teardown","#,
      #""teardown", "value": 1,"#,
      "timeline[7].value",
      "unknown key; expected one of t, action, stepper"
    ),
  ])
  func `an unknown key is an error that names it and the keys there are`(row: BrokenScenario) throws {
    #expect(try row.error() == ScenarioError(path: row.path, message: row.message))
  }

  @Test(arguments: [
    (#""scenario": 1, "#, "scenario"), (#""name": "good", "#, "name"), (#""value": 0, "#, "stepper.value"),
    (#""range": [0, 10], "#, "stepper.range"), (#""step": 1, "#, "stepper.step"),
    (#""increment": [100, 0, 44, 44], "#, "stepper.buttons.increment"),
    (#", "decrement": [0, 0, 40, 40]"#, "stepper.buttons.decrement"),
    (#""t": 1, "#, "timeline[0].t"), (#""phase": "began", "#, "timeline[0].phase"),
    (#", "at": [122, 22]"#, "timeline[0].at"), (#""t": 2, "#, "timeline[1].t"),
    (#", "until": 20"#, "timeline[1].until"), (#", "every": 4"#, "timeline[1].every"),
    (#""t": 21, "#, "timeline[2].t"), (#", "value": true"#, "timeline[2].value"),
    (#", "value": 3"#, "timeline[3].value"), (#", "value": 2"#, "timeline[4].value"),
    (#", "value": [1, null]"#, "timeline[5].value"), (#""when": 5, "#, "timeline[6].when"),
    (#", "do": {"action": "setValue", "value": 6}"#, "timeline[6].do"), (#", "value": 6"#, "timeline[6].do.value"),
  ])
  func `a missing key is an error that names it`(part: String, path: String) throws {
    let error = try BrokenScenario(part, "", path, "").error()
    #expect(error == ScenarioError(path: path, message: "missing key"))
  }

  @Test(arguments: [
    BrokenScenario(#""action": "setValue", "value": 6"#, "", "timeline[6].do.action", "missing key"),
    BrokenScenario(#""timeline":"#, #""never":"#, "timeline", "missing key"),
    BrokenScenario(#""stepper": {"#, #""never": {"#, "stepper", "missing key"),
    BrokenScenario(
      #""touch": 7, "#,
      "",
      "timeline[0]",
      "expected one of the keys touch, tick, action"
    ),
  ])
  func `a scenario, an entry or a reaction without its main key is an error`(row: BrokenScenario) throws {
    #expect(try row.error() == ScenarioError(path: row.path, message: row.message))
  }

  @Test(arguments: [
    BrokenScenario(#""scenario": 1"#, #""scenario": "1""#, "scenario", "expected a whole number"),
    BrokenScenario(#""scenario": 1"#, #""scenario": 1.5"#, "scenario", "expected a whole number"),
    BrokenScenario(#""good""#, "5", "name", "expected a text"),
    BrokenScenario(#""about": "text""#, #""about": 1"#, "about", "expected a text"),
    BrokenScenario(#""area": "text""#, #""area": null"#, "area", "expected a text"),
    BrokenScenario(#""id": "s""#, #""id": 1"#, "stepper.id", "expected a text"),
    BrokenScenario(#""value": 0"#, #""value": "0""#, "stepper.value", "expected a number"),
    BrokenScenario(#""value": 0"#, #""value": null"#, "stepper.value", "expected a number"),
    BrokenScenario(#""range": [0, 10]"#, #""range": 10"#, "stepper.range", "expected a list"),
    BrokenScenario(#""range": [0, 10]"#, #""range": {}"#, "stepper.range", "expected a list"),
    BrokenScenario(#""range": [0, 10]"#, #""range": [0, "10"]"#, "stepper.range[1]", "expected a number"),
    BrokenScenario(#""step": 1"#, #""step": true"#, "stepper.step", "expected a number"),
    BrokenScenario(#""wraps": false"#, #""wraps": 0"#, "stepper.wraps", "expected true or false"),
    BrokenScenario(#""edge": "clamp""#, #""edge": 1"#, "stepper.edge", "expected a text"),
    BrokenScenario(#""delay": 0.5"#, #""delay": "0.5""#, "stepper.repeat.delay", "expected a number"),
    BrokenScenario(#""interval": 0.1"#, #""interval": null"#, "stepper.repeat.interval", "expected a number"),
    BrokenScenario(#""buttons": {"#, #""buttons": [], "never": {"#, "stepper.never", unknownNever),
    BrokenScenario("[100, 0, 44, 44]", "100", "stepper.buttons.increment", "expected a list"),
    BrokenScenario("[100, 0, 44, 44]", #"[100, 0, "44", 44]"#, "stepper.buttons.increment[2]", "expected a number"),
    BrokenScenario("[0, 0, 40, 40]", "[0, 0, 40, null]", "stepper.buttons.decrement[3]", "expected a number"),
    BrokenScenario(#""t": 1"#, #""t": "1""#, "timeline[0].t", "expected a number"),
    BrokenScenario(#""touch": 7"#, #""touch": "7""#, "timeline[0].touch", "expected a whole number"),
    BrokenScenario(#""touch": 7"#, #""touch": 7.5"#, "timeline[0].touch", "expected a whole number"),
    BrokenScenario(#""phase": "began""#, #""phase": 1"#, "timeline[0].phase", "expected a text"),
    BrokenScenario("[122, 22]", #"{"x": 122, "y": 22}"#, "timeline[0].at", "expected a list"),
    BrokenScenario("[122, 22]", #"["122", 22]"#, "timeline[0].at[0]", "expected a number"),
    BrokenScenario(#""tick": true"#, #""tick": 1"#, "timeline[1].tick", "expected true or false"),
    BrokenScenario(#""every": 4"#, #""every": true"#, "timeline[1].every", "expected a number"),
    BrokenScenario(#""value": true"#, #""value": 1"#, "timeline[2].value", "expected true or false"),
    BrokenScenario(#""value": 3"#, #""value": [3]"#, "timeline[3].value", "expected a number"),
    BrokenScenario(#""value": 2"#, #""value": {}"#, "timeline[4].value", "expected a number"),
    BrokenScenario(#""value": [1, null]"#, #""value": 1"#, "timeline[5].value", "expected a list"),
    BrokenScenario(#""when": 5"#, #""when": "5""#, "timeline[6].when", "expected a number"),
    BrokenScenario(
      #"{"action": "setValue", "value": 6}"#,
      #""setValue""#,
      "timeline[6].do",
      "expected an object"
    ),
    BrokenScenario(#""stepper": "s""#, #""stepper": 1"#, "timeline[7].stepper", "expected a text"),
  ])
  func `a value of the wrong type is an error that tells the right one`(row: BrokenScenario) throws {
    #expect(try row.error() == ScenarioError(path: row.path, message: row.message))
  }

  private static let unknownNever: String = "unknown key; expected one of \(stepperKeys)"

  @Test(arguments: [
    ("[]", "expected an object"), ("5", "expected an object"), ("null", "expected an object"),
    ("", "not JSON, or nested too deeply"), (" \n", "not JSON, or nested too deeply"),
    ("hello", "not JSON, or nested too deeply"), ("{} {}", "not JSON, or nested too deeply"),
    (String(BrokenScenario.whole.dropLast()), "not JSON, or nested too deeply"),
    (#"{"scenario": NaN}"#, "not JSON, or nested too deeply"),
    (String(repeating: "[", count: 100_000), "not JSON, or nested too deeply"),
  ])
  func `a file that holds no object is an error without a place`(json: String, message: String) {
    #expect(BrokenScenario.error(in: json) == ScenarioError(path: "", message: message))
  }

  @Test func `an error reads as its place and its reason`() {
    #expect(ScenarioError(path: "a[1].b", message: "missing key").description == "a[1].b: missing key")
    #expect(ScenarioError(path: "", message: "not JSON").description == "not JSON")
  }
}
