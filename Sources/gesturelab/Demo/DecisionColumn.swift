import StepperCore

/// The newest decisions, as many as there is room for, with their times in seconds.
struct DecisionColumn {
  private static let timeWidth: Int = 9

  private let column: Int = DemoLayout.decisionsColumn
  private let row: Int = DemoLayout.decisionsRow
  private let textWidth: Int
  private let rows: Int

  /// Creates the column for a terminal of a size.
  init(width: Int, height: Int) {
    textWidth = max(1, width - column - Self.timeWidth - 3)
    // A line is left free above the help.
    rows = max(0, height - row - 2)
  }

  func draw(_ decisions: [Decision], on screen: inout Screen) {
    var lines: [(time: String, text: String, kind: Decision.Kind)] = []
    for decision in decisions.suffix(rows) {
      for (number, text) in wrapped(decision.text).enumerated() {
        lines.append((number == 0 ? Self.time(decision.time) : "", text, decision.kind))
      }
    }
    for (number, line) in lines.suffix(rows).enumerated() {
      let indent = Self.timeWidth - line.time.count
      screen.write(line.time, column: column + indent, row: row + number, .dim)
      screen.write(line.text, column: column + Self.timeWidth + 2, row: row + number, Self.style(line.kind))
    }
  }

  /// The text in lines of the column's width, broken at spaces; those after the first begin a little further in.
  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > textWidth {
        lines.append(line)
        line = "  " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  /// Seconds with three decimals.
  private static func time(_ time: Timestamp) -> String {
    let (seconds, rest) = (time.nanoseconds / 1_000_000).quotientAndRemainder(dividingBy: 1_000)
    return "\(seconds)." + String(String(rest + 1_000).dropFirst())
  }

  private static func style(_ kind: Decision.Kind) -> CharacterStyle {
    switch kind {
    case .input: .bold
    case .note: .plain
    case .waiting: CharacterStyle(color: .yellow)
    case .failure: CharacterStyle(color: .red)
    case .success: CharacterStyle(color: .green)
    case .result: CharacterStyle(color: .cyan)
    }
  }
}
