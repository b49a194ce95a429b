import StepperCore

/// Touches on their way to the machines.
extension Engine {
  /// Takes a finger that landed in a region.
  mutating func land(_ touch: Touch, in region: Int) -> Bool {
    findPath(from: region)
    endCounts(at: touch.location)
    resetOutworn()
    let place = place(for: touch)
    if let place {
      traceLanding(of: touch, in: region)
      let sample = sample(of: touch, at: place)
      for step in path.indices {
        resetOutwornMembers(of: path[step])
        receive(sample, by: path[step])
      }
      touches.forgetFollowers()
      settleFingers()
      if goingOn > 0 { findFollowers() }
    }
    path.removeAll()
    return place != nil
  }

  /// Tells all that has come of a finger that landed or lifted: it may decide what waits.
  @inline(__always)
  private mutating func settleFingers() {
    if isDirty { isUnresolved = true }
    settle()
  }

  /// Finds a place for a finger that lands; nil if as many are down as there are places.
  ///
  /// Where all places are remembered, one is forgotten of a finger that lifted long ago and that only contestants
  /// remember which are decided: it cannot decide anything any more.
  @inline(__always)
  private mutating func place(for touch: Touch) -> Int? {
    guard !arena.entered.isEmpty else { return touches.land(touch, remembered: 0) }
    var remembered: UInt64 = 0
    for place in arena.entered.indices { remembered |= arena.contestants[arena.entered[place]].touches }
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
    switch touch.phase {
    case .began, .moved:
      // Where a finger is matters to those who wait for it, and a followed finger has nobody who waits.
      if let node = touches.follower(of: place) { return goOn(touch, at: place, by: node) }
      touches.move(place, to: touch.location)
      pass(touch, from: place)
      settle()
    case .ended, .cancelled:
      touches.move(place, to: touch.location)
      touches.lift(place)
      pass(touch, from: place)
      settleFingers()
      touches.settle()
    }
  }

  /// Gives a move to the one gesture that follows its finger: most often it goes on, and that is all there is to say.
  @inline(__always)
  private mutating func goOn(_ touch: Touch, at place: Int, by node: Int) {
    guard case .leaf(let machine) = nodes[node].role else { return }
    if touch.phase == .moved, let value = machines.drag(place, to: touch.location, at: now, by: machine) {
      tellChange(of: node, to: value)
    } else {
      feed(sample(of: touch, at: place), to: node, machine)
      settle()
    }
  }

  /// Gives a touch to all that received its finger and are not out.
  private mutating func pass(_ touch: Touch, from place: Int) {
    let finger: UInt64 = 1 << UInt64(place)
    let sample = sample(of: touch, at: place)
    for position in arena.entered.indices {
      let contestant = arena.entered[position]
      guard arena.contestants[contestant].touches & finger != 0, arena.contestants[contestant].standing != .lost else {
        continue
      }
      feed(sample, to: arena.contestants[contestant].root)
    }
  }

  @inline(__always)
  private mutating func receive(_ sample: TouchSample, by contestant: Int) {
    switch arena.contestants[contestant].standing {
    case .absent:
      enter(contestant, 1 << UInt64(sample.finger))
      feed(sample, to: arena.contestants[contestant].root)
    case .undecided, .admitted: take(sample, by: contestant)
    case .waiting:
      // A parked result takes no further touches; a continuous gesture goes on measuring.
      if !isParked(contestant) { take(sample, by: contestant) }
    case .lost: arena.contestants[contestant].touches |= 1 << UInt64(sample.finger)
    }
  }

  @inline(__always)
  private mutating func take(_ sample: TouchSample, by contestant: Int) {
    arena.contestants[contestant].touches |= 1 << UInt64(sample.finger)
    feed(sample, to: arena.contestants[contestant].root)
  }

  @inline(__always)
  private mutating func enter(_ contestant: Int, _ finger: UInt64) {
    arena.enter(contestant, finger)
    if arena.contestants[contestant].isComposite {
      for node in arena.contestants[contestant].nodes { nodes[node].reset(takesPart: nodes.takesPart(node)) }
      markDirty(contestant)
    } else if nodes[arena.contestants[contestant].root].raw != .possible {
      // It was switched off when it was reset.
      nodes[arena.contestants[contestant].root].reset(takesPart: true)
    }
  }

