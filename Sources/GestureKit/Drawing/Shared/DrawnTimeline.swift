#if !hasFeature(Embedded)
import StepperCore

/// All that a drawing of a playback in time shows: rows with what lasts and what happens on them.
struct DrawnTimeline {
  let name: String
  let fingers: [FingerTrack]
  private(set) var gestures: [GestureTrack]
  let values: [ValueTrack]
  let incidents: [IncidentTrack]
  /// The stretches of time in which something happens.
  let scale: TimeScale
  /// Until when the clock went on, in nanoseconds, if nothing happened any more before.
  let quietUntil: Int64?
  /// What there was no room for.
  let omissions: [String]

  /// More than anyone reads; what goes beyond is counted.
  private static let maximumFingers: Int = 12
  private static let maximumGestures: Int = 40
  private static let maximumValues: Int = 12

  init(_ playback: Playback) {
    let fingers = FingerTracks(playback.scenario.timeline).tracks
    let gestures = playback.session.map { GestureTracks($0, playback.log).tracks } ?? []
    let values = ValueTracks(playback.scenario, playback.log).tracks
    name = playback.scenario.name
    incidents = IncidentTracks(playback.scenario.timeline, playback.log).tracks
    self.fingers = Array(fingers.prefix(Self.maximumFingers))
    self.gestures = Array(gestures.prefix(Self.maximumGestures))
    self.values = Array(values.prefix(Self.maximumValues))
    omissions = [
      ("finger", fingers.count, Self.maximumFingers), ("gesture", gestures.count, Self.maximumGestures),
      ("value", values.count, Self.maximumValues),
    ].compactMap { name, count, limit in
      count > limit ? "\(count - limit) more \(name)\(count - limit == 1 ? "" : "s")" : nil
    }
    let happening = Self.marks(self.fingers, self.gestures, self.values, incidents)
      .filter { $0.kind != .deadlineWithdrawn }
    let spans = self.fingers.flatMap(\.spans) + self.gestures.flatMap(\.spans) + self.values.flatMap(\.spans)
    let times = happening.map(\.time) + self.gestures.flatMap(\.spans).map(\.start)
    scale = TimeScale(times: times, busy: spans.map { TimeScale.Piece(start: $0.start, end: $0.end) })
    let end = playback.scenario.timeline.last?.end.nanoseconds.withinReach ?? 0
    quietUntil = end > scale.end ? end : nil
    let shown = scale.pieces
    for index in self.gestures.indices {
      // A deadline that was withdrawn does not count as happening, so it may lie where nothing is drawn.
      self.gestures[index].marks.removeAll { mark in
        mark.kind == .deadlineWithdrawn && !shown.contains { $0.start <= mark.time && mark.time <= $0.end }
      }
    }
  }

  /// Everything that happens, in order.
  var marks: [(source: String, mark: DrawnMark)] {
    let named =
      fingers.map { ($0.name, $0.marks) } + gestures.map { ($0.name, $0.marks) } + values.map { ($0.name, $0.marks) }
      + incidents.map { ($0.name, $0.marks) }
    return named.flatMap { name, marks in marks.map { (source: name, mark: $0) } }
      .enumerated()
      // The sort of the standard library keeps no order that it is not told.
      .sorted { Self.key($0.element.mark, $0.offset) < Self.key($1.element.mark, $1.offset) }
      .map(\.element)
  }

  private static func key(_ mark: DrawnMark, _ offset: Int) -> (Int64, Int, Int) {
    (mark.time, mark.order, offset)
  }

  private static func marks(
    _ fingers: [FingerTrack],
    _ gestures: [GestureTrack],
    _ values: [ValueTrack],
    _ incidents: [IncidentTrack]
  ) -> [DrawnMark] {
    fingers.flatMap(\.marks) + gestures.flatMap(\.marks) + values.flatMap(\.marks) + incidents.flatMap(\.marks)
  }
}
#endif
