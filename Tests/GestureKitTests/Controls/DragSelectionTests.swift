import StepperCore
import Testing

@testable import GestureKit

/// Fingers over fifteen cells in three columns, and all that the selection says, as text.
private struct Bench {
  var selection: DragSelection
  private(set) var log: [String] = []

  init(_ policy: SelectionPolicy = SelectionPolicy(), width: Double = 360, selected: Int? = nil) throws {
    let cells = SelectionCells(try CellGridTests.grid(width: width))
    selection = DragSelection(cells, policy: policy, selection: selected)
  }

  init(_ cells: SelectionCells, _ policy: SelectionPolicy = SelectionPolicy()) {
    selection = DragSelection(cells, policy: policy)
  }

  mutating func down(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.began, x, y, finger) }

  mutating func move(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.moved, x, y, finger) }

  mutating func up(_ x: Double, _ y: Double = 50, finger: TouchID = 1) { tell(.ended, x, y, finger) }

  mutating func takeAway(finger: TouchID = 1) { tell(.cancelled, 50, 50, finger) }

  mutating func tell(_ phase: TouchPhase, _ x: Double, _ y: Double, _ finger: TouchID, at time: Int64 = 0) {
    let time = Timestamp(nanoseconds: time)
    selection.handle(Touch(id: finger, phase: phase, location: ScenePoint(x, y), timestamp: time))
    note()
  }

  mutating func select(_ index: Int?) {
    selection.select(index, at: .zero)
    note()
  }

  mutating func note() {
    log += selection.events.map { event in
      let finger = event.touch.map { $0 == 1 ? "" : "\($0.rawValue): " } ?? "key: "
      return finger + event.kind.text
    }
  }

  /// Compares the whole log and checks that nothing of a finger is left.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.joined(separator: ", ") == text, sourceLocation: sourceLocation)
    #expect(selection.drags.isEmpty, sourceLocation: sourceLocation)
    #expect(selection.location == nil, sourceLocation: sourceLocation)
    #expect(selection.selection == selection.committed, sourceLocation: sourceLocation)
  }
}

extension SelectionEvent.Kind {
  fileprivate var text: String {
    switch self {
    case .entered(.cell(let index)): "in \(index)"
    case .entered(.gap): "in gap"
    case .entered(.outside): "outside"
    case .selected(_, let index): "selects \(name(index))"
    case .committed(let index): "commits \(name(index))"
    case .cancelled: "cancelled"
    case .ignored(.busy): "ignored busy"
    case .ignored(.noSuchCell(let index)): "ignored \(index)"
    case .ignored(.touch(let kind)): "ignored \(kind.name)"
    }
  }

  private func name(_ index: Int?) -> String { index.map { "\($0)" } ?? "none" }
}

/// The timelines of a drag over a grid, by their rows.
struct DragSelectionTests {
  @Test func `G1 and G12: a tap selects at its landing and commits at its lift`() throws {
    var bench = try Bench()
    bench.down(50)
    #expect(bench.selection.selection == 0)
    #expect(bench.selection.committed == nil)
    bench.up(50)
    bench.expect("in 0, selects 0, commits 0")
  }

  @Test func `G2: a drag over a gap selects nothing there`() throws {
    var bench = try Bench()
    bench.down(50)
    bench.move(115)
    #expect(bench.selection.selection == nil)
    bench.move(150)
    bench.up(150)
    bench.expect("in 0, selects 0, in gap, selects none, in 1, selects 1, commits 1")
  }

  @Test func `G3: a lift in a gap commits nothing, or the last cell where the policy keeps it`() throws {
    var clearing = try Bench(SelectionPolicy(gap: .clear))
    clearing.down(50)
    clearing.up(115)
    clearing.expect("in 0, selects 0, in gap, selects none, commits none")
    var keeping = try Bench(SelectionPolicy(gap: .keepLast))
    keeping.down(50)
    keeping.up(115)
    keeping.expect("in 0, selects 0, in gap, commits 0")
  }

  @Test func `G4: a drag that begins in a gap selects the cell it comes to`() throws {
    var bench = try Bench()
    bench.down(115)
    #expect(bench.selection.position == .gap)
    bench.move(150)
    bench.up(150)
    bench.expect("in gap, in 1, selects 1, commits 1")
  }

  @Test func `G5: a cell between two samples is passed over, or selected where the policy says so`() throws {
    var samples = try Bench()
    samples.down(50)
    samples.up(310)
    samples.expect("in 0, selects 0, in 2, selects 2, commits 2")
    var passing = try Bench(SelectionPolicy(selectsPassedCells: true))
    passing.down(50)
    passing.up(310)
    passing.expect("in 0, selects 0, in 1, selects 1, in 2, selects 2, commits 2")
  }

