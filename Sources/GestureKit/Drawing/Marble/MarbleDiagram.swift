#if !hasFeature(Embedded)
import StepperCore

/// A playback as a text to read and to paste: time runs to the right, with a row for each finger, gesture and value.
///
/// ```
/// one column = 20 ms
///           0 ms
///           ├────┬────┬────┬────┬
/// finger 1  ●──○
/// select    ╌╌╌▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒■
/// notes     a  b                c
/// ```
///
/// Below, the notes say everything with its exact time. All characters are one column wide; others in names are
/// written as Swift escapes them.
public struct MarbleDiagram: Hashable, Sendable {
  /// The most characters that a line has.
  public static let maximumWidth: Int = 120

  /// The lines, from the top.
  public let lines: [String]

  private static let maximumLabel: Int = 20

  /// Draws a playback.
  ///
  /// - Parameters:
  ///   - playback: What became of a scenario; with its trace, the diagram also shows who waits and what for.
  ///   - tick: The time that a column stands for. The smallest round one with which all fits, from a millisecond on,
  ///     if there is none, or if not all would fit.
  public init(_ playback: Playback, tick: Duration? = nil) {
    let timeline = DrawnTimeline(playback)
    let columns = MarbleColumns(timeline.scale, tick: tick, fitting: MarbleRow.maximumColumns)
    let notes = MarbleNotes(timeline, columns)
    let rows = MarbleRows(timeline, columns).rows
    let labelWidth = min(Self.maximumLabel, rows.map(\.label.count).max() ?? 0)
    let ruler = MarbleRuler(columns).lines.map { String(repeating: " ", count: labelWidth + 2) + $0 }
    let head = Self.head(timeline, columns)
    let diagram = ruler + (rows + [notes.row]).map { $0.line(labelWidth: labelWidth) }
    let tail = notes.lines + [""] + MarbleLegend(rows).lines
    lines = (head + [""] + diagram + [""] + tail).map { $0.cut(to: Self.maximumWidth).trimmedAtEnd }
  }

  private static func head(_ timeline: DrawnTimeline, _ columns: MarbleColumns) -> [String] {
    let cuts = zip(timeline.scale.pieces, timeline.scale.pieces.dropFirst()).map { ($1.start - $0.end).withUnit }
    return [
      timeline.name.inColumns,
      "one column = \(columns.tick.withUnit)"
        + (cuts.isEmpty ? "" : ", \(MarbleRow.cut) = nothing for " + cuts.joined(separator: ", ")),
    ] + timeline.omissions.map { "left out: \($0)" }
  }
}

extension MarbleDiagram: CustomStringConvertible {
  /// The lines below each other.
  public var description: String { lines.joined(separator: "\n") }
}
#endif
