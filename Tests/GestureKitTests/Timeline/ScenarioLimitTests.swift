import StepperCore
import Testing

@testable import GestureKit

/// Values of the right type that make no sense.
struct ScenarioLimitTests {
  private static let actionNames: String =
    "setEnabled, setValue, setStep, setRange, teardown, onChange, setGestureEnabled, setMask, removeNode, moveNode"

  private static let milliseconds: String = "expected milliseconds from 0 to 9007199254 (104 days)"

  @Test(arguments: [
    BrokenScenario(#""scenario": 1"#, #""scenario": 2"#, "scenario", "expected version 1, found 2"),
    BrokenScenario(#""value": 0"#, #""value": 1e999"#, "stepper.value", "expected numbers that a Double can hold"),
    BrokenScenario("[0, 10]", "[0, -1e999]", "stepper.range", "expected numbers that a Double can hold"),
    BrokenScenario("[0, 10]", "[10]", "stepper.range", "expected [lower, upper], found a list of 1"),
    BrokenScenario("[0, 10]", "[0, 1, 2]", "stepper.range", "expected [lower, upper], found a list of 3"),
    BrokenScenario("[0, 10]", "[10.5, 10]", "stepper.range", "the lower bound 10.5 is above the upper bound 10.0"),
    BrokenScenario(#""step": 1"#, #""step": 0"#, "stepper.step", "the step must be greater than zero, not 0.0"),
    BrokenScenario(#""step": 1"#, #""step": -1"#, "stepper.step", "the step must be greater than zero, not -1.0"),
    BrokenScenario("0.5", "-1", "stepper.repeat.delay", "expected no less than 0 seconds"),
    BrokenScenario("0.5", "1e10", "stepper.repeat.delay", "expected at most a billion seconds"),
    BrokenScenario("0.1", "0", "stepper.repeat.interval", "expected at least a nanosecond"),
    BrokenScenario("0.1", "4e-10", "stepper.repeat.interval", "expected at least a nanosecond"),
    BrokenScenario("[100, 0, 44, 44]", "[100, 0, 44]", "stepper.buttons.increment", "expected 4 numbers, found 3"),
    BrokenScenario("[122, 22]", "[122, 22, 0]", "timeline[0].at", "expected 2 numbers, found 3"),
    BrokenScenario("[122, 22]", "[122, 1e999]", "timeline[0].at", "expected numbers that a Double can hold"),
    BrokenScenario(#""touch": 7"#, #""touch": 1e30"#, "timeline[0].touch", "expected a whole number"),
    BrokenScenario(#""t": 1,"#, #""t": -1,"#, "timeline[0].t", milliseconds),
    BrokenScenario(#""t": 26"#, #""t": 9007199254.75"#, "timeline[7].t", milliseconds),
    BrokenScenario(#""t": 26"#, #""t": 1e999"#, "timeline[7].t", "expected numbers that a Double can hold"),
    BrokenScenario(#""tick": true"#, #""tick": false"#, "timeline[1].tick", "expected true"),
    BrokenScenario(#""until": 20"#, #""until": 1"#, "timeline[1].until", "expected a time not before t"),
    BrokenScenario(#""every": 4"#, #""every": 0"#, "timeline[1].every", "expected at least a nanosecond"),
    BrokenScenario(#""every": 4"#, #""every": -4"#, "timeline[1].every", milliseconds),
    BrokenScenario("[1, null]", "[null]", "timeline[5].value", "expected [lower, upper], found a list of 1"),
  ])
  func `a value out of its limits is an error that tells them`(row: BrokenScenario) throws {
    #expect(try row.error() == ScenarioError(path: row.path, message: row.message))
  }

  @Test(arguments: [
    BrokenScenario(#""clamp""#, #""Clamp""#, "stepper.edge", #"expected one of clamp, refuse, grid, found "Clamp""#),
    BrokenScenario(#""release""#, #""up""#, "stepper.stepOn", #"expected one of release, press, found "up""#),
    BrokenScenario(
      #""cancel""#,
      #""stop""#,
      "stepper.dragOut",
      #"expected one of cancel, pause, ignore, found "stop""#
    ),
    BrokenScenario(
      #""atDelay""#,
      #""""#,
      "stepper.repeat.first",
      #"expected one of afterInterval, atDelay, found """#
    ),
    BrokenScenario(
      #""began""#,
      #""down""#,
      "timeline[0].phase",
      #"expected one of began, moved, ended, cancelled, found "down""#
    ),
    BrokenScenario(
      #""setStep""#,
      #""setstep""#,
      "timeline[4].action",
      #"expected one of \#(actionNames), found "setstep""#
    ),
    BrokenScenario(
      #""stepper": "s""#,
      #""stepper": "x""#,
      "timeline[7].stepper",
      #"expected one of s, found "x""#
    ),
    BrokenScenario(
      #""value": 6"#,
      #""value": 6, "stepper": "x""#,
      "timeline[6].do.stepper",
      #"expected one of s, found "x""#
    ),
  ])
  func `a name that is unknown is an error that tells those there are`(row: BrokenScenario) throws {
    #expect(try row.error() == ScenarioError(path: row.path, message: row.message))
  }

  @Test(arguments: [
    (#""t": 23"#, #""t": 21.999999"#, "timeline[4].t", "22.0 ms"),
    // A row of ticks lasts until its end, though its last tick may come before.
    (#""t": 21"#, #""t": 19.999999"#, "timeline[2].t", "20.0 ms"),
  ])
  func `time that goes back is an error`(good: String, bad: String, path: String, end: String) throws {
    let message = "expected a time not before \(end), when the entry before it is over"
    #expect(try BrokenScenario(good, bad, path, message).error() == ScenarioError(path: path, message: message))
  }

  @Test(arguments: [
    (#""t": 23"#, #""t": 22"#), (#""t": 21"#, #""t": 20"#), (#""t": 1,"#, #""t": 0,"#),
    (#""until": 20"#, #""until": 2"#), ("0.5", "0"), ("0.1", "5e-10"),
  ])
  func `a value at its very limit is none`(good: String, bad: String) throws {
    #expect(try BrokenScenario(good, bad, "", "").error() == nil)
  }

  @Test func `ten million ticks are a row, and one more is an error`() throws {
    // The row that is allowed is only read: playing it takes a while.
    let row = #"{"t": 0, "tick": true, "until": 9.999999, "every": 0.000001}"#
    #expect(try Self.entry(row).end == Timestamp(nanoseconds: 9_999_999))
    let endless = #"{"t": 0, "tick": true, "until": 10, "every": 0.000001}"#
    let error = BrokenScenario.error(in: Self.scenario(timeline: endless))
    #expect(
      error
        == ScenarioError(
          path: "timeline[0].every",
          message: "expected at most 10000000 ticks in a row, found 10000001"
        )
    )
  }

  @Test func `a row of more ticks than fit in an integer of 32 bits is an error at once`() {
    let endless = #"{"t": 0, "tick": true, "until": 9000000000, "every": 0.000001}"#
    let error = BrokenScenario.error(in: Self.scenario(timeline: endless))
    #expect(error?.message == "expected at most 10000000 ticks in a row, found 9000000000000001")
  }

  @Test func `reactions inside one another may be 32 and no more, however many are written`() {
    #expect(BrokenScenario.error(in: Self.nested(32)) == nil)
    let path = "timeline[0]" + String(repeating: ".do", count: 32)
    let error = ScenarioError(path: path, message: "expected at most 32 actions inside one another")
    #expect(BrokenScenario.error(in: Self.nested(33)) == error)
    #expect(BrokenScenario.error(in: Self.nested(300)) == error)
  }

  @Test func `regions inside one another may be 100 and no more`() {
    #expect(BrokenScenario.error(in: Self.nestedRegions(100)) == nil)
    let error = BrokenScenario.error(in: Self.nestedRegions(101))
    #expect(error?.message == "expected at most 100 nodes inside one another")
  }

  /// So many regions, each inside the one before.
  private static func nestedRegions(_ count: Int) -> String {
    let opening = (1..<count).map { #"{"id": "\#($0)", "frame": [0, 0, 9, 9], "children": ["# }.joined()
    let closing = String(repeating: "]}", count: count - 1)
    let scene = opening + #"{"id": "last", "frame": [0, 0, 9, 9]}"# + closing
    return #"{"scenario": 1, "name": "deep", "scene": \#(scene), "timeline": []}"#
  }

  private static func scenario(timeline: String) -> String {
    """
    {"scenario": 1, "name": "row", "stepper": {"value": 0, "range": [null, null], "step": 1,
    "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 44, 44]}}, "timeline": [\(timeline)]}
    """
  }

  private static func entry(_ json: String) throws -> ScenarioEntry {
    let text = scenario(timeline: json)
    return try #require(try ScenarioText(name: "", json: text).scenario().timeline.first)
  }

  /// So many actions, each but the innermost to be answered with the next.
  private static func nested(_ count: Int) -> String {
    let opening = String(repeating: #"{"action": "onChange", "when": 1, "do": "#, count: count - 1)
    let closing = String(repeating: "}", count: count - 1)
    let action = opening + #"{"action": "teardown"}"# + closing
    return scenario(timeline: #"{"t": 0, "# + action.dropFirst())
  }
}
