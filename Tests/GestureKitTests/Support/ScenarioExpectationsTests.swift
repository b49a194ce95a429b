import Testing

@testable import GestureKit

/// The checker of scenario files is checked itself: a checker that sees nothing makes every test pass.
struct ScenarioExpectationsTests {
  private static let log: String = #"""
    [
      {"t": 0, "gesture": "press", "phase": "pressing", "value": true},
      {"t": 0, "pendingDeadlines": 1},
      {"t": 10, "gesture": "drag", "phase": "began", "value": {"translation": [10, 0], "velocity": [0, 0]}},
      {"t": 10, "state": "offset", "value": [10, 0]},
      {"t": 20.5, "gesture": "drag", "phase": "changed", "value": {"translation": [20, 0], "velocity": [100, 0]}},
      {"t": 30, "gesture": "drag", "phase": "ended", "value": {"translation": [30, 0], "velocity": [100, 0]}},
      {"t": 30, "state": "offset", "value": [0, 0]},
      {"t": 30, "gesture": "press", "phase": "pressing", "value": false},
      {"t": 30, "pendingDeadlines": 0},
      {"t": 40, "gesture": "tap", "phase": "failed", "reason": {"kind": "movedTooFar", "by": 14.2, "limit": 10}},
      {"t": 50, "gesture": "hold", "phase": "cancelled", "reason": {"kind": "prevented", "by": "drag"}},
      {"t": 60, "stepper": "a", "event": "editingBegan"},
      {"t": 60.5, "stepper": "a", "event": "changed", "from": 0, "to": 1, "reason": "press"},
      {"t": 70, "stepper": "b", "event": "changed", "from": 1, "to": 2, "reason": "press"},
      {"t": 70, "stepper": "b", "event": "hitBound", "reason": "up"},
      {"t": 70, "stepper": "a", "event": "editingEnded", "reason": "released"},
      {"t": 80, "diagnostic": "unknownTouch", "touch": 3}
    ]
    """#

  private static let scenario: String = #"""
    {"stepper": {"value": 0}, "states": [{"id": "idle", "initial": null}, {"id": "offset", "initial": [0, 0]}]
    """#

  private func faults(_ key: String, _ item: String) throws -> [String] {
    let log = try JSONValue(json: Self.log).list ?? []
    let scenario = try JSONValue(json: "\(Self.scenario), \"\(key)\": [\(item)]}")
    return ScenarioExpectations(scenario: scenario, log: log).faults
  }

  @Test(arguments: [
    // Gestures: counts and times.
    #"{"gesture": "drag", "callback": "changed", "count": 2}"#,
    #"{"gesture": "drag", "callback": "changed", "at": 20.5, "count": 1}"#,
    #"{"gesture": "drag", "callback": "changed", "between": [10, 20.5], "count": 2}"#,
    #"{"gesture": "drag", "callback": "changed", "between": [10.001, 20.5], "count": 1}"#,
    #"{"gesture": "drag", "callback": "changed", "countAtLeast": 2}"#,
    #"{"gesture": "drag", "callback": "changed", "countAtMost": 2}"#,
    #"{"gesture": "drag", "callback": "cancelled", "count": 0}"#,
    #"{"gesture": "hold", "callback": "cancelled", "count": 1}"#,
    // Gestures: values and reasons.
    #"{"gesture": "drag", "callback": "ended", "count": 1, "value": {"translation": [30, 0]}}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": [31, 0]}, "tolerance": 1}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": [30, 0], "space": "pad"}}"#,
    #"{"gesture": "drag", "callback": "changed", "value": {"translation": "finite"}}"#,
    #"{"gesture": "drag", "callback": "changed", "which": "last", "value": {"translation": [20, 0]}}"#,
    #"{"gesture": "tap", "callback": "failed", "reason": {"kind": "movedTooFar", "limit": 10}}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "count": 2}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "value": true, "count": 1}"#,
    #"""
    {"gesture": "press", "callback": "pressingChanged", "value": true,
     "countEqualsCountOf": {"callback": "pressingChanged", "value": false}}
    """#,
    // States, from their initial value on.
    #"{"state": "offset", "at": 9, "equals": [0, 0]}"#,
    #"{"state": "offset", "at": 10, "equals": [10, 0]}"#,
    #"{"state": "offset", "at": 29.999, "equals": [10.5, 0], "tolerance": 0.5}"#,
    #"{"state": "idle", "at": 99, "equals": null}"#,
    // Steppers.
    #"{"changes": 2}"#,
    #"{"changes": 1, "between": [0, 60.5]}"#,
    #"{"changesAtMost": 2}"#,
    #"{"value": 0, "at": 60.4}"#,
    #"{"value": 1, "at": 60.5}"#,
    #"{"value": 2.25, "at": 70, "tolerance": 0.25}"#,
    #"{"editing": true, "count": 1, "at": 60}"#,
    #"{"editing": false, "count": 0, "between": [0, 69.9]}"#,
    #"{"order": ["a@60.5", "b@70"]}"#,
    #"{"order": ["b@70"], "between": [61, 80]}"#,
    #"{"event": "hitBound", "count": 1, "at": 70}"#,
    #"{"event": "wrapped", "count": 0}"#,
    // Everything else.
    #"{"pendingDeadlines": 0, "at": -1}"#,
    #"{"pendingDeadlines": 1, "at": 29.9}"#,
    #"{"pendingDeadlines": 0, "at": 30}"#,
    #"{"diagnostic": "unknownTouch", "count": 1}"#,
  ])
  func `what is so holds`(item: String) throws {
    #expect(try faults("expect", item) == [])
  }

  @Test(arguments: [
    #"{"gesture": "drag", "callback": "changed", "count": 3}"#,
    #"{"gesture": "other", "callback": "changed", "count": 2}"#,
    #"{"gesture": "drag", "callback": "changed", "at": 20, "count": 1}"#,
    #"{"gesture": "drag", "callback": "changed", "between": [10.001, 20.499], "count": 1}"#,
    #"{"gesture": "drag", "callback": "changed", "countAtLeast": 3}"#,
    #"{"gesture": "drag", "callback": "changed", "countAtMost": 1}"#,
    #"{"gesture": "drag", "callback": "ended", "count": 0}"#,
    #"{"gesture": "hold", "callback": "cancelled", "count": 0}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": [31, 0]}}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": [31, 0]}, "tolerance": 0.999}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": [30, 0, 0]}}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"magnification": 1}}"#,
    #"{"gesture": "drag", "callback": "ended", "value": {"translation": true}}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "which": "last", "value": true, "count": 2}"#,
    #"{"gesture": "tap", "callback": "failed", "value": "finite"}"#,
    #"{"gesture": "drag", "callback": "changed", "value": {"translation": [20, 0]}}"#,
    #"{"gesture": "drag", "callback": "changed", "which": "last", "value": {"translation": [10, 0]}}"#,
    #"{"gesture": "drag", "callback": "cancelled", "which": "last"}"#,
    #"{"gesture": "tap", "callback": "failed", "reason": {"kind": "timedOut"}}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "value": true, "count": 2}"#,
    #"""
    {"gesture": "press", "callback": "pressingChanged", "value": true,
     "countEqualsCountOf": {"callback": "pressingChanged", "value": false, "at": 29}}
    """#,
    #"{"state": "offset", "at": 9.999, "equals": [10, 0]}"#,
    #"{"state": "offset", "at": 30, "equals": [10, 0]}"#,
    #"{"state": "idle", "at": 99, "equals": false}"#,
    #"{"changes": 1}"#,
    #"{"changes": 1, "at": 61}"#,
    #"{"changesAtMost": 1}"#,
    #"{"value": 1, "at": 60.4}"#,
    #"{"value": 2.25, "at": 70, "tolerance": 0.249}"#,
    #"{"editing": true, "count": 1, "at": 61}"#,
    #"{"editing": false, "count": 0}"#,
    #"{"order": ["b@70", "a@60.5"]}"#,
    #"{"order": ["a@60.5"]}"#,
    #"{"event": "hitBound", "count": 0}"#,
    #"{"event": "wrapped", "count": 1}"#,
    #"{"pendingDeadlines": 0, "at": 29.9}"#,
    #"{"pendingDeadlines": 1, "at": 30}"#,
    #"{"diagnostic": "unknownTouch", "count": 0}"#,
  ])
  func `what is not so is found`(item: String) throws {
    let faults = try faults("expect", item)
    #expect(faults.count == 1 && faults.first?.hasPrefix("cannot be read") == false)
  }

  @Test(arguments: [
    "{}", "5", #"{"count": 1}"#, #"{"callback": "changed", "count": 1}"#,
    #"{"gesture": "drag", "callback": "moved", "count": 0}"#,
    #"{"gesture": "drag", "callback": "changed", "conut": 3}"#,
    #"{"gesture": "drag", "callback": "changed", "count": "2"}"#,
    #"{"gesture": "drag", "callback": "changed", "which": "first"}"#,
    #"{"gesture": "drag", "callback": "changed", "countEqualsCountOf": {"callback": "changed"}}"#,
    #"{"state": "offset", "at": 10}"#, #"{"state": "other", "at": 10, "equals": 1}"#,
    #"{"pendingDeadlines": 0}"#, #"{"value": 0}"#, #"{"event": "hitBound"}"#, #"{"diagnostic": "unknownTouch"}"#,
    #"{"editing": "yes", "count": 1}"#,
  ])
  func `what cannot be read does not hold`(item: String) throws {
    #expect(try faults("expect", item).map { $0.prefix(14) } == ["cannot be read"])
  }

  @Test(arguments: [
    #"{"gesture": "drag", "callback": "cancelled"}"#,
    #"{"gesture": "drag", "callback": "ended", "between": [0, 29.9]}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "value": true, "between": [1, 99]}"#,
    #"{"value": 3}"#, #"{"valueBelow": 1}"#, #"{"valueAbove": 2}"#, #"{"valueBelow": 0, "valueAbove": 2}"#,
  ])
  func `what never happened holds`(item: String) throws {
    #expect(try faults("never", item) == [])
  }

  @Test(arguments: [
    #"{"gesture": "drag", "callback": "changed"}"#,
    #"{"gesture": "drag", "callback": "ended", "between": [0, 30]}"#,
    #"{"gesture": "press", "callback": "pressingChanged", "value": true}"#,
    #"{"value": 1}"#, #"{"valueBelow": 1.5}"#, #"{"valueAbove": 1}"#, #"{"valueBelow": 0, "valueAbove": 1}"#,
  ])
  func `what was never to happen and did is found`(item: String) throws {
    #expect(try faults("never", item).map { $0.prefix(17) } == ["must never happen"])
  }

  @Test(arguments: [
    "{}", "null", #"{"gesture": "drag", "callback": "moved"}"#, #"{"event": "hitBound"}"#, #"{"valueBelwo": 1}"#,
    #"{"value": 3, "at": 5}"#, #"{"gesture": "drag", "callback": "cancelled", "count": 1}"#,
  ])
  func `what cannot be read is not taken for what never happened`(item: String) throws {
    #expect(try faults("never", item).map { $0.prefix(14) } == ["cannot be read"])
  }

  @Test func `a report sets what was expected above what was found, and aligns the log`() throws {
    let expectations = ScenarioExpectations(
      scenario: try JSONValue(json: #"{"expect": [{"event": "hitBound", "count": 2, "at": 900}]}"#),
      log: try JSONValue(json: #"[{"t": 0, "event": "editingBegan"}, {"t": 900, "event": "hitBound"}]"#).list ?? []
    )
    let lines = expectations.report.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == #"expected  {"at": 900, "count": 2, "event": "hitBound"}"#)
    #expect(lines[1].hasPrefix("actual    1 "))
    #expect(lines[2] == #"log         0  {"event": "editingBegan", "t": 0}"#)
    #expect(lines[3] == #"log       900  {"event": "hitBound", "t": 900}"#)
  }
}
