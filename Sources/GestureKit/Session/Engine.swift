import StepperCore

/// The gestures of a scene at work: nodes, machines, contestants and deadlines, without the regions' geometry.
///
/// An input goes through it in four steps. Machines take the touch or the deadline; composites are evaluated from their
/// members; recognitions are resolved between contestants; and what has come of it is told, as records.
///
/// Methods that only ask and that most inputs need are always inlined: a call would take a copy of the whole engine.
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
  var isDirty: Bool = false
  /// How many nodes have been told to have begun and not to be over.
  var goingOn: Int = 0
  /// The contestants that a finger goes to which lands, from the inside out; only while it does.
  var path: EventBuffer<Int> = EventBuffer()

  /// Tells all that has come of the input at hand.
  @inline(__always)
  mutating func settle() {
    if isUnresolved || isDirty { settleAll() }
  }

  private mutating func settleAll() {
    if let alone { return settle(alone: alone) }
    let isResolving = isUnresolved
    if isResolving { resolve() }
    isUnresolved = false
    if isDirty { tell() }
    guard isResolving else { return }
    touches.forgetFollowers()
    if goingOn > 0 { findFollowers() }
  }

  @inline(__always)
  private mutating func tell() {
    isDirty = false
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].isDirty else { continue }
      if tell(contestant) { isDirty = true } else { arena.contestants[contestant].isDirty = false }
    }
  }

  /// Gives a machine an input and takes in what it says.
  @inline(__always)
  mutating func take(_ input: MachineInput, _ node: Int) {
    guard case .leaf(let machine) = nodes[node].role else { return }
    accept(machines.take(input, by: machine), from: node)
  }

  /// Takes in what a machine says.
  @inline(__always)
  mutating func accept(_ answer: MachineAnswer, from node: Int) {
    let news = nodes[node].take(answer)
    guard !news.isEmpty else { return }
    if news.contains(.deadline) {
      traceDeadline(answer.due, node)
      deadlines.set(answer.due, for: node)
    }
    if news.contains(.phase) {
      traceSignal(nodes[node].raw, node)
      isUnresolved = true
    }
    if news != .deadline { markDirty(nodes[node].contestant) }
  }

  /// Marks that something happened to a contestant, which may have to be told.
  @inline(__always)
  mutating func markDirty(_ contestant: Int) {
    isDirty = true
    arena.contestants[contestant].isDirty = true
    // Composites follow from every change of a member.
    if arena.contestants[contestant].isComposite { isUnresolved = true }
  }

  /// Sets the deadline of a node, or withdraws it with `Int64.max`.
  @inline(__always)
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
      nodes[member].reset(takesPart: nodes.takesPart(member))
      if nodes[member].isComposite { setDeadline(.max, for: member) }
    }
  }
}
