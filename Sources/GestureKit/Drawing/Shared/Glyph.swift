#if !hasFeature(Embedded)
/// The sign of a mark, which says by its form alone what it is.
struct Glyph {
  private let kind: DrawnMark.Kind

  init(_ kind: DrawnMark.Kind) {
    self.kind = kind
  }

  func write(_ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    switch kind {
    case .down: circle("ink", x, y, 4.5, &svg)
    case .moved: circle("ink", x, y, 2, &svg)
    case .up: circle("hollow line inked", x, y, 4.5, &svg)
    case .fingerCancelled, .cancelled: cancelled(x, y, &svg)
    case .began: path("line thick accent-line", "M\(x.coordinate) \((y - 8).coordinate) v16", &svg)
    case .changed: path("hair on-active", "M\(x.coordinate) \((y - 4).coordinate) v8", &svg)
    case .ended: ended(x, y, &svg)
    case .failed: path("line thick bad-line", "M\((x - 4).coordinate) \((y - 4).coordinate) l8 8 m0 -8 l-8 8", &svg)
    case .deadlineReached: path("ink", Self.diamond(x, y), &svg)
    case .deadlineWithdrawn: path("hollow hair muted-line", Self.diamond(x, y), &svg)
    case .valueUp: path("active", "M\(x.coordinate) \((y - 5).coordinate) l5 8 h-10 Z", &svg)
    case .valueDown: path("active", "M\(x.coordinate) \((y + 5).coordinate) l5 -8 h-10 Z", &svg)
    case .refused, .incident:
      path("hollow line muted-line", "M\((x - 4).coordinate) \((y - 4).coordinate) h8 v8 h-8 Z", &svg)
    case .waits, .pressed, .unpressed, .valueEvent, .editingBegan, .editingEnded: break
    }
  }

  private func ended(_ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    circle("active", x, y, 6.5, &svg)
    path("line on-active", "M\((x - 3).coordinate) \(y.coordinate) l2 2.5 l4 -5", &svg)
  }

  private func cancelled(_ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    circle("hollow line bad-line", x, y, 5.5, &svg)
    path("line bad-line", "M\((x - 3.5).coordinate) \((y + 3.5).coordinate) l7 -7", &svg)
  }

  private func circle(_ style: String, _ x: Double, _ y: Double, _ radius: Double, _ svg: inout SVGWriter) {
    svg.element("circle", ["class": .text(style), "cx": .number(x), "cy": .number(y), "r": .number(radius)])
  }

  private func path(_ style: String, _ path: String, _ svg: inout SVGWriter) {
    svg.element("path", ["class": .text(style), "d": .text(path)])
  }

  private static func diamond(_ x: Double, _ y: Double) -> String {
    "M\(x.coordinate) \((y - 4).coordinate) l4 4 l-4 4 l-4 -4 Z"
  }
}
#endif
