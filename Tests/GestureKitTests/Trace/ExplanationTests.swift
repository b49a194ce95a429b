import StepperCore
import Testing

@testable import GestureKit

/// Why gestures did what they did, each as the whole text that a developer reads.
struct ExplanationTests {
  private let place: (Double, Double) = (5, 5)

  /// What a session that traces says of a gesture after a script.
  private func explain(
    _ id: String,
    in scene: TouchRegion,
    under profile: ResolutionProfile = .pairwise,
    _ steps: [SessionStep]
  ) throws -> String {
    var session = try GestureSession(scene, profile: profile)
    session.isTracing = true
    for step in steps { step.change(&session) }
    return try #require(session.explain(id)).description
  }

  @Test func `a tap beside a double tap waits until no second tap can come`() throws {
    let scene = TouchRegion.box("pad").adding(.twoTaps.named("double")).adding(.oneTap.named("single"))
    let steps = SessionStep.tap(place, 0) + [.advance(1000)]
    #expect(
      try explain("single", in: scene, steps) == """
        single ended at 400.000001 ms
                   0 ms  touch 1 landed on pad: single received it
                  50 ms  single was completed
                  50 ms  single waits for double to fail: more taps may come
          400.000001 ms  double failed: no further tap within 0.35 s; its deadline passed
          400.000001 ms  single ended
        """
    )
    #expect(
      try explain("double", in: scene, steps) == """
        double failed at 400.000001 ms: no further tap within 0.35 s
                   0 ms  touch 1 landed on pad: double received it
          400.000001 ms  double failed: no further tap within 0.35 s; its deadline passed
        """
    )
  }

  @Test func `each touch sequence is a paragraph of its own`() throws {
    let scene = TouchRegion.box("pad").adding(.oneTap.named("tap"))
    let steps = SessionStep.slide(place, by: [46], 0) + [.up(1, (51, 5), 50)] + SessionStep.tap(place, 100)
    #expect(
      try explain("tap", in: scene, steps) == """
        tap failed at 20 ms: moved 46 of at most 45 points
           0 ms  touch 1 landed on pad: tap received it
          20 ms  tap failed: moved 46 of at most 45 points

        tap ended at 150 ms
          100 ms  touch 1 landed on pad: tap received it
          150 ms  tap was completed
          150 ms  tap ended
        """
    )
  }

  @Test func `a parent's drag yields to the child's`() throws {
    let scene = TouchRegion.nest(.drag("outer"), around: .drag("inner"))
    #expect(
      try explain("outer", in: scene, SessionStep.slide(place, by: [20], 0)) == """
        outer failed at 20 ms: prevented by inner, which lies inside
           0 ms  touch 1 landed on child, inside parent: outer received it
          20 ms  outer was recognized
          20 ms  outer failed: prevented by inner, which lies inside
        """
    )
  }

  @Test func `of two in one region the one attached first wins`() throws {
    let scene = TouchRegion.box("pad").adding(.drag("first")).adding(.drag("second"))
    #expect(
      try explain("second", in: scene, SessionStep.slide(place, by: [20], 0)).hasPrefix(
        "second failed at 20 ms: prevented by first, which is attached before it\n"
      )
    )
  }

  @Test func `a child's drag yields to a high priority further out`() throws {
    let scene = TouchRegion.nest(.drag("outer"), .highPriority, around: .drag("inner"))
    #expect(
      try explain("inner", in: scene, SessionStep.slide(place, by: [20], 0)).hasPrefix(
        "inner failed at 20 ms: prevented by outer, which has high priority\n"
      )
    )
    let both = TouchRegion.nest(.drag("outer"), .highPriority, around: .drag("inner"), .highPriority)
    #expect(
      try explain("inner", in: both, SessionStep.slide(place, by: [20], 0)).hasPrefix(
        "inner failed at 20 ms: prevented by outer, which has high priority further out\n"
      )
    )
  }

  @Test func `how a gesture is attached is said with the finger it receives`() throws {
    let scene = TouchRegion.nest(.drag("outer"), .highPriority, around: .drag("inner"), .simultaneous)
    let steps = [SessionStep.down(1, place, 0)]
    #expect(
      try explain("outer", in: scene, steps).hasSuffix("inside parent: outer received it, with high priority")
    )
    #expect(try explain("inner", in: scene, steps).hasSuffix("landed on child: inner received it, beside all others"))
  }

  @Test func `who comes late is told who was first`() throws {
    let scene = TouchRegion.nest(.hold("hold", 200), around: .drag("drag"))
    let steps = SessionStep.slide(place, by: [5], 0) + [.advance(200), .move(1, (30, 5), 210)]
    let text = try explain("drag", in: scene, steps)
    #expect(
      text == """
        drag failed at 210 ms: prevented by hold, which had succeeded with the same finger before
            0 ms  touch 1 landed on child: drag received it
          210 ms  drag was recognized
          210 ms  drag failed: prevented by hold, which had succeeded with the same finger before
        """
    )
  }

  @Test func `a requirement is named while it holds, and when it is not met`() throws {
    let scene = TouchRegion.box("pad").adding(.drag.named("drag").requiring("double")).adding(.twoTaps.named("double"))
    let start = SessionStep.slide(place, by: [20], 0)
    #expect(
      try explain("drag", in: scene, start) == """
        drag is recognized and still waits at 20 ms
           0 ms  touch 1 landed on pad: drag received it
          20 ms  drag was recognized
          20 ms  drag waits for double to fail: that is required
        """
    )
    let steps = start + [.up(1, (25, 5), 50)] + SessionStep.tap(place, 200)
    #expect(
      try explain("drag", in: scene, steps).hasPrefix(
        "drag failed at 250 ms: prevented by double, whose failure it waited for\n"
      )
    )
  }

  @Test func `the second of an exclusive pair waits for the first`() throws {
    let pair = GestureSpec.either(.hold("hold", 500), or: .oneTap.named("tap")).named("pair")
    let scene = TouchRegion.box("pad").adding(pair)
    #expect(
      try explain("tap", in: scene, SessionStep.tap(place, 0)) == """
        tap ended at 50 ms
           0 ms  touch 1 landed on pad: pair received it
          50 ms  tap was completed
          50 ms  pair was completed
          50 ms  tap ended
        """
    )
    let held = [SessionStep.down(1, place, 0), .advance(500)]
    #expect(
      try explain("tap", in: scene, held).hasPrefix(
        "tap failed at 500 ms: prevented by hold, of the two only one may succeed\n"
      )
    )
  }

  @Test func `the second of an exclusive pair that is recognized first waits for the first`() throws {
    let pair = GestureSpec.either(.twoTaps.named("double"), or: .oneTap.named("single")).named("pair")
    #expect(
      try explain("single", in: .box("pad").adding(pair), SessionStep.tap(place, 0) + [.advance(1000)]) == """
        single ended at 400.000001 ms
                   0 ms  touch 1 landed on pad: pair received it
                  50 ms  single was completed
                  50 ms  single waits for double to fail: it is the first of the two, of which only one may succeed
          400.000001 ms  double failed: no further tap within 0.35 s; its deadline passed
          400.000001 ms  pair was completed
          400.000001 ms  single ended
        """
    )
  }

  @Test func `a gesture that no finger reached says what the finger hit instead`() throws {
    let scene = TouchRegion.siblings(.oneTap.named("left tap"), .oneTap.named("right tap"))
    #expect(
      try explain("right tap", in: scene, SessionStep.tap(place, 0)) == """
        right tap took no part at 0 ms
          0 ms  touch 1 landed on left, which does not lie in right
        """
    )
    #expect(
      try explain("right tap", in: scene, SessionStep.tap((500, 500), 7)) == """
        right tap took no part at 7 ms
          7 ms  touch 1 landed where nothing takes it
        """
    )
    #expect(try explain("right tap", in: scene, []) == "right tap was not touched: no finger has landed")
  }

  @Test func `masks and switches are named`() throws {
    let tap = GestureSpec.oneTap.named("tap")
    let off = TouchRegion.box("pad").adding(tap.with { $0.isEnabled = false })
    #expect(
      try explain("tap", in: off, SessionStep.tap(place, 0)) == """
        tap took no part at 0 ms
          0 ms  touch 1 landed on pad: tap is disabled
        """
    )
    let masked = TouchRegion.box("parent", TouchRegion.box("x").frame, [TouchRegion.box("child").adding(tap)])
      .adding(.oneTap.named("other"), .plain, .gesture)
    #expect(
      try explain("tap", in: masked, SessionStep.tap(place, 0)) == """
        tap took no part at 0 ms
          0 ms  touch 1 landed on child: a mask keeps it from tap
        """
    )
  }

  @Test func `what is over waits for the fingers to lift, and what is parked takes none`() throws {
    let over = TouchRegion.box("pad").adding(.drag("drag")).adding(.oneTap.named("tap"))
    let steps = SessionStep.slide(place, by: [20], 0) + [.down(2, place, 100)]
    #expect(
      try explain("tap", in: over, steps).hasSuffix(
        """
        tap took no part at 100 ms
          100 ms  touch 2 landed on pad: tap is over until the fingers before are up
        """
      )
    )
    let parked = TouchRegion.box("pad").adding(.twoTaps.named("double")).adding(.oneTap.named("single"))
    let taps = SessionStep.tap(place, 0) + [.down(1, place, 100)]
    #expect(
      try explain("single", in: parked, taps).hasSuffix(
        "\n  100 ms  touch 1 landed on pad: single is recognized already and takes no further touch"
      )
    )
  }

  @Test func `what has begun and is taken away was cancelled`() throws {
    let scene = TouchRegion.box("pad").adding(.drag("drag"))
    let steps = SessionStep.slide(place, by: [20], 0) + [.cancel(40)]
    #expect(
      try explain("drag", in: scene, steps) == """
        drag was cancelled at 40 ms: taken away by the system
           0 ms  touch 1 landed on pad: drag received it
          20 ms  drag was recognized
          20 ms  drag began
          40 ms  drag was cancelled: taken away by the system
        """
    )
  }

  @Test func `a long press is recognized when its time has passed`() throws {
    let scene = TouchRegion.box("pad").adding(.hold("hold", 500))
    let steps = [SessionStep.down(1, place, 0), .advance(400)]
    #expect(
      try explain("hold", in: scene, steps) == """
        hold is still possible at 0 ms
          0 ms  touch 1 landed on pad: hold received it
        """
    )
    #expect(
      try explain("hold", in: scene, steps + [.advance(600)]) == """
        hold ended at 500 ms
            0 ms  touch 1 landed on pad: hold received it
          500 ms  hold was completed, when its time had passed
          500 ms  hold ended
        """
    )
  }

  @Test func `in the nested profile an end waits for those that may still displace it`() throws {
    let scene = TouchRegion.nest(.twoTaps.named("double"), .highPriority, around: .drag("inner"))
    let steps = SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 50), .advance(1000)]
    let text = try explain("inner", in: scene, under: .nested, steps)
    #expect(
      text == """
        inner ended at 400.000001 ms
                   0 ms  touch 1 landed on child: inner received it
                  20 ms  inner was recognized
                  20 ms  inner began
                  50 ms  inner was completed
                  50 ms  inner waits for double to fail: it comes first by its place or priority
          400.000001 ms  double failed: no further tap within 0.35 s; its deadline passed
          400.000001 ms  inner ended
        """
    )
  }

  @Test func `without a trace there is nothing to tell`() throws {
    var session = try GestureSession(TouchRegion.box("pad").adding(.oneTap.named("tap")))
    for step in SessionStep.tap(place, 0) { step.change(&session) }
    #expect(session.trace.isEmpty)
    #expect(try #require(session.explain("tap")).attempts.isEmpty)
    #expect(session.explain("nobody") == nil)
    #expect(session.explain(GestureNodeID(9)).attempts.isEmpty)
  }
}
