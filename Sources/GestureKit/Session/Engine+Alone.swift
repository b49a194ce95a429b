import StepperCore

/// One gesture alone: while no other has received a finger, there is nobody to ask.
///
/// So it is with most touches, on a button, a slider or a canvas. What is done here is what landing and resolving come
/// to with one gesture that is made of no others.
extension Engine {
  /// Lets a finger land that one gesture alone receives, as new; false if there may be more to it.
  @inline(__always)
  mutating func landAlone(_ touch: Touch, in region: Int) -> Bool {
    guard touches.down == 0, let contestant = tree.regions[region].sole, isReady(contestant) else { return false }
    let root = arena.contestants[contestant].root
    guard case .leaf(let machine) = nodes[root].role else { return false }
    arena.enterAlone(contestant, 1)
    nodes[root].reset(takesPart: true)
    touches.landAlone(followedBy: Follower(node: root, machine: machine))
    if tracer.isOn { noteLanding(of: touch, in: region, receivers: CollectionOfOne(contestant)) }
    let landing = located(sample(of: touch, at: 0), for: root, machine)
    accept(machines.receiveFirst(landing, by: machine), from: root)
    settleFingers()
    return true
  }

  /// Whether no other gesture is at work, and this one is at rest or over and switched on.
  @inline(__always)
  private func isReady(_ contestant: Int) -> Bool {
    if !arena.entered.isEmpty {
      guard arena.entered.count == 1, arena.entered[0] == contestant, isOver(contestant) else { return false }
    }
    return arena.contestants[contestant].mask == .all && nodes[arena.contestants[contestant].root].isEnabled
  }

  /// The one gesture that has received a finger, if there is just one, and it is made of no others.
  var alone: Int? {
    @inline(__always) get {
      guard arena.entered.count == 1, arena.relations.isFree else { return nil }
      let contestant = arena.entered[0]
      return arena.contestants[contestant].isComposite ? nil : contestant
    }
  }

  /// Admits the one gesture there is, if it is recognized, and tells what has come of it: nothing waits.
  @inline(__always)
  mutating func settle(alone contestant: Int) {
    let root = arena.contestants[contestant].root
    if isUnresolved {
      isUnresolved = false
      resolve(alone: contestant, root)
    }
    guard isDirty else { return }
    isDirty = false
    arena.contestants[contestant].isDirty = false
    tellPressing(root)
    tellPhase(root, isAlone: true)
    if nodes[root].isChanged { nodes[root].isChanged = false }
  }

  @inline(__always)
  private mutating func resolve(alone contestant: Int, _ root: Int) {
    if nodes[root].raw.isLost {
      arena.contestants[contestant].standing = .lost
    } else if nodes[root].isHeldBack {
      arena.contestants[contestant].admit()
      tracer.note(.admitted(GestureNodeID(root)), at: now)
    }
    traceWaits()
  }
}
