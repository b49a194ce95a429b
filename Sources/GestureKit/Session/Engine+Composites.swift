import StepperCore

/// How composites follow from their members.
extension Engine {
  /// From the lift that completed the first gesture of a sequence to the touch-down of the second: that of a double
  /// tap.
  static let handOverInterval: Int64 = 350_000_000

  /// Brings a composite and its members up to date and returns whether a phase changed, its own or a member's; a leaf is
  /// so already.
  mutating func evaluate(_ node: Int) -> Bool {
    guard case .composite(let combinator, let first, let second) = nodes[node].role, !nodes[node].raw.isTerminal else {
      return false
    }
    var isAnyNew = evaluate(first)
    if combinator == .sequenced, released(first) == .ended, nodes[second].isAsleep { handOver(node, to: second) }
    if evaluate(second) { isAnyNew = true }
    let wasOut = (nodes[first].raw.isLost, nodes[second].raw.isLost)
    let phase = combine(node, combinator, first, second)
    if wasOut != (nodes[first].raw.isLost, nodes[second].raw.isLost) { isAnyNew = true }
    if phase == nodes[node].raw {
      if isNews(first) || isNews(second) { nodes[node].isChanged = true }
      return isAnyNew
    }
    enter(phase, node, first, second)
    return true
  }

  private mutating func enter(_ phase: RawPhase, _ node: Int, _ first: Int, _ second: Int) {
    nodes[node].isChanged = true
    if phase == .active { nodes[node].hasBegun = true }
    if phase.isTerminal { setDeadline(.max, for: node) }
    if phase.isLost && nodes[node].reason == nil {
      nodes[node].reason = .member(GestureNodeID(nodes[second].raw.isLost ? second : first))
    }
    traceSignal(phase, node)
    nodes[node].raw = phase
  }

  private mutating func combine(_ node: Int, _ combinator: Combinator, _ first: Int, _ second: Int) -> RawPhase {
    let (was, a, b) = (nodes[node].raw, released(first), released(second))
    switch combinator {
    case .simultaneous: return CompositeRules.simultaneous(a, b, was: was)
    case .sequenced:
      let phase = CompositeRules.sequenced(a, b, was: was)
      // A first gesture that is switched off after the hand-over, before it was told, takes the second one along.
      if phase.isLost && a.isLost && !nodes[second].isAsleep {
        nodes[node].reason = .member(GestureNodeID(first))
        lose(second, .member(GestureNodeID(first)))
      }
      return phase
    case .exclusive:
      let (phase, verdict) = CompositeRules.exclusive(
        a,
        b,
        was: was,
        firstMayDisplace: arena.relations.profile == .nested
      )
      switch verdict {
      case .none: break
      case .firstLoses: lose(first, .prevented(by: GestureNodeID(second)), rule: .exclusivePair)
      case .secondLoses: lose(second, .prevented(by: GestureNodeID(first)), rule: .exclusivePair)
      }
      return phase
    }
  }

  /// What a member counts as: one that was recognized and that a requirement holds back is not recognized yet.
  @inline(__always)
  private func released(_ node: Int) -> RawPhase {
    nodes[node].isHeldBack && arena.isHeldBackByRequirement(node, nodes) ? .possible : nodes[node].raw
  }

  /// Whether a member's value changed and may be told.
  @inline(__always)
  private func isNews(_ node: Int) -> Bool {
    nodes[node].isChanged && nodes.isUngated(node, arena.relations.profile)
      && !arena.isHeldBackByRequirement(node, nodes)
  }

  /// The first gesture of a sequence has ended: the second takes over the fingers that are down, or waits for one.
  private mutating func handOver(_ node: Int, to second: Int) {
    wake(second)
    let contestant = arena.contestants[nodes[node].contestant]
    let held = contestant.touches & touches.down
    for number in 0..<touches.tracker.count {
      guard let finger = touches.tracker.finger(number), let place = finger.seat.place, held & (1 << UInt64(place)) != 0
      else { continue }
      feed(TouchSample(finger: place, phase: .began, location: finger.touch.location, time: now), to: second)
    }
    if held == 0 { setDeadline(now.addingSaturated(Self.handOverInterval + 1), for: node) }
  }

  /// Wakes a node and its members, but not the second parts of sequences inside.
  private mutating func wake(_ node: Int) {
    nodes[node].isAsleep = false
    guard case .composite(let combinator, let first, let second) = nodes[node].role else { return }
    wake(first)
    switch combinator {
    case .simultaneous, .exclusive: wake(second)
    case .sequenced: break
    }
  }
}
