import StepperCore
import Testing

@testable import GestureKit

/// A1, as far as it is the session's: the order of deadlines and inputs, and where values are told.
struct InputOrderTests {
  private let pad: TouchRegion = .box("pad")

  // MARK: Deadlines

  @Test func `A1 a deadline at the time of a touch comes before it`() throws {
    let scene = pad.adding(.hold.named("hold"))
    #expect(
      try SessionLog.of(scene, [.down(1, (5, 5), 0), .up(1, (5, 5), 500)])
        == ["0 hold pressing true", "500 hold pressing false", "500 hold ended"]
    )
    #expect(
      try SessionLog.of(scene, [.down(1, (5, 5), 0), .up(1, (5, 5), 499.999999)])
        == ["0 hold pressing true", "499.999999 hold pressing false", "499.999999 hold failed liftedTooEarly"]
    )
  }

  @Test func `A1 a deadline comes before a touch that is dropped, and at its own time`() throws {
    let scene = pad.adding(.hold.named("hold"))
    #expect(
      try SessionLog.of(scene, [.down(1, (5, 5), 0), .move(9, (5, 5), 700)])
        == ["0 hold pressing true", "500 hold pressing false", "500 hold ended", "700 touch 9 unknownTouch"]
    )
  }

  @Test func `A1 an upper limit is kept at its value: it is due a nanosecond later`() throws {
    let scene = pad.adding(.oneTap.named("tap"))
    #expect(try SessionLog.of(scene, [.down(1, (5, 5), 0), .up(1, (5, 5), 750)]) == ["750 tap ended (5, 5)"])
    #expect(
      try SessionLog.of(scene, [.down(1, (5, 5), 0), .up(1, (5, 5), 750.000001)]) == ["750.000001 tap failed tooSlow"]
    )
  }

  @Test func `A1 a deadline that is due at its own input belongs to it`() throws {
    let scene = pad.adding(.longPress(LongPress(minimumDuration: .zero)).named("now"))
    var session = try GestureSession(scene)
    SessionStep.down(1, (5, 5), 3).change(&session)
    #expect(SessionLog.lines(of: session).last == "3 now ended")
    #expect(session.nextDeadline == nil)
  }

  @Test func `A1 deadlines at one time come in the order in which they were set`() throws {
    let scene = TouchRegion.box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [
        pad.adding(.hold.named("a")),
        .box("b", SceneRect(x: 100, y: 0, width: 100, height: 100))
          .adding(.longPress(LongPress(minimumDuration: .milliseconds(400))).named("b")),
      ]
    )
    let log = try SessionLog.of(scene, [.down(1, (5, 5), 0), .down(2, (150, 5), 100)])
    #expect(log.filter { $0.hasSuffix("ended") } == ["500 a ended", "500 b ended"])
  }

  @Test func `A1 one deadline at a time can be taken, each at the time it was due`() throws {
    let scene = pad.adding(.hold.named("hold"))
      .adding(.longPress(LongPress(minimumDuration: .seconds(1))).named("long"), .simultaneous)
    var session = try GestureSession(scene)
    SessionStep.down(1, (5, 5), 0).change(&session)
    var lines: [String] = []
    while session.advanceOneDeadline(upTo: Timestamp(.seconds(5))) {
      lines.append(SessionLog.lines(of: session).last ?? "nothing")
    }
    #expect(lines == ["500 hold ended", "1000 long ended"])
    #expect(session.pendingDeadlines == 0)
  }

  @Test func `A1 after a deadline was taken time does not go back`() throws {
    var session = try GestureSession(pad.adding(.hold.named("hold")))
    SessionStep.down(1, (5, 5), 0).change(&session)
    let isTaken = session.advanceOneDeadline(upTo: Timestamp(.seconds(5)))
    #expect(isTaken)
    SessionStep.up(1, (5, 5), 400).change(&session)
    #expect(SessionLog.lines(of: session) == ["500 touch 1 timeWentBack"])
  }

  @Test func `A1 an earlier time changes nothing, and a touch of an earlier time counts as now`() throws {
    let scene = pad.adding(.drag.named("drag"))
    let steps: [SessionStep] = [.down(1, (5, 5), 100), .advance(50), .move(1, (25, 5), 20), .up(1, (25, 5), 120)]
    #expect(
      try SessionLog.of(scene, steps)
        == ["100 drag began (20, 0)", "100 touch 1 timeWentBack", "120 drag ended (20, 0)"]
    )
  }

  @Test func `A1 the farthest time there is brings every deadline and none is left`() throws {
    var session = try GestureSession(pad.adding(.twoTaps.named("double")))
    for step in SessionStep.tap((5, 5), 0) { step.change(&session) }
    #expect(session.nextDeadline == Timestamp(nanoseconds: 400_000_001))
    session.advance(to: .max)
    #expect(SessionLog.lines(of: session) == ["400.000001 double failed noFurtherTap"])
    #expect(session.nextDeadline == nil)
  }

  // MARK: Cancelled touches

  @Test func `A1 a finger that the system takes cancels what is active and fails what is possible`() throws {
    let scene = pad.adding(.drag.named("drag")).adding(.hold.named("hold"), .simultaneous)
      .adding(.drag.named("far"), .simultaneous)
    let steps: [SessionStep] = [.down(1, (5, 5), 0), .move(1, (15, 5), 20), .lose(1, (15, 5), 40)]
    #expect(
      try SessionLog.of(scene, steps) == [
        "0 hold pressing true", "20 drag began (10, 0)", "20 far began (10, 0)",
        "40 drag cancelled (10, 0) system", "40 hold pressing false", "40 hold failed system",
        "40 far cancelled (10, 0) system",
      ]
    )
  }

  @Test func `A1 a finger that a gesture does not track is taken without it`() throws {
    let scene = pad.adding(.drag.named("drag"))
    let steps: [SessionStep] = [
      .down(1, (5, 5), 0), .down(2, (50, 5), 10), .move(1, (25, 5), 20), .lose(2, (50, 5), 30), .up(1, (25, 5), 40),
    ]
    #expect(try SessionLog.of(scene, steps) == ["20 drag began (20, 0)", "40 drag ended (20, 0)"])
  }

  @Test func `an interruption that is told too late counts at the latest time known`() throws {
    let drag = SessionStep.slide((5, 5), by: [20], 0)
    #expect(
      try SessionLog.of(pad.adding(.drag("drag")), drag + [.advance(500), .cancel(100)])
        == ["20 drag began (20, 0)", "500 drag cancelled (20, 0) system"]
    )
  }

  @Test func `A1 the system takes all fingers, after what was due, and the next touch starts anew`() throws {
    let scene = pad.adding(.hold.named("hold")).adding(.drag.named("drag"), .simultaneous)
    let steps: [SessionStep] =
      [.down(1, (5, 5), 0), .cancel(500), .move(1, (50, 5), 600), .down(1, (5, 5), 1_000), .up(1, (5, 5), 1_100)]
    #expect(
      try SessionLog.of(scene, steps) == [
        "0 hold pressing true", "500 hold pressing false", "500 hold ended", "500 drag failed system",
        "600 touch 1 unknownTouch", "1000 hold pressing true", "1100 hold pressing false",
        "1100 hold failed liftedTooEarly", "1100 drag failed movedTooLittle",
      ]
    )
  }

  // MARK: Spaces

  /// A node at (10, 20) in a panel at (100, 50); the drag's start is told.
  private func start(_ space: SceneSpace, moving: [SessionStep] = []) throws -> [ScenePoint] {
    let node = TouchRegion.box("node", SceneRect(x: 110, y: 70, width: 80, height: 80))
      .adding(.drag.named("drag").with { $0.coordinateSpace = space })
    let panel = TouchRegion.box("panel", SceneRect(x: 100, y: 50, width: 200, height: 200), [node])
    var session = try GestureSession(.box("root", SceneRect(x: 0, y: 0, width: 400, height: 400), [panel]))
    var starts: [ScenePoint] = []
    let steps = [.down(1, (120, 100), 0), .move(1, (140, 100), 20)] + moving + [.move(1, (150, 100), 40)]
    for step in steps {
      step.change(&session)
      starts += session.records.compactMap { session.drag($0)?.startLocation }
    }
    return starts
  }

  @Test func `A1 values are told in the space of the gesture's region, the root or a named region`() throws {
    #expect(try start(.local) == [ScenePoint(x: 10, y: 30), ScenePoint(x: 10, y: 30)])
    #expect(try start(.global) == [ScenePoint(x: 120, y: 100), ScenePoint(x: 120, y: 100)])
    #expect(try start(.named("panel")) == [ScenePoint(x: 20, y: 50), ScenePoint(x: 20, y: 50)])
    #expect(try start(.named("root")) == [ScenePoint(x: 120, y: 100), ScenePoint(x: 120, y: 100)])
  }

  @Test func `A1 a region that moves takes the start along at the next update, in its own space alone`() throws {
    let moving: [SessionStep] = [.frame("node", SceneRect(x: 115, y: 70, width: 80, height: 80))]
    #expect(try start(.local, moving: moving) == [ScenePoint(x: 10, y: 30), ScenePoint(x: 5, y: 30)])
    #expect(try start(.named("panel"), moving: moving) == [ScenePoint(x: 20, y: 50), ScenePoint(x: 20, y: 50)])
    #expect(try start(.global, moving: moving) == [ScenePoint(x: 120, y: 100), ScenePoint(x: 120, y: 100)])
  }

  @Test func `A1 translation and threshold are the root's, whatever moves`() throws {
    let scene = pad.adding(.drag.named("drag"))
    let moved = SceneRect(x: 30, y: 0, width: 100, height: 100)
    #expect(
      try SessionLog.of(
        scene,
        [.down(1, (5, 5), 0), .frame("pad", moved), .move(1, (14, 5), 20), .move(1, (15, 5), 40), .up(1, (15, 5), 60)]
      ) == ["40 drag began (10, 0)", "60 drag ended (10, 0)"]
    )
  }
}
