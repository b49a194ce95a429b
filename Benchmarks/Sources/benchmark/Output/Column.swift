/// A column of the table.
struct Column {
  let title: String
  /// Words stand to the left and figures to the right.
  let isWords: Bool
  let cell: (Figures) -> String

  init(_ title: String, isWords: Bool = false, _ cell: @escaping (Figures) -> String) {
    self.title = title
    self.isWords = isWords
    self.cell = cell
  }

  static var names: [Column] {
    [
      Column("", isWords: true) { $0.entry.name },
      Column("per", isWords: true) { $0.entry.unit },
    ]
  }

  static var times: [Column] {
    [
      Column("units") { figures in figures.time.map { Number.grouped($0.units) } ?? "" },
      Column("ns") { figures in figures.time.map { Number.short($0.figure.median) } ?? "" },
      Column("lowest–highest") { figures in figures.time.map { range($0.figure) } ?? "" },
      Column("limit ns") { figures in figures.time?.reference.map { Number.short($0.median) } ?? "" },
      Column("ratio") { figures in figures.ratio.map { Number.short($0) } ?? "" },
    ]
  }

  static var instructions: [Column] {
    [
      Column("instr") { figures in figures.instructions.map { Number.short($0.figure) } ?? "no valgrind" },
      Column("limit instr") { figures in figures.instructions?.reference.map { Number.short($0) } ?? "" },
      Column("instr ratio") { figures in figures.instructionRatio.map { Number.short($0) } ?? "" },
    ]
  }

  static var others: [Column] {
    [
      Column("allocations") { figures in figures.allocations.map { allocations($0) } ?? "not counted" },
      Column("must") { figures in
        figures.entry.goal.map { "\(Number.short($0.must)) \($0.measure.rawValue)" } ?? ""
      },
      Column("aim") { figures in figures.entry.goal?.aim.map { Number.short($0) } ?? "" },
      Column("goal", isWords: true) { verdict(on: $0) },
      Column("limit", isWords: true) { limit(of: $0.entry) },
    ]
  }

  private static func range(_ spread: Spread) -> String {
    "\(Number.short(spread.lowest))–\(Number.short(spread.highest))"
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

  /// What a figure stands beside, or what has been subtracted from it.
  private static func limit(of entry: Entry) -> String {
    switch entry.reference {
    case .none: ""
    case .beside(let play): play.name
    case .beyond(let play): "less \(play.name)"
    }
  }
}
