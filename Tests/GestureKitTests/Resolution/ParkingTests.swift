import Testing

@testable import GestureKit

/// A3.6: what becomes of a recognition that waits.
struct ParkingTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.6 a waiting drag keeps measuring and begins once, with its current value`(
    profile: ResolutionProfile
  ) throws {
    let scene = pad.adding(.drag.named("drag").requiring("double")).adding(.twoTaps.named("double"))
    let steps = SessionStep.slide(place, by: [20, 40, 60, 70], 0) + [.up(1, (75, 5), 100)]
    #expect(
      try SessionLog.of(scene, profile, steps) == [
        "60 drag began (60, 0)", "60 double failed movedTooFar", "80 drag changed (70, 0)", "100 drag ended (70, 0)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.6 a waiting drag whose finger has lifted begins and ends when it is released`(
    profile: ResolutionProfile
  ) throws {
    let scene = pad.adding(.drag.named("drag").requiring("double")).adding(.twoTaps.named("double"))
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 50)]
    #expect(
      try SessionLog.of(scene, profile, steps) == [
        "400.000001 drag began (20, 0)", "400.000001 drag ended (20, 0)", "400.000001 double failed noFurtherTap",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.6 what waits fails when the other one succeeds`(profile: ResolutionProfile) throws {
    let scene = pad.adding(.drag.named("drag").requiring("double")).adding(.twoTaps.named("double"))
    let steps = SessionStep.slide(place, by: [20], 0) + [.up(1, (25, 5), 50)] + SessionStep.tap(place, 200)
    #expect(
      try SessionLog.of(scene, profile, steps) == ["250 drag failed prevented(double)", "250 double ended (5, 5) x2"]
    )
  }

  @Test func `A3.6 a waiting result takes no further touches`() throws {
    // The second contact moves too far for a tap: the first one's result is not touched by that.
    let scene = pad.adding(.twoTaps.named("double")).adding(.oneTap.named("single"))
    let steps = SessionStep.tap(place, 0) + SessionStep.slide(place, by: [46], 100)
    #expect(
      try SessionLog.of(scene, steps + [.up(1, (51, 5), 150)])
        == ["120 double failed movedTooFar", "120 single ended (5, 5)"]
    )
  }

  @Test func `A3.6 a waiting result competes only over the touches it was recognized with`() throws {
    let scene = pad.adding(.twoTaps.named("double")).adding(.oneTap.named("single")).adding(.drag.named("drag"))
    let steps = SessionStep.tap(place, 0) + SessionStep.slide(place, by: [48], 100) + [.up(1, (53, 5), 150)]
    #expect(
      try SessionLog.of(scene, steps) == [
        "50 drag failed movedTooLittle", "120 double failed movedTooFar", "120 single ended (5, 5)",
        "120 drag began (48, 0)", "150 drag ended (48, 0)",
      ]
    )
  }

  @Test func `A3.6 a waiting result is neither failed nor hastened by taps elsewhere`() throws {
    let scene = TouchRegion.siblings(
      .either(.twoTaps.named("double"), or: .oneTap.named("single")),
      .oneTap.named("other")
    )
    #expect(
      try SessionLog.of(scene, SessionStep.tap(place, 0) + SessionStep.tap((150, 5), 100)) == [
        "150 other ended (50, 5)", "400.000001 double failed noFurtherTap", "400.000001 single ended (5, 5)",
      ]
    )
  }
}
