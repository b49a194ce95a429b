/// Straight lines from point to point, which a finger takes at one constant speed.
struct GlidePath {
  private let points: [ScenePoint]
  /// How far each point is from the first, along the lines.
  private let distances: [Double]

  /// Creates the path through at least two points.
  init(_ points: [ScenePoint]) {
    self.points = points
    var distances = [0.0]
    for (point, next) in zip(points, points.dropFirst()) {
      distances.append((distances.last ?? 0) + (next - point).length)
    }
    self.distances = distances
  }

  /// The point after a fraction of the path, from 0 to 1; 1 is exactly the last point.
  func point(at fraction: Double) -> ScenePoint {
    let last = points.count - 1
    // The length of a single line cancels out, and with it the rounding.
    if last == 1 && fraction < 1 { return points[0] + (points[1] - points[0]) * fraction }
    let distance = distances[last] * fraction
    guard distance.isFinite else { return ScenePoint(x: distance, y: distance) }
    guard fraction < 1, let next = distances.firstIndex(where: { $0 > distance }) else { return points[last] }
    let part = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
    return points[next - 1] + (points[next] - points[next - 1]) * part
  }
}
