@testable import GestureKit

/// One item of what a scenario expects, and the questions that every kind of item asks.
struct Expectation {
  /// Times in a file are exact to the nanosecond, which is a millionth of their unit.
  static let timeTolerance: Double = 1e-6

  let item: JSONValue

  init(_ item: JSONValue) {
    self.item = item
  }

  subscript(key: String) -> JSONValue? { item[key] }

  var tolerance: Double { item["tolerance"]?.number ?? 1e-6 }

  /// Tells whether an entry lies at the item's time or between its times; always, if it names none.
  func isInTime(_ entry: JSONValue) -> Bool {
    guard let time = entry["t"]?.number else { return false }
    if let at = item["at"] {
      return at.number.map { abs(time - $0) < Self.timeTolerance } ?? false
    }
    guard let between = item["between"] else { return true }
    guard let bounds = between.list?.compactMap(\.number), bounds.count == 2 else { return false }
    return time >= bounds[0] - Self.timeTolerance && time <= bounds[1] + Self.timeTolerance
  }

  /// What is wrong with a number of matches, by the counts that the item names.
  func fault(ofCount count: Int) -> String? {
    let rules: KeyValuePairs<String, (Double, Double) -> Bool> = [
      "count": (==), "countAtLeast": (>=), "countAtMost": (<=),
    ]
    for (key, holds) in rules {
      guard let wanted = item[key] else { continue }
      guard let wanted = wanted.number else { return unreadable }
      if !holds(Double(count), wanted) { return "\(count) found, wanted \(item)" }
    }
    return nil
  }

  var unreadable: String { "cannot be read: \(item)" }
}
