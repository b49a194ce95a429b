import StepperCore
import Testing

@testable import GestureKit

/// The timelines of a drag over a grid, by their rows.
struct DragSelectionTests {
  @Test func `G1 and G12: a tap selects at its landing and commits at its lift`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    #expect(bench.selection.selection == 0)
    #expect(bench.selection.committed == nil)
    bench.up(50)
    bench.expect("in 0, selects 0, commits 0")
  }

  @Test func `G2: a drag over a gap selects nothing there`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    bench.move(115)
    #expect(bench.selection.selection == nil)
    bench.move(150)
    bench.up(150)
    bench.expect("in 0, selects 0, in gap, selects none, in 1, selects 1, commits 1")
  }

  @Test func `G3: a lift in a gap commits nothing, or the last cell where the policy keeps it`() throws {
    var clearing = try SelectionBench(SelectionPolicy(gap: .clear))
    clearing.down(50)
    clearing.up(115)
    clearing.expect("in 0, selects 0, in gap, selects none, commits none")
    var keeping = try SelectionBench(SelectionPolicy(gap: .keepLast))
    keeping.down(50)
    keeping.up(115)
    keeping.expect("in 0, selects 0, in gap, commits 0")
  }

  @Test func `G4: a drag that begins in a gap selects the cell it comes to`() throws {
    var bench = try SelectionBench()
    bench.down(115)
    #expect(bench.selection.position == .gap)
    bench.move(150)
    bench.up(150)
    bench.expect("in gap, in 1, selects 1, commits 1")
  }

  @Test func `G5: a cell between two samples is passed over, or selected where the policy says so`() throws {
    var samples = try SelectionBench()
    samples.down(50)
    samples.up(310)
    samples.expect("in 0, selects 0, in 2, selects 2, commits 2")
    var passing = try SelectionBench(SelectionPolicy(selectsPassedCells: true))
    passing.down(50)
    passing.up(310)
    passing.expect("in 0, selects 0, in 1, selects 1, in 2, selects 2, commits 2")
  }

  @Test func `G6: a drag over the corner of a gap goes from cell to cell`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    bench.move(115, 115)
    bench.up(180, 180)
    bench.expect("in 0, selects 0, in gap, selects none, in 4, selects 4, commits 4")
  }

  @Test(arguments: [(99.5, .cell(0)), (100, .gap), (129.5, .gap), (130, .cell(1))] as [(Double, CellPosition)])
  func `G7: cells own their left edges and not their right ones`(x: Double, position: CellPosition) throws {
    #expect(SelectionCells(try CellGridTests.grid()).position(of: ScenePoint(x, 50)) == position)
  }

  @Test func `G8: outside is not a gap; the last cell is kept there, or none where the policy says so`() throws {
    var keeping = try SelectionBench()
    keeping.down(310)
    keeping.up(400)
    keeping.expect("in 2, selects 2, outside, commits 2")
    var clearing = try SelectionBench(SelectionPolicy(gap: .keepLast, outside: .clear))
    clearing.down(310)
    clearing.up(400)
    clearing.expect("in 2, selects 2, outside, selects none, commits none")
  }

  @Test func `G9: the last row ends at its bottom edge`() throws {
    var bench = try SelectionBench()
    bench.down(310, 619.9)
    bench.up(310, 620)
    bench.expect("in 14, selects 14, outside, commits 14")
  }

  @Test func `G10: of two cells that overlap only the one in front is selected`() {
    let frames = [SceneRect(x: 0, y: 0, width: 100, height: 100), SceneRect(x: 50, y: 0, width: 100, height: 100)]
    var bench = SelectionBench(SelectionCells(frames))
    bench.down(49.5)
    bench.up(50)
    bench.expect("in 0, selects 0, in 1, selects 1, commits 1")
  }

  @Test func `G11: a finger that stays in a cell tells nothing more`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    bench.move(50)
    bench.move(60, 60)
    #expect(bench.selection.events.isEmpty)
    #expect(bench.selection.location == ScenePoint(60, 60))
    bench.up(60, 60)
    bench.expect("in 0, selects 0, commits 0")
  }

  @Test func `G13 and G14: before and after a touch there is no location, and a touch at the origin is one`() throws {
    var bench = try SelectionBench()
    #expect(bench.selection.location == nil)
    #expect(bench.selection.position == nil)
    #expect(bench.selection.selection == nil)
    bench.down(0, 0)
    #expect(bench.selection.location == .zero)
    bench.move(180, 180)
    bench.up(180, 180)
    bench.expect("in 0, selects 0, in 4, selects 4, commits 4")
  }

  @Test func `G15: a key selects as a tap does, but not while a finger drags or where there is no cell`() throws {
    var bench = try SelectionBench()
    bench.select(3)
    bench.select(3)
    bench.select(nil)
    bench.select(15)
    bench.select(-1)
    bench.down(50)
    bench.select(4)
    bench.up(50)
    bench.expect(
      """
      key: selects 3, key: commits 3, key: commits 3, key: selects none, key: commits none, key: ignored \
      15, key: ignored -1, in 0, selects 0, key: ignored busy, commits 0
      """
    )
  }

  @Test func `G16: the corner that a shape leaves out is a gap`() throws {
    let cells = SelectionCells(try CellGridTests.grid(), shape: .roundedRect(radius: 20))
    // The corner's circle has its center at (20, 20): (8, 4) is exactly 20 away, (4, 4) more.
    #expect(cells.position(of: ScenePoint(8, 4)) == .cell(0))
    #expect(cells.position(of: ScenePoint(8, 3.5)) == .gap)
    #expect(cells.position(of: ScenePoint(4, 4)) == .gap)
  }

  @Test func `G17: the first finger owns the selection, and the other is ignored until its lift`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    bench.down(180, finger: 2)
    bench.move(310, finger: 2)
    bench.up(50)
    bench.move(180, finger: 2)
    bench.up(180, finger: 2)
    bench.expect("in 0, selects 0, 2: ignored busy, commits 0")
  }

  @Test func `G17: where each finger selects, each lift commits its own`() throws {
    var bench = try SelectionBench(SelectionPolicy(fingers: .each))
    bench.down(50)
    bench.down(180, finger: 2)
    bench.move(310, finger: 2)
    #expect(bench.selection.drags.map(\.selection) == [0, 2])
    bench.up(50)
    #expect(bench.selection.selection == 2)
    bench.up(310, finger: 2)
    bench.expect("in 0, selects 0, 2: in 1, 2: selects 1, 2: in 2, 2: selects 2, commits 0, 2: commits 2")
  }

  @Test func `G18: the selection is a cell's number or nothing`() throws {
    var bench = try SelectionBench(selected: 7)
    #expect(bench.selection.selection == 7)
    bench.select(nil)
    #expect(bench.selection.selection == nil)
    #expect(try SelectionBench(selected: 15).selection.selection == nil)
    #expect(try SelectionBench(selected: -1).selection.selection == nil)
    #expect(try SelectionBench(selected: 14).selection.selection == 14)
  }

  @Test func `G19: a finger that is taken away restores what was committed`() throws {
    var bench = try SelectionBench(selected: 7)
    bench.down(50)
    bench.takeAway()
    #expect(bench.selection.selection == 7)
    bench.down(310)
    bench.selection.cancel(at: .zero)
    bench.note()
    bench.expect("in 0, selects 0, selects 7, cancelled, in 2, selects 2, selects 7, cancelled")
  }

  @Test(
    arguments: [
      (104.5, .cell(0)), (105, .gap), (122, .gap), (144.5, .gap), (145, .cell(1)), (4.5, .gap),
    ] as [(Double, CellPosition)]
  )
  func `G20: gaps are as wide as the columns make them`(x: Double, position: CellPosition) throws {
    #expect(SelectionCells(try CellGridTests.grid(width: 390)).position(of: ScenePoint(x, 50)) == position)
  }
}
