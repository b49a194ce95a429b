#if !hasFeature(Embedded)
/// What the signs of a drawn timeline mean; only those that it has.
struct TimelineLegend {
  private enum Sign {
    case mark(DrawnMark.Kind)
    case span(DrawnSpan.Kind)
  }

  private struct Entry {
    let sign: Sign
    let text: String
    let x: Double
    let row: Int
  }

  private static let meanings: [(Sign, String)] = [
    (.mark(.down), "finger down"), (.mark(.moved), "moves"), (.mark(.up), "up"),
    (.mark(.fingerCancelled), "cancelled"), (.span(.possible), "possible"), (.span(.waiting), "waiting"),
    (.span(.active), "active, with its changes"), (.span(.pressing), "pressing"), (.mark(.ended), "ended"),
    (.mark(.failed), "failed"), (.mark(.deadlineReached), "deadline reached"),
    (.mark(.deadlineWithdrawn), "deadline withdrawn"), (.span(.editing), "editing"),
    (.mark(.refused), "see the label"),
  ]

  private static let rowHeight: Double = 22

  private var entries: [Entry] = []
  private var rows: Int = 1
  private let margin: Double

  init(_ timeline: DrawnTimeline, margin: Double, right: Double) {
    self.margin = margin
    var x = margin
    for (sign, text) in Self.meanings where Self.isUsed(sign, in: timeline) {
      let width = 26 + text.width(at: DrawingStyle.smallFontSize) + 20
      if x + width > right {
        x = margin
        rows += 1
      }
      entries.append(Entry(sign: sign, text: text, x: x, row: rows - 1))
      x += width
    }
  }

  /// How much room it takes, in points.
  var height: Double { Double(rows) * Self.rowHeight }

  func write(at top: Double, _ svg: inout SVGWriter) {
    for entry in entries {
      let y = top + Double(entry.row) * Self.rowHeight
      switch entry.sign {
      case .mark(let kind): Glyph(kind).write(entry.x + 9, y, &svg)
      case .span(let kind): TimelinePen.write(kind, entry.x, y, width: 18, &svg)
      }
      svg.element(
        "text",
        ["class": "small muted", "x": .number(entry.x + 26), "y": .number(y + 4)],
        text: entry.text
      )
    }
  }

  private static func isUsed(_ sign: Sign, in timeline: DrawnTimeline) -> Bool {
    switch sign {
    case .mark(.fingerCancelled):
      (timeline.fingers.flatMap(\.marks) + timeline.gestures.flatMap(\.marks))
        .contains { $0.kind == .fingerCancelled || $0.kind == .cancelled }
    case .mark(.refused):
      !timeline.incidents.isEmpty || timeline.gestures.contains { $0.marks.contains { $0.kind == .refused } }
    case .mark(let kind):
      (timeline.fingers.flatMap(\.marks) + timeline.gestures.flatMap(\.marks)).contains { $0.kind == kind }
    case .span(let kind):
      (timeline.gestures.flatMap(\.spans) + timeline.values.flatMap(\.spans)).contains { $0.kind == kind }
    }
  }
}
#endif
