import Foundation
import Testing

@testable import GestureKit

/// Good scenarios that have every key of the format between them, and every kind of object.
enum WholeScenario: String, CaseIterable {
  case scene, stepper, steppers

  var json: String {
    switch self {
    case .scene: Self.sceneText
    case .stepper: BrokenScenario.whole
    case .steppers: Self.steppersText
    }
  }

  func value() throws -> JSONValue { try JSONValue(json: json) }

  private static let sceneText: String = #"""
    {"scenario": 1, "name": "good", "about": "text", "area": "text", "profile": "nested",
     "scene": {"id": "root", "frame": [0, 0, 400, 800], "frameIn": "root", "clips": true, "hidden": false,
       "allowsHitTesting": true, "contentOffset": [0, 10], "isOpaque": true, "shape": {"roundedRect": 8},
       "hitOutset": [1, 2, 3, 4],
       "attach": [
         {"as": "gesture", "mask": "all", "gesture": {"id": "tap", "kind": "tap", "isEnabled": true,
           "requiresFailureOf": ["order"], "simultaneousWith": ["press"], "coordinateSpace": "root", "count": 2,
           "touches": 1, "maximumDistance": 45, "maximumDuration": 0.75, "maximumInterval": 0.35,
           "extraTouches": "fail"}},
         {"gesture": {"kind": "longPress", "minimumDuration": 0.5, "maximumDistance": 10, "touches": 2}},
         {"gesture": {"id": "drag", "kind": "drag", "minimumDistance": 10, "axis": "vertical"}},
         {"gesture": {"kind": "swipe", "direction": "left", "minimumDistance": 50, "maximumDuration": 0.5}},
         {"gesture": {"kind": "magnify", "minimumScaleDelta": 0.01}},
         {"gesture": {"kind": "rotate", "minimumAngleDeltaDegrees": 1}},
         {"gesture": {"id": "press", "kind": "press", "outset": 70, "minimumDuration": 0.5,
           "repeat": {"delay": 0.5, "interval": 0.1, "first": "atDelay"}}}],
       "children": [
         {"id": "pad", "frame": [50, 50, 300, 300], "shape": "circle", "hitOutset": 4, "children": [],
          "attach": [
            {"gesture": {"kind": "simultaneous", "first": {"kind": "tap"}, "second": {"kind": "drag"}}},
            {"gesture": {"kind": "exclusive", "first": {"kind": "tap"}, "second": {"kind": "press", "repeat": null}}},
            {"gesture": {"id": "order", "kind": "sequenced",
              "first": {"kind": "longPress"}, "second": {"kind": "drag"}}}]}]},
     "states": [
       {"id": "offset", "gesture": "drag", "initial": [0, 0], "follows": "translation"},
       {"id": "stage", "gesture": "order", "initial": null,
        "follows": {"first": 1, "firstThenNothing": "two", "second": [3]}}],
     "timeline": [
       {"t": 0, "touch": 1, "phase": "began", "at": [100, 100]},
       {"t": 1, "tick": true},
       {"t": 2, "tick": true, "until": 10, "every": 4},
       {"t": 11, "action": "setGestureEnabled", "gesture": "drag", "value": false},
       {"t": 12, "action": "setMask", "gesture": "tap", "value": "subviews"},
       {"t": 13, "action": "moveNode", "node": "pad", "frame": [0, 0, 10, 10]},
       {"t": 14, "action": "removeNode", "node": "pad"}],
     "expect": [{"gesture": "drag", "callback": "ended", "count": 0}],
     "never": [{"gesture": "tap", "callback": "ended"}]}
    """#

  private static let steppersText: String = #"""
    {"scenario": 1, "name": "good",
     "steppers": [
       {"id": "a", "value": 0, "range": [null, 10], "step": 0.5, "wraps": true, "edge": "grid", "stepOn": "press",
        "dragOut": "ignore", "repeat": null,
        "buttons": {"increment": [100, 0, 44, 44], "decrement": [0, 0, 40, 40]}},
       {"id": "b", "value": 0, "range": [null, null], "step": 1,
        "buttons": {"increment": [100, 100, 44, 44], "decrement": [0, 100, 40, 40]}}],
     "timeline": [
       {"t": 0, "action": "setEnabled", "stepper": "a", "value": true},
       {"t": 0, "action": "setValue", "stepper": "a", "value": 3},
       {"t": 0, "action": "setStep", "stepper": "a", "value": 2},
       {"t": 0, "action": "setRange", "stepper": "a", "value": [1, 9]},
       {"t": 0, "action": "onChange", "stepper": "a", "when": 5,
        "do": {"action": "setValue", "stepper": "b", "value": 6}},
       {"t": 0, "action": "teardown", "stepper": "b"}]}
    """#
}

/// One change to a whole scenario.
struct ScenarioChange: Sendable, Hashable, CustomTestStringConvertible {
  let whole: WholeScenario
  let pointer: String
  /// What stands there instead; nil if the place is removed.
  let json: String?

  init(_ whole: WholeScenario, _ pointer: String, _ json: String?) {
    self.whole = whole
    self.pointer = pointer
    self.json = json
  }

  var testDescription: String { "\(whole) \(pointer) \(json ?? "removed")" }

  /// The scenario with the change made.
  func scenario() throws -> JSONValue { try applied(to: whole.value()) }

  /// For whoever makes many changes to a scenario that was read once.
  func applied(to scenario: JSONValue) throws -> JSONValue {
    try scenario.replacing(pointer, with: json.map { try JSONValue(json: $0) })
  }
}

/// What schema and reader say.
enum ScenarioVerdict {
  /// The schema as it stands in the package.
  static func schema() throws -> JSONSchema { try file.get() }

  /// Read once, because reading takes longer than most tests.
  private static let file: Result<JSONSchema, any Error> = Result {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Documentation/scenario.schema.json")
    return try JSONSchema(JSONValue(json: String(contentsOf: file, encoding: .utf8)))
  }

  /// What the reader finds wrong; nil for nothing.
  static func readerError(in scenario: JSONValue) throws -> ScenarioError? {
    let data = try JSONEncoder().encode(scenario)
    do {
      _ = try JSONDecoder().decode(Scenario.self, from: data)
      return nil
    } catch {
      return ScenarioError(error)
    }
  }
}
