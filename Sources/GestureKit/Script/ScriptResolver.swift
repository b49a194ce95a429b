import StepperCore

/// Works out what the steps of a script come to.
struct ScriptResolver {
  /// The touches so far, in order.
  private(set) var touches: [Touch] = []
  /// When the steps so far are over, in nanoseconds.
  var time: Int64 = 0
  private var fingers: [LiveTouch] = []
  private var hasStarted: Bool = false

  mutating func run(_ steps: [TouchStep]) throws(TouchScriptError) {
    for step in steps { try run(step) }
  }

  private mutating func run(_ step: TouchStep) throws(TouchScriptError) {
    let isFirst = !hasStarted
    hasStarted = true
    switch step.kind {
    case .down(let finger, let location): try land(finger, location, step)
    case .move(let id, let location): try move(id, location, "move", step)
    case .glide(let id, let points, let pace): try glide(id, points, pace, step)
    case .turn(let pair, let motion, let pace): try turn(pair, motion, pace, step)
    case .hold(let id, let duration):
      _ = try index(of: id, "hold", step)
      try wait(duration, step)
    case .lift(let id, let phase, let location): try lift(id, phase, location, step)
    case .wait(let duration): try wait(duration, step)
    case .at(let target): try go(to: target, isFirst, step)
    case .sequence(let steps): try run(steps)
    case .together(let tracks): try together(tracks)
    }
  }
}

/// Several fingers, each with steps of its own.
extension ScriptResolver {
  private mutating func together(_ tracks: [[TouchStep]]) throws(TouchScriptError) {
    try checkOwners(tracks)
    let (start, first) = (time, touches.count)
    var end = start
    for track in tracks {
      time = start
      try run(track)
      end = max(end, time)
    }
    let merged = touches[first...].enumerated()
      .sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
    for (place, touch) in merged.enumerated() { touches[first + place] = touch.element }
    time = end
  }

  private func checkOwners(_ tracks: [[TouchStep]]) throws(TouchScriptError) {
    var owners: [TouchID: Int] = [:]
    for (number, track) in tracks.enumerated() {
      for use in track.uses {
        if let owner = owners[use.finger], owner != number {
          throw TouchScriptError(.fingerInTwoTracks(use.finger), at: use.place)
        }
        owners[use.finger] = number
      }
    }
  }
}

/// One finger, or two that move together.
extension ScriptResolver {
  private mutating func land(_ finger: Finger, _ location: ScenePoint, _ step: TouchStep) throws(TouchScriptError) {
    guard !fingers.contains(where: { $0.id == finger.id }) else {
      throw TouchScriptError(.alreadyDown(finger.id), at: step.place)
    }
    let touch = Touch(
      id: finger.id,
      phase: .began,
      location: location,
      timestamp: Timestamp(nanoseconds: time),
      kind: finger.kind
    )
    try add(touch, step)
    fingers.append(LiveTouch(began: touch))
  }

  private mutating func move(
    _ id: TouchID,
    _ location: ScenePoint,
    _ verb: String,
    _ step: TouchStep
  ) throws(TouchScriptError) {
    let index = try index(of: id, verb, step)
    try add(fingers[index].doing(.moved, at: location, time), step)
    fingers[index].location = location
  }

  private mutating func lift(
    _ id: TouchID,
    _ phase: TouchPhase,
    _ location: ScenePoint?,
    _ step: TouchStep
  ) throws(TouchScriptError) {
    let index = try index(of: id, phase == .ended ? "lift" : "be cancelled", step)
    try add(fingers[index].doing(phase, at: location ?? fingers[index].location, time), step)
    fingers.remove(at: index)
  }

  private mutating func glide(
    _ id: TouchID,
    _ points: [ScenePoint],
    _ pace: TouchStep.Pace,
    _ step: TouchStep
  ) throws(TouchScriptError) {
    let start = fingers[try index(of: id, "glide", step)].location
    guard !points.isEmpty else { throw TouchScriptError(.noPoints, at: step.place) }
    let path = GlidePath([start] + points)
    for sample in try samples(of: pace, touchesEach: 1, step) {
      time = sample.time
      try move(id, path.point(at: sample.fraction), "glide", step)
    }
  }

  private mutating func turn(
    _ pair: TwoFingers,
    _ motion: PairMotion,
    _ pace: TouchStep.Pace,
    _ step: TouchStep
  ) throws(TouchScriptError) {
    try check(pair, motion, step)
    let first = fingers[try index(of: pair.first.id, motion.verb, step)].location
    let second = fingers[try index(of: pair.second.id, motion.verb, step)].location
    for sample in try samples(of: pace, touchesEach: 2, step) {
      time = sample.time
      let places = motion.places(from: first, second, at: sample.fraction)
      try move(pair.first.id, places.0, motion.verb, step)
      try move(pair.second.id, places.1, motion.verb, step)
    }
  }

  private func check(_ pair: TwoFingers, _ motion: PairMotion, _ step: TouchStep) throws(TouchScriptError) {
    guard pair.first.id != pair.second.id else {
      throw TouchScriptError(.sameFinger(pair.first.id), at: step.place)
    }
    switch motion {
    case .glide: break
    case .pinch(let scale):
      guard scale > 0, scale.isFinite else { throw TouchScriptError(.invalidScale(scale), at: step.place) }
    case .rotate(let angle):
      guard abs(angle) <= PlaneRotation.limit else { throw TouchScriptError(.invalidAngle(angle), at: step.place) }
    }
  }

  private func index(of id: TouchID, _ verb: String, _ step: TouchStep) throws(TouchScriptError) -> Int {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else {
      throw TouchScriptError(.notDown(id, verb: verb), at: step.place)
    }
    return index
  }

  private mutating func add(_ touch: Touch, _ step: TouchStep) throws(TouchScriptError) {
    for coordinate in [touch.location.x, touch.location.y] where !coordinate.isFinite {
      throw TouchScriptError(.notFinite(coordinate), at: step.place)
    }
    guard touches.count < TouchScript.maximumTouches else {
      throw TouchScriptError(.tooManyTouches(limit: TouchScript.maximumTouches), at: step.place)
    }
    touches.append(touch)
  }
}

extension LiveTouch {
  fileprivate func doing(_ phase: TouchPhase, at location: ScenePoint, _ time: Int64) -> Touch {
    Touch(id: id, phase: phase, location: location, timestamp: Timestamp(nanoseconds: time), kind: kind)
  }
}

extension PairMotion {
  fileprivate var verb: String {
    switch self {
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .glide: "glide"
    }
  }
}
