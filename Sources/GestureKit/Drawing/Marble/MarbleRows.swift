#if !hasFeature(Embedded)
/// The rows of a marble diagram, each from a row of the timeline.
struct MarbleRows {
  private(set) var rows: [MarbleRow] = []
  private let columns: MarbleColumns

  init(_ timeline: DrawnTimeline, _ columns: MarbleColumns) {
    self.columns = columns
    for track in timeline.fingers { add(track.name, track.spans, track.marks) }
    for track in timeline.gestures {
      add(String(repeating: "  ", count: min(track.depth, 4)) + track.name, track.spans, track.marks)
    }
    for track in timeline.values { add(track) }
    for track in timeline.incidents { add(track.name, [], track.marks) }
  }

  private mutating func add(_ label: String, _ spans: [DrawnSpan], _ marks: [DrawnMark]) {
    var row = MarbleRow(label.inColumns, columns: columns)
    for span in spans.sorted(by: { $0.kind.rank < $1.kind.rank }) {
      row.fill(span.kind.cell, from: columns.nearestColumn(of: span.start), to: columns.nearestColumn(of: span.end))
    }
    let ends = Set(spans.filter { $0.kind == .active }.map(\.end))
    for mark in marks {
      guard let column = columns.column(of: mark.time) else { continue }
      // The end of a gesture that had not begun is all there is of it.
      let cell = mark.kind == .ended && !ends.contains(mark.time) ? "■" : mark.kind.cell
      if let cell { row.mark(cell, at: column, isMinor: mark.kind.isMinor) }
    }
    rows.append(row)
  }

  private mutating func add(_ track: ValueTrack) {
    if track.isStepper { add(track.name, track.spans, track.marks) }
    var row = MarbleRow(track.isStepper ? "  value" : track.name.inColumns, columns: columns)
    for (index, step) in track.steps.enumerated() {
      guard let column = index == 0 ? 0 : columns.column(of: step.time) else { continue }
      row.write(step.text.inColumns.cut(to: 12), at: column)
    }
    rows.append(row)
  }
}

extension DrawnSpan.Kind {
  /// Of two that last at one time, the one of the higher rank is shown.
  fileprivate var rank: Int {
    switch self {
    case .down, .editing, .possible: 0
    case .pressing: 1
    case .waiting, .active: 2
    }
  }

  var cell: Character {
    switch self {
    case .down, .editing: "─"
    case .possible: "╌"
    case .waiting: "▒"
    case .active: "━"
    case .pressing: "▂"
    }
  }
}

extension DrawnMark.Kind {
  /// The character of a mark; nil for one that only the notes have.
  var cell: Character? {
    switch self {
    case .down: "●"
    case .moved: "·"
    case .up: "○"
    case .fingerCancelled, .cancelled: "×"
    case .began: "┣"
    case .changed: "┿"
    case .ended: "┫"
    case .failed: "✗"
    case .refused, .valueEvent, .incident: "!"
    case .editingBegan: "["
    case .editingEnded: "]"
    case .valueUp: "▲"
    case .valueDown: "▼"
    case .pressed, .unpressed, .waits, .deadlineReached, .deadlineWithdrawn: nil
    }
  }

  /// Whether it happens so often that others in the same column hide it.
  var isMinor: Bool {
    switch self {
    case .moved, .changed, .valueEvent, .editingBegan, .editingEnded: true
    case .down, .up, .fingerCancelled, .began, .ended, .cancelled, .failed, .waits, .refused, .pressed, .unpressed,
      .deadlineReached, .deadlineWithdrawn, .valueUp, .valueDown, .incident:
      false
    }
  }
}
#endif
