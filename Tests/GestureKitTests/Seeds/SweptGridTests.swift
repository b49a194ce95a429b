import GestureKit
import StepperCore
import Testing

/// One finger on the grid that is selected from by dragging, in both profiles.
///
/// Not played: G11, a finger that holds still and may make the view be drawn for ever, which the host decides.
struct SweptGridTests {
  /// A way of one finger: where it lands, moves and, at the last place, lifts; and the selections that follow.
  struct Way: Sendable, CustomTestStringConvertible {
    let id: String
    let places: [(Double, Double)]
    let selections: [Int]
    var width: Double = 360

    var testDescription: String { "\(id) \(places)" }
  }

  static let ways: [Way] = [
    Way(id: "G1", places: [(50, 50)], selections: [0]),
    Way(id: "G2", places: [(50, 50), (115, 50), (150, 50)], selections: [0, -1, 1]),
    Way(id: "G3", places: [(50, 50), (115, 50)], selections: [0, -1]),
    // No drag begins between the cells, though the grid looks after them.
    Way(id: "G4", places: [(115, 50), (150, 50)], selections: []),
    // Nothing is between two samples.
    Way(id: "G5", places: [(50, 50), (310, 50)], selections: [0, 2]),
    Way(id: "G6", places: [(50, 50), (115, 115), (180, 180)], selections: [0, -1, 4]),
    // A frame owns its near edge, not its far one.
    Way(id: "G7", places: [(50, 50), (99.9, 50), (100, 50), (129.9, 50), (130, 50)], selections: [0, -1, 1]),
    // Outside, nobody looks: the last selection stays.
    Way(id: "G8", places: [(310, 50), (400, 50)], selections: [2]),
    Way(id: "G9", places: [(310, 590), (310, 619.9)], selections: [14]),
    Way(id: "G9", places: [(310, 590), (310, 620)], selections: [14]),
    Way(id: "G9", places: [(310, 619.9)], selections: [14]),
    Way(id: "G9", places: [(310, 620), (310, 590)], selections: []),
    // The corner that is rounded off is selected, too.
    Way(id: "G16", places: [(130, 130)], selections: [4]),
    Way(id: "G16", places: [(50, 50), (130.5, 130.5)], selections: [0, 4]),
    Way(id: "G20", places: [(50, 50), (122, 50)], selections: [0, -1], width: 390),
    Way(id: "G20", places: [(5, 50), (105, 50), (144.9, 50), (145, 50)], selections: [0, -1, 1], width: 390),
    Way(id: "G20", places: [(122, 50), (150, 50)], selections: [], width: 390),
  ]

  /// Where a grid lies over the global origin, and the selections when cell 2 is tapped.
  static let origins: [(origin: ScenePoint, selections: [Int])] = [
    (ScenePoint(x: 0, y: 0), [0, 2, 0]),
    (ScenePoint(x: -130, y: -130), [4, 2, 4]),
    (ScenePoint(x: -115, y: 0), [2, -1]),
  ]

  @Test(arguments: ResolutionProfile.allCases, ways)
  func `a finger selects what each of its samples is on`(profile: ResolutionProfile, way: Way) throws {
    let grid = try SweptGrid(SweptGrid.Layout(width: way.width), profile: profile)
    let first = try #require(way.places.first)
    let last = try #require(way.places.last)
    try grid.down(first.0, first.1)
    for place in way.places.dropFirst() { try grid.move(place.0, place.1) }
    #expect(grid.log == way.selections)
    try grid.up(last.0, last.1)
    // G12: the lift selects nothing.
    #expect(grid.log == way.selections)
    #expect(grid.location == ScenePoint(x: 0, y: 0))
  }

  /// G10: a point in a cell is in the grid as well.
  @Test(arguments: ResolutionProfile.allCases, SweptGrid.Order.allCases)
  func `who looks last decides between a cell and the grid`(
    profile: ResolutionProfile,
    order: SweptGrid.Order
  ) throws {
    let grid = try SweptGrid(order: order, profile: profile)
    try grid.down(180, 310)
    #expect(grid.location == ScenePoint(x: 200, y: 410))
    switch order {
    case .cellsLast: #expect(grid.log == [7])
    case .gridLast: #expect(grid.log == [])
    }
  }

  /// G13: where the global origin is in the first cell, and where it is between two.
  @Test(arguments: ResolutionProfile.allCases, origins)
  func `a grid over the global origin selects what is there, at first and at the lift`(
    profile: ResolutionProfile,
    expected: (origin: ScenePoint, selections: [Int])
  ) throws {
    let grid = try SweptGrid(SweptGrid.Layout(origin: expected.origin), profile: profile)
    try grid.down(310, 50)
    try grid.up(310, 50)
    #expect(grid.log == expected.selections)
  }

  /// G14.
  @Test(arguments: ResolutionProfile.allCases)
  func `a finger at the global origin is as good as none`(profile: ResolutionProfile) throws {
    let grid = try SweptGrid(SweptGrid.Layout(origin: ScenePoint(x: 0, y: 0)), profile: profile)
    #expect(grid.log == [0])
    try grid.down(0, 0)
    #expect(grid.log == [0])
    #expect(grid.location == ScenePoint(x: 0, y: 0))
    try grid.up(0, 0)
    #expect(grid.log == [0])
  }

  /// G18: the names repeat every five cells.
  @Test(arguments: ResolutionProfile.allCases)
  func `the name of a selection is that of its place in a row of five`(profile: ResolutionProfile) throws {
    let names = ["one", "two", "three", "four", "five"]
    let grid = try SweptGrid(profile: profile)
    #expect(grid.selection == -1)
    try grid.down(180, 310)
    try #require(grid.selection == 7)
    #expect(names[grid.selection % 5] == "three")
  }

  /// G19.
  @Test(arguments: ResolutionProfile.allCases)
  func `a finger that the system takes away leaves its selection`(profile: ResolutionProfile) throws {
    let grid = try SweptGrid(profile: profile)
    try grid.down(50, 50)
    try grid.move(150, 50)
    grid.cancel()
    #expect(grid.log == [0, 1])
    #expect(grid.location == ScenePoint(x: 0, y: 0))
  }
}
