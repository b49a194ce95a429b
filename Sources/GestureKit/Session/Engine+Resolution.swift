import StepperCore

/// Who may act: recognitions are admitted, wait, or fail.
extension Engine {
  /// Admits what may be admitted, until nothing changes any more.
  mutating func resolve() {
    repeat {
      // A composite that has failed may release a member of another one, and a member that loses one of its own.
      while evaluateAll() {}
    } while failOne() || decideOne()
    traceWaits()
  }

  /// Brings all composites up to date and returns whether one of them changed its phase; who has failed by its own
  /// rules is out.
  @inline(__always)
  private mutating func evaluateAll() -> Bool {
    var isAnyChanged = false
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].isDirty else { continue }
      let root = arena.contestants[contestant].root
      if arena.contestants[contestant].isComposite && evaluate(root) { isAnyChanged = true }
      if nodes[root].raw.isLost { arena.contestants[contestant].standing = .lost }
    }
    return isAnyChanged
  }

  /// Fails the first gesture that waited for another one to fail which has succeeded; false if there is none.
  @inline(__always)
  private mutating func failOne() -> Bool {
    for node in arena.relations.requiring where isAnyHeldBack(of: node) {
      guard let winner = arena.relations.requirements[node].first(where: { arena.fate(of: $0, nodes) == .succeeded })
      else {
        continue
      }
      lose(node, .prevented(by: GestureNodeID(speaker(of: nodes[winner].contestant))), rule: .requirement)
      reopenComposites(around: node)
      return true
    }
    return false
  }

  /// Whether a node, or a member of it, was recognized and that has not been told.
  @inline(__always)
  private func isAnyHeldBack(of node: Int) -> Bool {
    arena.contestants[nodes[node].contestant].standing != .absent
      && (nodes[node].low...node).contains { nodes[$0].isHeldBack }
  }

  /// Carries out the arena's next decision; false if all recognitions that are left wait.
  private mutating func decideOne() -> Bool {
    guard isAnyoneClaiming else { return false }
    for place in arena.entered.indices { summarize(arena.entered[place]) }
    for rank in arena.ranks {
      guard let contestant = arena.contestant(ranked: rank), let claim = claim(of: contestant),
        let decision = arena.decide(claim, fingers: touches.atHand)
      else { continue }
      carryOut(decision)
      return true
    }
    return sweep()
  }

  private var isAnyoneClaiming: Bool {
    @inline(__always) get {
      for place in arena.entered.indices where claim(of: arena.entered[place]) != nil { return true }
      return false
    }
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
  @inline(__always)
  private mutating func summarize(_ contestant: Int) {
    let root = arena.contestants[contestant].root
    arena.contestants[contestant].summarize(
      isOver: nodes[root].raw.isTerminal,
      isEndUntold: nodes[root].isEndUntold,
      tapCount: mostTaps(of: contestant)
    )
  }

  @inline(__always)
  private func mostTaps(of contestant: Int) -> Int {
    var most = 0
    for node in arena.contestants[contestant].nodes where nodes[node].tapCount > most && !nodes.isOut(node) {
      most = nodes[node].tapCount
    }
    return most
  }

  /// What a contestant that is not admitted asks to be told.
  @inline(__always)
  func claim(of contestant: Int) -> Claim? {
    guard arena.contestants[contestant].isDirty, arena.contestants[contestant].standing.isUndecided,
      let node = claimant(of: contestant)
    else { return nil }
    return Claim(
      contestant: contestant,
      node: node,
      isContinuous: nodes[node].hasBegun,
      yields: nodes[node].yields,
      tapCount: nodes[node].tapCount,
      isHeldBack: arena.isHeldBackByRequirement(node, nodes)
    )
  }

  /// The first member that is recognized, of those that no requirement holds back if there are any.
  @inline(__always)
  private func claimant(of contestant: Int) -> Int? {
    var heldBack: Int?
    for node in arena.contestants[contestant].nodes
    where nodes[node].isHeldBack && !nodes[node].isComposite && nodes.isUngated(node, arena.relations.profile) {
      guard arena.isHeldBackByRequirement(node, nodes) else { return node }
      heldBack = heldBack ?? node
    }
    return heldBack
  }

  private mutating func takeOut(_ contestant: Int, by winner: Int, rule: PrecedenceRule) {
    lose(arena.contestants[contestant].root, .prevented(by: GestureNodeID(speaker(of: winner))), rule: rule)
  }

  /// The node by which a contestant is called: its own gesture's if that has a name, else the member recognized.
  @inline(__always)
  private func speaker(of contestant: Int) -> Int {
    let root = arena.contestants[contestant].root
    guard names[root] == nil else { return root }
    for node in arena.contestants[contestant].nodes where nodes[node].raw.isRecognized && names[node] != nil {
      return node
    }
    return root
  }
}