  @Test func `G6: a drag over the corner of a gap goes from cell to cell`() throws {
    var bench = try Bench()
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
    var keeping = try Bench()
    keeping.down(310)
    keeping.up(400)
    keeping.expect("in 2, selects 2, outside, commits 2")
    var clearing = try Bench(SelectionPolicy(gap: .keepLast, outside: .clear))
    clearing.down(310)
    clearing.up(400)
    clearing.expect("in 2, selects 2, outside, selects none, commits none")
  }

  @Test func `G9: the last row ends at its bottom edge`() throws {
    var bench = try Bench()
    bench.down(310, 619.9)
    bench.up(310, 620)
    bench.expect("in 14, selects 14, outside, commits 14")
  }

  @Test func `G10: of two cells that overlap only the one in front is selected`() {
    let frames = [SceneRect(x: 0, y: 0, width: 100, height: 100), SceneRect(x: 50, y: 0, width: 100, height: 100)]
    var bench = Bench(SelectionCells(frames))
    bench.down(49.5)
    bench.up(50)
    bench.expect("in 0, selects 0, in 1, selects 1, commits 1")
  }

  @Test func `G11: a finger that stays in a cell tells nothing more`() throws {
    var bench = try Bench()
    bench.down(50)
    bench.move(50)
    bench.move(60, 60)
    #expect(bench.selection.events.isEmpty)
    #expect(bench.selection.location == ScenePoint(60, 60))
    bench.up(60, 60)
    bench.expect("in 0, selects 0, commits 0")
  }

  @Test func `G13 and G14: before and after a touch there is no location, and a touch at the origin is one`() throws {
    var bench = try Bench()
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
    var bench = try Bench()
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
    var bench = try Bench()
    bench.down(50)
    bench.down(180, finger: 2)
    bench.move(310, finger: 2)
    bench.up(50)
    bench.move(180, finger: 2)
    bench.up(180, finger: 2)
    bench.expect("in 0, selects 0, 2: ignored busy, commits 0")
  }

  @Test func `G17: where each finger selects, each lift commits its own`() throws {
    var bench = try Bench(SelectionPolicy(fingers: .each))
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
    var bench = try Bench(selected: 7)
    #expect(bench.selection.selection == 7)
    bench.select(nil)
    #expect(bench.selection.selection == nil)
    #expect(try Bench(selected: 15).selection.selection == nil)
    #expect(try Bench(selected: -1).selection.selection == nil)
    #expect(try Bench(selected: 14).selection.selection == 14)
  }

  @Test func `G19: a finger that is taken away restores what was committed`() throws {
    var bench = try Bench(selected: 7)
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

/// What a drag does beyond the rows: the way between samples, fingers from outside, and impossible touches.
struct DragSelectionEdgeTests {
  private static let passing = SelectionPolicy(selectsPassedCells: true)

  @Test func `a way is walked backwards and aslant as well`() throws {
    var bench = try Bench(Self.passing)
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
    var bench = try Bench(Self.passing)
    bench.down(50)
    bench.move(245)
    bench.up(1e300)
    bench.expect("in 0, selects 0, in 1, selects 1, in gap, selects none, in 2, selects 2, outside, commits 2")
  }

  @Test func `a way along a gap passes no cell`() throws {
    var bench = try Bench(Self.passing)
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
      var bench = Bench(SelectionCells(grid, shape: shape), Self.passing)
      bench.down(100, start)
      bench.move(100 + start + 5, -5)
      #expect(bench.log.contains("in 1") == isPassed)
    }
  }

  @Test func `frames are walked in the order of the way, not of their numbers`() {
    let frames = [200.0, 0, 100].map { SceneRect(x: $0, y: 0, width: 50, height: 100) }
    var bench = Bench(SelectionCells(frames), Self.passing)
    bench.down(10)
    bench.up(240)
    bench.expect("in 1, selects 1, in 2, selects 2, in 0, selects 0, commits 0")
  }

  @Test func `a finger that lands outside never selects`() throws {
    var bench = try Bench()
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

  @Test func `cells that move count with the next sample`() throws {
    var bench = try Bench()
    bench.down(50)
    bench.selection.cells = SelectionCells(try CellGridTests.grid(origin: ScenePoint(-130, 0)))
    bench.move(50)
    bench.up(50)
    bench.expect("in 0, selects 0, in 1, selects 1, commits 1")
  }

  @Test(arguments: [SelectionPolicy(), passing])
  func `what is impossible in a touch is told and does no harm`(policy: SelectionPolicy) throws {
    var bench = try Bench(policy)
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
    var bench = Bench(SelectionCells(frames, bounds: SceneRect(x: 0, y: 0, width: 9, height: 9)), Self.passing)
    bench.down(5)
    bench.move(1e308, 1e308)
    bench.move(-1e308, -1e308)
    bench.up(5)
    #expect(bench.selection.committed == 1)
  }
}
