import StepperCore

/// What the app and the system do to gestures while fingers are down.
extension Engine {
  /// Takes every deadline up to and including a time.
  @inline(__always)
  mutating func takeDeadlines(upTo time: Int64) {
    if deadlines.next <= time { takeAllDeadlines(upTo: time) }
  }

  mutating func takeAllDeadlines(upTo time: Int64) {
    while takeDeadline(upTo: time) {}
  }

  /// Takes the next deadline if it is not later than a time; false if there is none.
  @inline(__always)
  mutating func takeDeadline(upTo time: Int64) -> Bool {
    guard let (node, due) = deadlines.takeFirst(upTo: time) else { return false }
    now = max(now, due)
    tracer.note(.deadlinePassed(GestureNodeID(node)), at: now)
    if !goOnPressing(node) { takeDeadline(of: node) }
    // What waits for ever is decided once no deadline is to come.
    if isDirty && deadlines.count == 0 { isUnresolved = true }
    settle()
    return true
  }

  private mutating func takeDeadline(of node: Int) {
    nodes[node].due = .max
    switch nodes[node].role {
    case .leaf(let machine): accept(machines.take(.deadline, by: machine), from: node)
    case .composite(_, _, let second):
      // Only a sequence has a deadline: no finger came for its second part.
      lose(second, .noFurtherTap(limit: .nanoseconds(Self.handOverInterval)))
    }
  }

  /// Switches a gesture on or off; off takes it out at once.
  mutating func setEnabled(_ node: Int, _ isEnabled: Bool) {
    nodes[node].isEnabled = isEnabled
    if !isEnabled {
      withdraw(node, .disabled)
      settle()
    }
  }

  /// Moves a region with its frame in the parent.
  mutating func setFrame(_ frame: SceneRect, of region: Int) {
    tree.setFrame(frame, of: region)
    findOrigins()
  }

  /// Finds where the gestures' spaces are, once the regions are where they are.
  mutating func findOrigins() {
    for node in nodes.indices {
      switch nodes[node].space {
      case .root: nodes[node].origin = .zero
      case .region(let region): nodes[node].origin = tree.frame(of: region).origin
      }
    }
  }

  /// Takes a region away with all that lies inside.
  mutating func remove(_ region: Int) {
    tree.remove(region)
    for contestant in arena.contestants.indices where tree.isInside(arena.contestants[contestant].region, region) {
      withdraw(arena.contestants[contestant].root, .removed)
      arena.contestants[contestant].mask = .none
    }
    settle()
  }

  /// Takes a gesture out; silently, if it holds neither a finger nor a result.
  private mutating func withdraw(_ node: Int, _ reason: FailureReason) {
    let contestant = nodes[node].contestant
    guard arena.contestants[contestant].standing != .absent else { return }
    let holds =
      arena.contestants[contestant].touches & touches.down != 0
      || (nodes[node].low...node).contains { nodes[$0].isHeldBack || nodes[$0].told == .active }
    lose(node, reason)
    reopenComposites(around: node)
    guard !holds else { return }
    for member in nodes[node].low...node { nodes[member].told = .terminal }
  }

  /// Lets composites that are over, but of which that has not been told, follow from their members anew.
  mutating func reopenComposites(around node: Int) {
    var next = nodes[node].parent
    while let composite = next {
      if nodes[composite].raw == .ended && nodes[composite].told != .terminal {
        nodes[composite].raw = nodes[composite].told == .active ? .active : .possible
      }
      next = nodes[composite].parent
    }
  }
}
