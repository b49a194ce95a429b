import Testing

@testable import GestureKit

/// A3.9: the mask of an attachment switches itself off, or what lies inside, read when a touch begins.
struct GestureMaskTests {
  /// A child in a parent with two attachments, of which the later one has the mask; all stand beside each other.
  private func scene(_ mask: GestureMask, isEnabled: Bool = true) -> TouchRegion {
    let last = GestureSpec.oneTap.named("last").with { $0.isEnabled = isEnabled }
    return .box(
      "parent",
      .unit,
      [.box("child", SceneRect(x: 0, y: 0, width: 50, height: 50)).adding(.oneTap.named("child"))]
    )
    .adding(.oneTap.named("own"), .simultaneous).adding(last, .simultaneous, mask)
  }

  /// The taps that ended, for a touch in the child and one beside it.
  private func taps(_ scene: TouchRegion, _ profile: ResolutionProfile) throws -> [[String]] {
    try [(10.0, 10.0), (80, 80)].map { place in
      try SessionLog.of(scene, profile, SessionStep.tap(place, 0)).map { String($0.split(separator: " ")[1]) }
    }
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.9 all: everybody takes part`(profile: ResolutionProfile) throws {
    #expect(try taps(scene(.all), profile) == [["child", "own", "last"], ["own", "last"]])
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.9 subviews: all but the gesture itself`(profile: ResolutionProfile) throws {
    #expect(try taps(scene(.subviews), profile) == [["child", "own"], ["own"]])
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.9 gesture: the gesture itself, nobody inside and nobody attached before it`(
    profile: ResolutionProfile
  ) throws {
    #expect(try taps(scene(.gesture), profile) == [["last"], ["last"]])
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A3.9 none: neither`(profile: ResolutionProfile) throws {
    #expect(try taps(scene(.none), profile) == [[], []])
  }

  @Test(arguments: [GestureMask.all, .subviews])
  func `A3.9 a disabled gesture is off, and what its mask allows inside goes on`(mask: GestureMask) throws {
    #expect(try taps(scene(mask, isEnabled: false), .pairwise) == [["child", "own"], ["own"]])
  }

  @Test(arguments: [GestureMask.gesture, .none])
  func `A3.9 a disabled gesture's mask still switches off what lies inside`(mask: GestureMask) throws {
    #expect(try taps(scene(mask, isEnabled: false), .pairwise) == [[], []])
  }

  @Test func `A3.9 an attachment written later is not switched off by a mask before it`() throws {
    let scene = TouchRegion.box("pad").adding(.oneTap.named("first"), .plain, .gesture)
      .adding(.oneTap.named("second"), .simultaneous)
    #expect(
      try SessionLog.of(scene, SessionStep.tap((5, 5), 0)) == ["50 first ended (5, 5)", "50 second ended (5, 5)"]
    )
  }

  @Test func `A3.9 a mask does not reach a sibling`() throws {
    let scene = TouchRegion.box(
      "root",
      .unit,
      [
        .box("a", SceneRect(x: 0, y: 0, width: 50, height: 50)).adding(.oneTap.named("a"), .plain, .gesture),
        .box("b", SceneRect(x: 50, y: 50, width: 50, height: 50)).adding(.oneTap.named("b")),
      ]
    )
    #expect(try SessionLog.of(scene, SessionStep.tap((80, 80), 0)) == ["50 b ended (30, 30)"])
  }

  @Test func `A3.9 the mask is read when a touch begins, not while it is down`() throws {
    let scene = TouchRegion.nest(.drag.named("pan"), .simultaneous, around: .oneTap.named("tap"))
    let steps: [SessionStep] =
      [.down(1, (5, 5), 0), .mask("pan", .none), .up(1, (5, 5), 50)] + SessionStep.tap((5, 5), 1_000)
    #expect(try SessionLog.of(scene, steps) == ["50 tap ended (5, 5)", "50 pan failed movedTooLittle"])
  }

  @Test func `A3.9 what is masked off does not compete`() throws {
    let scene = TouchRegion.nest(.oneTap.named("outer"), .highPriority, around: .oneTap.named("inner"))
    let steps: [SessionStep] = [.mask("outer", .subviews)] + SessionStep.tap((5, 5), 0)
    for profile in ResolutionProfile.allCases {
      #expect(try SessionLog.of(scene, profile, steps) == ["50 inner ended (5, 5)"])
    }
  }
}
