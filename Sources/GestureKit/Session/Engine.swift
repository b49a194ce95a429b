import StepperCore

/// The gestures of a scene at work: nodes, machines, contestants and deadlines, without the regions' geometry.
///
/// An input goes through it in four steps. Machines take the touch or the deadline; composites are evaluated from their
/// members; recognitions are resolved between contestants; and what has come of it is told, as records.
package struct Engine: Hashable, Sendable {
  package internal(set) var nodes: [GestureNode]
  var machines: MachineStore
  package internal(set) var arena: Arena
  var tree: RegionTree

  package internal(set) var touches: TouchTable = TouchTable()
  var deadlines: DeadlineTable = DeadlineTable()
  var records: EventBuffer<GestureRecord> = EventBuffer()
  var tracer: Tracer = Tracer(isOn: false)
  /// The time of the input at hand, in nanoseconds.
  var now: Int64 = .min

  /// Tells all that has come of the input at hand.
  mutating func settle() {
    resolve()
    for contestant in arena.entered where arena.contestants[contestant].isDirty {
      tell(contestant)
      arena.contestants[contestant].isDirty = arena.contestants[contestant].nodes.contains {
        nodes[$0].isHeldBack || nodes[$0].isEndUntold
      }
    }
  }

  /// Gives a machine an input and takes in what it says.
  mutating func take(_ input: MachineInput, _ node: Int) {
    guard case .leaf(let machine) = nodes[node].role else { return }
    let answer = machines.take(input, by: machine)
    setDeadline(answer.due, for: node)
    if nodes[node].isPressing != answer.isPressing {
      nodes[node].isPressing = answer.isPressing
      markDirty(node)
    }
    guard let raw = answer.signal.raw else { return }
    traceSignal(raw, node)
    nodes[node].raw = raw
    nodes[node].isChanged = true
    if raw == .active { nodes[node].hasBegun = true }
    markDirty(node)
  }

  /// Marks that something happened to a node.
  mutating func markDirty(_ node: Int) {
    arena.contestants[nodes[node].contestant].isDirty = true
  }

  /// Sets the deadline of a node, or withdraws it with `Int64.max`.
  mutating func setDeadline(_ due: Int64, for node: Int) {
    traceDeadline(due, node)
    deadlines.set(due, for: node)
  }

  /// Takes a node out with all its members, whatever they have come to that has not been told; the rule is there if
  /// another gesture is the cause.
  mutating func lose(_ node: Int, _ reason: FailureReason, rule: PrecedenceRule? = nil) {
    for member in nodes[node].low...node where nodes[member].told != .terminal && !nodes[member].raw.isLost {
      nodes[member].raw = nodes[member].told == .active ? .cancelled : .failed
      nodes[member].reason = reason
      traceLoss(of: member, reason, rule)
      take(.abandon, member)
      if nodes[member].isComposite { setDeadline(.max, for: member) }
    }
    markDirty(node)
  }

  /// Makes a node and its members as new.
  mutating func reset(_ node: Int) {
    for member in nodes[node].low...node {
      take(.reset, member)
      nodes[member].reset(takesPart: takesPart(member))
      if nodes[member].isComposite { setDeadline(.max, for: member) }
    }
  }
}

extension Engine {
  /// Whether a node and all composites around it are switched on.
  func takesPart(_ node: Int) -> Bool {
    var next: Int? = node
    while let this = next {
      guard nodes[this].isEnabled else { return false }
      next = nodes[this].parent
    }
    return true
  }
}

extension Signal {
  /// What a gesture has come to that says this; nil for no change.
  fileprivate var raw: RawPhase? {
    switch self {
    case .none: nil
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
