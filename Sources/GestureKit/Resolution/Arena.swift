/// Who of several contestants may act: it admits recognitions, lets them wait, or excludes them.
///
/// It knows nothing of taps or drags, of regions or of time. It is told which contestant received which fingers and who
/// asks to be admitted, and answers one decision after another; the engine carries them out. Relations are asked only
/// when somebody asks to be admitted or has failed.
package struct Arena: Hashable, Sendable {
  /// What follows from the claims at hand.
  enum Decision: Hashable, Sendable {
    /// A contestant is out, because of another one.
    case excluded(Int, by: Int)
    /// A contestant may act, and others are out because of it.
    case admitted(Int, excluded: [Int])
  }

  package internal(set) var contestants: [Contestant]
  package internal(set) var relations: Relations
  /// The contestants that have received a finger since their reset, from the inside out.
  package private(set) var entered: [Int] = []

  init(contestants: [Contestant], relations: Relations) {
    self.contestants = contestants
    self.relations = relations
  }

  /// Takes in a contestant that receives its first finger.
  mutating func enter(_ contestant: Int) {
    contestants[contestant].standing = .undecided
    entered.insert(contestant, at: entered.firstIndex { $0 > contestant } ?? entered.count)
  }

  /// Lets a contestant go that is reset.
  mutating func leave(_ contestant: Int) {
    contestants[contestant].standing = .absent
    contestants[contestant].wasAdmitted = false
    contestants[contestant].touches = 0
    contestants[contestant].isDirty = false
    entered.removeAll { $0 == contestant }
  }

  /// Decides the first claim that can be decided, by rank; nil if all that are left wait.
  ///
  /// - Parameters:
  ///   - claims: The recognitions that ask to be admitted at one input.
  ///   - fingers: The fingers that are down, or lift at this input.
  /// - Returns: What follows; the contestants' standings say so already.
  mutating func decide(_ claims: [Claim], fingers: UInt64) -> Decision? {
    for claim in claims.sorted(by: { relations.precedes($0.contestant, $1.contestant, contestants) }) {
      if let opponent = opponent(of: claim, fingers) {
        contestants[claim.contestant].standing = .lost
        return .excluded(claim.contestant, by: opponent)
      }
      guard mustWait(claim) else { return admit(claim, fingers) }
      contestants[claim.contestant].standing = .waiting
    }
    return nil
  }

  /// Breaks a stalemate, in which claims wait for each other and nothing else can come: the highest rank is admitted.
  ///
  /// Claims that a requirement holds back are left: another decision may meet it.
  mutating func sweep(_ claims: [Claim], fingers: UInt64) -> Decision? {
    claims.filter { !$0.isHeldBack }
      .min { relations.precedes($0.contestant, $1.contestant, contestants) }
      .map { admit($0, fingers) }
  }

  /// Whether the end of what a contestant has begun waits: where others may still displace it, until they have failed.
  func isEndHeldBack(_ contestant: Int) -> Bool {
    relations.profile == .nested && rivals(of: contestant).contains { mayDisplace($0, endOf: contestant) }
  }

  /// Whether a rival may still displace what a contestant has begun.
  func mayDisplace(_ other: Int, endOf contestant: Int) -> Bool {
    relations.profile == .nested && contestants[other].standing.isUndecided
      && relations.outranks(other, contestant, contestants)
  }

  /// Whether a recognition waits for a rival to fail.
  func mustWait(_ claim: Claim, for other: Int) -> Bool {
    contestants[other].standing.isUndecided
      && relations.mustWait(claim, for: other, tapCount: contestants[other].tapCount, contestants)
  }

  /// The fingers that a contestant or one of its competitors has received.
  func fingersAround(_ contestant: Int) -> UInt64 {
    let own = contestants[contestant].touches
    return entered.reduce(own) { mask, other in
      contestants[other].touches & own != 0 ? mask | contestants[other].touches : mask
    }
  }
}

extension Arena {
  /// Those that have received a finger in common with a contestant and may not succeed beside it.
  func rivals(of contestant: Int) -> [Int] {
    entered.filter {
      $0 != contestant && contestants[$0].touches & contestants[contestant].touches != 0
        && !relations.areSimultaneous(contestant, $0, contestants)
    }
  }

  /// The rival because of which a recognition fails: one that has succeeded and does not stand aside.
  private func opponent(of claim: Claim, _ fingers: UInt64) -> Int? {
    rivals(of: claim.contestant).first { other in
      contestants[other].standing == .admitted && isCompeting(other, fingers)
        && !(isActive(other) && relations.displaces(claim, other, contestants))
    }
  }

  private func mustWait(_ claim: Claim) -> Bool {
    claim.isHeldBack || rivals(of: claim.contestant).contains { mustWait(claim, for: $0) }
  }

  private mutating func admit(_ claim: Claim, _ fingers: UInt64) -> Decision {
    let excluded = rivals(of: claim.contestant).filter { other in
      switch contestants[other].standing {
      case .absent, .lost: false
      case .undecided, .waiting: relations.outranks(claim.contestant, other, contestants)
      case .admitted: isActive(other) && isCompeting(other, fingers)
      }
    }
    contestants[claim.contestant].standing = .admitted
    contestants[claim.contestant].wasAdmitted = true
    for other in excluded { contestants[other].standing = .lost }
    return .admitted(claim.contestant, excluded: excluded)
  }

  /// Whether a contestant goes on, or its end may still be undone.
  private func isActive(_ contestant: Int) -> Bool {
    !contestants[contestant].isOver || (relations.profile == .nested && contestants[contestant].isEndUntold)
  }

  /// Whether an admitted contestant keeps others out: not while it waits without a finger.
  private func isCompeting(_ contestant: Int, _ fingers: UInt64) -> Bool {
    contestants[contestant].isOver || contestants[contestant].touches & fingers != 0
  }
}
