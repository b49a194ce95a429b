#if !hasFeature(Embedded)
/// Draws the frames of regions, and their names where there is room.
struct SceneRegions {
  private let regions: [DrawnRegion]
  private let view: SceneViewport
  /// The names that there is room for.
  let labels: [PlacedLabel]

  init(_ regions: [DrawnRegion], _ view: SceneViewport, avoiding taken: [SceneRect]) {
    self.regions = regions
    self.view = view
    var lane = LabelField(avoiding: taken)
    for region in regions {
      guard let frame = view.place(region.frame) else { continue }
      let name = region.name.cut(toWidth: frame.size.width - 12, at: DrawingStyle.smallFontSize)
      lane.place(name, in: frame)
    }
    labels = lane.labels
  }

  func writeFrames(_ svg: inout SVGWriter) {
    for region in regions {
      svg.tooltip(([region.name] + region.traits + region.gestures).joined(separator: "\n")) { svg in
        write(region, &svg)
      }
    }
  }

  func writeLabels(_ svg: inout SVGWriter) {
    for label in labels {
      svg.element(
        "text",
        ["class": "small muted strong", "x": .number(label.area.minX), "y": .number(label.area.maxY - 3)],
        text: label.text
      )
    }
  }

  private func write(_ region: DrawnRegion, _ svg: inout SVGWriter) {
    if region.outset != .zero {
      write(region.frame.outset(by: region.outset), region.shape, "hair accent-line dashed", &svg)
    }
    if let moved = region.movedTo { write(moved, region.shape, "hair muted-line dashed", &svg) }
    let isThere = !region.isHidden && !region.isRemoved
    write(region.frame, region.shape, isThere ? "line muted-line region" : "line muted-line dotted", &svg)
    if region.isRemoved, let frame = view.place(region.frame) {
      let (x, y) = (frame.minX.coordinate, frame.minY.coordinate)
      let (width, height) = (frame.size.width.coordinate, frame.size.height.coordinate)
      let across = "l\(width) \(height) m-\(width) 0 l\(width) -\(height)"
      svg.element("path", ["class": "hair muted-line", "d": "M\(x) \(y) \(across)"])
    }
  }

  private func write(_ frame: SceneRect, _ shape: HitShape, _ style: String, _ svg: inout SVGWriter) {
    guard let placed = view.place(frame) else { return }
    let circle = shape == .circle ? placed.square : placed
    svg.element(
      "rect",
      [
        "class": .text(style), "x": .number(circle.minX), "y": .number(circle.minY),
        "width": .number(circle.size.width), "height": .number(circle.size.height),
        "rx": .number(radius(of: shape, circle)),
      ]
    )
  }

  private func radius(of shape: HitShape, _ frame: SceneRect) -> Double {
    let half = min(frame.size.width, frame.size.height) / 2
    switch shape {
    case .rect: return 0
    case .roundedRect(let radius): return radius > 0 ? min(radius * view.scale, half) : 0
    case .circle, .capsule: return half
    }
  }
}

extension SceneRect {
  /// The largest square around the center.
  fileprivate var square: SceneRect {
    let side = min(size.width, size.height)
    return SceneRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
#endif
