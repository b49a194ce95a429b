#if !hasFeature(Embedded)
/// All that happens in a marble diagram in words, in the order of time; letters say in which columns.
struct MarbleNotes {
  /// The letters below the columns.
  private(set) var row: MarbleRow
  private(set) var lines: [String] = []

  private static let letters: [Character] = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let maximumNotes: Int = 200
  private static let maximumSource: Int = 20

  private struct Note {
    let source: String
    let mark: DrawnMark
    /// How many of a kind are told of in one: the last of them is the one that is kept.
    var count: Int = 1
  }

  init(_ timeline: DrawnTimeline, _ columns: MarbleColumns) {
    row = MarbleRow("notes", columns: columns)
    let notes = Self.folded(timeline.marks.filter { $0.mark.kind != .deadlineWithdrawn })
    let kept = notes.prefix(Self.maximumNotes)
    write(Array(kept), columns)
    if notes.count > kept.count, let last = notes.last {
      lines.append("… \(notes.count - kept.count) more notes left out, the last one at \(last.mark.time.withUnit)")
    }
    if let quiet = timeline.quietUntil { lines.append("nothing more until \(quiet.withUnit)") }
  }

  /// Puts moves and changes in a row into one note each.
  private static func folded(_ marks: [(source: String, mark: DrawnMark)]) -> [Note] {
    var notes: [Note] = []
    var places: [String: Int] = [:]
    for (source, mark) in marks {
      guard mark.kind == .moved || mark.kind == .changed else {
        // Whatever else happens ends all rows of moves.
        places.removeAll()
        notes.append(Note(source: source, mark: mark))
        continue
      }
      if let place = places[source] {
        notes[place] = Note(source: source, mark: mark, count: notes[place].count + 1)
      } else {
        places[source] = notes.count
        notes.append(Note(source: source, mark: mark))
      }
    }
    return notes
  }

  private mutating func write(_ notes: [Note], _ columns: MarbleColumns) {
    let sources = notes.map { $0.source.inColumns.cut(to: Self.maximumSource) }
    let sourceWidth = sources.map(\.count).max() ?? 0
    let timeWidth = notes.map(\.mark.time.inMilliseconds.count).max() ?? 0
    var letters = Self.letters[...]
    var (column, time): (Int?, Int64?)
    for (note, source) in zip(notes, sources) {
      var letter: Character = " "
      if let place = columns.column(of: note.mark.time), place != column {
        column = place
        letter = letters.popFirst() ?? "+"
        row.mark(letter, at: place)
      }
      let shown = note.mark.time == time ? "" : note.mark.time.inMilliseconds + " ms"
      time = note.mark.time
      let text = "\(letter)  \(shown.flushRight(to: timeWidth + 3))  \(source.filled(to: sourceWidth))  "
      lines.append(text + note.mark.text.inColumns + (note.count > 1 ? " (the last of \(note.count))" : ""))
    }
  }
}
#endif
