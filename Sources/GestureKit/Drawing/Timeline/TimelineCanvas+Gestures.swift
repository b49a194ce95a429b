#if !hasFeature(Embedded)
extension TimelineCanvas {
  /// Draws the row of a gesture: its phases as spans, and below them what it came to.
  mutating func draw(_ track: GestureTrack) {
    row(track.name, height: 42, middle: 12, indent: track.indent) { pen, svg, y in
      let middle = y + 12
      for span in track.spans { pen.write(span, middle, &svg) }
      for (x, mark) in pen.visible(track.marks.sortedByTime) {
        svg.tooltip("\(mark.time.inMilliseconds) ms: \(mark.text)") { svg in
          Glyph(mark.kind).write(x, mark.kind.isDeadline ? middle + 9 : middle, &svg)
        }
      }
      pen.write(track.marks.sortedByTime.compactMap(\.label), at: y + 33, &svg)
    }
  }
}

extension TimelinePen {
  /// Draws something that lasts, unless it is too short to be seen beside its end.
  func write(_ span: DrawnSpan, _ middle: Double, _ svg: inout SVGWriter) {
    let (start, end) = (axis.nearestX(of: span.start), axis.nearestX(of: span.end))
    guard end - start >= 0.5 else { return }
    let time = span.end < .max ? " to \(span.end.inMilliseconds) ms" : " ms on"
    svg.tooltip("\(span.start.inMilliseconds)\(time): \(span.text)") { svg in
      Self.write(span.kind, start, middle + span.kind.shift, width: end - start, &svg)
    }
  }

  /// Draws a bar as it stands for something that lasts.
  static func write(_ kind: DrawnSpan.Kind, _ x: Double, _ middle: Double, width: Double, _ svg: inout SVGWriter) {
    for layer in kind.layers {
      svg.element(
        "rect",
        [
          "class": .text(layer.style), "x": .number(x), "y": .number(middle - layer.height / 2),
          "width": .number(width), "height": .number(layer.height), "rx": 2,
          "style": .text(layer.isHatched ? "fill: url(#hatch)" : ""),
        ]
      )
    }
  }
}

extension DrawnSpan.Kind {
  /// What a span is drawn with, from the back to the front.
  fileprivate var layers: [(style: String, height: Double, isHatched: Bool)] {
    switch self {
    case .possible: [("pale hair accent-line", 6, false)]
    case .waiting: [("warm hair", 10, false), ("warm hair", 10, true)]
    case .active: [("active", 12, false)]
    case .pressing: [("mute", 3, false)]
    case .down, .editing: [("band", 6, false)]
    }
  }

  /// Pressing lasts beside the phases, so it lies below them.
  fileprivate var shift: Double {
    switch self {
    case .pressing: 7
    case .possible, .waiting, .active, .down, .editing: 0
    }
  }
}

extension DrawnMark.Kind {
  fileprivate var isDeadline: Bool { self == .deadlineReached || self == .deadlineWithdrawn }
}

extension DrawnMark {
  /// What the glyph does not say already.
  private var detail: String {
    guard let colon = text.firstIndex(of: ":"), kind != .waits else { return text }
    return String(text[text.index(after: colon)...].drop { $0 == " " })
  }

  /// The label below the mark; nil for one that its glyph says all of.
  fileprivate var label: TimelinePen.Label? {
    switch kind {
    case .failed, .cancelled: TimelinePen.Label(time: time, text: detail, style: "bad")
    case .ended, .waits, .refused: TimelinePen.Label(time: time, text: detail, style: "muted")
    case .down, .began, .moved, .up, .fingerCancelled, .changed, .pressed, .unpressed, .deadlineReached,
      .deadlineWithdrawn,
      .valueUp, .valueDown, .valueEvent, .editingBegan, .editingEnded, .incident:
      nil
    }
  }
}
#endif
