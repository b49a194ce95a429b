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
}
