import StepperCore

/// Touches on their way to the machines.
extension Engine {
  /// Takes a finger that landed in a region.
  mutating func land(_ touch: Touch, in region: Int) -> Bool {
    let path = contestantsTaking(touchIn: region)
    endCounts(of: path, at: touch.location)
    resetOutworn()
    let remembered = entered.reduce(0) { $0 | contestants[$1].touches }
    guard let place = touches.land(touch, remembered: remembered) else { return false }
    for contestant in path {
      resetOutwornMembers(of: contestant)
      receive(touch, at: place, by: contestant)
    }
    settle()
    return true
  }

  /// Takes what a finger that is down did next.
  mutating func follow(_ touch: Touch, at place: Int) {
    touches.move(place, to: touch.location)
    switch touch.phase {
    case .began, .moved: break
    case .ended, .cancelled: touches.lift(place)
    }
    for contestant in entered where contestants[contestant].touches & (1 << UInt64(place)) != 0 {
      switch contestants[contestant].standing {
      case .absent, .lost: break
      case .undecided, .waiting, .admitted: feed(touch, at: place, to: contestants[contestant].root)
      }
    }
    settle()
    touches.settle()
  }

  private mutating func receive(_ touch: Touch, at place: Int, by contestant: Int) {
    switch contestants[contestant].standing {
    case .absent:
      enter(contestant)
      take(touch, at: place, by: contestant)
    case .undecided, .admitted: take(touch, at: place, by: contestant)
    case .waiting:
      // A parked result takes no further touches; a continuous gesture goes on measuring.
      if !isParked(contestant) { take(touch, at: place, by: contestant) }
    case .lost: contestants[contestant].touches |= 1 << UInt64(place)
    }
  }

  private mutating func take(_ touch: Touch, at place: Int, by contestant: Int) {
    contestants[contestant].touches |= 1 << UInt64(place)
    feed(touch, at: place, to: contestants[contestant].root)
  }

  private mutating func enter(_ contestant: Int) {
    contestants[contestant].standing = .undecided
    let place = entered.firstIndex { $0 > contestant } ?? entered.count
    entered.insert(contestant, at: place)
    for node in contestants[contestant].nodes { nodes[node].reset() }
    contestants[contestant].isDirty = true
  }

  /// Gives a touch to every machine of a node that is awake and not over.
  mutating func feed(_ touch: Touch, at place: Int, to node: Int) {
    for member in nodes[node].low...node {
      switch nodes[member].role {
      case .composite:
        // The finger for which the second part of a sequence waited.
        if touch.phase == .began { deadlines.set(.max, for: member) }
      case .leaf:
        guard !nodes[member].isAsleep, !nodes[member].raw.isTerminal else { continue }
        let sample = TouchSample(
          finger: place,
          phase: touch.phase,
          location: touch.location,
          time: now,
          isInside: isInside(touch.location, for: member)
        )
        take(.touch(sample), member)
      }
    }
  }

  private func isInside(_ point: ScenePoint, for node: Int) -> Bool {
    let region = contestants[nodes[node].contestant].region
    return tree.isInside(point, of: region, outset: nodes[node].outset)
  }

  /// The contestants that a touch in a region goes to, from the inside out: those of the region and of all around it
  /// that no mask switches off.
  private func contestantsTaking(touchIn region: Int) -> [Int] {
    var path: [Int] = []
    var around: [Int] = []
    var next: Int? = region
    while let this = next {
      around.append(this)
      next = tree.regions[this].parent
    }
    // From the outside in: a mask switches off what lies inside it.
    var isOff = false
    for this in around.reversed() {
      for contestant in tree.regions[this].contestants.reversed() {
        let isEnabled = nodes[contestants[contestant].root].isEnabled
        // Disabled means the same as a mask without the gesture itself.
        let mask = isEnabled ? contestants[contestant].mask : contestants[contestant].mask.subtracting(.gesture)
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
    for contestant in path where contestants[contestant].standing == .undecided || isOngoing(contestant) {
      for node in contestants[contestant].nodes {
        guard case .leaf(.tap(let place)) = nodes[node].role, nodes[node].raw == .possible, !nodes[node].isAsleep,
          let reason = machines.taps[place].breaksCount(at: location)
        else { continue }
        nodes[node].raw = .failed
        nodes[node].reason = reason
        take(.abandon, node)
        markDirty(node)
        isAny = true
      }
    }
    if isAny { settle() }
  }

  private func isOngoing(_ contestant: Int) -> Bool {
    contestants[contestant].standing == .admitted && !nodes[contestants[contestant].root].raw.isTerminal
  }

  /// Resets every gesture that is over, once no finger is down that it or a competitor has received.
  private mutating func resetOutworn() {
    let candidates = entered.filter { fingersKeepingOut($0) == 0 }
    for contestant in candidates {
      let root = nodes[contestants[contestant].root]
      switch contestants[contestant].standing {
      case .absent, .undecided, .waiting: break
      case .lost: leave(contestant)
      case .admitted: if root.raw.isTerminal && root.told == .terminal { leave(contestant) }
      }
    }
  }

  /// Resets the members that are over of a contestant that still waits and receives the finger: without one, a member
  /// would never be over again.
  private mutating func resetOutwornMembers(of contestant: Int) {
    guard fingersKeepingOut(contestant) == 0, !isParked(contestant) else { return }
    switch contestants[contestant].standing {
    case .absent, .lost: break
    case .undecided, .waiting, .admitted: resetMembers(of: contestants[contestant].root)
    }
  }

  private func fingersKeepingOut(_ contestant: Int) -> UInt64 {
    let own = contestants[contestant].touches
    let all = entered.reduce(own) { mask, other in
      contestants[other].touches & own != 0 ? mask | contestants[other].touches : mask
    }
    return all & touches.down
  }

  private mutating func leave(_ contestant: Int) {
    reset(contestants[contestant].root)
    contestants[contestant].standing = .absent
    contestants[contestant].touches = 0
    contestants[contestant].isDirty = false
    entered.removeAll { $0 == contestant }
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
    contestants[contestant].standing == .waiting
      && contestants[contestant].nodes.contains { nodes[$0].raw == .ended && nodes[$0].told == .possible }
  }
}