  /// Gives a touch to every machine of a node that is awake and not over.
  @inline(__always)
  mutating func feed(_ sample: TouchSample, to node: Int) {
    switch nodes[node].role {
    case .leaf(let machine): feed(sample, to: node, machine)
    case .composite: feed(sample, toMembersOf: node)
    }
  }

  private mutating func feed(_ sample: TouchSample, toMembersOf node: Int) {
    for member in nodes[node].low...node {
      switch nodes[member].role {
      case .composite:
        // The finger for which the second part of a sequence waited.
        if sample.phase == .began { setDeadline(.max, for: member) }
      case .leaf(let machine): feed(sample, to: member, machine)
      }
    }
  }

  private mutating func feed(_ sample: TouchSample, to leaf: Int, _ machine: MachineID) {
    guard !nodes[leaf].isAsleep, !nodes[leaf].raw.isTerminal else { return }
    var sample = sample
    if asksWhere(machine, sample.phase) { sample.isInside = isInside(sample.location, for: leaf) }
    accept(machines.receive(sample, by: machine), from: leaf)
  }

  /// Finds for each finger the one gesture that goes on with it, if nobody else has received the finger who is not out.
  mutating func findFollowers() {
    var (one, several): (UInt64, UInt64) = (0, 0)
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].standing != .lost else { continue }
      several |= one & arena.contestants[contestant].touches
      one |= arena.contestants[contestant].touches
    }
    let single = one & ~several & touches.down
    guard single != 0 else { return }
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      let fingers = arena.contestants[contestant].touches & single
      let root = arena.contestants[contestant].root
      guard fingers != 0, isGoingOn(root) else { continue }
      touches.setFollower(root, of: fingers)
    }
  }

  /// Whether a node is a single gesture that has begun, and that has been told.
  @inline(__always)
  func isGoingOn(_ node: Int) -> Bool {
    nodes[node].told == .active && nodes[node].raw == .active && !arena.contestants[nodes[node].contestant].isComposite
  }

  @inline(__always)
  func sample(of touch: Touch, at place: Int) -> TouchSample {
    TouchSample(finger: place, phase: touch.phase, location: touch.location, time: now)
  }

  /// Whether it matters to a machine if a finger is inside: the frames of all regions around have to be asked for it.
  @inline(__always)
  private func asksWhere(_ machine: MachineID, _ phase: TouchPhase) -> Bool {
    switch machine {
    case .press: true
    case .tap: phase == .ended
    case .longPress, .drag, .swipe, .magnify, .rotate, .custom: false
    }
  }

  @inline(__always)
  private func isInside(_ point: ScenePoint, for node: Int) -> Bool {
    let region = arena.contestants[nodes[node].contestant].region
    return tree.isInside(point, of: region, outset: nodes[node].outset)
  }

  /// Finds the contestants that a touch in a region goes to, from the inside out: those of the region and of all around
  /// it that no mask switches off.
  @inline(__always)
  private mutating func findPath(from region: Int) {
    var next: Int? = region
    while let this = next {
      for contestant in tree.regions[this].contestants {
        // A mask switches off what lies inside it.
        if !arena.contestants[contestant].mask.contains(.subviews) { path.removeAll() }
        let isEnabled = nodes[arena.contestants[contestant].root].isEnabled
        if isEnabled && arena.contestants[contestant].mask.contains(.gesture) { path.append(contestant) }
      }
      next = tree.regions[this].parent
    }
  }
}

/// What a touch-down ends before it begins something.
extension Engine {
  /// Fails the counts of taps that a finger would have to continue and is too far away for.
  @inline(__always)
  private mutating func endCounts(at location: ScenePoint) {
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
  private mutating func resetOutworn() {
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
  private func isOver(_ contestant: Int) -> Bool {
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
  private mutating func resetOutwornMembers(of contestant: Int) {
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
