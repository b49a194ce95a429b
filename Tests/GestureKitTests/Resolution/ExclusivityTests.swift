import Testing

@testable import GestureKit

/// A3.7, A3.8 and A3.11: what becomes of those that come too late or lose.
struct ExclusivityTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)

  // MARK: A3.7

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.7 what recognizes while one that outranks it is active fails`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.drag("outer", 40), around: .drag("inner", 10))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.slide(place, by: [10, 40], 0) + [.up(1, (45, 5), 60)]) == [
        "20 inner began (10, 0)", "20 outer failed prevented(inner)", "40 inner changed (40, 0)",
        "60 inner ended (40, 0)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.7 a continuous gesture displaces an active one that it outranks`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.drag("outer", 10), around: .drag("inner", 40))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.slide(place, by: [10, 40, 50], 0) + [.up(1, (55, 5), 80)]) == [
        "20 outer began (10, 0)", "40 inner began (40, 0)", "40 outer cancelled (40, 0) prevented(inner)",
        "60 inner changed (50, 0)", "80 inner ended (50, 0)",
      ]
    )
  }

  @Test func `A3.7 a discrete gesture displaces an active one in nested only`() throws {
    let scene = TouchRegion.nest(.drag("drag", 20), around: .hold("hold", 500, maximumDistance: 100))
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 600)]
    #expect(
      try SessionLog.of(scene, .pairwise, steps) == [
        "0 hold pressing true", "20 drag began (20, 0)", "500 hold pressing false", "500 hold failed prevented(drag)",
        "600 drag ended (20, 0)",
      ]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps) == [
        "0 hold pressing true", "20 drag began (20, 0)", "500 hold pressing false", "500 hold ended",
        "500 drag cancelled (20, 0) prevented(hold)",
      ]
    )
  }

  @Test func `A3.7 in nested the end of what has begun waits while another one may displace it`() throws {
    let scene = TouchRegion.nest(.drag("drag", 20), around: .twoTaps.named("double"))
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 60)]
    #expect(
      try SessionLog.of(scene, .pairwise, steps)
        == ["20 drag began (20, 0)", "60 drag ended (20, 0)", "410.000001 double failed noFurtherTap"]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps)
        == ["20 drag began (20, 0)", "410.000001 double failed noFurtherTap", "410.000001 drag ended (20, 0)"]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps + SessionStep.tap(place, 200)) == [
        "20 drag began (20, 0)", "250 double ended (5, 5) x2", "250 drag cancelled (20, 0) prevented(double)",
      ]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps + [.disable("drag")]) == [
        "20 drag began (20, 0)", "60 drag cancelled (20, 0) disabled", "410.000001 double failed noFurtherTap",
      ]
    )
  }

  @Test func `A3.7 one that has ended keeps later ones out; in nested it had to wait for them`() throws {
    let scene = TouchRegion.nest(.hold("hold", 300), around: .drag("drag", 10))
    let steps: [SessionStep] = [
      .down(1, place, 0), .move(1, (15, 5), 400), .move(1, (50, 5), 420), .up(1, (50, 5), 440),
    ]
    #expect(
      try SessionLog.of(scene, .pairwise, steps) == [
        "0 hold pressing true", "300 hold pressing false", "300 hold ended", "400 drag failed prevented(hold)",
      ]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps) == [
        "0 hold pressing true", "300 hold pressing false", "400 drag began (10, 0)", "400 hold failed prevented(drag)",
        "420 drag changed (45, 0)", "440 drag ended (45, 0)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.7 simultaneity declared by id or kind, on either side, lifts that`(profile: ResolutionProfile) throws {
    let plain = (GestureSpec.drag("inner", 10), GestureSpec.drag("outer", 20))
    let byKind = plain.0.with { $0.simultaneousWith = [.kind(.drag)] }
    for (inner, outer) in [(plain.0.beside("outer"), plain.1), (plain.0, plain.1.beside("inner")), (byKind, plain.1)] {
      let scene = TouchRegion.nest(outer, .highPriority, around: inner)
      #expect(
        try SessionLog.of(scene, profile, SessionStep.slide(place, by: [10, 20], 0) + [.up(1, (25, 5), 60)]) == [
          "20 inner began (10, 0)", "40 inner changed (20, 0)", "40 outer began (20, 0)", "60 inner ended (20, 0)",
          "60 outer ended (20, 0)",
        ]
      )
    }
  }

  // MARK: A3.8

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.8 a loser stays out until every touch of its own or a competitor's is up`(
    profile: ResolutionProfile
  ) throws {
    let other = TouchRegion.box("b", SceneRect(x: 100, y: 0, width: 100, height: 100)).adding(.oneTap.named("other"))
    let scene = TouchRegion.box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [.box("a").adding(.drag("drag", 10)).adding(.hold("hold", 300)), other]
    )
    let steps: [SessionStep] = [
      .down(1, place, 0), .move(1, (15, 5), 20),
      // Finger 2 comes while finger 1 is down: nothing.
      .down(2, (50, 50), 100), .up(2, (50, 50), 150),
      // Finger 3 is elsewhere and does not count.
      .down(3, (150, 5), 200), .up(1, (15, 5), 300), .down(4, (50, 50), 400), .up(4, (50, 50), 750),
    ]
    let log = try SessionLog.of(scene, profile, steps + [.up(3, (150, 5), 800)])
    let first = [
      "0 hold pressing true", "20 drag began (10, 0)", "20 hold pressing false", "20 hold failed prevented(drag)",
      "300 drag ended (10, 0)", "400 hold pressing true",
    ]
    let last =
      switch profile {
      case .pairwise: ["700 hold pressing false", "700 hold ended", "750 drag failed movedTooLittle"]
      case .nested: ["700 hold pressing false", "750 drag failed movedTooLittle", "750 hold ended"]
      }
    #expect(log == first + last + ["800 other ended (50, 5)"])
  }

  // MARK: A3.11

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.11 a button outranks the taps of what lies around it`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.oneTap.named("tap"), around: .button.named("button"))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap(place, 0)) == [
        "0 button pressing true", "50 button pressing false", "50 button ended tap", "50 tap failed prevented(button)",
      ]
    )
  }

  @Test func `A3.11 a button yields to a drag around it, unlike to a tap`() throws {
    let scene = TouchRegion.nest(.drag("pan", 10), around: .button.named("button"))
    #expect(
      try SessionLog.of(scene, SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 40)]) == [
        "0 button pressing true", "20 pan began (10, 0)", "40 button pressing false",
        "40 button failed prevented(pan)", "40 pan ended (10, 0)",
      ]
    )
  }
}
