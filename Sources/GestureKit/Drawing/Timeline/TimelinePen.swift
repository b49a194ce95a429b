#if !hasFeature(Embedded)
/// Draws what lasts and what happens where their times are.
struct TimelinePen {
  let axis: TimelineAxis

  /// What is to be said of a time.
  struct Label {
    let time: Int64
    let text: String
    let style: String
    /// Whether the start of it is better than nothing.
    var mayBeCut: Bool = true
  }

  /// Marks of one kind that are closer than this to each other would only make a blot; in points.
  static let minimumDistance: Double = 2.5

  /// Places labels at times into a lane and writes them; what is cut off is there in full in the tooltip.
  func write(_ labels: [Label], at y: Double, _ svg: inout SVGWriter) {
    var last = -Double.infinity
    let shown: [(x: Double, label: Label)] = labels.compactMap { label in
      guard let x = axis.x(of: label.time), x - last >= Self.minimumDistance else { return nil }
      last = x
      return (x - 4, label)
    }
    let size = DrawingStyle.smallFontSize
    let lane = shown.map { (x: $0.x, text: $0.label.text) }
    for placed in LabelLane.place(lane, from: axis.left - 4, to: axis.end, size: size)
    where placed.isWhole || shown[placed.index].label.mayBeCut {
      let label = shown[placed.index].label
      svg.tooltip("\(label.time.inMilliseconds) ms: \(label.text)") { svg in
        svg.element(
          "text",
          ["class": "small \(label.style)", "x": .number(placed.x), "y": .number(y)],
          text: placed.text
        )
      }
    }
  }

  /// The marks that can be told from each other, with their places.
  func visible(_ marks: [DrawnMark]) -> [(x: Double, mark: DrawnMark)] {
    var last: [DrawnMark.Kind: Double] = [:]
    return marks.compactMap { mark in
      guard let x = axis.x(of: mark.time), x - (last[mark.kind] ?? -.infinity) >= Self.minimumDistance else {
        return nil
      }
      last[mark.kind] = x
      return (x, mark)
    }
  }
}
#endif
