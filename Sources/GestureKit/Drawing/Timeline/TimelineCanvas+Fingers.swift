#if !hasFeature(Embedded)
import StepperCore

extension TimelineCanvas {
  /// Draws the row of a finger: its distance from where it landed, over time.
  mutating func draw(_ track: FingerTrack) {
    let farthest = track.strokes.joined().isEmpty ? 0 : track.strokes.map(\.farthest).max() ?? 0
    row(track.name, height: 52, middle: 26) { pen, svg, y in
      let base = y + 26
      for stroke in pen.visible(track.strokes) { pen.write(stroke, farthest: farthest, base: base, &svg) }
      for (x, mark) in pen.visible(track.marks.sortedByTime) { pen.write(mark, x, base, &svg) }
      let labels = track.strokes.flatMap(\.labels)
      pen.write(labels, at: base + 15, &svg)
    }
  }
}

extension TimelinePen {
  private static let stripHeight: Double = 16

  /// The strokes that can be told from each other.
  fileprivate func visible(_ strokes: [[Touch]]) -> [[Touch]] {
    var last = -Double.infinity
    return strokes.filter { stroke in
      let end = axis.nearestX(of: stroke.last?.timestamp.nanoseconds.withinReach ?? 0)
      defer { last = max(last, end) }
      return end - last >= 1
    }
  }

  fileprivate func write(_ stroke: [Touch], farthest: Double, base: Double, _ svg: inout SVGWriter) {
    guard let first = stroke.first, let last = stroke.last else { return }
    let isOver = last.phase == .ended || last.phase == .cancelled
    let start = axis.nearestX(of: first.timestamp.nanoseconds.withinReach)
    let end = axis.nearestX(of: isOver ? last.timestamp.nanoseconds.withinReach : .max)
    if farthest > 0, farthest.isFinite {
      var path = "M\(start.coordinate) \(base.coordinate)"
      var x = start
      for touch in stroke {
        let next = axis.nearestX(of: touch.timestamp.nanoseconds.withinReach)
        guard next - x >= Self.minimumDistance || touch == last else { continue }
        x = next
        path += " L\(x.coordinate) \((base - touch.distance(from: first) / farthest * Self.stripHeight).coordinate)"
      }
      svg.element("path", ["class": "pale", "d": "\(path) L\(x.coordinate) \(base.coordinate) Z"])
    }
    svg.element("path", ["class": "line inked", "d": "M\(start.coordinate) \(base.coordinate) H\(end.coordinate)"])
  }

  fileprivate func write(_ mark: DrawnMark, _ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    svg.tooltip("\(mark.time.inMilliseconds) ms: \(mark.text)") { svg in
      Glyph(mark.kind).write(x, y, &svg)
    }
  }
}

extension [Touch] {
  fileprivate var farthest: Double { first.map { first in map { $0.distance(from: first) }.max() ?? 0 } ?? 0 }

  /// Where the finger landed and lifted.
  fileprivate var labels: [TimelinePen.Label] {
    guard let first, let last else { return [] }
    let start = TimelinePen.Label(
      time: first.timestamp.nanoseconds.withinReach,
      text: first.location.brief,
      style: "muted number",
      mayBeCut: false
    )
    guard count > 1, last.location != first.location || last.phase == .cancelled else { return [start] }
    let isCancelled = last.phase == .cancelled
    let end = TimelinePen.Label(
      time: last.timestamp.nanoseconds.withinReach,
      text: isCancelled ? "cancelled \(last.location.brief)" : last.location.brief,
      style: isCancelled ? "bad" : "muted number",
      mayBeCut: isCancelled
    )
    return [start, end]
  }
}

extension Touch {
  fileprivate func distance(from start: Touch) -> Double {
    let way = location - start.location
    let square = way.dx * way.dx + way.dy * way.dy
    return square.isFinite ? square.squareRoot() : 0
  }
}

extension [DrawnMark] {
  /// The marks in the order of time; those at one time stay as they are.
  var sortedByTime: [DrawnMark] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
#endif
