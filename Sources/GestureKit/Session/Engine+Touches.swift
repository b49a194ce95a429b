import StepperCore

/// Touches on their way to the machines.
extension Engine {
  /// Takes what a finger that is down did next.
  @inline(__always)
  mutating func follow(_ touch: Touch, from seat: Seat) {
    // A finger that landed where nobody takes touches has no place.
    guard let place = seat.place else { return }
    if touch.phase == .moved && goOnDragging(touch, from: seat) { return }
    take(touch, at: place, followedBy: seat.follower)
  }

  private mutating func take(_ touch: Touch, at place: Int, followedBy node: Int?) {
    switch touch.phase {
    case .began, .moved:
      pass(touch, from: place, to: node)
      settle()
    case .ended, .cancelled:
      touches.lift(place)
      pass(touch, from: place, to: node)
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

  /// Gives a touch to the one gesture that follows its finger, or to all that received it and are not out.
  @inline(__always)
  private mutating func pass(_ touch: Touch, from place: Int, to follower: Int?) {
    let sample = sample(of: touch, at: place)
    guard let follower, case .leaf(let machine) = nodes[follower].role else { return pass(sample) }
    if !isQuiet(sample, for: follower) { feed(sample, to: follower, machine) }
  }

  private mutating func pass(_ sample: TouchSample) {
    let finger: UInt64 = 1 << UInt64(sample.finger)
    for position in arena.entered.indices {
      let contestant = arena.entered[position]
      guard arena.contestants[contestant].touches & finger != 0, arena.contestants[contestant].standing != .lost else {
        continue
      }
      let root = arena.contestants[contestant].root
      if !isQuiet(sample, for: root) { feed(sample, to: root) }
    }
  }

  /// Whether a touch is a move of which nothing comes for a single gesture; its machine has taken it then.
  @inline(__always)
  private mutating func isQuiet(_ sample: TouchSample, for node: Int) -> Bool {
    guard sample.phase == .moved, case .leaf(let machine) = nodes[node].role else { return false }
    return nodes[node].raw.isTerminal || machines.takeQuietly(sample, by: machine)
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
    accept(machines.receive(located(sample, for: leaf, machine), by: machine), from: leaf)
  }

  /// Adds to a sample whether the finger is inside the region of a leaf, if that matters to its machine.
  @inline(__always)
  func located(_ sample: TouchSample, for leaf: Int, _ machine: MachineID) -> TouchSample {
    guard asksWhere(machine, sample.phase) else { return sample }
    var sample = sample
    sample.isInside = isInside(sample.location, for: leaf)
    return sample
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
