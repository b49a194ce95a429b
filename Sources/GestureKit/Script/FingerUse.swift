/// A finger that a step speaks of, and where.
struct FingerUse {
  let finger: TouchID
  let place: TouchStep.Place
}

extension [TouchStep] {
  /// The fingers that the steps speak of, with repetitions.
  var uses: [FingerUse] { flatMap { $0.uses } }
}

extension TouchStep {
  /// The fingers that the step speaks of, with repetitions.
  var uses: [FingerUse] {
    switch kind {
    case .down(let finger, _): [FingerUse(finger: finger.id, place: place)]
    case .move(let id, _), .glide(let id, _, _), .hold(let id, _), .lift(let id, _, _):
      [FingerUse(finger: id, place: place)]
    case .turn(let pair, _, _): [pair.first, pair.second].map { FingerUse(finger: $0.id, place: place) }
    case .wait, .at: []
    case .sequence(let steps): steps.uses
    case .together(let tracks): tracks.flatMap { $0.uses }
    }
  }
}
