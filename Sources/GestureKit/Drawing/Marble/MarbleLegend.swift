#if !hasFeature(Embedded)
/// What the characters of a marble diagram mean; only those that it has.
struct MarbleLegend {
  private static let meanings: KeyValuePairs<Character, String> = [
    "●": "down", "─": "held", "·": "moves", "○": "up", "╌": "possible", "▒": "waiting", "▂": "pressing", "┣": "began",
    "━": "active", "┿": "changed", "┫": "ended", "■": "ended at once", "×": "cancelled", "✗": "failed",
    "[": "editing begins", "]": "editing ends", "▲": "steps up", "▼": "steps down", "!": "see the notes",
    "*": "several at once",
  ]

  private static let width: Int = 100

  private(set) var lines: [String] = []

  init(_ rows: [MarbleRow]) {
    let used = Set(rows.flatMap(\.cells))
    for (character, meaning) in Self.meanings where used.contains(character) {
      let entry = "\(character) \(meaning)"
      if let last = lines.last, last.count + entry.count + 3 <= Self.width {
        lines[lines.count - 1] = last + "   " + entry
      } else {
        lines.append(entry)
      }
    }
  }
}
#endif
