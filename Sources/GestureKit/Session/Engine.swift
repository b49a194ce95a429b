import StepperCore

/// The gestures of a scene at work: nodes, machines, contestants and deadlines, without the regions' geometry.
///
/// An input goes through it in four steps. Machines take the touch or the deadline; composites are evaluated from their
/// members; recognitions are resolved between contestants; and what has come of it is told, as records.
package struct Engine: Hashable, Sendable {
  package internal(set) var nodes: [GestureNode]
  /// What each gesture is called.
  package let names: [String?]
  var machines: MachineStore
  package internal(set) var arena: Arena
  var tree: RegionTree

  package internal(set) var touches: TouchTable = TouchTable()
  var deadlines: DeadlineTable = DeadlineTable()
  var records: EventBuffer<GestureRecord> = EventBuffer()
  var tracer: Tracer = Tracer(isOn: false)
  /// The time of the input at hand, in nanoseconds.
  var now: Int64 = .min
  /// Whether something has happened that may decide who acts: most touches only move a finger that somebody follows.
  var isUnresolved: Bool = false
  /// Whether something may have to be told.
  private(set) var isDirty: Bool = false
  /// The contestants that a finger goes to which lands, from the inside out; only while it does.
  var path: EventBuffer<Int> = EventBuffer()

  /// Tells all that has come of the input at hand.
  mutating func settle() {
    if isUnresolved { resolve() }
    isUnresolved = false
    guard isDirty else { return }
    isDirty = false
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].isDirty else { continue }
      let isOpen = tell(contestant)
      arena.contestants[contestant].isDirty = isOpen
      if isOpen { isDirty = true }
    }
  }

  /// Gives a machine an input and takes in what it says.
  mutating func take(_ input: MachineInput, _ node: Int) {
    guard case .leaf(let machine) = nodes[node].role else { return }
    let answer = machines.take(input, by: machine)
    if nodes[node].due != answer.due { setDeadline(answer.due, for: node) }
    if nodes[node].isPressing != answer.isPressing {
      nodes[node].isPressing = answer.isPressing
      markDirty(nodes[node].contestant)
    }
    guard let raw = answer.signal.raw else { return }
    nodes[node].isChanged = true
    markDirty(nodes[node].contestant)
    guard nodes[node].raw != raw else { return }
    traceSignal(raw, node)
    nodes[node].raw = raw
    if raw == .active { nodes[node].hasBegun = true }
    isUnresolved = true
  }

  /// Marks that something happened to a contestant, which may have to be told.
  mutating func markDirty(_ contestant: Int) {
    isDirty = true
    arena.contestants[contestant].isDirty = true
    // Composites follow from every change of a member.
    if arena.contestants[contestant].isComposite { isUnresolved = true }
  }

  /// Sets the deadline of a node, or withdraws it with `Int64.max`.
  mutating func setDeadline(_ due: Int64, for node: Int) {
    guard nodes[node].due != due else { return }
    traceDeadline(due, node)
    nodes[node].due = due
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
    isUnresolved = true
    markDirty(nodes[node].contestant)
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
