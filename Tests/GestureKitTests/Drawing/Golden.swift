import Foundation
import Testing

@testable import GestureKit

/// A drawing as it was looked at, in a file.
struct Golden: Sendable, CustomTestStringConvertible {
  let scenario: String
  let resource: String

  init(_ scenario: String, of resource: String) {
    self.scenario = scenario
    self.resource = resource
  }

  var testDescription: String { scenario }

  /// The drawing in the file.
  func text(_ kind: String) throws -> String {
    let url = try #require(
      Bundle.module.url(forResource: "\(scenario).\(kind)", withExtension: nil, subdirectory: "Resources/Drawing")
    )
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The scenario, played.
  func playback() throws -> Playback {
    let scenarios = try ScenarioText.lines(of: resource)
    let scenario = try #require(scenarios.first { $0.name == self.scenario })
    return try ScenarioPlayer.play(scenario.scenario())
  }
}

extension Playback {
  /// A scenario written out, played.
  init(_ json: String) throws {
    self = try ScenarioPlayer.play(ScenarioText(name: "", json: json).scenario())
  }
}
