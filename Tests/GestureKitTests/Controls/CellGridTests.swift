import Testing

@testable import GestureKit

/// Grids of cells of 100 by 100 points, 30 apart.
struct CellGridTests {
  static func grid(count: Int = 15, width: Double = 360, origin: ScenePoint = .zero) throws -> CellGrid {
    let cell = SceneSize(width: 100, height: 100)
    return try CellGrid(count: count, columns: 3, spacing: 30, cellSize: cell, width: width, origin: origin)
  }

  @Test func `cells that fill their columns begin where the columns do`() throws {
    let grid = try Self.grid()
    #expect((0..<3).map { grid.frame(of: $0)?.minX } == [0, 130, 260])
    #expect((0..<5).map { grid.frame(of: $0 * 3)?.minY } == [0, 130, 260, 390, 520])
    #expect(grid.size == SceneSize(width: 360, height: 620))
    #expect(grid.rows == 5)
    #expect(grid.frame(of: 7) == SceneRect(x: 130, y: 260, width: 100, height: 100))
  }

  @Test func `cells are centered in wider columns`() throws {
    let grid = try Self.grid(width: 390)
    #expect(grid.columnWidth == 110)
    #expect((0..<3).map { grid.frame(of: $0)?.minX } == [5, 145, 285])
  }

  @Test func `a grid that lies elsewhere takes its cells along`() throws {
    let grid = try Self.grid(origin: ScenePoint(1000, -50))
    #expect(grid.frame(of: 4) == SceneRect(x: 1130, y: 80, width: 100, height: 100))
    #expect(grid.index(at: ScenePoint(1130, 80)) == 4)
    #expect(grid.bounds == SceneRect(x: 1000, y: -50, width: 360, height: 620))
  }

  @Test(
    arguments: [
      (0, 0, 0), (99.5, 50, 0), (100, 50, nil), (129.5, 50, nil), (130, 50, 1), (310, 619.9, 14), (310, 620, nil),
      (-0.5, 50, nil), (359.5, 50, 2), (360, 50, nil), (50, -0.5, nil), (180, 180, 4), (.nan, 50, nil), (50, .nan, nil),
      (.infinity, 50, nil), (50, -.infinity, nil), (1e300, 1e300, nil),
    ] as [(Double, Double, Int?)]
  )
  func `a point is in the cell whose left and top edges it has reached`(x: Double, y: Double, cell: Int?) throws {
    #expect(try Self.grid().index(at: ScenePoint(x, y)) == cell)
  }

  @Test func `the places after the last cell of an incomplete row are no cells`() throws {
    let grid = try Self.grid(count: 4)
    #expect(grid.index(at: ScenePoint(50, 180)) == 3)
    #expect(grid.index(at: ScenePoint(180, 180)) == nil)
    #expect(grid.size.height == 230)
    #expect(grid.frame(of: 4) == nil)
    #expect(grid.frame(of: -1) == nil)
  }

  @Test func `a grid without cells has no height`() throws {
    let grid = try Self.grid(count: 0)
    #expect(grid.size == SceneSize(width: 360, height: 0))
    #expect(grid.index(at: ScenePoint(50, 50)) == nil)
    #expect(grid.candidates(from: .zero, to: ScenePoint(50, 50)).isEmpty)
  }

  @Test(arguments: [0.1, 1.0 / 3, 7.7], [301.7, 333.3, 1000])
  func `the cell at every point is the one whose frame has it`(spacing: Double, width: Double) throws {
    let cell = SceneSize(width: 41.3, height: 17.9)
    let grid = try CellGrid(
      count: 33,
      columns: 7,
      spacing: spacing,
      cellSize: cell,
      width: width,
      origin: ScenePoint(0.1, -0.7)
    )
    let frames = (0..<33).compactMap { grid.frame(of: $0) }
    let edges = frames.flatMap { [$0.minX, $0.maxX] }
    for x in edges.flatMap({ [$0.nextDown, $0, $0.nextUp] }) {
      for frame in frames {
        for y in [frame.minY.nextDown, frame.minY, frame.maxY.nextDown, frame.maxY] {
          let point = ScenePoint(x, y)
          #expect(grid.index(at: point) == frames.firstIndex { $0.contains(point) })
        }
      }
    }
  }

  @Test func `numbers that make no sense are refused by name`() {
    expect(.noColumns(0)) { try .of(columns: 0) }
    expect(.negativeCount(-1)) { try .of(count: -1) }
    expect(.negative(.spacing, -1)) { try .of(spacing: -1) }
    expect(.negative(.cellWidth, -1)) { try .of(cell: SceneSize(width: -1, height: 1)) }
    expect(.negative(.cellHeight, -1)) { try .of(cell: SceneSize(width: 1, height: -1)) }
    expect(.negative(.width, -1)) { try .of(width: -1) }
    expect(.notFinite(.width, .infinity)) { try .of(width: .infinity) }
    expect(.notFinite(.spacing, .infinity)) { try .of(spacing: .infinity) }
    expect(.notFinite(.height, .infinity)) { try .of(cell: SceneSize(width: 1, height: 1e308)) }
    #expect(throws: CellGridError.self) { try CellGrid.of(spacing: .nan) }
  }

  @Test func `columns may be so narrow that cells touch, and no narrower`() throws {
    // Three columns and two gaps of 10 in 280 points: a column is 86 2/3; in 290 exactly 90, and with the gap 100.
    #expect(try CellGrid.of(spacing: 10, width: 290).frame(of: 1)?.minX == 95)
    expect(.tooNarrow(width: 289, columns: 3)) { try .of(spacing: 10, width: 289) }
    #expect(try CellGrid.of(columns: 1, width: 50).frame(of: 0)?.minX == -25)
  }

  @Test func `a grid of as many cells as can be counted does not trap`() throws {
    let grid = try CellGrid.of(count: .max, cell: SceneSize(width: 1, height: 1))
    #expect(grid.frame(of: .max - 1) != nil)
    #expect(grid.index(at: ScenePoint(1e300, 1e300)) == nil)
    #expect(grid.index(at: ScenePoint(grid.size.width / 2, grid.size.height)) == nil)
    let wide = try CellGrid.of(count: .max, columns: .max, spacing: 0, cell: .zero)
    #expect(wide.index(at: ScenePoint(1, 0)) == nil)
  }

  private func expect(
    _ error: CellGridError,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: () throws -> CellGrid
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try make() }
  }
}

extension CellGrid {
  fileprivate static func of(
    count: Int = 15,
    columns: Int = 3,
    spacing: Double = 30,
    cell: SceneSize = SceneSize(width: 100, height: 100),
    width: Double = 360
  ) throws -> CellGrid {
    try CellGrid(count: count, columns: columns, spacing: spacing, cellSize: cell, width: width)
  }
}
