import StepperCore
import Testing

@testable import GestureKit

/// A1, as far as it is the session's: what is disabled or removed, and when a gesture is as new.
struct ChangeTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)

  // MARK: Disabled and removed

  @Test(arguments: [("disabled", SessionStep.disable("drag")), ("removed", .remove("pad"))])
  func `A1 what is active is cancelled at once and stays out while the finger is down`(
    reason: String,
    change: SessionStep
  ) throws {
    let steps: [SessionStep] =
      SessionStep.slide(place, by: [20], 0) + [change, .enable("drag")]
      + [.move(1, (90, 5), 60), .up(1, (90, 5), 80)]
    #expect(
      try SessionLog.of(pad.adding(.drag.named("drag")), steps)
        == ["20 drag began (20, 0)", "20 drag cancelled (20, 0) \(reason)"]
    )
  }

  @Test(arguments: [("disabled", SessionStep.disable("hold")), ("removed", .remove("pad"))])
  func `A1 what is possible fails at once, and its deadline is withdrawn`(reason: String, change: SessionStep) throws {
    var session = try GestureSession(pad.adding(.hold.named("hold")))
    SessionStep.down(1, place, 0).change(&session)
    SessionStep.advance(100).change(&session)
    change.change(&session)
    #expect(SessionLog.lines(of: session) == ["100 hold pressing false", "100 hold failed \(reason)"])
    #expect(session.pendingDeadlines == 0)
  }

  @Test(arguments: [SessionStep.disable("double"), .remove("pad")])
  func `A1 one that holds neither a finger nor a result logs nothing`(change: SessionStep) throws {
    let scene = pad.adding(.twoTaps.named("double"))
    #expect(try SessionLog.of(scene, [change]) == [])
    #expect(try SessionLog.of(scene, SessionStep.tap(place, 0) + [change]) == [])
  }

  @Test(arguments: [("disabled", SessionStep.disable("single")), ("removed", .remove("child"))])
  func `A1 a result that waits is withdrawn`(reason: String, change: SessionStep) throws {
    let scene = TouchRegion.nest(.twoTaps.named("double"), around: .oneTap.named("single"))
    #expect(
      try SessionLog.of(scene, SessionStep.tap(place, 0) + [change])
        == ["50 single failed \(reason)", "400.000001 double failed noFurtherTap"]
    )
  }

  @Test func `A1 what waited for one that is disabled goes on at once`() throws {
    let scene = pad.adding(.oneTap.named("single")).adding(.twoTaps.named("double"))
    #expect(
      try SessionLog.of(scene, SessionStep.tap(place, 0) + [.advance(100), .disable("double")])
        == ["100 single ended (5, 5)"]
    )
  }

  @Test func `A1 a disabled one takes no touch until the next touch after it is enabled`() throws {
    let scene = pad.adding(.oneTap.named("tap").with { $0.isEnabled = false })
    let steps: [SessionStep] =
      SessionStep.tap(place, 0) + [.down(1, place, 1_000), .enable("tap"), .up(1, place, 1_050)]
      + SessionStep.tap(place, 2_000)
    #expect(try SessionLog.of(scene, steps) == ["2050 tap ended (5, 5)"])
  }

  @Test func `A1 removing a region takes out what lies in it, and the rest goes on`() throws {
    let scene = TouchRegion.nest(.drag.named("outer"), .simultaneous, around: .drag.named("inner"))
    let steps: [SessionStep] = SessionStep.slide(place, by: [20], 0) + [.remove("child"), .up(1, (25, 5), 40)]
    #expect(
      try SessionLog.of(scene, steps) == [
        "20 inner began (20, 0)", "20 outer began (20, 0)", "20 inner cancelled (20, 0) removed",
        "40 outer ended (20, 0)",
      ]
    )
  }

  @Test func `A1 a member that is disabled counts as failed`() throws {
    let scene = pad.adding(.either(.twoTaps.named("double"), or: .oneTap.named("single")))
    #expect(
      try SessionLog.of(scene, [.disable("double")] + SessionStep.tap(place, 0)) == ["50 single ended (5, 5)"]
    )
    #expect(
      try SessionLog.of(scene, SessionStep.tap(place, 0) + [.advance(100), .disable("double")])
        == ["100 single ended (5, 5)"]
    )
  }

  @Test func `A1 a composite that is disabled from the start is so with its members`() throws {
    let taps = GestureSpec.both(.oneTap.named("a"), .oneTap.named("b")).with { $0.isEnabled = false }
    let scene = pad.adding(.either(taps, or: .oneTap.named("c")))
    #expect(try SessionLog.of(scene, SessionStep.tap(place, 0)) == ["50 c ended (5, 5)"])
  }

  // MARK: Reset

  @Test func `A1 a gesture is as new at the first touch-down that finds no finger of its own down`() throws {
    let scene = pad.adding(.oneTap.named("tap"))
    let steps: [SessionStep] = [
      .down(1, place, 0), .down(2, (50, 50), 10), .up(1, place, 50),
      // Finger 2 is still down: nothing.
      .down(3, place, 100), .up(3, place, 150), .up(2, (50, 50), 200), .down(4, place, 300), .up(4, place, 350),
    ]
    #expect(try SessionLog.of(scene, steps) == ["50 tap ended (5, 5)", "350 tap ended (5, 5)"])
  }

  @Test func `A1 a finger of a competitor keeps a gesture out, too`() throws {
    let child = TouchRegion.box("child", SceneRect(x: 0, y: 0, width: 20, height: 20)).adding(.oneTap.named("tap"))
    let scene = TouchRegion.box("parent", .unit, [child]).adding(.drag.named("drag"))
    let steps: [SessionStep] = [
      // The drag takes the tap out; it also has finger 2, outside the child.
      .down(1, place, 0), .down(2, (80, 80), 5), .move(1, (16, 5), 20), .up(1, (16, 5), 40),
      .down(3, place, 100), .up(3, place, 150), .up(2, (80, 80), 200), .down(4, place, 300), .up(4, place, 350),
    ]
    #expect(
      try SessionLog.of(scene, steps) == [
        "20 drag began (11, 0)", "40 tap failed prevented(drag)", "40 drag ended (11, 0)", "350 tap ended (5, 5)",
        "350 drag failed movedTooLittle",
      ]
    )
  }

  @Test func `A1 a touch-down that ends a running count fails it, delivers what waited and starts the new count`()
    throws
  {
    let single = GestureSpec.tap(Tap(maximumDistance: 10)).named("single")
    let double = GestureSpec.tap(Tap(count: 2, maximumDistance: 10)).named("double")
    let steps =
      SessionStep.tap(place, 0) + SessionStep.tap((50, 50), 200) + SessionStep.tap((52, 50), 400)
    #expect(
      try SessionLog.of(pad.adding(double).adding(single), steps) == [
        "200 double failed tapsTooFarApart", "200 single ended (5, 5)",
        "450 double ended (52, 50) x2", "450 single failed prevented(double)",
      ]
    )
  }
}
