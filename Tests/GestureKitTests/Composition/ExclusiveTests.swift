import Testing

@testable import GestureKit

/// A2: two of which the first is preferred.
struct ExclusiveTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)
  private let hold: GestureSpec = GestureSpec.hold.named("hold")
  private let drag: GestureSpec = GestureSpec.drag.named("drag")
  private let single: GestureSpec = GestureSpec.oneTap.named("single")
  private let double: GestureSpec = GestureSpec.twoTaps.named("double")

  private func choice(_ first: GestureSpec, _ second: GestureSpec) -> TouchRegion {
    pad.adding(.either(first, or: second).named("choice"))
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 a second that ends first waits until the first has failed`(profile: ResolutionProfile) throws {
    #expect(
      try SessionLog.of(choice(double, single), profile, SessionStep.tap(place, 0)) == [
        "400.000001 double failed noFurtherTap", "400.000001 single ended (5, 5)",
        "400.000001 choice ended {single (5, 5)}",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 a first that succeeds takes the second out, also one that waited`(profile: ResolutionProfile) throws {
    let steps = SessionStep.tap(place, 0) + SessionStep.tap(place, 200)
    #expect(
      try SessionLog.of(choice(double, single), profile, steps) == [
        "250 double ended (5, 5) x2", "250 single failed prevented(double)", "250 choice ended {double (5, 5) x2}",
      ]
    )
    let begun = SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 40)]
    #expect(
      try SessionLog.of(choice(drag, hold), profile, begun) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 hold pressing false", "20 hold failed prevented(drag)",
        "20 choice began {drag (10, 0)}", "40 drag ended (10, 0)", "40 choice ended {drag (10, 0)}",
      ]
    )
  }

  @Test func `A2 in pairwise a second that begins fails the first at once`() throws {
    let steps = SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 600)]
    #expect(
      try SessionLog.of(choice(hold, drag), .pairwise, steps) == [
        "0 hold pressing true", "20 hold pressing false", "20 hold failed prevented(drag)", "20 drag began (10, 0)",
        "20 choice began {drag (10, 0)}", "600 drag ended (10, 0)", "600 choice ended {drag (10, 0)}",
      ]
    )
  }

  @Test func `A2 in nested the first may still displace a second that has begun`() throws {
    let steps = SessionStep.slide(place, by: [10], 0)
    #expect(
      try SessionLog.of(choice(hold, drag), .nested, steps + [.up(1, (15, 5), 600)]) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 choice began {drag (10, 0)}", "500 hold pressing false",
        "500 hold ended", "500 drag cancelled (10, 0) prevented(hold)", "500 choice ended {hold}",
      ]
    )
    #expect(
      try SessionLog.of(choice(hold, drag), .nested, steps + [.up(1, (15, 5), 100)]) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 choice began {drag (10, 0)}", "100 hold pressing false",
        "100 hold failed liftedTooEarly", "100 drag ended (10, 0)", "100 choice ended {drag (10, 0)}",
      ]
    )
  }

  @Test func `A2 in nested the end of a second that has begun waits, and nothing changes meanwhile`() throws {
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 60)]
    #expect(
      try SessionLog.of(choice(double, drag), .nested, steps) == [
        "20 drag began (20, 0)", "20 choice began {drag (20, 0)}", "410.000001 double failed noFurtherTap",
        "410.000001 drag ended (20, 0)", "410.000001 choice ended {drag (20, 0)}",
      ]
    )
    #expect(
      try SessionLog.of(choice(double, drag), .nested, steps + SessionStep.tap((25, 5), 200)) == [
        "20 drag began (20, 0)", "20 choice began {drag (20, 0)}", "250 double ended (25, 5) x2",
        "250 drag cancelled (20, 0) prevented(double)", "250 choice ended {double (25, 5) x2}",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 when the first has failed the second goes on by itself`(profile: ResolutionProfile) throws {
    let steps: [SessionStep] = [.down(1, place, 0), .move(1, (15, 5), 800), .up(1, (15, 5), 900)]
    #expect(
      try SessionLog.of(choice(single, drag), profile, steps) == [
        "750.000001 single failed tooSlow", "800 drag began (10, 0)", "800 choice began {drag (10, 0)}",
        "900 drag ended (10, 0)", "900 choice ended {drag (10, 0)}",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 it fails when both have failed`(profile: ResolutionProfile) throws {
    #expect(
      try SessionLog.of(choice(drag, hold), profile, SessionStep.tap(place, 0)) == [
        "0 hold pressing true", "50 drag failed movedTooLittle", "50 hold pressing false",
        "50 hold failed liftedTooEarly", "50 choice failed member(hold)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 three in a row: each waits for all before it`(profile: ResolutionProfile) throws {
    let triple = GestureSpec.tap(Tap(count: 3)).named("triple")
    let scene = pad.adding(.either(triple, or: .either(double, or: single)).named("choice"))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap(place, 0)) == [
        "400.000001 triple failed noFurtherTap", "400.000001 double failed noFurtherTap",
        "400.000001 single ended (5, 5)", "400.000001 choice ended {exclusive {single (5, 5)}}",
      ]
    )
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap(place, 0) + SessionStep.tap(place, 200)) == [
        "250 single failed prevented(double)", "600.000001 triple failed noFurtherTap",
        "600.000001 double ended (5, 5) x2",
        "600.000001 choice ended {exclusive {double (5, 5) x2}}",
      ]
    )
  }
}
