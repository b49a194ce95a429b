import StepperCore

/// Touches on their way to the machines.
extension Engine {
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

  /// Tells all that has come of a finger that landed or lifted: it may decide what waits.
  @inline(__always)
  mutating func settleFingers() {
    if isDirty { isUnresolved = true }
    settle()
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

  mutating func feed(_ sample: TouchSample, to leaf: Int, _ machine: MachineID) {
    guard !nodes[leaf].isAsleep, !nodes[leaf].raw.isTerminal else { return }
    var sample = sample
    if asksWhere(machine, sample.phase) { sample.isInside = isInside(sample.location, for: leaf) }
    accept(machines.receive(sample, by: machine), from: leaf)
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
}
