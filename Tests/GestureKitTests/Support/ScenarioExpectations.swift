@testable import GestureKit

/// Checks what a player has logged against what the scenario expects, by the rules of the scenario format.
///
/// It knows nothing but the public format: scenario and log are JSON.
struct ScenarioExpectations {
  let scenario: JSONValue
  let log: [JSONValue]

  /// What does not hold, a sentence each; an item that cannot be read does not hold.
  var faults: [String] {
    (scenario["expect"]?.list ?? []).compactMap(fault) + (scenario["never"]?.list ?? []).compactMap(breach)
  }

  /// For a failure: each item that does not hold above what was found, and the whole log, with its times aligned.
  var report: String {
    let items = (scenario["expect"]?.list ?? []).map { ($0, fault(of: $0)) }
    let bans = (scenario["never"]?.list ?? []).map { ($0, breach(of: $0)) }
    let differences = (items + bans).compactMap { item, fault in
      fault.map { "expected  \(item)\nactual    \($0)" }
    }
    let times = log.map { "\($0["t"] ?? .null)" }
    let width = times.map(\.count).max() ?? 0
    let lines = zip(times, log).map { time, entry in
      "log       " + String(repeating: " ", count: width - time.count) + "\(time)  \(entry)"
    }
    return (differences + lines).joined(separator: "\n")
  }

  private func fault(of item: JSONValue) -> String? {
    let item = Expectation(item)
    switch ExpectationKind(item.item) {
    case nil: return item.unreadable
    case .callback: return gestureFault(of: item)
    case .event: return item.fault(ofCount: entries("event", item["event"], item).count)
    case .diagnostic: return item.fault(ofCount: entries("diagnostic", item["diagnostic"], item).count)
    case .state: return stateFault(of: item)
    case .changes: return mismatch(.number(Double(changes(in: item).count)), item["changes"], item)
    case .changesAtMost:
      let atMost = item["changesAtMost"]?.number ?? -1
      return Double(changes(in: item).count) <= atMost ? nil : "\(changes(in: item).count) changes, wanted \(item.item)"
    case .editing:
      guard let isOn = item["editing"]?.bool else { return item.unreadable }
      return item.fault(ofCount: entries("event", .text(isOn ? "editingBegan" : "editingEnded"), item).count)
    case .order: return orderFault(of: item)
    case .pendingDeadlines:
      let last = last(upTo: item["at"]) { $0["pendingDeadlines"] != nil }
      return mismatch(last?["pendingDeadlines"] ?? .number(0), item["pendingDeadlines"], item)
    case .value:
      let last = last(upTo: item["at"]) { $0.isChange }
      return mismatch(last?["to"] ?? scenario["stepper"]?["value"], item["value"], item)
    }
  }

  /// The entries that have a value under a key, within the time of an item.
  private func entries(_ key: String, _ value: JSONValue?, _ item: Expectation) -> [JSONValue] {
    log.filter { value != nil && $0[key] == value && item.isInTime($0) }
  }

  private func changes(in item: Expectation) -> [JSONValue] {
    log.filter { $0.isChange && item.isInTime($0) }
  }

  /// The last entry of a kind, once everything due by a time has been delivered.
  private func last(upTo time: JSONValue?, where isMatch: (JSONValue) -> Bool) -> JSONValue? {
    let end = (time?.number ?? -.infinity) + Expectation.timeTolerance
    return log.last { ($0["t"]?.number ?? .infinity) <= end && isMatch($0) }
  }

  private func mismatch(_ actual: JSONValue?, _ wanted: JSONValue?, _ item: Expectation) -> String? {
    guard let actual, let wanted else { return item.unreadable }
    return actual.matches(wanted, tolerance: item.tolerance) ? nil : "found \(actual), wanted \(item.item)"
  }

  private func stateFault(of item: Expectation) -> String? {
    let last = last(upTo: item["at"]) { $0["state"] != nil && $0["state"] == item["state"] }
    let initial = scenario["states"]?.list?.first { $0["id"] == item["state"] }?["initial"]
    return mismatch(last?["value"] ?? initial, item["equals"], item)
  }

  private func orderFault(of item: Expectation) -> String? {
    let order = changes(in: item).map { JSONValue.text("\($0["stepper"]?.text ?? "")@\($0["t"] ?? .null)") }
    return mismatch(.list(order), item["order"], item)
  }

  private func breach(of item: JSONValue) -> String? {
    if item["callback"] != nil { return gestureBreach(of: Expectation(item)) }
    guard !item.keys.isEmpty, item.keys.isSubset(of: ["value", "valueBelow", "valueAbove"]) else {
      return Expectation(item).unreadable
    }
    let isReached = log.filter(\.isChange).compactMap { $0["to"]?.number }.contains { value in
      item["value"]?.number == value
        || item["valueBelow"]?.number.map { value < $0 } == true
        || item["valueAbove"]?.number.map { value > $0 } == true
    }
    return isReached ? "must never happen: \(item)" : nil
  }
}

extension JSONValue {
  /// Whether this log entry is a change of a stepper's value.
  fileprivate var isChange: Bool { self["stepper"] != nil && self["event"] == .text("changed") }
}
