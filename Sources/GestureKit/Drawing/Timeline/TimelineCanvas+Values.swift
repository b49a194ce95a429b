#if !hasFeature(Embedded)
extension TimelineCanvas {
  /// Draws the row of a value: steps for numbers, and every value as a label.
  mutating func draw(_ track: ValueTrack) {
    let hasSteps = track.steps.allSatisfy { $0.number != nil } && track.steps.count > 1
    row(track.name, height: hasSteps ? 80 : 46, middle: hasSteps ? 38 : 16) { pen, svg, y in
      let base = y + (hasSteps ? 38 : 16)
      for span in track.spans { pen.write(span, base + 4, &svg) }
      if hasSteps { pen.write(track.steps, base: base, &svg) } else { pen.writeLine(track.steps, y: base, &svg) }
      pen.write(track.steps.labels(from: pen.axis.scale.start), at: base + 17, &svg)
      let events = track.marks.filter { $0.kind != .editingBegan && $0.kind != .editingEnded }
      let details = track.isStepper ? events.compactMap(\.detail) : []
      pen.write(details, at: base + 30, &svg)
    }
  }

  /// Draws the row of what the app did, or of what was wrong.
  mutating func draw(_ track: IncidentTrack) {
    row(track.name, height: 42, middle: 12) { pen, svg, y in
      for (x, mark) in pen.visible(track.marks) {
        svg.tooltip("\(mark.time.inMilliseconds) ms: \(mark.text)") { svg in Glyph(mark.kind).write(x, y + 12, &svg) }
      }
      pen.write(track.marks.map { TimelinePen.Label(time: $0.time, text: $0.text, style: "muted") }, at: y + 31, &svg)
    }
  }
}

extension TimelinePen {
  private static let stepHeight: Double = 26

  fileprivate func write(_ steps: [ValueTrack.Step], base: Double, _ svg: inout SVGWriter) {
    let numbers = steps.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return }
    // Halves, because the difference of two numbers may be larger than any number.
    let height = { (number: Double) in
      high > low ? (number / 2 - low / 2) / (high / 2 - low / 2) * Self.stepHeight : Self.stepHeight / 2
    }
    var (path, last) = ("", -Double.infinity)
    for (index, number) in numbers.enumerated() {
      let x = index == 0 ? axis.left : axis.nearestX(of: steps[index].time)
      guard index == 0 || index == numbers.count - 1 || x - last >= 1 else { continue }
      path += index == 0 ? "M\(x.coordinate) " : " H\(x.coordinate) V"
      path += (base - height(number)).coordinate
      last = x
    }
    svg.element("path", ["class": "line thick accent-line", "d": "\(path) H\(axis.end.coordinate)"])
  }

  fileprivate func writeLine(_ steps: [ValueTrack.Step], y: Double, _ svg: inout SVGWriter) {
    svg.element(
      "path",
      ["class": "line muted-line", "d": "M\(axis.left.coordinate) \(y.coordinate) H\(axis.end.coordinate)"]
    )
    var last = -Double.infinity
    for step in steps.dropFirst() {
      guard let x = axis.x(of: step.time), x - last >= Self.minimumDistance else { continue }
      last = x
      svg.tooltip("\(step.time.inMilliseconds) ms: \(step.text)") { svg in
        svg.element(
          "path",
          ["class": "line thick accent-line", "d": "M\(x.coordinate) \((y - 5).coordinate) v10"]
        )
      }
    }
  }
}

extension [ValueTrack.Step] {
  /// The values at their times; the first one has been there from before.
  fileprivate func labels(from start: Int64) -> [TimelinePen.Label] {
    enumerated().compactMap { index, step in
      let time = index == 0 ? start : step.time
      // Of several at one time the last one stays.
      if index + 1 < count, self[index + 1].time <= time { return nil }
      return TimelinePen.Label(time: time, text: step.text, style: "strong number")
    }
  }
}

extension DrawnMark {
  /// What is worth saying of an event of a stepper besides the value.
  fileprivate var detail: TimelinePen.Label? {
    guard kind == .valueEvent, !text.hasPrefix("committed") else { return nil }
    return TimelinePen.Label(time: time, text: text, style: "muted")
  }
}
#endif
