/// The part of a rectangle that takes touches.
///
/// A point has to pass two tests: it lies in the rectangle, which owns its top and left edges but not its bottom and
/// right ones, and it is not beyond a curve; a point exactly on a curve is inside. So a circle in a square takes the
/// topmost and the leftmost point of its curve, but not the lowest and the rightmost, which are no longer in the
/// square.
public enum HitShape: Hashable, Sendable {
  /// The whole rectangle.
  case rect

  /// The rectangle with its corners rounded off by quarter circles of a radius in points.
  ///
  /// A radius above half the shorter side counts as that half; one that is negative or NaN counts as zero.
  case roundedRect(radius: Double)

  /// The largest circle around the center of the rectangle.
  case circle

  /// The rectangle with its shorter sides rounded off completely.
  case capsule

  /// Tells whether the shape takes a point when it fills a rectangle that was grown by an outset.
  ///
  /// The grown rectangle is the shape's own: a circle or capsule grows with it, the radius of a rounded rectangle
  /// stays. Point and rectangle are in the same coordinates. Distances are compared by their squares, so that whole
  /// numbers give exact answers; the squares lose their meaning for shapes of more than 10¹⁵⁰ points.
  public func contains(_ point: ScenePoint, in rect: SceneRect, outset: Insets = .zero) -> Bool {
    let area = rect.outset(by: outset)
    guard area.contains(point) else { return false }
    let halfShorterSide = min(area.size.width, area.size.height) / 2
    switch self {
    case .rect:
      return true
    case .roundedRect(let radius):
      return area.contains(point, cornerRadius: min(radius, halfShorterSide))
    case .circle:
      return (point - area.center).isAtMost(halfShorterSide)
    case .capsule:
      return area.contains(point, cornerRadius: halfShorterSide)
    }
  }
}

extension SceneRect {
  /// Whether a point of the rectangle is left when quarter circles of the radius round its corners off.
  fileprivate func contains(_ point: ScenePoint, cornerRadius radius: Double) -> Bool {
    let outward = SceneVector(
      dx: max(minX + radius - point.x, point.x - (maxX - radius)),
      dy: max(minY + radius - point.y, point.y - (maxY - radius))
    )
    // Only a corner is measured: beside a straight edge, rounding could put a point that the rectangle owns too far
    // out. A radius that is not positive has no corner, and neither comparison holds for one that is NaN.
    return outward.dx > 0 && outward.dy > 0 ? outward.isAtMost(radius) : true
  }
}

extension SceneVector {
  fileprivate func isAtMost(_ limit: Double) -> Bool {
    dot(self) <= limit * limit
  }
}

#if !hasFeature(Embedded)
// Written as `"rect"`, `"circle"`, `"capsule"` or `{"roundedRect": radius}`.
extension HitShape: Codable {
  private static let roundedRectKey: String = "roundedRect"

  /// Reads the name of a shape, or an object with the radius of a rounded rectangle.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try? container.decode(String.self) {
    case "rect": self = .rect
    case "circle": self = .circle
    case "capsule": self = .capsule
    case let name?:
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Unknown shape \"\(name)\".")
    case nil:
      let parameters = try container.decode([String: Double].self)
      guard let radius = parameters[Self.roundedRectKey], parameters.count == 1 else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected {\"roundedRect\": radius}.")
      }
      self = .roundedRect(radius: radius)
    }
  }

  /// Writes the name of the shape, or an object with the radius of a rounded rectangle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .rect: try container.encode("rect")
    case .roundedRect(let radius): try container.encode([Self.roundedRectKey: radius])
    case .circle: try container.encode("circle")
    case .capsule: try container.encode("capsule")
    }
  }
}
#endif
