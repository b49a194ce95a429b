#if !hasFeature(Embedded)
/// The part of a scene that is drawn, and where its points are in the picture.
struct SceneViewport {
  /// What is drawn, in points of the scene; never empty, and of a size that leaves something to see.
  let area: SceneRect
  /// Where the area is in the picture.
  let left: Double
  let top: Double
  let scale: Double

  static let maximumWidth: Double = 560
  static let maximumHeight: Double = 640
  private static let maximumScale: Double = 4
  /// Farther than any screen reaches, in points; what is beyond is drawn at the edge.
  private static let reach: Double = 20_000

  init(frames: [SceneRect], points: [ScenePoint], left: Double, top: Double) {
    let near = frames.filter(Self.isNear)
    let seed =
      near.isEmpty
      ? points.filter(Self.isNear).map { SceneRect(origin: $0, size: SceneSize(width: 1, height: 1)) } : near
    var area = Self.union(seed) ?? SceneRect(x: 0, y: 0, width: 100, height: 100)
    let around = area.outset(by: Insets(max(area.size.width, area.size.height)))
    let strays = points.filter(around.contains).map { SceneRect(origin: $0, size: SceneSize(width: 0, height: 0)) }
    area = Self.union([area] + strays) ?? area
    area = area.outset(by: Insets(max(area.size.width, area.size.height) * 0.01))
    self.area = area
    self.left = left
    self.top = top
    let fit = min(Self.maximumWidth / area.size.width, Self.maximumHeight / area.size.height)
    scale = min(fit, Self.maximumScale)
  }

  var width: Double { area.size.width * scale }
  var height: Double { area.size.height * scale }

  /// Where a point is in the picture; on the edge if it is beyond.
  func place(_ point: ScenePoint) -> ScenePoint {
    ScenePoint(
      x: left + Self.clamp(point.x - area.minX, area.size.width) * scale,
      y: top + Self.clamp(point.y - area.minY, area.size.height) * scale
    )
  }

  /// A frame in the picture, as much of it as is within the edges; nil for one that is not there.
  func place(_ frame: SceneRect) -> SceneRect? {
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    guard !edges.contains(where: \.isNaN), frame.maxX > frame.minX, frame.maxY > frame.minY else { return nil }
    let start = place(frame.origin)
    let end = place(ScenePoint(x: frame.maxX, y: frame.maxY))
    guard end.x > start.x, end.y > start.y else { return nil }
    return SceneRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  private static func clamp(_ value: Double, _ limit: Double) -> Double { value > 0 ? min(value, limit) : 0 }

  private static func isNear(_ point: ScenePoint) -> Bool { abs(point.x) <= reach && abs(point.y) <= reach }

  private static func isNear(_ frame: SceneRect) -> Bool {
    frame.size.width > 0 && frame.size.height > 0 && isNear(frame.origin)
      && isNear(ScenePoint(x: frame.maxX, y: frame.maxY))
  }

  private static func union(_ frames: [SceneRect]) -> SceneRect? {
    guard let first = frames.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.minX, first.minY, first.maxX, first.maxY)
    for frame in frames {
      (minX, minY) = (min(minX, frame.minX), min(minY, frame.minY))
      (maxX, maxY) = (max(maxX, frame.maxX), max(maxY, frame.maxY))
    }
    return SceneRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
#endif
