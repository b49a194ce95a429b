#if !hasFeature(Embedded)
/// Two logs, a row for each pair of lines, as far as they are shown.
struct MismatchRows {
  private struct Row {
    let expected: String?
    let actual: String?
    /// The number of the actual line, from 1.
    let number: Int?

    var isDifferent: Bool { expected?.words != actual?.words }
  }

  /// Lines before the first difference that are shown.
  private static let leading: Int = 3
  /// Rows from the first difference on that are shown.
  private static let trailing: Int = 12

  /// How many lines are the same at the start.
  let firstDifference: Int
  private let rows: [Row]
  private let hidden: Int

  init(expected: [String], actual: [String]) {
    let same = zip(expected, actual).prefix { $0.words == $1.words }.count
    firstDifference = same
    let start = max(0, same - Self.leading)
    let leading = (start..<same).map { Row(expected: expected[$0], actual: actual[$0], number: $0 + 1) }
    // More lines than are shown, so that the shown ones are paired well; not all, because that may take long.
    let reach = 4 * Self.trailing
    let rest = Self.paired(expected[same...].prefix(reach), actual[same...].prefix(reach))
    rows = leading + rest.prefix(Self.trailing)
    let shown = rows.reduce((0, 0)) { ($0.0 + ($1.expected == nil ? 0 : 1), $0.1 + ($1.actual == nil ? 0 : 1)) }
    hidden = max(expected.count - start - shown.0, actual.count - start - shown.1)
  }

  /// Pairs lines that are the same, and those between them in order.
  private static func paired(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> [Row] {
    let changes = actual.map(\.words).difference(from: expected.map(\.words))
    let removed = Set(changes.removals.map(\.place))
    let inserted = Set(changes.insertions.map(\.place))
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      let isRemoved = removed.contains(old)
      let isInserted = inserted.contains(new)
      // Where neither is set both lines are the same.
      let takesOld = isRemoved || !isInserted
      let takesNew = isInserted || !isRemoved
      rows.append(
        Row(
          expected: takesOld ? expected[expected.startIndex + old] : nil,
          actual: takesNew ? actual[actual.startIndex + new] : nil,
          number: takesNew ? actual.startIndex + new + 1 : nil
        )
      )
      old += takesOld ? 1 : 0
      new += takesNew ? 1 : 0
    }
    return rows
  }

  /// The rows as text, in columns.
  var text: String {
    let width = max("expected".count, rows.map { ($0.expected ?? "").count }.max() ?? 0)
    let digits = rows.map { $0.number.map { "\($0)".count } ?? 0 }.max() ?? 0
    let first = rows.firstIndex(where: \.isDifferent)
    let margin = String(repeating: " ", count: digits + 4)
    let heading = (margin + "expected".filled(to: width) + "  actual")
    let lines = rows.enumerated().map { index, row in
      let mark = index == first ? ">" : row.isDifferent ? "|" : " "
      let number = row.number.map(String.init) ?? ""
      let columns = [mark, String(repeating: " ", count: digits - number.count) + number].joined(separator: " ")
      return (columns + "  " + (row.expected ?? "").filled(to: width) + "  " + (row.actual ?? "")).trimmedAtEnd
    }
    let more = hidden > 0 ? [margin + "… \(hidden) more"] : []
    return ([heading] + lines + more).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
#endif
