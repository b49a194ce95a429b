#if !hasFeature(Embedded)
/// One row of a marble diagram: a name and a character for each column.
struct MarbleRow {
  /// Where several things happen in one column; the notes have them all.
  static let several: Character = "*"
  static let cut: Character = "≈"

  /// The most columns that a row has; a text may go on there behind the last time.
  static let maximumColumns: Int = 98

  let label: String
  private(set) var cells: [Character]
  /// The columns in which something happens, which weighs more than what lasts.
  private var isMarked: [Bool]

  init(_ label: String, columns: MarbleColumns) {
    self.label = label
    cells = Array(repeating: " ", count: columns.count)
    isMarked = Array(repeating: false, count: columns.count)
    for cut in columns.cuts { cells[cut + 1] = Self.cut }
  }

  /// Fills the columns from one to another where nothing happens.
  mutating func fill(_ character: Character, from start: Int, to end: Int) {
    guard start <= end else { return }
    for column in max(0, start)..<min(cells.count, end + 1) where !isMarked[column] && cells[column] != Self.cut {
      cells[column] = character
    }
  }

  /// Puts a mark into a column; a minor one may be left out beside another one.
  mutating func mark(_ character: Character, at column: Int, isMinor: Bool = false) {
    if !isMarked[column] {
      cells[column] = character
    } else if !isMinor, cells[column] != character {
      cells[column] = Self.several
    }
    if !isMinor { isMarked[column] = true }
  }

  /// Writes a text from a column on if there is room for it, with a space before and after.
  mutating func write(_ text: String, at column: Int) {
    let end = column + text.count
    guard end <= Self.maximumColumns else { return }
    cells += Array(repeating: " ", count: max(0, end - cells.count))
    guard cells[max(0, column - 1)..<min(cells.count, end + 1)].allSatisfy({ $0 == " " }) else {
      return
    }
    cells.replaceSubrange(column..<end, with: text)
  }

  /// The row as a line.
  func line(labelWidth: Int) -> String {
    var text = label.cut(to: labelWidth).filled(to: labelWidth) + "  " + String(cells)
    while text.last == " " { text.removeLast() }
    return text
  }
}
#endif
