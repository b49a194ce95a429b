extension [TouchStep] {
  /// The fingers that the steps speak of, each once, in the order in which they come first.
  var fingers: [TouchID] {
    uses.reduce(into: []) { fingers, use in
      if !fingers.contains(use.finger) { fingers.append(use.finger) }
    }
  }

  /// The steps without those of a finger; time passes as before where a finger rested or moved.
  func without(_ finger: TouchID) -> [TouchStep] {
    flatMap { $0.without(finger) }
  }
}

extension TouchStep {
  /// The steps of which this one is made, itself if it is a single one.
  var parts: [TouchStep] {
    switch kind {
    case .sequence(let steps): steps.flatMap { $0.parts }
    case .together(let tracks): [with(.together(tracks.map { $0.flatMap { $0.parts } }))]
    case .down, .move, .glide, .turn, .hold, .lift, .wait, .at: [self]
    }
  }

  func isLift(of finger: TouchID) -> Bool {
    if case .lift(finger, _, _) = kind { true } else { false }
  }

  fileprivate func without(_ finger: TouchID) -> [TouchStep] {
    switch kind {
    case .down(let landing, _): landing.id == finger ? [] : [self]
    case .move(let id, _), .lift(let id, _, _): id == finger ? [] : [self]
    case .glide(let id, _, let pace): id == finger ? [with(.wait(pace.duration))] : [self]
    case .hold(let id, let duration): id == finger ? [with(.wait(duration))] : [self]
    case .turn(let pair, _, let pace):
      pair.first.id == finger || pair.second.id == finger ? [with(.wait(pace.duration))] : [self]
    case .wait, .at: [self]
    case .sequence(let steps): steps.without(finger)
    case .together(let tracks): [with(.together(tracks.map { $0.without(finger) }))]
    }
  }
}

extension TouchStep.Kind {
  /// How long it takes, in nanoseconds, if that can be changed.
  var duration: Int64? {
    switch self {
    case .glide(_, _, let pace), .turn(_, _, let pace): pace.duration
    case .hold(_, let duration), .wait(let duration): duration
    case .down, .move, .lift, .at, .sequence, .together: nil
    }
  }

  /// The same for another duration.
  func lasting(_ duration: Int64) -> TouchStep.Kind {
    switch self {
    case .glide(let id, let points, let pace):
      .glide(id, points, TouchStep.Pace(nanoseconds: duration, every: pace.interval))
    case .turn(let pair, let motion, let pace):
      .turn(pair, motion, TouchStep.Pace(nanoseconds: duration, every: pace.interval))
    case .hold(let id, _): .hold(id, duration)
    case .wait: .wait(duration)
    case .down, .move, .lift, .at, .sequence, .together: self
    }
  }

  /// What does less than this, or does it at a rounder place; the simplest first.
  var simpler: [TouchStep.Kind] {
    switch self {
    case .down(let finger, let place): place.rounder.map { .down(finger, $0) }
    case .move(let id, let place): place.rounder.map { .move(id, $0) }
    case .lift(let id, let phase, let place?):
      [.lift(id, phase, nil)] + place.rounder.map { .lift(id, phase, $0) }
    case .lift(let id, .cancelled, nil): [.lift(id, .ended, nil)]
    case .glide(let id, let points, let pace):
      (pace.duration == 0 ? points.suffix(1).map { .move(id, $0) } : [])
        + (points.count > 1 ? [.glide(id, points.suffix(1), pace)] : [])
        + (points.count == 1 ? points[0].rounder.map { .glide(id, [$0], pace) } : [])
    case .hold(_, let duration): [.wait(duration)]
    case .together(let tracks): Self.simpler(tracks).map { .together($0) }
    case .lift, .turn, .wait, .at, .sequence: []
    }
  }

  /// The tracks without one of them, without one of their steps, or with one of these made simpler.
  private static func simpler(_ tracks: [[TouchStep]]) -> [[[TouchStep]]] {
    tracks.indices.flatMap { number in
      [Array(tracks[..<number] + tracks[(number + 1)...])]
        + tracks[number].indices.flatMap { index in
          let step = tracks[number][index]
          return ([[]] + step.kind.simpler.map { [step.with($0)] }).map { steps in
            var changed = tracks
            changed[number].replaceSubrange(index...index, with: steps)
            return changed
          }
        }
    }
  }
}

extension ScenePoint {
  /// Rounder points, the roundest first.
  fileprivate var rounder: [ScenePoint] {
    x.rounder.map { ScenePoint(x: $0, y: y) } + y.rounder.map { ScenePoint(x: x, y: $0) }
  }
}

extension Double {
  /// Zero, and the number cut to hundreds, tens and ones, as far as that makes it rounder.
  fileprivate var rounder: [Double] {
    guard self != 0, abs(self) < 0x1p53 else { return isFinite && self != 0 ? [0] : [] }
    let cut = [100, 10, 1].map { Double(Int64(self / $0)) * $0 }
    // From the first that changes nothing on, the number is as round.
    return [0] + cut.prefix { $0 != self }.filter { $0 != 0 }
  }
}
