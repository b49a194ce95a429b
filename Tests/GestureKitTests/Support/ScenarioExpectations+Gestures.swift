@testable import GestureKit

/// Items about a gesture's callbacks.
extension ScenarioExpectations {
  /// The phases that call a callback.
  private static let phases: [String: Set<String>] = [
    "changed": ["began", "changed"], "ended": ["ended"], "cancelled": ["cancelled"], "failed": ["failed"],
    "pressingChanged": ["pressing"],
  ]

  func gestureFault(of item: Expectation) -> String? {
    guard var hits = calls(of: item) else { return item.unreadable }
    if let other = item["countEqualsCountOf"] { return countFault(hits, item, other) }
    let selects = item["callback"] == .text("pressingChanged")
    if selects { hits = hits.filter { agrees($0, "value", item) } }
    if let which = item["which"] {
      guard which == .text("last") else { return item.unreadable }
      guard let last = hits.last else { return "nothing matches \(item.item)" }
      hits = [last]
    }
    if let fault = item.fault(ofCount: hits.count) { return fault }
    let bad = hits.first { !agrees($0, "value", item) || !agrees($0, "reason", item) }
    return bad.map { "found \($0), wanted \(item.item)" }
  }

  func gestureBreach(of item: Expectation) -> String? {
    guard let calls = calls(of: item), item.item.keys.isSubset(of: ["gesture", "callback", "value", "at", "between"])
    else { return item.unreadable }
    return calls.first { agrees($0, "value", item) }.map { "must never happen: \($0)" }
  }

  /// As many calls that match the item as calls of the same gesture that match another one.
  private func countFault(_ hits: [JSONValue], _ item: Expectation, _ other: JSONValue) -> String? {
    guard case .object(var members) = other, let gesture = item["gesture"] else { return item.unreadable }
    members.removeAll { $0.key == "gesture" }
    members.append(JSONValue.Member(key: "gesture", value: gesture))
    let other = Expectation(.object(members))
    guard item["value"] != nil, other["value"] != nil, let calls = calls(of: other) else { return item.unreadable }
    let mine = hits.count { agrees($0, "value", item) }
    let theirs = calls.count { agrees($0, "value", other) }
    return mine == theirs ? nil : "\(mine) and \(theirs) differ for \(item.item)"
  }

  /// The entries for a callback of a gesture, in time; nil for a callback that does not exist.
  private func calls(of item: Expectation) -> [JSONValue]? {
    guard let gesture = item["gesture"], let phases = item["callback"]?.text.flatMap({ Self.phases[$0] }) else {
      return nil
    }
    return log.filter { entry in
      entry["gesture"] == gesture && entry["phase"]?.text.map(phases.contains) == true && item.isInTime(entry)
    }
  }

  /// Whether an entry has what the item names under a key, if it names anything.
  private func agrees(_ entry: JSONValue, _ key: String, _ item: Expectation) -> Bool {
    item[key].map { (entry[key] ?? .null).matches($0, tolerance: item.tolerance) } ?? true
  }
}
