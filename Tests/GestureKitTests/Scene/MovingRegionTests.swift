import Testing

@testable import GestureKit

/// A3.10: what becomes of touches when regions move or go.
struct MovingRegionTests {
  private func region(
    _ id: String,
    _ x: Double,
    _ y: Double,
    _ size: Double,
    _ children: [TouchRegion] = []
  ) -> TouchRegion {
    .box(id, SceneRect(x: x, y: y, width: size, height: size), children).adding(.oneTap.named(id))
  }

  @Test func `A3.10 a touch stays with the region that took it, wherever it goes`() throws {
    let scene = TouchRegion.box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [
        .box("a").adding(.drag.named("a")),
        .box("b", SceneRect(x: 100, y: 0, width: 100, height: 100)).adding(.drag.named("b")),
      ]
    )
    let steps: [SessionStep] = [.down(1, (90, 50), 0), .move(1, (150, 50), 20), .up(1, (150, 50), 40)]
    #expect(try SessionLog.of(scene, .pairwise, steps) == ["20 a began (60, 0)", "40 a ended (60, 0)"])
  }

  @Test func `A3.10 a region that moved between touches takes them where it is`() throws {
    let scene = TouchRegion.box("root", .unit, [region("pad", 0, 0, 10)])
    let moved: [SessionStep] = [.frame("pad", SceneRect(x: 50, y: 50, width: 10, height: 10))]
    #expect(
      try SessionLog.of(scene, .pairwise, moved + SessionStep.tap((5, 5), 0) + SessionStep.tap((55, 55), 1_000))
        == ["1050 pad ended (5, 5)"]
    )
  }

  @Test func `A3.10 a region that moves away during a touch keeps it, and a lift is judged by where it is then`() throws
  {
    let scene = TouchRegion.box("root", .unit, [region("pad", 0, 0, 10)])
    func log(_ lift: (Double, Double)) throws -> [String] {
      let frame = SceneRect(x: 20, y: 0, width: 10, height: 10)
      return try SessionLog.of(scene, .pairwise, [.down(1, (5, 5), 0), .frame("pad", frame), .up(1, lift, 50)])
    }
    #expect(try log((5, 5)) == ["50 pad failed liftedOutside"])
    #expect(try log((25, 5)) == ["50 pad ended (5, 5)"])
  }

  @Test func `A3.10 a removed region takes no touches, nor does what lies in it`() throws {
    let scene = region("root", 0, 0, 100, [region("pad", 0, 0, 50, [region("child", 0, 0, 20)])])
    let steps: [SessionStep] = [.remove("pad")] + SessionStep.tap((10, 10), 0) + SessionStep.tap((40, 40), 1_000)
    #expect(try SessionLog.of(scene, .pairwise, steps) == ["50 root ended (10, 10)", "1050 root ended (40, 40)"])
  }

  @Test func `a frame that is not finite moves nothing`() throws {
    var session = try GestureSession(region("pad", 0, 0, 100))
    let answers = [
      session.setFrame(SceneRect(x: .nan, y: 0, width: 1, height: 1), ofRegion: "pad"),
      session.setFrame(.unit, ofRegion: "ghost"), session.removeRegion("ghost"),
    ]
    #expect(answers == [false, false, false])
    #expect(session.engine.tree.frame(of: 0) == .unit)
  }
}
