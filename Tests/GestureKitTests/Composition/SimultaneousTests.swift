import Testing

@testable import GestureKit

/// A2: two side by side.
struct SimultaneousTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)
  private let hold: GestureSpec = GestureSpec.hold.named("hold")
  private let drag: GestureSpec = GestureSpec.drag.named("drag")
  private let single: GestureSpec = GestureSpec.oneTap.named("single")
  private let double: GestureSpec = GestureSpec.twoTaps.named("double")

  private func pair(_ first: GestureSpec, _ second: GestureSpec) -> GestureSpec { .both(first, second).named("pair") }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 members report at their own time, the composite when both are over`(profile: ResolutionProfile) throws {
    #expect(
      try SessionLog.of(pad.adding(pair(single, double)), profile, SessionStep.tap(place, 0)) == [
        "50 single ended (5, 5)", "400.000001 double failed noFurtherTap", "400.000001 pair ended {single (5, 5)}",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 a member that reset while the composite waits may end again and reports each time`(
    profile: ResolutionProfile
  ) throws {
    let steps = SessionStep.tap(place, 0) + SessionStep.tap(place, 200)
    #expect(
      try SessionLog.of(pad.adding(pair(single, double)), profile, steps) == [
        "50 single ended (5, 5)", "250 single ended (5, 5)", "250 double ended (5, 5) x2",
        "250 pair ended {single (5, 5), double (5, 5) x2}",
      ]
    )
  }

  @Test func `A2 once begun it stays active until both are over`() throws {
    let steps = SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 100)]
    #expect(
      try SessionLog.of(pad.adding(pair(drag, hold)), steps) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 pair began {drag (10, 0)}", "100 drag ended (10, 0)",
        "100 hold pressing false", "100 hold failed liftedTooEarly", "100 pair ended {drag (10, 0)}",
      ]
    )
  }

  @Test func `A2 active, it carries what has ended`() throws {
    let steps = SessionStep.slide(place, by: [10], 0) + [.move(1, (20, 5), 600), .up(1, (20, 5), 700)]
    #expect(
      try SessionLog.of(pad.adding(pair(drag, hold)), steps) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 pair began {drag (10, 0)}", "500 hold pressing false",
        "500 hold ended", "500 pair changed {drag (10, 0), hold}", "600 drag changed (15, 0)",
        "600 pair changed {drag (15, 0), hold}", "700 drag ended (15, 0)", "700 pair ended {drag (15, 0), hold}",
      ]
    )
  }

  @Test func `A2 it fails when both have failed, and is cancelled when it had begun and nobody ended`() throws {
    #expect(
      try SessionLog.of(pad.adding(pair(drag, hold)), SessionStep.tap(place, 0)) == [
        "0 hold pressing true", "50 drag failed movedTooLittle", "50 hold pressing false",
        "50 hold failed liftedTooEarly", "50 pair failed member(hold)",
      ]
    )
    #expect(
      try SessionLog.of(
        pad.adding(pair(drag, hold)),
        SessionStep.slide(place, by: [10], 0) + [.lose(1, (15, 5), 40)]
      )
        == [
          "0 hold pressing true", "20 drag began (10, 0)", "20 pair began {drag (10, 0)}",
          "40 drag cancelled (10, 0) system", "40 hold pressing false", "40 hold failed system",
          "40 pair cancelled member(hold)",
        ].map { $0.replacing("pair cancelled member", with: "pair cancelled {} member") }
    )
  }

  @Test func `A2 another gesture takes both out`() throws {
    let scene = TouchRegion.nest(GestureSpec.drag.named("pan"), .highPriority, around: pair(single, double))
    #expect(
      try SessionLog.of(scene, SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 50)]) == [
        "20 single failed prevented(pan)", "20 double failed prevented(pan)", "20 pair failed prevented(pan)",
        "20 pan began (10, 0)", "50 pan ended (10, 0)",
      ]
    )
  }

  // MARK: Requirements

  /// The gesture in a region at the left, and a long press, "guard", at the right.
  private func guarded(_ spec: GestureSpec) -> TouchRegion {
    let right = TouchRegion.box("right", SceneRect(x: 100, y: 0, width: 100, height: 100))
    return .box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [pad.adding(spec), right.adding(GestureSpec.hold.named("guard"))]
    )
  }

  /// A finger holds the guard until a time; another one taps at the left meanwhile.
  private func log(_ spec: GestureSpec, guardUntil time: Double) throws -> [String] {
    let steps = [.down(2, (150, 5), 0)] + SessionStep.tap(place, 100) + [.up(2, (150, 5), time)]
    return try SessionLog.of(guarded(spec), steps).filter { !$0.contains("pressing") }
  }

  @Test func `A2 a requirement on the composite holds for both members`() throws {
    let other = GestureSpec.tap(Tap(maximumDistance: 5)).named("other")
    let spec = pair(single, other).requiring("guard")
    #expect(
      try log(spec, guardUntil: 300) == [
        "300 guard failed liftedTooEarly", "300 single ended (5, 5)", "300 other ended (5, 5)",
        "300 pair ended {single (5, 5), other (5, 5)}",
      ]
    )
    #expect(
      try log(spec, guardUntil: 600) == [
        "500 guard ended", "500 single failed prevented(guard)", "500 other failed prevented(guard)",
        "500 pair failed prevented(guard)",
      ]
    )
  }

  @Test func `A2 a requirement on a member holds for that member alone, while it waits`() throws {
    let other = GestureSpec.tap(Tap(maximumDistance: 5)).named("other")
    for spec in [pair(single.requiring("guard"), other), pair(other, single.requiring("guard"))] {
      let isFirst = spec == pair(single.requiring("guard"), other)
      let values = isFirst ? "single (5, 5), other (5, 5)" : "other (5, 5), single (5, 5)"
      #expect(
        try log(spec, guardUntil: 300) == [
          "150 other ended (5, 5)", "300 guard failed liftedTooEarly", "300 single ended (5, 5)",
          "300 pair ended {\(values)}",
        ]
      )
    }
  }

  @Test func `A2 a requirement on a member holds for that member alone, when it fails`() throws {
    let other = GestureSpec.tap(Tap(maximumDistance: 5)).named("other")
    for spec in [pair(single.requiring("guard"), other), pair(other, single.requiring("guard"))] {
      #expect(
        try log(spec, guardUntil: 600) == [
          "150 other ended (5, 5)", "500 guard ended", "500 single failed prevented(guard)",
          "500 pair ended {other (5, 5)}",
        ]
      )
    }
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 requiring a composite to fail means that both have failed`(profile: ResolutionProfile) throws {
    let hold = GestureSpec.longPress(LongPress(maximumDistance: 20)).named("hold")
    let scene = pad.adding(GestureSpec.drag.named("pan").requiring("pair"))
      .adding(pair(hold, .tap(Tap(maximumDistance: 30))), .simultaneous)
    let log = try SessionLog.of(
      scene,
      profile,
      SessionStep.slide(place, by: [15, 25, 35], 0) + [.up(1, (40, 5), 80)]
    )
    #expect(
      log.filter { !$0.contains("pressing") } == [
        "40 hold failed movedTooFar", "60 pan began (35, 0)", "60 pair failed member(tap)", "80 pan ended (35, 0)",
      ]
    )
  }
}
