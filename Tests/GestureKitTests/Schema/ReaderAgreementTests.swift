import Testing

@testable import GestureKit

/// Schema and reader say the same about every scenario that is one change away from a good one.
struct ReaderAgreementTests {
  private static let replacements: [String] = ["null", "true", "-1", "1.5", #""x""#, "[]", "{}"]

  @Test(arguments: WholeScenario.allCases)
  func `the whole scenarios are good for both`(whole: WholeScenario) throws {
    let scenario = try whole.value()
    #expect(try ScenarioVerdict.schema().faults(of: scenario) == [])
    #expect(try ScenarioVerdict.readerError(in: scenario) == nil)
  }

  @Test(arguments: WholeScenario.allCases)
  func `after any change both agree, but for what only the reader can know`(whole: WholeScenario) throws {
    let schema = try ScenarioVerdict.schema()
    var onlyReader: Set<String> = []
    let good = try whole.value()
    for change in Self.changes(of: whole, good) {
      let scenario = try change.applied(to: good)
      let faults = schema.faults(of: scenario)
      let error = try ScenarioVerdict.readerError(in: scenario)
      if let error, faults.isEmpty {
        let reason = ReaderReason(error)?.rawValue ?? "\(error)"
        onlyReader.insert("\(change.pointer) \(change.json ?? "removed"): \(reason)")
      } else if error == nil {
        #expect(faults == [], "only the schema refuses \(change.testDescription)")
      }
    }
    let known = ReaderReason.all[whole, default: [:]].flatMap { reason, changes in
      changes.map { "\($0): \(reason.rawValue)" }
    }
    #expect(onlyReader.subtracting(known).sorted() == [])
    #expect(Set(known).subtracting(onlyReader).sorted() == [])
  }

  /// Every place removed, replaced, and, where it is an object, given an unknown key.
  private static func changes(of whole: WholeScenario, _ scenario: JSONValue) -> [ScenarioChange] {
    scenario.pointers().flatMap { pointer in
      let removal = pointer.isEmpty ? [] : [ScenarioChange(whole, pointer, nil)]
      let isObject = scenario.value(at: pointer)?.members != nil
      let addition = isObject ? [ScenarioChange(whole, pointer + "/unknown", "1")] : []
      return removal + addition + replacements.map { ScenarioChange(whole, pointer, $0) }
    }
  }
}
