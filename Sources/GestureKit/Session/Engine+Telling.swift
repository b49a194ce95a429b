import StepperCore

/// What is told of all that has come about.
extension Engine {
  /// Tells what the members of a contestant and itself have come to, members before their composite, and returns
  /// whether something is left to be told.
  @inline(__always)
  mutating func tell(_ contestant: Int) -> Bool {
    var isOpen = false
    for node in arena.contestants[contestant].nodes {
      tellPressing(node)
      tellPhase(node, isAlone: false)
      tellPreview(node)
      if nodes[node].isChanged { nodes[node].isChanged = false }
      if nodes[node].isHeldBack || nodes[node].isEndUntold { isOpen = true }
    }
    return isOpen
  }

  @inline(__always)
  mutating func tellPressing(_ node: Int) {
    guard nodes[node].isPressing != nodes[node].toldPressing else { return }
    nodes[node].toldPressing = nodes[node].isPressing
    record(.pressing(nodes[node].isPressing), node)
  }

  /// Tells what a node has come to, if it may be told; of one that is alone all may.
  @inline(__always)
  mutating func tellPhase(_ node: Int, isAlone: Bool) {
    let (raw, told) = (nodes[node].raw, nodes[node].told)
    switch (told, raw) {
    case (.terminal, _), (.possible, .possible), (.active, .possible): break
    case (.possible, .failed), (.possible, .cancelled): end(node, .failed)
    case (.possible, .active): if isAlone || isTellable(node) { begin(node) }
    case (.possible, .ended):
      guard isAlone || isTellable(node) else { break }
      if nodes[node].hasBegun { begin(node) }
      end(node, .ended)
    case (.active, .active): if nodes[node].isChanged { change(node) }
    case (.active, .ended): if isAlone || isEndTellable(node) { end(node, .ended) }
    case (.active, .cancelled), (.active, .failed): end(node, .cancelled)
    }
  }

  /// A sequence has a value before it is recognized: that of its first gesture.
  @inline(__always)
  private mutating func tellPreview(_ node: Int) {
    guard nodes[node].raw == .possible, case .composite(.sequenced, let first, _) = nodes[node].role,
      (nodes[first].low...first).contains(where: { nodes[$0].isPressing })
    else { return }
    record(.phase(.possible), node)
  }

  private mutating func begin(_ node: Int) {
    nodes[node].tell(.active)
    goingOn += 1
    tracer.note(.told(GestureNodeID(node), .began), at: now)
    record(.phase(.began), node)
  }

  private mutating func change(_ node: Int) {
    if case .leaf(let machine) = nodes[node].role { return tellChange(of: node, to: machines.value(of: machine)) }
    tracer.note(.told(GestureNodeID(node), .changed), at: now)
    record(.phase(.changed), node)
  }

  private mutating func end(_ node: Int, _ phase: Phase) {
    if nodes[node].told == .active { goingOn -= 1 }
    nodes[node].tell(.terminal)
    tracer.note(.told(GestureNodeID(node), phase), at: now)
    record(.phase(phase), node)
  }

  @inline(__always)
  private func isTellable(_ node: Int) -> Bool {
    arena.contestants[nodes[node].contestant].wasAdmitted && nodes.isUngated(node, arena.relations.profile)
      && !arena.isHeldBackByRequirement(node, nodes)
  }

  /// Whether the end of what has begun may be told: in a composite that is over there is nobody left to wait for.
  @inline(__always)
  private func isEndTellable(_ node: Int) -> Bool {
    (nodes.isUngated(node, arena.relations.profile) && !arena.isEndHeldBack(nodes[node].contestant))
      || nodes.isOut(node)
  }

  /// Tells a new value of a single gesture that goes on, which is most of what there ever is to tell.
  @inline(__always)
  mutating func tellChange(of node: Int, to value: GestureValue) {
    tracer.note(.told(GestureNodeID(node), .changed), at: now)
    records.append(plainRecord(.phase(.changed), node, value))
  }

  private mutating func record(_ event: GestureRecord.Event, _ node: Int) {
    guard !nodes[node].raw.isLost, case .leaf(let machine) = nodes[node].role else {
      return recordWithMembers(event, node)
    }
    records.append(plainRecord(event, node, machines.value(of: machine)))
  }

  /// What is told of a single gesture that is not out.
  @inline(__always)
  func plainRecord(_ event: GestureRecord.Event, _ node: Int, _ value: GestureValue) -> GestureRecord {
    GestureRecord(
      time: Timestamp(nanoseconds: now),
      node: GestureNodeID(node),
      event: event,
      value: value,
      origin: nodes[node].origin,
      reason: nil,
      isHandedOver: false,
      memberCount: 0
    )
  }

  private mutating func recordWithMembers(_ event: GestureRecord.Event, _ node: Int) {
    let isPreview = event == .phase(.possible)
    let members = nodes[node].low..<node
    records.append(make(event, node, memberCount: members.count { hasValue($0, isPreview) }))
    for member in members where hasValue(member, isPreview) { records.append(make(.member, member, memberCount: 0)) }
  }

  @inline(__always)
  private func make(_ event: GestureRecord.Event, _ node: Int, memberCount: Int) -> GestureRecord {
    GestureRecord(
      time: Timestamp(nanoseconds: now),
      node: GestureNodeID(node),
      event: event,
      value: value(of: node),
      origin: nodes[node].origin,
      reason: nodes[node].raw.isLost ? reason(of: node) : nil,
      isHandedOver: isHandedOver(node),
      memberCount: memberCount
    )
  }

  @inline(__always)
  private func isHandedOver(_ node: Int) -> Bool {
    guard case .composite(.sequenced, _, let second) = nodes[node].role else { return false }
    return !nodes[second].isAsleep
  }

  /// Why a gesture is out: somebody else's rule, or its own.
  @inline(__always)
  func reason(of node: Int) -> FailureReason? {
    if let reason = nodes[node].reason { return reason }
    return switch nodes[node].role {
    case .composite: nil
    case .leaf(let machine): machines.reason(of: machine)
    }
  }

  @inline(__always)
  private func value(of node: Int) -> GestureValue {
    switch nodes[node].role {
    case .composite: .none
    case .leaf(let machine): machines.value(of: machine)
    }
  }

  /// Whether a member has a value: it, or one of its own, was recognized; before that, what a sequence begins with.
  @inline(__always)
  private func hasValue(_ member: Int, _ isPreview: Bool) -> Bool {
    (nodes[member].low...member).contains { leaf in
      !nodes[leaf].isComposite && (nodes[leaf].raw.isRecognized || (isPreview && nodes[leaf].isPressing))
    }
  }
}
