import GestureKit

/// What a law looks at: a case, its session before the first input, and what came of all inputs and the rest after.
struct LawSubject {
  let law: LawCase
  let session: GestureSession
  /// All inputs were played, all fingers lifted, and all deadlines have passed: most laws compare something with it.
  let plain: LawPlayer

  /// Nil if the scene of the case is not allowed.
  init?(_ law: LawCase) {
    guard let session = law.session else { return nil }
    self.law = law
    self.session = session
    plain = LawPlayer(session, playingAll: law.inputs)
  }

  /// Plays one deadline or input after the other and checks the engine before and after it and what was told.
  func firstError(_ check: (_ before: Engine, _ after: Engine, ArraySlice<LawEntry>) -> String?) -> String? {
    var player = LawPlayer(session)
    for input in law.inputs {
      var isDeadline = true
      while isDeadline {
        let (before, read) = (player.session.engine, player.log.count)
        isDeadline = player.playDeadline(upTo: input.time)
        if !isDeadline { player.play(input) }
        if let error = check(before, player.session.engine, player.log[read...]) { return error }
      }
    }
    return nil
  }
}
