import Testing

@testable import GestureKit

/// A3.1 to A3.4: who competes, and who comes first.
struct RankTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)

  // MARK: A3.1, A3.2

  @Test func `A3.1 pairwise is the default`() throws {
    let scene = pad.adding(.oneTap.named("a"), .simultaneous).adding(.oneTap.named("b"))
    let session = try GestureSession(scene)
    #expect(session == (try GestureSession(scene, profile: .pairwise)))
    #expect(session != (try GestureSession(scene, profile: .nested)))
  }

  @Test func `A3.1 in nested one that received no touch counts as failed`() throws {
    let child = TouchRegion.box("child", SceneRect(x: 50, y: 50, width: 50, height: 50)).adding(.oneTap.named("inner"))
    let scene = TouchRegion.box("parent", .unit, [child]).adding(.oneTap.named("outer"))
    #expect(try SessionLog.of(scene, .nested, SessionStep.tap(place, 0)) == ["50 outer ended (5, 5)"])
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.2 gestures without a common touch do not compete`(profile: ResolutionProfile) throws {
    let right = TouchRegion.box("right", SceneRect(x: 100, y: 0, width: 100, height: 100)).adding(.drag("b", 10))
    let scene = TouchRegion.box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [pad.adding(.drag("a", 10)), right]
    )
    let steps: [SessionStep] = [
      .down(1, (5, 5), 0), .down(2, (105, 5), 0), .move(1, (15, 5), 20), .move(2, (115, 5), 20),
      .up(1, (15, 5), 40), .up(2, (115, 5), 60),
    ]
    #expect(
      try SessionLog.of(scene, profile, steps)
        == ["20 a began (10, 0)", "20 b began (10, 0)", "40 a ended (10, 0)", "60 b ended (10, 0)"]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.2 members of one composite do not wait for each other nor take each other out`(
    profile: ResolutionProfile
  ) throws {
    let scene = pad.adding(.both(.oneTap.named("single"), .both(.twoTaps.named("double"), .drag("drag", 10))))
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 50)]
    #expect(
      try SessionLog.of(scene, profile, steps) == [
        "20 drag began (20, 0)", "50 single ended (25, 5)", "50 drag ended (20, 0)",
        "400.000001 double failed noFurtherTap",
      ]
    )
  }

  // MARK: A3.3, A3.4

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.3 of equals the deepest is first, on one region the one attached first`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.drag("c", 10), around: .drag("a", 10))
      .changed { $0.children[0] = $0.children[0].adding(.drag.named("b")) }
    #expect(
      try SessionLog.of(scene, profile, SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 40)]) == [
        "20 a began (10, 0)", "20 b failed prevented(a)", "20 c failed prevented(a)", "40 a ended (10, 0)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.4 of several recognized on one input the highest in rank is admitted, the others fail`(
    profile: ResolutionProfile
  ) throws {
    let scene = TouchRegion.nest(.drag("outer", 10), .highPriority, around: .drag("inner", 10))
      .changed { $0.children[0] = $0.children[0].adding(.drag.named("beside"), .simultaneous) }
    let log = try SessionLog.of(scene, profile, SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 40)])
    switch profile {
    case .pairwise:
      #expect(
        log == [
          "20 inner failed prevented(outer)", "20 beside began (10, 0)", "20 outer began (10, 0)",
          "40 beside ended (10, 0)", "40 outer ended (10, 0)",
        ]
      )
    case .nested:
      #expect(
        log == [
          "20 inner failed prevented(outer)", "20 beside failed prevented(outer)", "20 outer began (10, 0)",
          "40 outer ended (10, 0)",
        ]
      )
    }
  }

  @Test func `A3.4 two deadlines are two inputs, also at one time: the first one set is the first`() throws {
    let scene = TouchRegion.nest(.hold("outer", 500), .highPriority, around: .hold("inner", 500))
    func log(_ profile: ResolutionProfile) throws -> [String] {
      try SessionLog.of(scene, profile, [.down(1, place, 0), .up(1, place, 600)]).filter { !$0.contains("pressing") }
    }
    #expect(try log(.pairwise) == ["500 inner ended", "500 outer failed prevented(inner)"])
    // The inner one has to wait for the outer one.
    #expect(try log(.nested) == ["500 inner failed prevented(outer)", "500 outer ended"])
  }
}
