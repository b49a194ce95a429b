import StepperCore
import Testing

@testable import GestureKit

/// What a drag does beyond the rows: the way between samples, fingers from outside, and impossible touches.
struct DragSelectionEdgeTests {
  private static let passing = SelectionPolicy(selectsPassedCells: true)

  @Test func `a way is walked backwards and aslant as well`() throws {
    var bench = try SelectionBench(Self.passing)
    bench.down(310, 310)
    bench.move(50, 50)
    bench.up(50, 570)
    bench.expect(
      """
      in 8, selects 8, in 4, selects 4, in 0, selects 0, in 3, selects 3, in 6, selects 6, in 9, selects \
      9, in 12, selects 12, commits 12
      """
    )
  }

  @Test func `a way that ends in a gap or outside passes the cells before`() throws {
    var bench = try SelectionBench(Self.passing)
    bench.down(50)
    bench.move(245)
    bench.up(1e300)
    bench.expect("in 0, selects 0, in 1, selects 1, in gap, selects none, in 2, selects 2, outside, commits 2")
  }

  @Test func `a way along a gap passes no cell`() throws {
    var bench = try SelectionBench(Self.passing)
    bench.down(100, 0)
    bench.up(100, 600)
    bench.expect("in gap, commits none")
  }

  @Test func `a way through a corner that the shape leaves out passes by`() throws {
    let grid = try CellGridTests.grid()
    // Both ways climb at 45 degrees over the left edge of cell 1, from (130, 25) and from (130, 45) on. From the center
    // of the circle, (180, 50), the first is 53 points away, which its radius of 50 does not reach, the second 39.
    for (shape, start, isPassed) in [
      (HitShape.rect, 55.0, true), (.circle, 55, false), (.circle, 75, true),
    ] {
      var bench = SelectionBench(SelectionCells(grid, shape: shape), Self.passing)
      bench.down(100, start)
      bench.move(100 + start + 5, -5)
      #expect(bench.log.contains("in 1") == isPassed)
    }
  }

  @Test func `frames are walked in the order of the way, not of their numbers`() {
    let frames = [200.0, 0, 100].map { SceneRect(x: $0, y: 0, width: 50, height: 100) }
    var bench = SelectionBench(SelectionCells(frames), Self.passing)
    bench.down(10)
    bench.up(240)
    bench.expect("in 1, selects 1, in 2, selects 2, in 0, selects 0, commits 0")
  }

  @Test func `a finger that lands outside never selects`() throws {
    var bench = try SelectionBench()
    bench.down(400)
    bench.move(50)
    bench.up(50)
    bench.expect("")
  }

  @Test func `the bounds of frames say what is a gap`() {
    let frames = [SceneRect(x: 10, y: 10, width: 10, height: 10), SceneRect(x: 30, y: 10, width: 10, height: 10)]
    let tight = SelectionCells(frames)
    #expect(tight.position(of: ScenePoint(20, 10)) == .gap)
    #expect(tight.position(of: ScenePoint(20, 20)) == .outside)
    #expect(tight.position(of: ScenePoint(9.5, 10)) == .outside)
    let wide = SelectionCells(frames, bounds: SceneRect(x: 0, y: 0, width: 50, height: 30))
    #expect(wide.position(of: ScenePoint(9.5, 10)) == .gap)
    #expect(SelectionCells([SceneRect]()).position(of: .zero) == .outside)
  }

  @Test(arguments: 0..<5)
  func `the bounds of frames reach around all of them, whichever is the first`(first: Int) {
    // A cross of which each arm reaches farther than the others on its own side.
    let corners = [(30.0, 30.0), (10, 30), (30, 10), (50, 30), (30, 50)]
    let cross = corners.map { SceneRect(x: $0, y: $1, width: 10, height: 10) }
    let cells = SelectionCells(Array(cross[first...] + cross[..<first]))
    for gap in [(10, 10), (59.5, 10), (10, 59.5), (59.5, 59.5)] {
      #expect(cells.position(of: ScenePoint(gap.0, gap.1)) == .gap)
    }
    for outside in [(9.5, 30), (30, 9.5), (60, 30), (30, 60)] {
      #expect(cells.position(of: ScenePoint(outside.0, outside.1)) == .outside)
    }
  }

  @Test func `cells that move count with the next sample`() throws {
    var bench = try SelectionBench()
    bench.down(50)
    bench.selection.cells = SelectionCells(try CellGridTests.grid(origin: ScenePoint(-130, 0)))
    bench.move(50)
    bench.up(50)
    bench.expect("in 0, selects 0, in 1, selects 1, commits 1")
  }

  @Test(arguments: [SelectionPolicy(), passing])
  func `what is impossible in a touch is told and does no harm`(policy: SelectionPolicy) throws {
    var bench = try SelectionBench(policy)
    bench.up(50, finger: 9)
    bench.down(.nan)
    bench.tell(.began, 50, 50, 1, at: 10)
    bench.tell(.began, 180, 50, 1, at: 10)
    bench.tell(.moved, .infinity, 50, 1, at: 10)
    bench.tell(.ended, .nan, 50, 1, at: 5)
    bench.expect(
      """
      9: ignored unknownTouch, ignored notFinite, in 0, selects 0, ignored duplicateTouch, ignored \
      notFinite, ignored timeWentBack, ignored notFinite, commits 0
      """
    )
  }

  @Test func `frames that are no rectangles take nothing and end the walk`() {
    let frames = [
      SceneRect(x: .nan, y: 0, width: 50, height: 100), SceneRect(x: 0, y: 0, width: .infinity, height: 100),
      SceneRect(x: 10, y: 10, width: -5, height: -5),
    ]
    var bench = SelectionBench(SelectionCells(frames, bounds: SceneRect(x: 0, y: 0, width: 9, height: 9)), Self.passing)
    bench.down(5)
    bench.move(1e308, 1e308)
    bench.move(-1e308, -1e308)
    bench.up(5)
    #expect(bench.selection.committed == 1)
  }
}
