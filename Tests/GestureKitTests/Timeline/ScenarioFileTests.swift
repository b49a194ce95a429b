import Testing

@testable import GestureKit

/// Whole scenarios from files, each with what must come out.
struct ScenarioFileTests {
  private static let files: [String] = ["stepper-field", "stepper-rules", "scene-field", "scene-rules"]

  private static func scenarios() throws -> [ScenarioText] {
    try files.flatMap { try ScenarioText.lines(of: $0) }
  }

  @Test(arguments: try scenarios())
  func `a scenario gives what it expects`(scenario: ScenarioText) throws {
    let expectations = ScenarioExpectations(scenario: try JSONValue(json: scenario.json), log: try scenario.log())
    #expect(expectations.faults == [], "\(expectations.report)")
  }

  @Test func `no scenario is left out, and each expects something`() throws {
    let scenarios = try Self.scenarios()
    #expect(scenarios.count == 136)
    #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    for scenario in scenarios {
      #expect(try JSONValue(json: scenario.json)["expect"]?.list?.isEmpty == false)
    }
  }
}
