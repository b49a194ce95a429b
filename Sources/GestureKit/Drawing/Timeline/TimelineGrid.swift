#if !hasFeature(Embedded)
/// The lines and labels of the time axis.
struct TimelineGrid {
  private let axis: TimelineAxis

  init(_ axis: TimelineAxis) {
    self.axis = axis
  }

  func write(from top: Double, to bottom: Double, _ svg: inout SVGWriter) {
    let ticks = axis.ticks
    let labels = ticks.enumerated().map { (x: $1.x - 3, text: $0 == 0 ? $1.label + " ms" : $1.label) }
    for tick in ticks {
      svg.element(
        "line",
        [
          "class": "hair gridline", "x1": .number(tick.x), "x2": .number(tick.x), "y1": .number(top),
          "y2": .number(bottom),
        ]
      )
    }
    let size = DrawingStyle.smallFontSize
    for label in LabelLane.place(labels, from: axis.left - 3, to: axis.end, size: size)
    where label.isWhole {
      svg.element(
        "text",
        ["class": "small muted number", "x": .number(label.x), "y": .number(top - 6)],
        text: label.text
      )
    }
    for cut in axis.cuts { write(cut.x, cut.length, from: top, to: bottom, &svg) }
  }

  private func write(_ x: Double, _ length: Int64, from top: Double, to bottom: Double, _ svg: inout SVGWriter) {
    svg.tooltip("nothing happens for \(length.withUnit)") { svg in
      svg.element(
        "rect",
        [
          "class": "paper", "x": .number(x - 7), "y": .number(top), "width": 14, "height": .number(bottom - top),
        ]
      )
      for offset in [-4.0, 4] {
        svg.element(
          "line",
          [
            "class": "hair muted-line dotted", "x1": .number(x + offset), "x2": .number(x + offset),
            "y1": .number(top), "y2": .number(bottom),
          ]
        )
      }
    }
  }
}
#endif
