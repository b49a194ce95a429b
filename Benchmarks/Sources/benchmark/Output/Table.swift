/// The figures as a table.
struct Table {
  private static let titles: [String] = [
    "", "per", "units", "ns", "lowest–highest", "beside", "ratio", "instr", "beside", "allocations", "must", "aim", "",
  ]

  private let rows: [[String]]

  init(_ figures: [Figures], hasTime: Bool, hasInstructions: Bool) {
    rows = figures.map { Self.cells(of: $0, hasInstructions: hasInstructions) }
  }

  /// In columns, the first two to the left and figures to the right.
  var text: String {
    let lines = [Self.titles] + rows
    let widths = Self.titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 2 ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").trimmingEnd()
    }.joined(separator: "\n")
  }

  var markdown: String {
    let rule = Self.titles.indices.map { $0 < 2 ? "---" : "---:" }
    return ([Self.titles, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func cells(of figures: Figures, hasInstructions: Bool) -> [String] {
    let (entry, time) = (figures.entry, figures.time)
    return [
      entry.name,
      entry.unit,
      time.map { Number.grouped($0.units) } ?? "",
      time.map { Number.short($0.figure.median) } ?? "",
      time.map { "\(Number.short($0.figure.lowest))–\(Number.short($0.figure.highest))" } ?? "",
      time?.reference.map { Number.short($0.median) } ?? "",
      (figures.ratio ?? figures.instructionRatio).map { Number.short($0) } ?? "",
      hasInstructions ? figures.instructions.map { Number.short($0.figure) } ?? "" : "–",
      hasInstructions ? figures.instructions?.reference.map { Number.short($0) } ?? "" : "–",
      figures.allocations.map { allocations($0) } ?? "–",
      entry.goal.map { "\(Number.short($0.must)) \($0.measure.rawValue)" } ?? "",
      entry.goal?.aim.map { Number.short($0) } ?? "",
      verdict(on: figures),
    ]
  }

  /// For one unit, and the exact number for all that were counted.
  private static func allocations(_ figures: AllocationFigures) -> String {
    guard figures.total != 0 else { return "0" }
    return "\(Number.short(Double(figures.total) / Double(figures.units))) (\(Number.grouped(figures.total)))"
  }

  private static func verdict(on figures: Figures) -> String {
    guard let goal = figures.entry.goal, let judged = figures.judged else { return "" }
    if let aim = goal.aim, judged <= aim { return "aim met" }
    return judged <= goal.must ? "met" : "missed"
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
