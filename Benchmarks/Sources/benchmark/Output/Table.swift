/// The figures as a table.
struct Table {
  private let columns: [Column]
  private let lines: [[String]]

  init(_ figures: [Figures], hasTime: Bool, hasInstructions: Bool) {
    let columns =
      Column.names + (hasTime ? Column.times : []) + (hasInstructions ? Column.instructions : []) + Column.others
    self.columns = columns
    lines = [columns.map(\.title)] + figures.map { figures in columns.map { $0.cell(figures) } }
  }

  var text: String {
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = columns.indices.map { padded(line[$0], to: widths[$0], column: columns[$0]) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  var markdown: String {
    let rule = columns.map { $0.isWords ? "---" : "---:" }
    return ([lines[0], rule] + lines.dropFirst()).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func padded(_ cell: String, to width: Int, column: Column) -> String {
    let padding = String(repeating: " ", count: width - cell.count)
    return column.isWords ? cell + padding : padding + cell
  }
}
