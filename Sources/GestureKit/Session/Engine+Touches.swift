import StepperCore

/// Touches on their way to the machines.
extension Engine {
  /// Takes a finger that landed in a region.
  mutating func land(_ touch: Touch, in region: Int) -> Bool {
    let path = contestantsTaking(touchIn: region)
    endCounts(of: path, at: touch.location)
    resetOutworn()
    guard let place = place(for: touch) else { return false }
    traceLanding(of: touch, in: region, path)
    for contestant in path {
      resetOutwornMembers(of: contestant)
      receive(touch, at: place, by: contestant)
    }
    settle()
    return true
  }

  /// Finds a place for a finger that lands; nil if as many are down as there are places.
  ///
  /// Where all places are remembered, one is forgotten of a finger that lifted long ago and that only contestants
  /// remember which are decided: it cannot decide anything any more.
  private mutating func place(for touch: Touch) -> Int? {
    let remembered = arena.entered.reduce(0) { $0 | arena.contestants[$1].touches }
    if let place = touches.land(touch, remembered: remembered) { return place }
    let needed = arena.entered.reduce(0) { mask, contestant in
      arena.contestants[contestant].standing.isUndecided ? mask | arena.contestants[contestant].touches : mask
    }
    guard let old = touches.order.first(where: { (needed | touches.down) & (1 << UInt64($0)) == 0 }) else { return nil }
    for contestant in arena.entered { arena.contestants[contestant].touches &= ~(1 << UInt64(old)) }
    return touches.land(touch, remembered: remembered & ~(1 << UInt64(old)))
  }

  /// Takes what a finger that is down did next.
  mutating func follow(_ touch: Touch, at place: Int) {
    touches.move(place, to: touch.location)
    switch touch.phase {
    case .began, .moved: break
    case .ended, .cancelled: touches.lift(place)
    }
    for contestant in arena.entered where arena.contestants[contestant].touches & (1 << UInt64(place)) != 0 {
      switch arena.contestants[contestant].standing {
      case .absent, .lost: break
      case .undecided, .waiting, .admitted: feed(touch, at: place, to: arena.contestants[contestant].root)
      }
    }
    settle()
    touches.settle()
  }

  private mutating func receive(_ touch: Touch, at place: Int, by contestant: Int) {
    switch arena.contestants[contestant].standing {
    case .absent:
      enter(contestant)
      take(touch, at: place, by: contestant)
    case .undecided, .admitted: take(touch, at: place, by: contestant)
    case .waiting:
      // A parked result takes no further touches; a continuous gesture goes on measuring.
      if !isParked(contestant) { take(touch, at: place, by: contestant) }
    case .lost: arena.contestants[contestant].touches |= 1 << UInt64(place)
    }
  }

  private mutating func take(_ touch: Touch, at place: Int, by contestant: Int) {
    arena.contestants[contestant].touches |= 1 << UInt64(place)
    feed(touch, at: place, to: arena.contestants[contestant].root)
  }

  private mutating func enter(_ contestant: Int) {
    arena.enter(contestant)
    for node in arena.contestants[contestant].nodes { nodes[node].reset(takesPart: takesPart(node)) }
    arena.contestants[contestant].isDirty = true
  }

  /// Gives a touch to every machine of a node that is awake and not over.
  mutating func feed(_ touch: Touch, at place: Int, to node: Int) {
    for member in nodes[node].low...node {
      switch nodes[member].role {
      case .composite:
        // The finger for which the second part of a sequence waited.
        if touch.phase == .began { setDeadline(.max, for: member) }
      case .leaf:
        guard !nodes[member].isAsleep, !nodes[member].raw.isTerminal else { continue }
        let sample = TouchSample(
          finger: place,
          phase: touch.phase,
          location: touch.location,
          time: now,
          isInside: asksWhere(member, touch.phase) && isInside(touch.location, for: member)
        )
        take(.touch(sample), member)
      }
    }
  }

  /// Whether it matters to a machine if a finger is inside: the frames of all regions around have to be asked for it.
  private func asksWhere(_ node: Int, _ phase: TouchPhase) -> Bool {
    switch nodes[node].kind {
    case .press: true
    case .tap: phase == .ended
    case .longPress, .drag, .swipe, .magnify, .rotate, .custom, .simultaneous, .exclusive, .sequenced: false
    }
  }

