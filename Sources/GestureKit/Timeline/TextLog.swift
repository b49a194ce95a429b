#if !hasFeature(Embedded)
import StepperCore

/// A log for people: a line for each entry, in aligned columns.
///
/// Times are in milliseconds; numbers have at most three decimals, and what follows from other fields of a value is left
/// out.
public struct TextLog: Hashable, Sendable {
  /// The lines, in the order of the entries.
  public let lines: [String]

  /// Writes the entries of a log.
  public init(_ entries: [LogEntry]) {
    let rows = entries.map(\.columns)
    let widths = (0..<LogEntry.columnCount).map { column in rows.map(\.[column].count).max() ?? 0 }
    lines = rows.map { row in
      // Times are read from the right, everything else from the left.
      let time = String(repeating: " ", count: widths[0] - row[0].count) + row[0]
      let rest = zip(row, widths).dropFirst().map { $0.padded(to: $1) }
      return ([time] + rest).joined(separator: "  ").trimmedAtEnd
    }
  }
}

extension TextLog: CustomStringConvertible {
  /// The lines below each other.
  public var description: String { lines.joined(separator: "\n") }
}

extension LogEntry {
  fileprivate static let columnCount: Int = 5

  /// Time, source, event, change and reason.
  fileprivate var columns: [String] {
    [time.millisecondText + " ms"] + contents
  }

  private var contents: [String] {
    switch kind {
    case .pendingDeadlines(let count): ["clock", "pendingDeadlines", "\(count)", ""]
    case .diagnostic(let kind, let touch): ["touch \(touch.rawValue)", kind.name, "", ""]
    case .stepper(let id, let event): [id, event.name, event.change, event.reason ?? ""]
    case .state(let id, let value): [id, "state", value.text, ""]
    case .gesture(let id, let phase, let value, let reason):
      // Most updates have one of the two, which then share a column.
      value.map { [id, phase, $0.text, reason?.text ?? ""] } ?? [id, phase, reason?.text ?? "", ""]
    }
  }
}

extension StepperEvent<Double>.Kind {
  fileprivate var change: String {
    guard let from, let to else { return "" }
    return "\(from.short) → \(to.short)"
  }
}

extension JSONValue {
  /// What follows from the other fields, or is said once at the start; for programs it is all there.
  private static let derived: Set<String> = ["startLocation", "predictedEndLocation", "predictedEndTranslation"]

  /// The value on one line: keys without quotes, numbers with at most three decimals.
  fileprivate var text: String {
    switch self {
    case .null: "none"
    case .bool(let bool): "\(bool)"
    case .number(let number): ((number * 1_000).rounded() / 1_000).short
    case .text(let text): text
    case .list(let values): "(" + values.map(\.text).joined(separator: ", ") + ")"
    case .object(let members):
      members.filter { !Self.derived.contains($0.key) }.map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number without a decimal point if it is whole.
  fileprivate var short: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
#endif
