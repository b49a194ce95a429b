#if !hasFeature(Embedded)
/// The times above a marble diagram.
struct MarbleRuler {
  private static let spacing: Int = 10

  /// The labels, and the line with a tick below each of them.
  let lines: [String]

  init(_ columns: MarbleColumns) {
    var (labels, line) = (MarbleRow("", columns: columns), MarbleRow("", columns: columns))
    line.fill("─", from: 0, to: columns.count - 1)
    for cut in columns.cuts { line.fill(" ", from: cut, to: cut + MarbleColumns.cutWidth - 1) }
    for (piece, origin) in zip(columns.scale.pieces, columns.origins) {
      for column in stride(from: 0, through: Int(piece.length / columns.tick), by: Self.spacing) {
        line.mark(column == 0 ? "├" : "┬", at: origin + column)
        let time = (piece.start + Int64(column) * columns.tick).inMilliseconds
        labels.write(column == 0 && origin == 0 ? time + " ms" : time, at: origin + column)
      }
    }
    lines = [labels, line].map { String($0.cells) }
  }
}
#endif
