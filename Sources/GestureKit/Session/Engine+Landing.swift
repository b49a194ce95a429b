import StepperCore

/// Fingers that land, and who receives them.
extension Engine {
  /// Takes a finger that landed in a region; false if there is no place for it.
  mutating func land(_ touch: Touch, in region: Int) -> Bool {
    landAlone(touch, in: region) || landAmongOthers(touch, in: region)
  }

  private mutating func landAmongOthers(_ touch: Touch, in region: Int) -> Bool {
    findPath(from: region)
    endCounts(at: touch.location)
    resetOutworn()
    let place = findPlace()
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

  /// Finds a place for a finger that lands; nil if as many are down as there are places.
  ///
  /// Where all places are remembered, one is forgotten of a finger that lifted long ago and that only contestants
  /// remember which are decided: it cannot decide anything any more.
  @inline(__always)
  private mutating func findPlace() -> Int? {
    guard !arena.entered.isEmpty else { return touches.land(remembered: 0) }
    var remembered: UInt64 = 0
    for place in arena.entered.indices { remembered |= arena.contestants[arena.entered[place]].touches }
    if let place = touches.land(remembered: remembered) { return place }
    let needed = arena.entered.reduce(0) { mask, contestant in
      arena.contestants[contestant].standing.isUndecided ? mask | arena.contestants[contestant].touches : mask
    }
    guard let old = touches.order.first(where: { (needed | touches.down) & (1 << UInt64($0)) == 0 }) else { return nil }
    for contestant in arena.entered { arena.contestants[contestant].touches &= ~(1 << UInt64(old)) }
    return touches.land(remembered: remembered & ~(1 << UInt64(old)))
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
}
