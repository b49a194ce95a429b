#if !hasFeature(Embedded)
/// Rows of a drawn timeline below each other.
struct TimelineCanvas {
  private let axis: TimelineAxis
  private let margin: Double
  private var svg: SVGWriter = SVGWriter(depth: 1)
  /// Where the next row begins.
  private(set) var y: Double
  private var isSeparated: Bool = true

  init(_ axis: TimelineAxis, margin: Double, top: Double) {
    self.axis = axis
    self.margin = margin
    y = top
  }

  /// Writes all rows.
  func write(_ svg: inout SVGWriter) {
    svg.append(self.svg)
  }

  /// Leaves room between two kinds of rows.
  mutating func separate() {
    guard !isSeparated else { return }
    isSeparated = true
    y += 14
  }

  /// Draws a row with its name beside its middle line, and goes on below it.
  mutating func row(
    _ name: String,
    height: Double,
    middle: Double,
    indent: Double = 0,
    _ content: (TimelinePen, inout SVGWriter, Double) -> Void
  ) {
    isSeparated = false
    let label = name.cut(toWidth: axis.left - margin - indent - 14, at: DrawingStyle.fontSize)
    svg.element("g") { svg in
      svg.element("title", text: name)
      svg.element("text", ["x": .number(margin + indent), "y": .number(y + middle + 4)], text: label)
      content(TimelinePen(axis: axis), &svg, y)
    }
    y += height
  }
}
#endif
