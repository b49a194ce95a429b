/// Who may act: recognitions are admitted, wait, or fail.
extension Engine {
  /// Admits what may be admitted, until nothing changes any more.
  mutating func resolve() {
    repeat {
      // A composite that has failed may release a member of another one.
      while evaluateAll() && !arena.relations.isFree {}
      noteLost()
    } while failOne() || decideOne() || sweep()
    traceWaits()
  }

  /// Brings all composites up to date and returns whether one of them changed its phase.
  private mutating func evaluateAll() -> Bool {
    var isAnyChanged = false
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].isDirty, arena.contestants[contestant].isComposite else { continue }
      if evaluate(arena.contestants[contestant].root) { isAnyChanged = true }
    }
    return isAnyChanged
  }

  /// Fails the first gesture that waited for another one to fail which has succeeded; false if there is none.
  private mutating func failOne() -> Bool {
    for node in arena.relations.requiring where isAnyHeldBack(of: node) {
      guard let winner = arena.relations.requirements[node].first(where: { fate(of: $0) == .succeeded }) else {
        continue
      }
      lose(node, .prevented(by: GestureNodeID(speaker(of: nodes[winner].contestant))), rule: .requirement)
      reopenComposites(around: node)
      return true
    }
    return false
  }

  /// Whether a node, or a member of it, was recognized and that has not been told.
  private func isAnyHeldBack(of node: Int) -> Bool {
    arena.contestants[nodes[node].contestant].standing != .absent
      && (nodes[node].low...node).contains { nodes[$0].isHeldBack }
  }

  /// Contestants that failed by themselves are out.
  private mutating func noteLost() {
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].isDirty, nodes[arena.contestants[contestant].root].raw.isLost else { continue }
      arena.contestants[contestant].standing = .lost
    }
  }

  /// Carries out the arena's next decision; false if all recognitions that are left wait.
  private mutating func decideOne() -> Bool {
    guard arena.entered.contains(where: { claim(of: $0) != nil }) else { return false }
    for place in arena.entered.indices { summarize(arena.entered[place]) }
    for rank in arena.ranks {
      guard let contestant = arena.contestant(ranked: rank), let claim = claim(of: contestant),
        let decision = arena.decide(claim, fingers: touches.atHand)
      else { continue }
      carryOut(decision)
      return true
    }
    return false
  }

  /// Decides what would wait for ever: no finger is down, and no deadline is to come.
  ///
  /// Members of composites can come to wait for each other in a circle, which cannot be told when the scene is built.
  /// Then the highest rank is admitted. Claims that a requirement holds back are left: another decision may meet it.
  private mutating func sweep() -> Bool {
    guard touches.down == 0, deadlines.count == 0 else { return false }
    for rank in arena.ranks {
      guard let contestant = arena.contestant(ranked: rank), let claim = claim(of: contestant), !claim.isHeldBack else {
        continue
      }
      carryOut(arena.admit(claim, touches.atHand))
      return true
    }
    return false
  }

  private mutating func carryOut(_ decision: Arena.Decision) {
    switch decision {
    case .excluded(let contestant, let winner): takeOut(contestant, by: winner, rule: .succeededBefore)
    case .admitted(let winner):
      markDirty(winner)
      tracer.note(.admitted(GestureNodeID(arena.contestants[winner].root)), at: now)
      for place in arena.excluded.indices {
        let contestant = arena.excluded[place]
        takeOut(contestant, by: winner, rule: arena.relations.rule(of: winner, over: contestant, arena.contestants))
      }
      arena.clearExcluded()
    }
  }

  /// Tells the arena how far a contestant has come.
  private mutating func summarize(_ contestant: Int) {
    let root = arena.contestants[contestant].root
    arena.contestants[contestant].isOver = nodes[root].raw.isTerminal
    arena.contestants[contestant].isEndUntold = nodes[root].isEndUntold
    arena.contestants[contestant].tapCount = mostTaps(of: contestant)
  }

  private func mostTaps(of contestant: Int) -> Int {
    arena.contestants[contestant].nodes.reduce(0) { most, node in
      nodes[node].tapCount > most && !isOut(node) ? nodes[node].tapCount : most
    }
  }

  /// What a contestant that is not admitted asks to be told.
  func claim(of contestant: Int) -> Claim? {
    guard arena.contestants[contestant].standing.isUndecided, arena.contestants[contestant].isDirty,
      let node = claimant(of: contestant)
    else { return nil }
    return Claim(
      contestant: contestant,
      node: node,
      isContinuous: nodes[node].hasBegun,
      yields: nodes[node].yields,
      tapCount: nodes[node].tapCount,
      isHeldBack: isHeldBackByRequirement(node)
    )
  }

  /// The first member that is recognized, of those that no requirement holds back if there are any.
  private func claimant(of contestant: Int) -> Int? {
    var heldBack: Int?
    for node in arena.contestants[contestant].nodes
    where nodes[node].isHeldBack && !nodes[node].isComposite && isUngated(node) {
      guard isHeldBackByRequirement(node) else { return node }
      heldBack = heldBack ?? node
    }
    return heldBack
  }

  /// Whether a gesture that must fail before a node, or a composite around it, succeeds has not failed yet.
  func isHeldBackByRequirement(_ node: Int) -> Bool {
    guard !arena.relations.isFree else { return false }
    var next: Int? = node
    while let this = next {
      if arena.relations.requirements[this].contains(where: { fate(of: $0) != .failed }) { return true }
      next = nodes[this].parent
    }
    return false
  }

  /// What has become of a gesture that another one requires to fail.
  ///
  /// One that received no touch counts as failed, and so does each member of what is out as a whole. In what is not, a
  /// member that was told to have ended has succeeded, whatever the composites around it come to afterwards.
  func fate(of node: Int) -> Fate {
    let contestant = nodes[node].contestant
    switch arena.contestants[contestant].standing {
    case .absent, .lost: return .failed
    case .undecided, .waiting: return isOut(node) ? .failed : .open
    case .admitted:
      if nodes[arena.contestants[contestant].root].raw.isLost { return .failed }
      if nodes[node].raw == .ended && nodes[node].told == .terminal { return .succeeded }
      if isOut(node) { return .failed }
      let isHeldBack = !isUngated(node) || isHeldBackByRequirement(node)
      return nodes[node].raw.isRecognized && !isHeldBack ? .succeeded : .open
    }
  }

  /// Whether a node, or a composite around it, is over without success.
  func isOut(_ node: Int) -> Bool {
    var next: Int? = node
    while let this = next {
      if nodes[this].raw.isLost { return true }
      next = nodes[this].parent
    }
    return false
  }

  private mutating func takeOut(_ contestant: Int, by winner: Int, rule: PrecedenceRule) {
    lose(arena.contestants[contestant].root, .prevented(by: GestureNodeID(speaker(of: winner))), rule: rule)
  }

  /// The node by which a contestant is called: its own gesture's if that has a name, else the member recognized.
  private func speaker(of contestant: Int) -> Int {
    let root = arena.contestants[contestant].root
    guard names[root] == nil else { return root }
    return arena.contestants[contestant].nodes.first { nodes[$0].raw.isRecognized && names[$0] != nil } ?? root
  }
}

/// What has become of a gesture that another one requires to fail.
enum Fate {
  case open
  case failed
  case succeeded
}
