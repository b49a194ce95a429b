@testable import GestureKit

/// The kinds of items that a scenario may expect, each called like the key it is known by.
enum ExpectationKind: String, CaseIterable {
  // The first whose key is there counts: the value of a callback is not that of a stepper.
  case callback, event, diagnostic, state, changes, changesAtMost, editing, order, pendingDeadlines, value

  /// Nil for an item of no kind, and for one with a key too many or too few: a typo must not make a test pass.
  init?(_ item: JSONValue) {
    guard let kind = Self.allCases.first(where: { item[$0.rawValue] != nil }) else { return nil }
    let known = kind.requiredKeys.union(kind.optionalKeys).union([kind.rawValue])
    guard item.keys.isSubset(of: known), item.keys.isSuperset(of: kind.requiredKeys) else { return nil }
    self = kind
  }

  private var requiredKeys: Set<String> {
    switch self {
    case .callback: ["gesture"]
    case .event, .diagnostic, .editing: ["count"]
    case .state: ["at", "equals"]
    case .pendingDeadlines, .value: ["at"]
    case .changes, .changesAtMost, .order: []
    }
  }

  private var optionalKeys: Set<String> {
    switch self {
    case .callback:
      [
        "at", "between", "count", "countAtLeast", "countAtMost", "countEqualsCountOf", "reason", "tolerance", "value",
        "which",
      ]
    case .event, .diagnostic, .editing, .changes, .changesAtMost, .order: ["at", "between"]
    case .state, .value: ["tolerance"]
    case .pendingDeadlines: []
    }
  }
}
