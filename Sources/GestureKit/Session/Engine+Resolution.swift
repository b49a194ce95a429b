/// Who may act: recognitions are admitted, wait, or fail.
extension Engine {
  /// Admits what may be admitted, until nothing changes any more.
  mutating func resolve() {
    repeat {
      // A composite that has failed may release a member of another one.
      while evaluateAll() && !arena.relations.requirers.isEmpty {}
      noteLost()
    } while failOne() || decideOne() || sweep()
    traceWaits()
  }

  /// Brings all composites up to date and returns whether one of them changed its phase.
  private mutating func evaluateAll() -> Bool {
    var isAnyChanged = false
    for contestant in arena.entered where arena.contestants[contestant].isDirty {
      if evaluate(arena.contestants[contestant].root) { isAnyChanged = true }
    }
    return isAnyChanged
  }

  /// Fails the first gesture that waited for another one to fail which has succeeded; false if there is none.
  private mutating func failOne() -> Bool {
    guard !arena.relations.requirers.isEmpty else { return false }
    for contestant in arena.entered {
      for node in arena.contestants[contestant].nodes
      where (nodes[node].low...node).contains(where: { nodes[$0].isHeldBack }) {
        guard let winner = nodes[node].requirements.first(where: { fate(of: $0) == .succeeded }) else { continue }
        lose(node, .prevented(by: GestureNodeID(speaker(of: nodes[winner].contestant))), rule: .requirement)
        reopenComposites(around: node)
        return true
      }
    }
    return false
  }

  /// Contestants that failed by themselves are out.
  private mutating func noteLost() {
    for contestant in arena.entered where nodes[arena.contestants[contestant].root].raw.isLost {
      arena.contestants[contestant].standing = .lost
    }
  }

  /// Carries out the arena's next decision; false if all recognitions that are left wait.
  private mutating func decideOne() -> Bool {
    let claims = arena.entered.compactMap { claim(of: $0) }
    guard !claims.isEmpty else { return false }
    for contestant in arena.entered { summarize(contestant) }
    return carryOut(arena.decide(claims, fingers: touches.atHand))
  }

  /// Decides what would wait for ever: no finger is down, and no deadline is to come.
  ///
  /// Members of composites can come to wait for each other in a circle, which cannot be told when the scene is built.
  private mutating func sweep() -> Bool {
    guard touches.down == 0, deadlines.count == 0 else { return false }
    return carryOut(arena.sweep(arena.entered.compactMap { claim(of: $0) }, fingers: touches.atHand))
  }

  private mutating func carryOut(_ decision: Arena.Decision?) -> Bool {
    switch decision {
    case nil: return false
    case .excluded(let contestant, let winner)?: takeOut(contestant, by: winner, rule: .succeededBefore)
    case .admitted(let winner, let excluded)?:
      arena.contestants[winner].isDirty = true
      tracer.note(.admitted(GestureNodeID(arena.contestants[winner].root)), at: now)
      for contestant in excluded {
        takeOut(contestant, by: winner, rule: arena.relations.rule(of: winner, over: contestant, arena.contestants))
      }
    }
    return true
  }

  /// Tells the arena how far a contestant has come.
  private mutating func summarize(_ contestant: Int) {
    let root = nodes[arena.contestants[contestant].root]
    arena.contestants[contestant].isOver = root.raw.isTerminal
    arena.contestants[contestant].isEndUntold = root.isEndUntold
    arena.contestants[contestant].tapCount = arena.contestants[contestant].nodes.reduce(0) { most, node in
      isOut(node) ? most : max(most, nodes[node].tapCount)
    }
  }

  /// What a contestant that is not admitted asks to be told.
  func claim(of contestant: Int) -> Claim? {
    switch arena.contestants[contestant].standing {
    case .absent, .admitted, .lost: return nil
    case .undecided, .waiting: break
    }
    guard let node = claimant(of: contestant) else { return nil }
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

  /// Whether a gesture that must fail before a node succeeds has not failed yet.
  func isHeldBackByRequirement(_ node: Int) -> Bool {
    guard !arena.relations.requirers.isEmpty else { return false }
    return requirements(of: node).contains { fate(of: $0) != .failed }
  }

  /// What has become of a gesture that another one requires to fail.
  ///
  /// One that received no touch counts as failed, and so does each member of what is out as a whole. In what is not, a
  /// member that was told to have ended has succeeded, whatever the composites around it come to afterwards.
  func fate(of node: Int) -> Fate {
    let contestant = arena.contestants[nodes[node].contestant]
    switch contestant.standing {
    case .absent, .lost: return .failed
    case .undecided, .waiting: return isOut(node) ? .failed : .open
    case .admitted:
      if nodes[contestant.root].raw.isLost { return .failed }
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
    guard nodes[root].name == nil else { return root }
    return arena.contestants[contestant].nodes.first { nodes[$0].raw.isRecognized && nodes[$0].name != nil } ?? root
  }

  /// The gestures that must fail before a node succeeds: its own requirements and those of its composites.
  func requirements(of node: Int) -> [Int] {
    var all = nodes[node].requirements
    var member = node
    while let composite = nodes[member].parent {
      all += nodes[composite].requirements
      member = composite
    }
    return all
  }
}

/// What has become of a gesture that another one requires to fail.
enum Fate {
  case open
  case failed
  case succeeded
}
