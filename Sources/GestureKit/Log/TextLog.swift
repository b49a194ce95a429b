#if !hasFeature(Embedded)
import StepperCore

/// A log for people: a line for each entry, in aligned columns.
///
/// Times are in milliseconds; numbers have at most three decimals, and what follows from other fields of a value is
/// left out.
public struct TextLog: Hashable, Sendable {
  /// What a column holds, in the order of the columns.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// When it happened.
    case time
    /// The gesture, state, stepper, touch or clock that it happened to.
    case source
    /// What happened.
    case event
    /// The value, the change or the reason.
    case content
    /// Why a change happened.
    case remark
  }

  /// One column of a line.
  public struct Cell: Hashable, Sendable {
    /// What the column holds.
    public let role: Role

    /// The text, filled with spaces to the width of the column; the last of a line ends where its text ends.
    public let text: String
  }

  /// What stands between two cells.
  public static let separator: String = "  "

  /// The cells of each line, in the order of the entries; columns that a line has nothing in at its end are left out.
  public let rows: [[Cell]]

  /// The lines, in the order of the entries: the cells of each row with the separator between them.
  public var lines: [String] {
    rows.map { row in row.map { $0.text }.joined(separator: Self.separator) }
  }

  /// Writes the entries of a log.
  public init(_ entries: [LogEntry]) {
    let texts = entries.map { $0.columns }
    let widths = Role.allCases.indices.map { column in texts.map { $0[column].count }.max() ?? 0 }
    rows = texts.map { Self.row($0, widths) }
  }

  private static func row(_ texts: [String], _ widths: [Int]) -> [Cell] {
    let last = texts.lastIndex { !$0.trimmedAtEnd.isEmpty } ?? 0
    return zip(Role.allCases, zip(texts, widths)).prefix(last + 1).enumerated().map { index, column in
      let (role, (text, width)) = column
      // Times are read from the right, everything else from the left.
      let padded = role == .time ? text.flushRight(to: width) : text.filled(to: width)
      return Cell(role: role, text: index == last ? padded.trimmedAtEnd : padded)
    }
  }
}

extension TextLog: CustomStringConvertible {
  /// The lines below each other.
  public var description: String { lines.joined(separator: "\n") }
}

extension LogEntry {
  /// A text for each role of a column.
  fileprivate var columns: [String] {
    [time.millisecondText + " ms"] + contents
  }

  private var contents: [String] {
    switch kind {
    case .pendingDeadlines(let count): ["clock", "pendingDeadlines", "\(count)", ""]
    case .diagnostic(let kind, let touch): ["touch \(touch.rawValue)", kind.name, "", ""]
    case .stepper(let id, let event): [id, event.name, event.change, event.reason ?? ""]
    case .state(let id, let value): [id, "state", value.brief, ""]
    case .gesture(let id, let phase, let value, let reason):
      // Most updates have one of the two, which then share a column.
      value.map { [id, phase, $0.brief, reason?.text ?? ""] } ?? [id, phase, reason?.text ?? "", ""]
    }
  }
}

extension StepperEvent<Double>.Kind {
  fileprivate var change: String {
    guard let from, let to else { return "" }
    return "\(from.plainText) → \(to.plainText)"
  }
}
#endif
