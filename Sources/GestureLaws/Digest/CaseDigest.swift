import GestureKit
import StepperCore

/// The digest of what generated cases give: all that a host reads of each until it has come to rest.
///
/// It is made of one digest for each case, so that a difference can be looked for case by case.
package struct CaseDigest {
  /// What cases are made of.
  package enum Subject: CaseIterable {
    case scenes
    case steppers
  }

  package private(set) var digest: Digest = Digest()

  /// Plays the cases of seeds that follow each other.
  package init(of subject: Subject, count: UInt64, firstSeed: UInt64) {
    for index in 0..<count { digest.combine(Self.digest(of: subject, seed: firstSeed &+ index).value) }
  }

  /// What the case of one seed gives; every third seed makes a hostile one.
  package static func digest(of subject: Subject, seed: UInt64) -> Digest {
    switch subject {
    case .scenes: digest(of: LawCase(commonTo: seed))
    case .steppers:
      // Integers of 64 bits, because Int has fewer in some places.
      seed.isMultiple(of: 2)
        ? digest(of: StepperCase(seed: seed) { Int64($0) }) { $0.combine($1) }
        : digest(of: StepperCase(seed: seed) { Double($0) / 10 }) { $0.combine($1) }
    }
  }

  private static func digest(of law: LawCase) -> Digest {
    var digest = Digest()
    digest.combine(law.session != nil)
    guard let session = law.session else { return digest }
    let player = LawPlayer(session, playingAll: law.inputs)
    digest.combine(player.log.count)
    for entry in player.log { digest.combine(entry) }
    digest.combine(player.diagnostics.count)
    for diagnostic in player.diagnostics { digest.combine(diagnostic) }
    return digest
  }

  private static func digest<Value>(
    of law: StepperCase<Value>?,
    _ combine: (inout Digest, Value) -> Void
  ) -> Digest {
    var digest = Digest()
    guard let law, let stepper = law.stepper() else { return digest }
    var player = StepperPlayer(stepper)
    player.play(law.lines)
    digest.combine(player.log.count)
    for event in player.log { digest.combine(event, combine) }
    return digest
  }
}
