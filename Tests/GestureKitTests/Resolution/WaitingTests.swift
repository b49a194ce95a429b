import Testing

@testable import GestureKit

/// A3.5: who waits for whom.
struct WaitingTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 a tap waits for what outranks it and comes when that fails`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.oneTap.named("tap"), around: .hold("hold", 500))
    #expect(
      try SessionLog.of(scene, profile, [.down(1, place, 0), .up(1, place, 100)]) == [
        "0 hold pressing true", "100 hold pressing false", "100 hold failed liftedTooEarly", "100 tap ended (5, 5)",
      ]
    )
    #expect(
      try SessionLog.of(scene, profile, [.down(1, place, 0), .up(1, place, 600)]) == [
        "0 hold pressing true", "500 hold pressing false", "500 hold ended", "500 tap failed prevented(hold)",
      ]
    )
  }

  @Test func `A3.5 a lower count of taps waits for a higher one of a competitor, whoever is the parent`() throws {
    let outer = TouchRegion.nest(.twoTaps.named("double"), around: .oneTap.named("single"))
    #expect(
      try SessionLog.of(outer, SessionStep.tap(place, 0))
        == ["400.000001 single ended (5, 5)", "400.000001 double failed noFurtherTap"]
    )
    let inner = TouchRegion.nest(.oneTap.named("single"), around: .twoTaps.named("double"))
    #expect(
      try SessionLog.of(inner, SessionStep.tap(place, 0))
        == ["400.000001 double failed noFurtherTap", "400.000001 single ended (5, 5)"]
    )
  }

  @Test func `A3.5 in nested the child's single comes before the parent's double, which fails with it`() throws {
    let scene = TouchRegion.nest(.twoTaps.named("double"), around: .oneTap.named("single"))
    #expect(
      try SessionLog.of(scene, .nested, SessionStep.tap(place, 0))
        == ["50 single ended (5, 5)", "50 double failed prevented(single)"]
    )
  }

  @Test func `A3.5 other gestures wait for nobody in pairwise, and for all that outrank them in nested`() throws {
    let scene = TouchRegion.nest(.hold("hold", 300), around: .drag.named("drag"))
    let steps: [SessionStep] = [.down(1, place, 0), .up(1, place, 400)]
    #expect(
      try SessionLog.of(scene, .pairwise, steps)
        == ["0 hold pressing true", "300 hold pressing false", "300 hold ended", "400 drag failed movedTooLittle"]
    )
    #expect(
      try SessionLog.of(scene, .nested, steps)
        == ["0 hold pressing true", "300 hold pressing false", "400 drag failed movedTooLittle", "400 hold ended"]
    )
  }

  @Test func `A3.5 a composite counts as the member that is about to be told`() throws {
    let scene = TouchRegion.nest(.either(.hold("hold", 300), or: .oneTap.named("tap")), around: .drag.named("drag"))
    #expect(
      try SessionLog.of(scene, [.down(1, place, 0), .up(1, place, 400)]) == [
        "0 hold pressing true", "300 hold pressing false", "300 hold ended", "300 tap failed prevented(hold)",
        "400 drag failed movedTooLittle",
      ]
    )
    let taps = TouchRegion.nest(.either(.hold("hold", 300), or: .oneTap.named("tap")), around: .twoTaps.named("double"))
    #expect(
      try SessionLog.of(taps, SessionStep.tap(place, 0)) == [
        "0 hold pressing true", "50 hold pressing false", "50 hold failed liftedTooEarly",
        "400.000001 double failed noFurtherTap", "400.000001 tap ended (5, 5)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 an explicit requirement takes the place of the implicit wait`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.nest(.oneTap.named("outer"), around: .oneTap.named("inner").requiring("outer"))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap(place, 0))
        == ["50 inner failed prevented(outer)", "50 outer ended (5, 5)"]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 a requirement by kind means every gesture of that kind`(profile: ResolutionProfile) throws {
    let drag = GestureSpec.drag.named("drag").with { $0.requiresFailureOf = [.kind(.longPress)] }
    let scene = pad.adding(drag).adding(.hold("a", 300, maximumDistance: 50), .simultaneous)
      .adding(.hold("b", 200, maximumDistance: 15), .simultaneous)
    let steps = SessionStep.slide(place, by: [12, 20, 60], 0) + [.up(1, (65, 5), 80)]
    let log = try SessionLog.of(scene, profile, steps).filter { !$0.contains("pressing") }
    #expect(
      log == ["40 b failed movedTooFar", "60 drag began (60, 0)", "60 a failed movedTooFar", "80 drag ended (60, 0)"]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 a requirement on one without a touch does not block`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.siblings(.oneTap.named("tap").requiring("hold"), .hold("hold", 500))
    #expect(try SessionLog.of(scene, profile, SessionStep.tap(place, 0)) == ["50 tap ended (5, 5)"])
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 it blocks while that one holds a touch, common or not`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.siblings(.oneTap.named("tap").requiring("hold"), .hold("hold", 500))
    let start: [SessionStep] = [.down(2, (150, 5), 0)] + SessionStep.tap(place, 100)
    #expect(
      try SessionLog.of(scene, profile, start + [.up(2, (150, 5), 300)]) == [
        "0 hold pressing true", "300 hold pressing false", "300 hold failed liftedTooEarly", "300 tap ended (5, 5)",
      ]
    )
    #expect(
      try SessionLog.of(scene, profile, start + [.up(2, (150, 5), 600)]) == [
        "0 hold pressing true", "500 hold pressing false", "500 hold ended", "500 tap failed prevented(hold)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 a requirement on a member blocks though the other member has succeeded`(
    profile: ResolutionProfile
  ) throws {
    let pair = GestureSpec.both(.hold("hold", 100), .twoTaps.named("double"))
    let scene = pad.adding(pair, .simultaneous).adding(.oneTap.named("tap").requiring("double"), .simultaneous)
    #expect(
      try SessionLog.of(scene, profile, [.down(1, place, 0), .up(1, place, 150)]) == [
        "0 hold pressing true", "100 hold pressing false", "100 hold ended", "500.000001 double failed noFurtherTap",
        "500.000001 tap ended (5, 5)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.5 a requirement that becomes known to have failed releases a chain`(profile: ResolutionProfile) throws {
    let scene = pad.adding(.drag.named("a").requiring("b"), .simultaneous)
      .adding(.drag.named("b").requiring("c"), .simultaneous)
      .adding(.both(.hold("hold", 500, maximumDistance: 30), .tap(Tap(maximumDistance: 20))).named("c"), .simultaneous)
    let log = try SessionLog.of(scene, profile, SessionStep.slide(place, by: [20, 40], 0) + [.up(1, (45, 5), 60)])
    #expect(
      log.filter { !$0.contains("pressing") } == [
        "40 a failed prevented(b)", "40 b began (40, 0)", "40 hold failed movedTooFar", "40 c failed member(tap)",
        "60 b ended (40, 0)",
      ]
    )
  }
}
