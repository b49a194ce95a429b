import Foundation
import Testing

@testable import GestureKit

/// A scenario as it stands in a file, with the name to show for it.
struct ScenarioText: Sendable, CustomTestStringConvertible {
  let name: String
  let json: String

  var testDescription: String { name }

  /// The scenarios of a test resource with one on each line.
  static func lines(of resource: String) throws -> [ScenarioText] {
    let url = try #require(Bundle.module.url(forResource: resource, withExtension: "jsonl", subdirectory: "Resources"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let json = String(line)
      return ScenarioText(name: try JSONValue(json: json)["name"]?.text ?? "", json: json)
    }
  }

  /// Plays the scenario and returns the log as JSON.
  func log() throws -> [JSONValue] {
    try ScenarioPlayer.log(of: scenario()).map(JSONValue.init(encoding:))
  }

  func scenario() throws -> Scenario {
    try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
  }
}
