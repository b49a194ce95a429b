import Testing

@testable import GestureKit

/// A3.10: which region takes a touch, decided once, at touch-down.
struct HitTestingTests {
  /// The id of the tap that a place belongs to: that of its region; nil if nobody takes the touch.
  private func taker(_ place: (Double, Double), in scene: TouchRegion) throws -> String? {
    let ended = try SessionLog.of(scene, .pairwise, SessionStep.tap(place, 0)).filter { $0.contains(" ended") }
    #expect(ended.count <= 1)
    return ended.first.map { String($0.split(separator: " ")[1]) }
  }

  private func region(
    _ id: String,
    _ x: Double,
    _ y: Double,
    _ size: Double,
    _ children: [TouchRegion] = []
  ) -> TouchRegion {
    .box(id, SceneRect(x: x, y: y, width: size, height: size), children).adding(.oneTap.named(id))
  }

  @Test func `A3.10 later siblings lie in front`() throws {
    let scene = TouchRegion.box("root", .unit, [region("back", 0, 0, 60), region("front", 40, 40, 60)])
    #expect(try taker((50, 50), in: scene) == "front")
    #expect(try taker((30, 30), in: scene) == "back")
    #expect(try taker((90, 90), in: scene) == "front")
    #expect(try taker((90, 10), in: scene) == nil)
  }

  @Test func `A3.10 a region inside is in front of its parent, and the parent of its siblings behind`() throws {
    let scene = TouchRegion.box(
      "root",
      .unit,
      [region("back", 0, 0, 100), region("parent", 0, 0, 60, [region("child", 0, 0, 30)])]
    )
    #expect(try taker((20, 20), in: scene) == "child")
    #expect(try taker((50, 50), in: scene) == "parent")
    #expect(try taker((80, 80), in: scene) == "back")
  }

  @Test(arguments: [(0.0, true), (-0.001, false), (99.999, true), (100.0, false)])
  func `A3.10 rectangles are half-open`(x: Double, isInside: Bool) throws {
    let scene = region("pad", 0, 0, 100)
    #expect(try (taker((x, 50), in: scene) != nil) == isInside)
    #expect(try (taker((50, x), in: scene) != nil) == isInside)
  }

  @Test func `A3.10 a region inside reaches beyond a parent that does not clip, and none that clips`() throws {
    let open = region("parent", 0, 0, 50, [region("child", 40, 40, 40)])
    #expect(try taker((70, 70), in: open) == "child")
    let clipping = open.changed { $0.clips = true }
    #expect(try taker((70, 70), in: clipping) == nil)
    #expect(try taker((45, 45), in: clipping) == "child")
    #expect(try taker((50, 45), in: clipping) == nil)
  }

