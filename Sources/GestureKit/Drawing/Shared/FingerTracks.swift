#if !hasFeature(Embedded)
import StepperCore

/// Follows the fingers of a timeline; touches that are impossible are left to the log, which tells of them.
struct FingerTracks {
  private(set) var tracks: [FingerTrack] = []
  private var places: [TouchID: Int] = [:]
  private var isDown: [Bool] = []

  init(_ timeline: [ScenarioEntry]) {
    for entry in timeline {
      guard case .touch(let touch) = entry.event else { continue }
      take(touch)
    }
  }

  private mutating func take(_ touch: Touch) {
    guard touch.phase == .began || places[touch.id] != nil else { return }
    let place = place(of: touch.id)
    guard isDown[place] == (touch.phase != .began) else { return }
    switch touch.phase {
    case .began:
      isDown[place] = true
      tracks[place].strokes.append([touch])
      let time = touch.timestamp.nanoseconds.withinReach
      tracks[place].spans.append(DrawnSpan(kind: .down, start: time, end: .max, text: "finger \(touch.id.rawValue)"))
      mark(touch, .down, "down at", at: place)
    case .moved: add(touch, .moved, "moved to", at: place)
    case .ended: lift(touch, .up, "up at", at: place)
    case .cancelled: lift(touch, .fingerCancelled, "cancelled at", at: place)
    }
  }

  private mutating func place(of touch: TouchID) -> Int {
    if let place = places[touch] { return place }
    places[touch] = tracks.count
    tracks.append(FingerTrack(name: "finger \(touch.rawValue)"))
    isDown.append(false)
    return tracks.count - 1
  }

  private mutating func lift(_ touch: Touch, _ kind: DrawnMark.Kind, _ verb: String, at place: Int) {
    isDown[place] = false
    add(touch, kind, verb, at: place)
    tracks[place].spans[tracks[place].spans.count - 1].end = touch.timestamp.nanoseconds.withinReach
  }

  private mutating func add(_ touch: Touch, _ kind: DrawnMark.Kind, _ verb: String, at place: Int) {
    tracks[place].strokes[tracks[place].strokes.count - 1].append(touch)
    mark(touch, kind, verb, at: place)
  }

  private mutating func mark(_ touch: Touch, _ kind: DrawnMark.Kind, _ verb: String, at place: Int) {
    let time = touch.timestamp.nanoseconds.withinReach
    tracks[place].marks.append(DrawnMark(time: time, kind: kind, text: "\(verb) \(touch.location.brief)"))
  }
}
#endif