  private func isInside(_ point: ScenePoint, for node: Int) -> Bool {
    let region = arena.contestants[nodes[node].contestant].region
    return tree.isInside(point, of: region, outset: nodes[node].outset)
  }

  /// The contestants that a touch in a region goes to, from the inside out: those of the region and of all around it
  /// that no mask switches off.
  private func contestantsTaking(touchIn region: Int) -> [Int] {
    var path: [Int] = []
    // From the outside in: a mask switches off what lies inside it.
    var isOff = false
    for this in tree.regionsAround(region).reversed() {
      for contestant in tree.regions[this].contestants.reversed() {
        let isEnabled = nodes[arena.contestants[contestant].root].isEnabled
        // Disabled means the same as a mask without the gesture itself.
        let mask =
          isEnabled ? arena.contestants[contestant].mask : arena.contestants[contestant].mask.subtracting(.gesture)
        if !isOff && mask.contains(.gesture) { path.append(contestant) }
        if !mask.contains(.subviews) { isOff = true }
      }
    }
    return path.reversed()
  }
}

/// What a touch-down ends before it begins something.
extension Engine {
  /// Fails the counts of taps that a finger would have to continue and is too far away for.
  private mutating func endCounts(of path: [Int], at location: ScenePoint) {
    var isAny = false
    for contestant in path where arena.contestants[contestant].standing == .undecided || isOngoing(contestant) {
      for node in arena.contestants[contestant].nodes {
        guard case .leaf(.tap(let place)) = nodes[node].role, nodes[node].raw == .possible, !nodes[node].isAsleep,
          let reason = machines.taps[place].breaksCount(at: location)
        else { continue }
        nodes[node].raw = .failed
        nodes[node].reason = reason
        traceLoss(of: node, reason, nil)
        take(.abandon, node)
        markDirty(node)
        isAny = true
      }
    }
    if isAny { settle() }
  }

  private func isOngoing(_ contestant: Int) -> Bool {
    arena.contestants[contestant].standing == .admitted && !nodes[arena.contestants[contestant].root].raw.isTerminal
  }

  /// Resets every gesture that is over, once no finger is down that it or a competitor has received.
  private mutating func resetOutworn() {
    let candidates = arena.entered.filter { fingersKeepingOut($0) == 0 }
    for contestant in candidates {
      let root = nodes[arena.contestants[contestant].root]
      switch arena.contestants[contestant].standing {
      case .absent, .undecided, .waiting: break
      case .lost: leave(contestant)
      case .admitted: if root.raw.isTerminal && root.told == .terminal { leave(contestant) }
      }
    }
  }

  /// Resets the members that are over of a contestant that still waits and receives the finger: without one, a member
  /// would never be over again.
  ///
  /// What has ended as a whole keeps them, though its end has not been told.
  private mutating func resetOutwornMembers(of contestant: Int) {
    let root = arena.contestants[contestant].root
    guard fingersKeepingOut(contestant) == 0, !nodes[root].raw.isTerminal, !isParked(contestant) else { return }
    switch arena.contestants[contestant].standing {
    case .absent, .lost: break
    case .undecided, .waiting, .admitted: resetMembers(of: root)
    }
  }

  private func fingersKeepingOut(_ contestant: Int) -> UInt64 {
    arena.fingersAround(contestant) & touches.down
  }

  private mutating func leave(_ contestant: Int) {
    reset(arena.contestants[contestant].root)
    arena.leave(contestant)
  }

  /// Resets the members that are over of a composite that still waits.
  private mutating func resetMembers(of node: Int) {
    guard case .composite(let combinator, let first, let second) = nodes[node].role, combinator != .sequenced else {
      return
    }
    for member in [first, second] {
      // One that is over and not told yet is parked with all its members.
      if !nodes[member].raw.isTerminal {
        resetMembers(of: member)
      } else if nodes[member].told == .terminal {
        reset(member)
      }
    }
  }

  /// Whether a contestant waits with a result that cannot change any more.
  func isParked(_ contestant: Int) -> Bool {
    arena.contestants[contestant].standing == .waiting
      && arena.contestants[contestant].nodes.contains { nodes[$0].raw == .ended && nodes[$0].told == .possible }
  }
}
