/// Who may act: recognitions are admitted, wait, or fail.
extension Engine {
  /// Admits what may be admitted, until nothing changes any more.
  mutating func resolve() {
    repeat {
      // A composite that has failed may release a member of another one.
      while evaluateAll() && !relations.requirers.isEmpty {}
      noteLost()
    } while failOne() || decideOne()
  }

  /// Brings all composites up to date and returns whether one of them changed its phase.
  private mutating func evaluateAll() -> Bool {
    var isAnyChanged = false
    for contestant in entered where contestants[contestant].isDirty {
      if evaluate(contestants[contestant].root) { isAnyChanged = true }
    }
    return isAnyChanged
  }

  /// Fails the first gesture that waited for another one to fail which has succeeded; false if there is none.
  private mutating func failOne() -> Bool {
    guard !relations.requirers.isEmpty else { return false }
    for contestant in entered {
      for node in contestants[contestant].nodes where (nodes[node].low...node).contains(where: { nodes[$0].isHeldBack })
      {
        guard let winner = nodes[node].requirements.first(where: { hasSucceeded($0) }) else { continue }
        lose(node, .prevented(by: GestureNodeID(speaker(of: nodes[winner].contestant))))
        return true
      }
    }
    return false
  }

  /// Contestants that failed by themselves are out.
  private mutating func noteLost() {
    for contestant in entered where nodes[contestants[contestant].root].raw.isLost {
      contestants[contestant].standing = .lost
    }
  }

  /// Decides the first claim that can be decided; false if all that are left wait.
  private mutating func decideOne() -> Bool {
    let claims = entered.compactMap { claim(of: $0) }
      .sorted { relations.precedes($0.contestant, $1.contestant, contestants) }
    for claim in claims {
      if let opponent = opponent(of: claim) {
        takeOut(claim.contestant, by: opponent)
        return true
      }
      if isBlocked(claim) {
        contestants[claim.contestant].standing = .waiting
        continue
      }
      admit(claim)
      return true
    }
    return false
  }

  /// What a contestant that is not admitted asks to be told: the first member that is recognized, of those that no
  /// requirement holds back if there are any.
  private func claim(of contestant: Int) -> Claim? {
    switch contestants[contestant].standing {
    case .absent, .admitted, .lost: return nil
    case .undecided, .waiting: break
    }
    let recognized = contestants[contestant].nodes.lazy
      .filter { !nodes[$0].isComposite && nodes[$0].isHeldBack && isUngated($0) }
    guard let node = recognized.first(where: { !isHeldBackByRequirement($0) }) ?? recognized.first else { return nil }
    return Claim(
      contestant: contestant,
      node: node,
      isContinuous: nodes[node].hasBegun,
      yields: nodes[node].yields,
      tapCount: nodes[node].tapCount
    )
  }

  /// The competitor because of which a recognition fails: one that has succeeded and does not stand aside.
  private func opponent(of claim: Claim) -> Int? {
    for other in competitors(of: claim.contestant) where contestants[other].standing == .admitted {
      guard !relations.areSimultaneous(claim.contestant, other, contestants), isCompeting(other) else { continue }
      if !isActive(other) || !relations.displaces(claim, other, contestants) { return other }
    }
    return nil
  }

  /// Whether a recognition waits for another gesture to fail.
  private func isBlocked(_ claim: Claim) -> Bool {
    let waits = competitors(of: claim.contestant).contains { other in
      isUndecided(other) && !relations.areSimultaneous(claim.contestant, other, contestants)
        && relations.mustWait(claim, for: other, tapCount: tapCount(of: other), contestants)
    }
    return waits || isHeldBackByRequirement(claim.node)
  }

  /// Whether a gesture that must fail before a node succeeds has not failed yet.
  func isHeldBackByRequirement(_ node: Int) -> Bool {
    guard !relations.requirers.isEmpty else { return false }
    return requirements(of: node).contains { !hasFailed($0) }
  }

  /// Whether a gesture received no touch or is out.
  private func hasFailed(_ node: Int) -> Bool {
    switch contestants[nodes[node].contestant].standing {
    case .absent, .lost: true
    case .undecided, .waiting, .admitted: isOut(node)
    }
  }

  /// Whether a node, or a composite around it, is over without success.
  private func isOut(_ node: Int) -> Bool {
    var next: Int? = node
    while let this = next {
      if nodes[this].raw.isLost { return true }
      next = nodes[this].parent
    }
    return false
  }

  /// Whether a gesture was recognized and nobody objected.
  private func hasSucceeded(_ node: Int) -> Bool {
    nodes[node].raw.isRecognized && contestants[nodes[node].contestant].standing == .admitted && isUngated(node)
      && !isHeldBackByRequirement(node)
  }

  private mutating func admit(_ claim: Claim) {
    contestants[claim.contestant].standing = .admitted
    contestants[claim.contestant].isDirty = true
    for other in competitors(of: claim.contestant) {
      guard !relations.areSimultaneous(claim.contestant, other, contestants) else { continue }
      switch contestants[other].standing {
      case .absent, .lost: break
      case .undecided, .waiting:
        if relations.outranks(claim.contestant, other, contestants) { takeOut(other, by: claim.contestant) }
      case .admitted:
        if isActive(other) && isCompeting(other) { takeOut(other, by: claim.contestant) }
      }
    }
  }

  private mutating func takeOut(_ contestant: Int, by winner: Int) {
    lose(contestants[contestant].root, .prevented(by: GestureNodeID(speaker(of: winner))))
    contestants[contestant].standing = .lost
  }

  /// The node by which a contestant is called: its own gesture's if that has a name, else the member recognized.
  private func speaker(of contestant: Int) -> Int {
    let root = contestants[contestant].root
    guard nodes[root].name == nil else { return root }
    return contestants[contestant].nodes.first { nodes[$0].raw.isRecognized && nodes[$0].name != nil } ?? root
  }

  // MARK: Questions

  private func competitors(of contestant: Int) -> [Int] {
    entered.filter { $0 != contestant && contestants[$0].touches & contestants[contestant].touches != 0 }
  }

  private func isUndecided(_ contestant: Int) -> Bool {
    contestants[contestant].standing == .undecided || contestants[contestant].standing == .waiting
  }

  /// Whether a contestant has a member that goes on, or whose end waits.
  private func isActive(_ contestant: Int) -> Bool {
    let root = nodes[contestants[contestant].root]
    return !root.raw.isTerminal || (relations.profile == .nested && root.isEndUntold)
  }

  /// Whether the end of what a contestant has begun waits: where others may still displace it, until they have failed.
  func isEndHeldBack(_ contestant: Int) -> Bool {
    relations.profile == .nested
      && competitors(of: contestant).contains { other in
        isUndecided(other) && !relations.areSimultaneous(contestant, other, contestants)
          && relations.outranks(other, contestant, contestants)
      }
  }

  /// Whether an admitted contestant keeps others out: not while it waits without a finger.
  private func isCompeting(_ contestant: Int) -> Bool {
    nodes[contestants[contestant].root].raw.isTerminal || contestants[contestant].touches & touches.atHand != 0
  }

  /// The most taps that a contestant may still take.
  private func tapCount(of contestant: Int) -> Int {
    contestants[contestant].nodes.reduce(0) { most, node in
      isOut(node) ? most : max(most, nodes[node].tapCount)
    }
  }

  /// The gestures that must fail before a node succeeds: its own requirements and those of its composites.
  private func requirements(of node: Int) -> [Int] {
    var all = nodes[node].requirements
    var member = node
    while let composite = nodes[member].parent {
      all += nodes[composite].requirements
      member = composite
    }
    return all
  }
}
