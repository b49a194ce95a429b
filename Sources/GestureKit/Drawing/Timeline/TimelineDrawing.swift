#if !hasFeature(Embedded)
import StepperCore

/// A playback as a picture in which time runs to the right, with a row for each finger, gesture and value.
///
/// The picture is an SVG document without scripts or anything from outside. It follows light and dark surroundings; its
/// texts can be selected; what was cut off for lack of room is there in full when one points at it.
public struct TimelineDrawing: Hashable, Sendable {
  /// The document.
  public let svg: String

  static let width: Double = 1_040
  private static let margin: Double = 28
  private static let maximumLabel: Double = 150

  /// Draws a playback.
  ///
  /// With its trace, the picture also shows who waits and what for, and the deadlines.
  public init(_ playback: Playback) {
    let timeline = DrawnTimeline(playback)
    let widths =
      (timeline.fingers.map(\.name) + timeline.values.map(\.name)).map { $0.width(at: DrawingStyle.fontSize) }
      + timeline.gestures.map { $0.name.width(at: DrawingStyle.fontSize) + $0.indent }
    let left = Self.margin + min(max(widths.max() ?? 0, 60), Self.maximumLabel) + 18
    let axis = TimelineAxis(
      timeline.scale,
      left: left,
      right: Self.width - Self.margin - 160,
      end: Self.width - Self.margin
    )
    var canvas = TimelineCanvas(axis, margin: Self.margin, top: 92)
    Self.draw(timeline, on: &canvas)
    let end = canvas.y
    let legend = TimelineLegend(timeline, margin: Self.margin, right: Self.width - Self.margin)
    svg = DrawingStyle.document(
      width: Self.width,
      height: end + legend.height + 26,
      title: timeline.name,
      description: Self.summary(of: timeline)
    ) { svg in
      Self.writeHead(timeline, &svg)
      TimelineGrid(axis).write(from: 84, to: end - 8, &svg)
      canvas.write(&svg)
      legend.write(at: end + 14, &svg)
    }
  }

  private static func draw(_ timeline: DrawnTimeline, on canvas: inout TimelineCanvas) {
    for track in timeline.fingers { canvas.draw(track) }
    canvas.separate()
    for track in timeline.gestures { canvas.draw(track) }
    canvas.separate()
    for track in timeline.values { canvas.draw(track) }
    for track in timeline.incidents { canvas.draw(track) }
  }

  private static func summary(of timeline: DrawnTimeline) -> String {
    let counts = [
      (timeline.fingers.count, "finger"), (timeline.gestures.count, "gesture"), (timeline.values.count, "value"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let span = "\(timeline.scale.start.inMilliseconds) to \(timeline.scale.end.inMilliseconds) ms"
    let rest = timeline.omissions.map { "not drawn: \($0)" }
    let quiet = timeline.quietUntil.map { ["nothing more until \($0.inMilliseconds) ms"] } ?? []
    return (counts + [span] + quiet + rest).joined(separator: " · ")
  }

  private static func writeHead(_ timeline: DrawnTimeline, _ svg: inout SVGWriter) {
    let room = width - 2 * margin
    let title = timeline.name.cut(toWidth: room, at: DrawingStyle.titleFontSize)
    svg.element("text", ["class": "title", "x": .number(margin), "y": 38], text: title)
    let summary = summary(of: timeline).cut(toWidth: room, at: DrawingStyle.fontSize)
    svg.element("text", ["class": "muted", "x": .number(margin), "y": 57], text: summary)
  }
}

extension GestureTrack {
  /// By how much the name stands further in the more composites the gesture is a member of, in points.
  var indent: Double { Double(min(depth, 4)) * 12 }
}
#endif
