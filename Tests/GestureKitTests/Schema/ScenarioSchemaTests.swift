import Foundation
import Testing

@testable import GestureKit

/// The published schema of the scenario format, by itself and with the files there are.
struct ScenarioSchemaTests {
  private static func scenarios() throws -> [ScenarioText] {
    let lines = try ["stepper-field", "stepper-rules", "scene-field", "scene-rules"].flatMap {
      try ScenarioText.lines(of: $0)
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Scenarios")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try lines
      + files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map {
        ScenarioText(name: $0.lastPathComponent, json: try String(contentsOf: $0, encoding: .utf8))
      }
  }

  @Test func `every scenario there is holds by the schema, and so does what it expects`() throws {
    let schema = try ScenarioVerdict.schema()
    let scenarios = try Self.scenarios()
    #expect(scenarios.count >= 138)
    for scenario in scenarios {
      let value = try JSONValue(json: scenario.json)
      #expect(schema.faults(of: value) == [], "\(scenario.name)")
      // Anything may be expected, so that these are held against the description on their own.
      #expect(schema.faults(of: value["expect"] ?? .list([]), by: "expectations") == [], "\(scenario.name)")
      #expect(schema.faults(of: value["never"] ?? .list([]), by: "bans") == [], "\(scenario.name)")
    }
  }

  @Test(arguments: [
    #"{"gesture": "a", "callback": "end", "count": 1}"#, #"{"gesture": "a", "callback": "ended", "counts": 1}"#,
    #"{"callback": "ended", "count": 1}"#, #"{"state": "a", "at": 1}"#, #"{"state": "a", "equals": 1}"#,
    #"{"changes": 1, "changesAtMost": 2}"#, #"{"between": [0, 1]}"#, #"{"changes": 1, "between": [0]}"#,
    #"{"editing": 1, "count": 1}"#, #"{"order": "A@500"}"#, #"{"pendingDeadlines": 0}"#, #"{"value": 1}"#,
    #"{"event": "bound", "count": 1}"#, #"{"diagnostic": "lost", "count": 1}"#, "{}", "1",
  ])
  func `an expectation that no checker understands is not described`(json: String) throws {
    #expect(try ScenarioVerdict.schema().faults(of: JSONValue(json: json), by: "expectation") != [])
  }

  @Test func `each kind of expectation is described`() throws {
    let schema = try ScenarioVerdict.schema()
    let examples: [ExpectationKind: String] = [
      .callback: #"{"gesture": "a", "callback": "ended", "which": "last", "value": {"location": "finite"}}"#,
      .event: #"{"event": "hitBound", "count": 1, "at": 1}"#, .diagnostic: #"{"diagnostic": "notFinite", "count": 1}"#,
      .state: #"{"state": "a", "at": 1, "equals": null}"#, .changes: #"{"changes": 1, "between": [0, 1]}"#,
      .changesAtMost: #"{"changesAtMost": 1}"#, .editing: #"{"editing": true, "count": 1}"#,
      .order: #"{"order": ["A@500"]}"#, .pendingDeadlines: #"{"pendingDeadlines": 0, "at": 1}"#,
      .value: #"{"value": 1, "at": 1, "tolerance": 0.1}"#,
    ]
    for kind in ExpectationKind.allCases {
      let item = try JSONValue(json: #require(examples[kind]))
      #expect(ExpectationKind(item) == kind)
      #expect(schema.faults(of: item, by: "expectation") == [])
    }
  }

  @Test func `it names its draft and itself`() throws {
    let root = try ScenarioVerdict.schema().root
    #expect(root["$schema"] == .text("https://json-schema.org/draft/2020-12/schema"))
    #expect(root["$id"] == .text("urn:gesturekit:scenario:1"))
  }

  @Test func `every key has a title and a description, and an optional one its default`() throws {
    let schema = try ScenarioVerdict.schema()
    let pointers = schema.root.pointers().filter { JSONPointer.parts($0).dropLast().last == "properties" }
    #expect(pointers.count > 150)
    for pointer in pointers {
      let rule = try #require(schema.root.value(at: pointer))
      let text = rule["$ref"]?.text.flatMap(schema.target)
      #expect((rule["title"] ?? text?["title"])?.text?.isEmpty == false, "\(pointer)")
      let description = try #require((rule["description"] ?? text?["description"])?.text, "\(pointer)")
      #expect(description.hasSuffix("."), "\(pointer)")
      if rule["default"] != nil { #expect(description.contains("Default "), "\(pointer)") }
    }
  }

  @Test func `every key of the format stands in the whole scenarios`() throws {
    let root = try ScenarioVerdict.schema().root
    let wholes = try WholeScenario.allCases.map { try $0.value() }
    let pointers = root.pointers().filter { pointer in
      let parts = JSONPointer.parts(pointer)
      let isExpectation = parts.dropFirst().first.map { $0.hasSuffix("Expectation") || $0.hasSuffix("Ban") } == true
      return parts.dropLast().last == "properties" && !isExpectation
    }
    #expect(pointers.count > 100)
    for pointer in pointers {
      // A scenario that has the key cannot hold any more once the key is forbidden.
      let schema = try JSONSchema(root.replacing(pointer, with: .bool(false)))
      #expect(wholes.contains { !schema.faults(of: $0).isEmpty }, "\(pointer)")
    }
  }
}