  @Test func `A3.10 the outset grows the area of a region, but not beyond a clipping ancestor`() throws {
    let grown = region("child", 40, 40, 20).changed {
      $0.hitOutset = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
    let scene = TouchRegion.box("root", SceneRect(x: 0, y: 0, width: 65, height: 100), [grown])
    #expect(try taker((30, 50), in: scene) == "child")
    #expect(try taker((29.9, 50), in: scene) == nil)
    #expect(try taker((50, 64.9), in: scene) == "child")
    #expect(try taker((50, 65), in: scene) == nil)
    #expect(try taker((69.9, 50), in: scene) == "child")
    let clipping = scene.changed { $0.clips = true }
    #expect(try taker((64.9, 50), in: clipping) == "child")
    #expect(try taker((65, 50), in: clipping) == nil)
  }

  @Test func `A3.10 a clipping ancestor far out cuts as well`() throws {
    let scene = TouchRegion.box(
      "root",
      SceneRect(x: 0, y: 0, width: 50, height: 50),
      [.box("middle", .unit, [region("child", 0, 0, 100)])]
    ).changed { $0.clips = true }
    #expect(try taker((49, 49), in: scene) == "child")
    #expect(try taker((60, 60), in: scene) == nil)
  }

  @Test func `A3.10 a lift where the ancestor clips is outside`() throws {
    let scene = TouchRegion.box("root", SceneRect(x: 0, y: 0, width: 50, height: 100), [region("child", 0, 0, 100)])
    let steps: [SessionStep] = [.down(1, (40, 50), 0), .up(1, (60, 50), 50)]
    #expect(try SessionLog.of(scene, .pairwise, steps) == ["50 child ended (60, 50)"])
    let clipping = scene.changed { $0.clips = true }
    #expect(try SessionLog.of(clipping, .pairwise, steps) == ["50 child failed liftedOutside"])
  }

  @Test func `A3.10 what is hidden or allows no hit testing is not there, with all inside`() throws {
    let front = region("front", 0, 0, 100, [region("child", 0, 0, 50)])
    for hide in [{ (r: inout TouchRegion) in r.isHidden = true }, { $0.allowsHitTesting = false }] {
      let scene = TouchRegion.box("root", .unit, [region("back", 0, 0, 100), front.changed(hide)])
      #expect(try taker((25, 25), in: scene) == "back")
      #expect(try taker((75, 75), in: scene) == "back")
    }
  }

  @Test func `A3.10 without a gesture a region takes touches only if it is opaque`() throws {
    let back = region("back", 0, 0, 100)
    let front = TouchRegion.box("front")
    #expect(try taker((50, 50), in: .box("root", .unit, [back, front])) == "back")
    #expect(try taker((50, 50), in: .box("root", .unit, [back, front.changed { $0.isOpaque = true }])) == nil)
  }

  @Test func `A3.10 an opaque region takes the touch for its ancestors, too`() throws {
    let scene = region("parent", 0, 0, 100, [.box("child").changed { $0.isOpaque = true }])
    #expect(try taker((50, 50), in: scene) == "parent")
  }

  @Test func `A3.10 masked and disabled gestures take the touch and do nothing with it`() throws {
    let back = region("back", 0, 0, 100)
    let masked = TouchRegion.box("front").adding(.oneTap.named("front"), .plain, .none)
    let disabled = TouchRegion.box("front").adding(.oneTap.named("front").with { $0.isEnabled = false })
    for front in [masked, disabled] {
      #expect(try SessionLog.of(.box("root", .unit, [back, front]), .pairwise, SessionStep.tap((50, 50), 0)) == [])
    }
  }

  @Test func `A3.10 frames in the parent move with it and its content, those in the root do not`() throws {
    let inParent = region("in", 10, 10, 10).changed { $0.isFrameInParent = true }
    let inRoot = region("root child", 20, 20, 10)
    let parent = TouchRegion.box("parent", SceneRect(x: 100, y: 100, width: 50, height: 50), [inParent, inRoot])
      .changed { $0.contentOffset = SceneVector(dx: 0, dy: 5) }
    let scene = TouchRegion.box("root", .unit, [parent])
    #expect(try taker((115, 105), in: scene) == "in")
    #expect(try taker((115, 114.9), in: scene) == "in")
    #expect(try taker((115, 115), in: scene) == nil)
    #expect(try taker((25, 25), in: scene) == "root")
  }

  @Test func `A3.10 frames in the parent add up, and a content offset is the parent's own only`() throws {
    let leaf = region("leaf", 1, 1, 10).changed { $0.isFrameInParent = true }
    let middle = TouchRegion.box("middle", SceneRect(x: 10, y: 10, width: 30, height: 30), [leaf])
      .changed { $0.isFrameInParent = true }
    let scene = TouchRegion.box("root", SceneRect(x: 100, y: 100, width: 90, height: 90), [middle])
      .changed { $0.contentOffset = SceneVector(dx: 20, dy: 0) }
    // 100 + 10 - 20 + 1 = 91, 100 + 10 + 1 = 111.
    #expect(try taker((91, 111), in: scene) == "leaf")
    #expect(try taker((90.9, 111), in: scene) == nil)
  }

  @Test func `A3.10 a shape takes what lies in it, points on its curve included`() throws {
    let scene = TouchRegion.box("root", .unit, [region("back", 0, 0, 100), region("dot", 0, 0, 100)])
      .changed { $0.children[1].shape = .circle }
    #expect(try taker((50, 50), in: scene) == "dot")
    #expect(try taker((50, 0), in: scene) == "dot")
    #expect(try taker((5, 5), in: scene) == "back")
  }

  @Test(arguments: [(0.0, 100.0), (20, 120), (.infinity, 1e9)])
  func `a press is inside up to its outset, and with an infinite one everywhere`(outset: Double, edge: Double) throws {
    let scene = TouchRegion.box("pad").adding(.press(Press(outset: outset)).named("press"))
    func log(_ x: Double) throws -> [String] {
      try SessionLog.of(scene, [.down(1, (50, 50), 0), .up(1, (x, 50), 50)])
    }
    let start = ["0 press pressing true", "50 press pressing false"]
    #expect(try log(edge.nextDown) == start + ["50 press ended tap"])
    guard outset.isFinite else { return }
    #expect(try log(edge) == start + ["50 press failed liftedOutside"])
  }
}
