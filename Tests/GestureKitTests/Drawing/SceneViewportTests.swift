import Testing

@testable import GestureKit

/// Which part of a plane a picture of a scene shows.
struct SceneViewportTests {
  @Test func `where no frame is near, a picture shows a point's width around a finger`() {
    // Wider and higher by one part in a hundred on every side.
    let viewport = SceneViewport(frames: [], points: [ScenePoint(10, 20)], left: 0, top: 0)
    #expect(abs(viewport.area.minX - 9.99) < 1e-9)
    #expect(abs(viewport.area.minY - 19.99) < 1e-9)
    #expect(abs(viewport.area.maxX - 11.01) < 1e-9)
    #expect(abs(viewport.area.maxY - 21.01) < 1e-9)
  }
}
