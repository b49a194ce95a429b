import StepperCore

/// Who of several contestants may act: it admits recognitions, lets them wait, or excludes them.
///
/// It knows nothing of taps or drags, of regions or of time. It is told which contestant received which fingers and who
/// asks to be admitted, and answers one claim after another; the engine carries its decisions out. Relations are asked
/// only when somebody asks to be admitted or has failed.
package struct Arena: Hashable, Sendable {
  /// What follows from a claim.
  enum Decision: Hashable, Sendable {
    /// A contestant is out, because of another one.
    case excluded(Int, by: Int)
    /// A contestant may act, and those in ``Arena/excluded`` are out because of it.
    case admitted(Int)
  }

  package internal(set) var contestants: [Contestant]
  package internal(set) var relations: Relations
  /// The contestants that have received a finger since their reset, from the inside out.
  package private(set) var entered: EventBuffer<Int> = EventBuffer()
  /// Who is out because of the last admission, until that is carried out.
  private(set) var excluded: EventBuffer<Int> = EventBuffer()

  init(contestants: [Contestant], relations: Relations) {
    self.contestants = contestants
    self.relations = relations
  }

  /// Takes in a contestant that receives its first finger, given as a mask.
  @inline(__always)
  mutating func enter(_ contestant: Int, _ finger: UInt64) {
    contestants[contestant].enter(finger)
    var place = entered.count
    while place > 0 && entered[place - 1] > contestant { place -= 1 }
    entered.insert(contestant, at: place)
  }

  /// Takes in a contestant as new that receives the only finger, given as a mask, when no other one has received any.
  @inline(__always)
  mutating func enterAlone(_ contestant: Int, _ finger: UInt64) {
    if entered.isEmpty { entered.append(contestant) }
    contestants[contestant].leave()
    contestants[contestant].enter(finger)
  }

  /// Lets the contestants go that were marked as outworn.
  mutating func dismissOutworn() {
    for place in entered.indices where contestants[entered[place]].isOutworn { contestants[entered[place]].leave() }
    entered.keep { contestants[$0].standing != .absent }
  }

  /// Forgets who is out because of the last admission.
  mutating func clearExcluded() {
    excluded.removeAll()
  }

  /// How many ranks there are to ask for a contestant.
  var ranks: Range<Int> { 0..<2 * entered.count }

  /// Who of those that have received a finger has a rank; nil for a rank that nobody has.
  ///
  /// Of several recognitions at one input, high priorities are admitted first, from the outside in, then the others
  /// from the inside out.
  func contestant(ranked rank: Int) -> Int? {
    let isHigh = rank < entered.count
    let contestant = isHigh ? entered[entered.count - 1 - rank] : entered[rank - entered.count]
    return (contestants[contestant].policy == .highPriority) == isHigh ? contestant : nil
  }

  /// Decides a claim; nil if it waits.
  ///
  /// Claims are to be decided by rank, and all others once more after each decision.
  ///
  /// - Parameters:
  ///   - claim: A recognition that asks to be admitted.
  ///   - fingers: The fingers that are down, or lift at this input.
  /// - Returns: What follows; the contestants' standings say so already.
  mutating func decide(_ claim: Claim, fingers: UInt64) -> Decision? {
    if let opponent = opponent(of: claim, fingers) {
      contestants[claim.contestant].standing = .lost
      return .excluded(claim.contestant, by: opponent)
    }
    guard mustWait(claim) else { return admit(claim, fingers) }
    contestants[claim.contestant].standing = .waiting
    return nil
  }

  /// Admits a claim whoever it would have to wait for, and says who is out because of it.
  mutating func admit(_ claim: Claim, _ fingers: UInt64) -> Decision {
    let winner = claim.contestant
    for place in entered.indices {
      let other = entered[place]
      guard isRival(other, of: winner), isTakenOut(other, by: winner, fingers) else { continue }
      contestants[other].standing = .lost
      excluded.append(other)
    }
    contestants[winner].admit()
    return .admitted(winner)
  }

  /// Whether the end of what a contestant has begun waits: where others may still displace it, until they have failed.
  func isEndHeldBack(_ contestant: Int) -> Bool {
    relations.profile == .nested
      && entered.contains { isRival($0, of: contestant) && mayDisplace($0, endOf: contestant) }
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
  /// Whether one contestant has received a finger in common with another one and may not succeed beside it.
  func isRival(_ other: Int, of contestant: Int) -> Bool {
    other != contestant && contestants[other].touches & contestants[contestant].touches != 0
      && !relations.areSimultaneous(contestant, other, contestants)
  }

  /// The rival because of which a recognition fails: one that has succeeded and does not stand aside.
  private func opponent(of claim: Claim, _ fingers: UInt64) -> Int? {
    entered.first { other in
      contestants[other].standing == .admitted && isRival(other, of: claim.contestant) && isCompeting(other, fingers)
        && !(isActive(other) && relations.displaces(claim, other, contestants))
    }
  }

  private func mustWait(_ claim: Claim) -> Bool {
    claim.isHeldBack || entered.contains { isRival($0, of: claim.contestant) && mustWait(claim, for: $0) }
  }

  /// Whether a rival is out once a contestant is admitted.
  private func isTakenOut(_ other: Int, by winner: Int, _ fingers: UInt64) -> Bool {
    switch contestants[other].standing {
    case .absent, .lost: false
    case .undecided, .waiting: relations.outranks(winner, other, contestants)
    case .admitted: isActive(other) && isCompeting(other, fingers)
    }
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
