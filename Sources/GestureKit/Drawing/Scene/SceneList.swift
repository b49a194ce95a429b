#if !hasFeature(Embedded)
/// The regions of a scene with their gestures, and its touches, as a list.
struct SceneList {
  private struct Line {
    let text: String
    let style: String
    let indent: Double
    /// The room above it, in points.
    let space: Double
  }

  let left: Double
  private let width: Double
  private let lines: [Line]

  private static let lineHeight: Double = 18
  private static let maximumStrokes: Int = 30
  private static let maximumGestures: Int = 20

  init(_ scene: DrawnScene, left: Double, width: Double) {
    self.left = left
    self.width = width
    let strokes = scene.fingers.flatMap { finger in finger.strokes.map { $0.inWords(finger.name) } }
    lines =
      [Line(text: "REGIONS", style: "head muted", indent: 0, space: 0)] + scene.regions.flatMap { Self.lines(of: $0) }
      + [Line(text: "TOUCHES", style: "head muted", indent: 0, space: 16)]
      + strokes.prefix(Self.maximumStrokes).map { Line(text: $0, style: "number", indent: 0, space: 0) }
      + Self.more(strokes.count - Self.maximumStrokes, indent: 0)
  }

  var height: Double { lines.reduce(0) { $0 + $1.space + Self.lineHeight } }

  func write(at top: Double, _ svg: inout SVGWriter) {
    var y = top
    for line in lines {
      y += line.space + Self.lineHeight
      let text = line.text.cut(toWidth: width - line.indent, at: DrawingStyle.fontSize)
      let attributes: SVGWriter.Attributes = [
        "class": .text(line.style), "x": .number(left + line.indent), "y": .number(y - 6),
      ]
      if text == line.text {
        svg.element("text", attributes, text: text)
      } else {
        svg.tooltip(line.text) { svg in svg.element("text", attributes, text: text) }
      }
    }
  }

  private static func more(_ count: Int, indent: Double) -> [Line] {
    count > 0 ? [Line(text: "… and \(count) more", style: "muted", indent: indent, space: 0)] : []
  }

  private static func lines(of region: DrawnRegion) -> [Line] {
    let indent = Double(min(region.depth, 8)) * 14
    let traits = region.traits.isEmpty ? "" : " · " + region.traits.joined(separator: ", ")
    let frame = region.frame
    let size = "\(frame.size.width.brief) × \(frame.size.height.brief)"
    return [
      Line(text: "\(region.name)\(traits) · \(size) at \(frame.origin.brief)", style: "", indent: indent, space: 0)
    ]
      + region.gestures.prefix(maximumGestures).map { Line(text: $0, style: "muted", indent: indent + 14, space: 0) }
      + more(region.gestures.count - maximumGestures, indent: indent + 14)
  }
}
#endif
