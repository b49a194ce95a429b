#if !hasFeature(Embedded)
import StepperCore

/// Draws the ways of fingers over a scene, with the times at which each landed and lifted.
struct SceneTouches {
  private let fingers: [FingerTrack]
  private let view: SceneViewport
  private let labels: [PlacedLabel]

  /// More than anyone could tell from each other.
  private static let maximumStrokes: Int = 100
  private static let maximumSamples: Int = 400
  /// Samples that are closer to each other are drawn as one, in points.
  private static let minimumDistance: Double = 2.5

  init(_ fingers: [FingerTrack], _ view: SceneViewport, avoiding taken: [SceneRect]) {
    self.fingers = fingers
    self.view = view
    var field = LabelField(avoiding: taken)
    for stroke in fingers.flatMap(\.strokes).prefix(Self.maximumStrokes) {
      Self.label(stroke, view, &field)
    }
    labels = field.labels
  }

  private static func label(_ stroke: [Touch], _ view: SceneViewport, _ field: inout LabelField) {
    guard let first = stroke.first, let last = stroke.last else { return }
    let area = SceneRect(x: view.left, y: view.top, width: view.width, height: view.height)
    let start = first.timestamp.nanoseconds.inMilliseconds
    let end = last.timestamp.nanoseconds.inMilliseconds
    if stroke.isAtOnePlace {
      let time = start == end ? "\(start) ms" : "\(start)–\(end) ms"
      field.place(time, beside: view.place(first.location), within: area)
    } else {
      field.place("\(start) ms", beside: view.place(first.location), within: area)
      field.place("\(end) ms", beside: view.place(last.location), within: area)
    }
  }

  /// Where the signs of the fingers are that are drawn.
  static func signs(of fingers: [FingerTrack], _ view: SceneViewport) -> [SceneRect] {
    fingers.flatMap(\.strokes).prefix(maximumStrokes).flatMap { stroke in
      [stroke.first, stroke.last].compactMap { $0.map { view.place($0.location).surroundings } }
    }
  }

  func write(_ svg: inout SVGWriter) {
    var strokes = 0
    for finger in fingers {
      for stroke in finger.strokes.prefix(max(0, Self.maximumStrokes - strokes)) {
        svg.tooltip(stroke.inWords(finger.name)) { svg in write(stroke, &svg) }
      }
      strokes += finger.strokes.count
    }
    for label in labels {
      svg.element(
        "text",
        ["class": "small number", "x": .number(label.area.minX), "y": .number(label.area.maxY - 3)],
        text: label.text
      )
    }
  }

  private func write(_ stroke: [Touch], _ svg: inout SVGWriter) {
    guard let first = stroke.first, let last = stroke.last else { return }
    let samples = visible(stroke)
    if samples.count > 1 {
      let path = samples.map { "\($0.x.coordinate) \($0.y.coordinate)" }.joined(separator: " L")
      svg.element("path", ["class": "line thick accent-line", "d": "M\(path)"])
    }
    for sample in samples.dropFirst().dropLast() {
      svg.element("circle", ["class": "active", "cx": .number(sample.x), "cy": .number(sample.y), "r": 2.5])
    }
    let (start, end) = (view.place(first.location), view.place(last.location))
    if last.phase == .ended || last.phase == .cancelled {
      write(end, last.phase, radius: stroke.isAtOnePlace ? 12 : 6, &svg)
    }
    svg.element("circle", ["class": "active", "cx": .number(start.x), "cy": .number(start.y), "r": 8])
    svg.element(
      "text",
      ["class": "finger", "text-anchor": "middle", "x": .number(start.x), "y": .number(start.y + 3.5)],
      text: "\(first.id.rawValue)".cut(to: 2)
    )
  }

  private func write(_ end: ScenePoint, _ phase: TouchPhase, radius: Double, _ svg: inout SVGWriter) {
    if phase == .cancelled {
      Glyph(.cancelled).write(end.x, end.y, &svg)
    } else {
      svg.element(
        "circle",
        ["class": "line thick accent-line", "cx": .number(end.x), "cy": .number(end.y), "r": .number(radius)]
      )
    }
  }

  private func visible(_ stroke: [Touch]) -> [ScenePoint] {
    var points: [ScenePoint] = []
    let step = stroke.count / Self.maximumSamples + 1
    for index in stroke.indices where index % step == 0 || index == stroke.count - 1 {
      let point = view.place(stroke[index].location)
      let isFar = points.last.map {
        abs($0.x - point.x) >= Self.minimumDistance || abs($0.y - point.y) >= Self.minimumDistance
      }
      if isFar ?? true { points.append(point) }
    }
    return points
  }
}

extension ScenePoint {
  /// The area of the sign at the point.
  fileprivate var surroundings: SceneRect { SceneRect(x: x - 10, y: y - 10, width: 20, height: 20) }
}

extension [Touch] {
  /// Whether the finger did not move.
  var isAtOnePlace: Bool { allSatisfy { $0.location == first?.location } }

  /// What the finger did, with all times and places at its ends.
  func inWords(_ name: String) -> String {
    guard let first, let last else { return name }
    let start = "\(name): \(first.timestamp.nanoseconds.inMilliseconds) ms \(first.location.brief)"
    guard count > 1 else { return start + ", stays down" }
    let place = isAtOnePlace ? "" : " \(last.location.brief)"
    let end = "\(last.timestamp.nanoseconds.inMilliseconds) ms\(place)"
    switch last.phase {
    case .ended: return "\(start) → \(end)"
    case .cancelled: return "\(start) → \(end), cancelled"
    case .began, .moved: return "\(start) → \(end), stays down"
    }
  }
}
#endif
