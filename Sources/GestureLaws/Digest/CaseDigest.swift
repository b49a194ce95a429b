import GestureKit

/// The digest of what generated cases give: all that a host reads of each until it has come to rest.
///
/// It is made of one digest for each case, so that a difference can be looked for case by case.
package struct CaseDigest {
  package private(set) var digest: Digest = Digest()

  /// Plays the cases of seeds that follow each other.
  package init(count: UInt64, firstSeed: UInt64) {
    for index in 0..<count { digest.combine(Self.digest(ofSeed: firstSeed &+ index).value) }
  }

  /// What the case of one seed gives; every third seed makes a hostile one.
  package static func digest(ofSeed seed: UInt64) -> Digest {
    let law = LawCase(commonTo: seed)
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
}
