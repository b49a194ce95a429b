import GestureKit

/// Where everything is, in characters from the top left corner, whatever the size of the terminal.
///
/// Only the decisions to the right of it get more or less room: a terminal may change its size while a button is held.
enum DemoLayout {
  /// A character in points: about what it is on a screen, so that gestures can keep their default distances.
  static let character: SceneSize = SceneSize(width: 8, height: 16)

  static let minimumWidth: Int = 72
  static let minimumHeight: Int = 21

  static let decrement: CharacterRect = CharacterRect(column: 2, row: 2, width: 7, height: 3)
  static let value: CharacterRect = CharacterRect(column: 9, row: 2, width: 20, height: 3)
  static let increment: CharacterRect = CharacterRect(column: 29, row: 2, width: 7, height: 3)
  static let stepper: CharacterRect = CharacterRect(column: 2, row: 2, width: 34, height: 3)
  static let pressRow: Int = 5
  static let grid: CharacterRect = CharacterRect(column: 2, row: 7, width: 34, height: 11)
  static let selectionRow: Int = 18
  static let decisionsColumn: Int = 39
  static let decisionsRow: Int = 2

  /// Twelve cells in four columns, with two characters between columns and, as long a way, a row between rows.
  static func cells() throws(CellGridError) -> CellGrid {
    try CellGrid(
      count: 12,
      columns: 4,
      spacing: character.height,
      cellSize: SceneSize(width: 7 * character.width, height: 3 * character.height),
      width: grid.frame.size.width,
      origin: grid.frame.origin
    )
  }

  /// The middle of a character.
  static func point(column: Int, row: Int) -> ScenePoint {
    ScenePoint(x: (Double(column) + 0.5) * character.width, y: (Double(row) + 0.5) * character.height)
  }
}

/// A rectangle of characters.
struct CharacterRect {
  let column: Int
  let row: Int
  let width: Int
  let height: Int

  var frame: SceneRect {
    SceneRect(
      x: Double(column) * DemoLayout.character.width,
      y: Double(row) * DemoLayout.character.height,
      width: Double(width) * DemoLayout.character.width,
      height: Double(height) * DemoLayout.character.height
    )
  }
}

extension CharacterRect {
  /// The characters that a frame of whole characters covers.
  init(_ frame: SceneRect) {
    self.init(
      column: Int(frame.minX / DemoLayout.character.width),
      row: Int(frame.minY / DemoLayout.character.height),
      width: Int(frame.size.width / DemoLayout.character.width),
      height: Int(frame.size.height / DemoLayout.character.height)
    )
  }
}
