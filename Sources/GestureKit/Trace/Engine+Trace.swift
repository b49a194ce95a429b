import StepperCore

/// What the engine notes for whoever wants to know; nothing here decides anything, and none of it runs while tracing is
/// off.
extension Engine {
  /// Notes a finger that landed where nobody takes touches.
  mutating func traceMiss(of touch: Touch) {
    tracer.note(.landed(touch.id, at: touch.location, path: []), at: touch.timestamp.nanoseconds)
  }

  /// Notes a finger that landed, and what becomes of it at every gesture on its way.
  @inline(__always)
  mutating func traceLanding(of touch: Touch, in region: Int) {
    if tracer.isOn { noteLanding(of: touch, in: region, receivers: path) }
  }

  mutating func noteLanding(of touch: Touch, in region: Int, receivers: some Collection<Int>) {
    let regions = tree.regionsAround(region)
    tracer.note(.landed(touch.id, at: touch.location, path: regions.map { tree.regions[$0].id }), at: now)
    for region in regions {
      for contestant in tree.regions[region].contestants {
        let gesture = GestureNodeID(arena.contestants[contestant].root)
        let reception = reception(at: contestant, isTaking: receivers.contains(contestant))
        let policy = arena.contestants[contestant].policy
        tracer.note(.offered(touch.id, to: gesture, as: policy, reception), at: now)
      }
    }
  }

  private func reception(at contestant: Int, isTaking: Bool) -> Reception {
    let root = nodes[arena.contestants[contestant].root]
    guard isTaking else { return root.isEnabled ? .masked : .disabled }
    switch arena.contestants[contestant].standing {
    case .absent, .undecided: return .received
    case .waiting: return isParked(contestant) ? .parked : .received
    case .admitted: return root.raw.isTerminal ? .over : .received
    case .lost: return .over
    }
  }

  /// Notes what a gesture comes to by its own rules or those of its composite.
  @inline(__always)
  mutating func traceSignal(_ phase: RawPhase, _ node: Int) {
    if tracer.isOn { noteSignal(phase, node) }
  }

  private mutating func noteSignal(_ phase: RawPhase, _ node: Int) {
    let gesture = GestureNodeID(node)
    switch phase {
    case .possible: break
    case .active: tracer.note(.recognized(gesture, .began), at: now)
    case .ended: tracer.note(.recognized(gesture, .ended), at: now)
    case .failed, .cancelled: if let reason = reason(of: node) { traceLoss(of: node, reason, nil) }
    }
  }

  /// Notes that a gesture is out.
  mutating func traceLoss(of node: Int, _ reason: FailureReason, _ rule: PrecedenceRule?) {
    tracer.note(.lost(GestureNodeID(node), reason, rule: rule), at: now)
  }

  /// Notes what a gesture's deadline is to be.
  @inline(__always)
  mutating func traceDeadline(_ due: Int64, _ node: Int) {
    if tracer.isOn { noteDeadline(due, node) }
  }

  private mutating func noteDeadline(_ due: Int64, _ node: Int) {
    let gesture = GestureNodeID(node)
    guard due != .max else { return tracer.note(.deadlineWithdrawn(gesture), at: now) }
    tracer.note(.deadlineSet(gesture, due: Timestamp(nanoseconds: due)), at: now)
  }

  /// Notes who has come to wait for whom.
  @inline(__always)
  mutating func traceWaits() {
    if tracer.isOn { noteWaits() }
  }

  private mutating func noteWaits() {
    var waits: [TraceEntry.Kind] = []
    for contestant in arena.entered {
      for node in arena.contestants[contestant].nodes {
        waits += blockers(of: node).map { .waits(GestureNodeID(node), for: GestureNodeID($0), rule: $1) }
      }
    }
    tracer.noteWaits(waits, at: now)
  }
}

extension Engine {
  /// The gestures that must fail before a node succeeds and have not, its composites' requirements included.
  private func openRequirements(of node: Int) -> [Int] {
    sequence(first: node) { nodes[$0].parent }.flatMap { arena.relations.requirements[$0] }
      .filter { arena.fate(of: $0, nodes) != .failed }
  }

  /// The gestures that a recognized one waits for, and why.
  private func blockers(of node: Int) -> [(Int, WaitingRule)] {
    guard !nodes[node].isComposite else { return [] }
    if nodes[node].isEndUntold { return endBlockers(of: node) }
    guard nodes[node].isHeldBack else { return [] }
    if let first = nodes.gate(of: node, arena.relations.profile) { return [(first, .exclusivePair)] }
    let required = openRequirements(of: node).map { ($0, WaitingRule.requirement) }
    guard let claim = claim(of: nodes[node].contestant), claim.node == node else { return required }
    return required + rivals(claim)
  }

  private func rivals(_ claim: Claim) -> [(Int, WaitingRule)] {
    rivals(of: claim.contestant).filter { arena.mustWait(claim, for: $0) }.map { other in
      let rival = arena.contestants[other]
      let isCounting =
        arena.relations.profile == .pairwise && claim.tapCount > 0 && claim.tapCount < rival.tapCount
      return (rival.root, isCounting ? .moreTaps : .precedence)
    }
  }

  private func rivals(of contestant: Int) -> [Int] {
    arena.entered.filter { arena.isRival($0, of: contestant) }
  }

  private func endBlockers(of node: Int) -> [(Int, WaitingRule)] {
    let contestant = nodes[node].contestant
    return rivals(of: contestant).filter { arena.mayDisplace($0, endOf: contestant) }
      .map { (arena.contestants[$0].root, .precedence) }
  }
}
