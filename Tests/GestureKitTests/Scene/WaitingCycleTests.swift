import Testing

@testable import GestureKit

/// Gestures that would wait for each other for ever are an error when the scene is built.
struct WaitingCycleTests {
  private func expectCycle(_ ids: [String], _ profile: ResolutionProfile = .pairwise, for scene: TouchRegion) {
    #expect(throws: SceneError.waitingCycle(ids)) { try GestureSession(scene, profile: profile) }
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `two that require each other to fail`(profile: ResolutionProfile) {
    let (a, b) = (GestureSpec.hold.named("a").requiring("b"), GestureSpec.drag.named("b").requiring("a"))
    expectCycle(["a", "b"], profile, for: .box("pad").adding(a).adding(b))
    expectCycle(["a", "b"], profile, for: .nest(b, around: a))
  }

  @Test func `one that requires itself to fail`() {
    expectCycle(["a"], for: .box("pad").adding(.oneTap.named("a").requiring("a")))
  }

  @Test func `a kind does not mean the gesture itself`() throws {
    let first = GestureSpec.oneTap.named("first").with { $0.requiresFailureOf = [.kind(.tap)] }
    _ = try GestureSession(.box("pad").adding(first).adding(.twoTaps.named("other")))
  }

  @Test func `two that require each other's kind to fail`() {
    let tap = GestureSpec.oneTap.named("tap").with { $0.requiresFailureOf = [.kind(.drag)] }
    let drag = GestureSpec.drag.named("drag").with { $0.requiresFailureOf = [.kind(.tap)] }
    expectCycle(["tap", "drag"], for: .box("pad").adding(tap).adding(drag))
  }

  @Test func `three in a ring, and the way that leads to it is not named`() {
    let scene = TouchRegion.box("pad").adding(.drag.named("way").requiring("a"))
      .adding(.hold.named("a").requiring("b")).adding(.hold.named("b").requiring("c"))
      .adding(.hold.named("c").requiring("a"))
    expectCycle(["a", "b", "c"], for: scene)
  }

  @Test func `a lower count waits for a higher one, which may wait for a third that waits for the lower`() {
    let scene = TouchRegion.box("pad").adding(.oneTap.named("single"))
      .adding(.twoTaps.named("double").requiring("hold")).adding(.hold.named("hold").requiring("single"))
    expectCycle(["single", "double", "hold"], for: scene)
  }

  @Test func `without the requirement in the ring the counts alone are none`() throws {
    let scene = TouchRegion.box("pad").adding(.oneTap.named("single"))
      .adding(.twoTaps.named("double").requiring("hold")).adding(.hold.named("hold"))
    _ = try GestureSession(scene)
  }

  /// The parent's tap waits for the child's press, the child's press for the drag, and the drag for the parent's tap.
  @Test func `depth makes a tap wait, too`() {
    let scene = TouchRegion.nest(.oneTap.named("tap"), around: .button.named("press").requiring("drag"))
      .adding(.drag.named("drag").requiring("tap"))
    expectCycle(["press", "drag", "tap"], for: scene)
  }

  @Test func `an explicit requirement takes the place of the implicit wait, so it may run against it`() throws {
    // By depth the parent's waits for the child's; declared is the opposite.
    let scene = TouchRegion.nest(.oneTap.named("outer"), around: .oneTap.named("inner").requiring("outer"))
    for profile in ResolutionProfile.allCases { _ = try GestureSession(scene, profile: profile) }
  }

  @Test func `in nested everything outside waits, also what is no tap`() throws {
    let scene = TouchRegion.nest(.hold.named("outer"), around: .hold.named("inner").requiring("third"))
      .adding(.drag.named("third").requiring("outer"))
    expectCycle(["inner", "third", "outer"], .nested, for: scene)
    _ = try GestureSession(scene, profile: .pairwise)
  }

  @Test func `regions that cannot receive one touch do not wait for each other implicitly`() throws {
    // The double's region is a sibling: the single does not wait for it.
    let scene = TouchRegion.box(
      "root",
      .unit,
      [
        .box("a").adding(.oneTap.named("single")),
        .box("b").adding(.twoTaps.named("double").requiring("hold")).adding(.hold.named("hold").requiring("single")),
      ]
    )
    _ = try GestureSession(scene)
  }

  @Test func `what is simultaneous does not wait implicitly`() throws {
    let scene = TouchRegion.box("pad").adding(.oneTap.named("single").beside("double"))
      .adding(.twoTaps.named("double").requiring("hold")).adding(.hold.named("hold").requiring("single"))
    _ = try GestureSession(scene)
  }
}
