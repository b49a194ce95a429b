import GestureKit
import StepperCore
import Testing

/// The drags of the grid beside its buttons, and beside each other.
struct SweptGridContentionTests {
  /// G15: the drag begins where the finger lands, which takes the button under it out.
  @Test(arguments: ResolutionProfile.allCases)
  func `a tap selects by its drag and never runs the button`(profile: ResolutionProfile) throws {
    let grid = try SweptGrid(profile: profile)
    try grid.down(50, 50)
    #expect(grid.log == [0])
    #expect(grid.beatenButtons == [0])
    try grid.up(50, 50)
    #expect(grid.beatenButtons == [0])
    #expect(grid.activations == [])
    #expect(grid.log == [0])
  }

  /// G15: an assistive technology runs the button without any touch.
  @Test(arguments: ResolutionProfile.allCases)
  func `an activation still runs the button`(profile: ResolutionProfile) throws {
    let grid = try SweptGrid(profile: profile)
    grid.activate(4)
    #expect(grid.activations == [4])
    #expect(grid.log == [4])
  }

  /// G17.
  @Test(arguments: ResolutionProfile.allCases)
  func `of two fingers the last sample counts, and the first lift clears the location of both`(
    profile: ResolutionProfile
  ) throws {
    let grid = try SweptGrid(profile: profile)
    try grid.down(50, 50, finger: 1)
    try grid.down(180, 50, finger: 2)
    try grid.move(60, 50, finger: 1)
    #expect(grid.log == [0, 1, 0])
    try grid.up(60, 50, finger: 1)
    // Finger 2 is still on cell 1.
    #expect(grid.location == ScenePoint(x: 0, y: 0))
    #expect(grid.log == [0, 1, 0])
    try grid.move(190, 50, finger: 2)
    try grid.up(190, 50, finger: 2)
    #expect(grid.log == [0, 1, 0, 1])
  }
}
