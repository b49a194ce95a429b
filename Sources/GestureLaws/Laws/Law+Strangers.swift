import GestureKit
import StepperCore

// A law about gestures that take no part.

extension Law {
  /// Gestures that are switched off change nothing.
  ///
  /// One of the two that are added requires the other to fail, and both are attached around everything else: with them
  /// no gesture is ever alone, so that every touch and every result takes the way of those that compete.
  func strangers(_ subject: LawSubject) -> String? {
    var law = subject.law
    // A region with gestures takes touches, which the scene without them must do as well.
    law.scene.isOpaque = true
    guard let plain = law.session else { return nil }
    law.scene = law.scene.gesture(stranger("stranger 1", before: nil)).gesture(
      stranger("stranger 2", before: "stranger 1")
    )
    guard let crowded = law.session else { return nil }
    let (first, second) = (LawPlayer(plain, playingAll: law.inputs), LawPlayer(crowded, playingAll: law.inputs))
    return difference(first.log, second.log) ?? (first.diagnostics == second.diagnostics ? nil : "diagnostics differ")
  }

  private func stranger(_ id: String, before other: String?) -> Rotate {
    var stranger = Rotate().id(id)
    stranger.options.isEnabled = false
    if let other { stranger.options.requiresFailureOf = [.id(other)] }
    return stranger
  }
}
