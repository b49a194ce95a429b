import Testing

@testable import GestureKit

/// Whole scenarios from files, each with what must come out.
struct ScenarioFileTests {
  @Test(arguments: try ScenarioText.lines(of: "stepper-field") + ScenarioText.lines(of: "stepper-rules"))
  func `a scenario gives what it expects`(scenario: ScenarioText) throws {
    let expectations = ScenarioExpectations(scenario: try JSONValue(json: scenario.json), log: try scenario.log())
    #expect(expectations.faults == [])
  }

  @Test func `no scenario is left out, and each expects something`() throws {
    let scenarios = try ScenarioText.lines(of: "stepper-field") + ScenarioText.lines(of: "stepper-rules")
    #expect(scenarios.count == 35)
    #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    for scenario in scenarios {
      #expect(try JSONValue(json: scenario.json)["expect"]?.list?.isEmpty == false)
    }
  }
}
