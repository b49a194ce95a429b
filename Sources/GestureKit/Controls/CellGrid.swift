import StepperCore

/// Cells of one size in rows and columns, numbered row by row: which frame a cell has, and which cell lies at a point.
///
/// The columns share the width equally, and each cell is centered in its column. Cells are half-open, as every
/// ``SceneRect`` is, so that no point is in two of them.
///
/// ```swift
/// let cell = SceneSize(width: 100, height: 100)
/// let grid = try CellGrid(count: 15, columns: 3, spacing: 30, cellSize: cell, width: 360)
/// grid.index(at: ScenePoint(x: 150, y: 50))   // 1
/// ```
public struct CellGrid: Hashable, Sendable {
  /// The number of cells; the last row may be incomplete.
  public let count: Int

  /// The number of columns, at least one.
  public let columns: Int

  /// The gap between two columns, and between two rows, in points.
  public let spacing: Double

  /// The size of a cell, in points.
  public let cellSize: SceneSize

  /// The width that the columns and the gaps between them fill, and the height of all rows, in points.
  public let size: SceneSize

  /// The top left corner of the grid; where it is not finite, no cell is anywhere.
  public var origin: ScenePoint

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - count: The number of cells, zero or more.
  ///   - columns: The number of columns, at least one.
  ///   - spacing: The gap between two columns, and between two rows, in points; zero or more.
  ///   - cellSize: The size of a cell, in points; zero or more each way.
  ///   - width: The width of the grid, in points; zero or more.
  ///   - origin: The top left corner of the grid.
  /// - Throws: ``CellGridError`` when a number makes no sense, or when neighboring cells would overlap. A single column
  ///   may be narrower than its cells.
  public init(
    count: Int,
    columns: Int,
    spacing: Double,
    cellSize: SceneSize,
    width: Double,
    origin: ScenePoint = .zero
  ) throws(CellGridError) {
    guard columns >= 1 else { throw .noColumns(columns) }
    guard count >= 0 else { throw .negativeCount(count) }
    try Self.check(width, .width)
    try Self.check(spacing, .spacing)
    try Self.check(cellSize.width, .cellWidth)
    try Self.check(cellSize.height, .cellHeight)
    self.count = count
    self.columns = columns
    self.spacing = spacing
    self.cellSize = cellSize
    self.origin = origin
    let rows = Self.rows(of: count, columns)
    let gaps = rows == 0 ? 0 : spacing * Double(rows - 1)
    size = SceneSize(width: width, height: Double(rows) * cellSize.height + gaps)
    try Self.check(size.height, .height)
    guard columns == 1 || columnWidth + spacing >= cellSize.width else {
      throw .tooNarrow(width: width, columns: columns)
    }
  }

  /// The number of rows, the last of which may be incomplete.
  public var rows: Int { Self.rows(of: count, columns) }

  /// The width of a column, in points.
  public var columnWidth: Double { (size.width - spacing * Double(columns - 1)) / Double(columns) }

  /// The frame of the whole grid.
  public var bounds: SceneRect { SceneRect(origin: origin, size: size) }

  /// Returns the frame of a cell, or nil when there is no such cell.
  public func frame(of index: Int) -> SceneRect? {
    guard index >= 0, index < count else { return nil }
    return SceneRect(
      origin: ScenePoint(x: left(of: index % columns), y: top(of: index / columns)),
      size: cellSize
    )
  }

  /// Returns the cell at a point, or nil in a gap and outside.
  public func index(at point: ScenePoint) -> Int? {
    guard let column = column(at: point.x), let row = row(at: point.y) else { return nil }
    let first = row * columns
    return column < count - first ? first + column : nil
  }

  private static func check(_ value: Double, _ parameter: CellGridError.Parameter) throws(CellGridError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard value >= 0 else { throw .negative(parameter, value) }
  }

  private static func rows(of count: Int, _ columns: Int) -> Int {
    count / columns + (count % columns == 0 ? 0 : 1)
  }
}

/// Columns and rows one by one.
extension CellGrid {
  /// The cells of the rows and columns that a way between two points can touch lie in this range.
  func candidates(from start: ScenePoint, to end: ScenePoint) -> Range<Int> {
    guard rows > 0 else { return 0..<0 }
    let first = nearestRow(to: min(start.y, end.y)) * columns
    let afterLast = (nearestRow(to: max(start.y, end.y)) * columns).addingSaturated(columns)
    return first..<min(count, afterLast)
  }

  private func left(of column: Int) -> Double {
    origin.x + (columnWidth - cellSize.width) / 2 + Double(column) * (columnWidth + spacing)
  }

  private func top(of row: Int) -> Double {
    origin.y + Double(row) * (cellSize.height + spacing)
  }

  private func nearestRow(to y: Double) -> Int {
    Self.lane(at: y - origin.y, pitch: cellSize.height + spacing, of: rows)
  }

  private func column(at x: Double) -> Int? {
    let guess = Self.lane(at: x - left(of: 0), pitch: columnWidth + spacing, of: columns)
    return Self.neighbor(of: guess, in: columns) { x >= left(of: $0) && x < left(of: $0) + cellSize.width }
  }

  private func row(at y: Double) -> Int? {
    Self.neighbor(of: nearestRow(to: y), in: rows) { y >= top(of: $0) && y < top(of: $0) + cellSize.height }
  }

  /// The column or row at a distance from the first one's edge, or the nearest one there is.
  private static func lane(at distance: Double, pitch: Double, of count: Int) -> Int {
    let position = distance / pitch
    guard position > 0 else { return 0 }
    return position < Double(count) ? Int(position) : max(count - 1, 0)
  }

  /// The guess or, because a quotient is rounded otherwise than the edges are, one beside it.
  private static func neighbor(of guess: Int, in count: Int, where contains: (Int) -> Bool) -> Int? {
    if guess < count, contains(guess) { return guess }
    if guess + 1 < count, contains(guess + 1) { return guess + 1 }
    return guess > 0 && contains(guess - 1) ? guess - 1 : nil
  }
}
