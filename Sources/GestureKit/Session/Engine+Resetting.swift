import StepperCore

/// What a touch-down ends before it begins something.
extension Engine {
  /// Fails the counts of taps that a finger would have to continue and is too far away for.
  @inline(__always)
  mutating func endCounts(at location: ScenePoint) {
    var isAny = false
    for step in path.indices {
      let contestant = path[step]
      guard arena.contestants[contestant].standing == .undecided || isOngoing(contestant) else { continue }
      for node in arena.contestants[contestant].nodes {
        guard case .leaf(.tap(let place)) = nodes[node].role, nodes[node].raw == .possible, !nodes[node].isAsleep,
          let reason = machines.taps[place].breaksCount(at: location)
        else { continue }
        nodes[node].raw = .failed
        nodes[node].reason = reason
        traceLoss(of: node, reason, nil)
        take(.abandon, node)
        markDirty(contestant)
        isUnresolved = true
        isAny = true
      }
    }
    if isAny { settle() }
  }

  @inline(__always)
  private func isOngoing(_ contestant: Int) -> Bool {
    arena.contestants[contestant].standing == .admitted && !nodes[arena.contestants[contestant].root].raw.isTerminal
  }

  /// Resets every gesture that is over, once no finger is down that it or a competitor has received.
  @inline(__always)
  mutating func resetOutworn() {
    var isAny = false
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard isOver(contestant), fingersKeepingOut(contestant) == 0 else { continue }
      arena.contestants[contestant].isOutworn = true
      reset(arena.contestants[contestant].root)
      isAny = true
    }
    if isAny { arena.dismissOutworn() }
  }

  @inline(__always)
  func isOver(_ contestant: Int) -> Bool {
    let root = arena.contestants[contestant].root
    return switch arena.contestants[contestant].standing {
    case .absent, .undecided, .waiting: false
    case .lost: true
    case .admitted: nodes[root].raw.isTerminal && nodes[root].told == .terminal
    }
  }

  /// Resets the members that are over of a contestant that still waits and receives the finger: without one, a member
  /// would never be over again.
  ///
  /// What has ended as a whole keeps them, though its end has not been told.
  @inline(__always)
  mutating func resetOutwornMembers(of contestant: Int) {
    let root = arena.contestants[contestant].root
    guard nodes[root].isComposite, fingersKeepingOut(contestant) == 0, !nodes[root].raw.isTerminal,
      !isParked(contestant)
    else { return }
    switch arena.contestants[contestant].standing {
    case .absent, .lost: break
    case .undecided, .waiting, .admitted: resetMembers(of: root)
    }
  }

  @inline(__always)
  private func fingersKeepingOut(_ contestant: Int) -> UInt64 {
    touches.down == 0 ? 0 : arena.fingersAround(contestant) & touches.down
  }

  /// Resets the members that are over of a composite that still waits.
  private mutating func resetMembers(of node: Int) {
    guard case .composite(let combinator, let first, let second) = nodes[node].role, combinator != .sequenced else {
      return
    }
    resetIfOver(first)
    resetIfOver(second)
  }

  /// Resets a member that is over, or those of its own that are; one that was not told yet is parked with all its own.
  private mutating func resetIfOver(_ member: Int) {
    if !nodes[member].raw.isTerminal {
      resetMembers(of: member)
    } else if nodes[member].told == .terminal {
      reset(member)
    }
  }

  /// Whether a contestant waits with a result that cannot change any more.
  @inline(__always)
  func isParked(_ contestant: Int) -> Bool {
    arena.contestants[contestant].standing == .waiting
      && arena.contestants[contestant].nodes.contains { nodes[$0].raw == .ended && nodes[$0].told == .possible }
  }
}
