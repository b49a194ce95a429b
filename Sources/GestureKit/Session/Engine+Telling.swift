import StepperCore

/// What is told of all that has come about.
extension Engine {
  /// Tells what the members of a contestant and itself have come to, members before their composite, and returns
  /// whether something is left to be told.
  mutating func tell(_ contestant: Int) -> Bool {
    var isOpen = false
    for node in arena.contestants[contestant].nodes {
      tellPressing(node)
      tellPhase(node)
      tellPreview(node)
      nodes[node].isChanged = false
      if nodes[node].isHeldBack || nodes[node].isEndUntold { isOpen = true }
    }
    return isOpen
  }

  private mutating func tellPressing(_ node: Int) {
    guard nodes[node].isPressing != nodes[node].toldPressing else { return }
    nodes[node].toldPressing = nodes[node].isPressing
    record(.pressing(nodes[node].isPressing), node)
  }

  private mutating func tellPhase(_ node: Int) {
    let (raw, told) = (nodes[node].raw, nodes[node].told)
    switch (told, raw) {
    case (.terminal, _), (.possible, .possible), (.active, .possible): break
    case (.possible, .failed), (.possible, .cancelled): end(node, .failed)
    case (.possible, .active): if isTellable(node) { begin(node) }
    case (.possible, .ended):
      guard isTellable(node) else { break }
      if nodes[node].hasBegun { begin(node) }
      end(node, .ended)
    case (.active, .active): if nodes[node].isChanged { change(node) }
    case (.active, .ended): if isEndTellable(node) { end(node, .ended) }
    case (.active, .cancelled), (.active, .failed): end(node, .cancelled)
    }
  }

  /// A sequence has a value before it is recognized: that of its first gesture.
  private mutating func tellPreview(_ node: Int) {
    guard nodes[node].raw == .possible, case .composite(.sequenced, let first, _) = nodes[node].role,
      (nodes[first].low...first).contains(where: { nodes[$0].isPressing })
    else { return }
    record(.phase(.possible), node)
  }

  private mutating func begin(_ node: Int) {
    nodes[node].told = .active
    tracer.note(.told(GestureNodeID(node), .began), at: now)
    record(.phase(.began), node)
  }

  private mutating func change(_ node: Int) {
    tracer.note(.told(GestureNodeID(node), .changed), at: now)
    record(.phase(.changed), node)
  }

  private mutating func end(_ node: Int, _ phase: Phase) {
    nodes[node].told = .terminal
    tracer.note(.told(GestureNodeID(node), phase), at: now)
    record(.phase(phase), node)
  }

  private func isTellable(_ node: Int) -> Bool {
    arena.contestants[nodes[node].contestant].wasAdmitted && isUngated(node) && !isHeldBackByRequirement(node)
  }

  /// Whether the end of what has begun may be told: in a composite that is over there is nobody left to wait for.
  private func isEndTellable(_ node: Int) -> Bool {
    (isUngated(node) && !arena.isEndHeldBack(nodes[node].contestant)) || isOut(node)
  }

  private mutating func record(_ event: GestureRecord.Event, _ node: Int) {
    guard nodes[node].isComposite else { return records.append(make(event, node, memberCount: 0)) }
    let isPreview = event == .phase(.possible)
    let members = nodes[node].low..<node
    records.append(make(event, node, memberCount: members.count { hasValue($0, isPreview) }))
    for member in members where hasValue(member, isPreview) { records.append(make(.member, member, memberCount: 0)) }
  }

  private func make(_ event: GestureRecord.Event, _ node: Int, memberCount: Int) -> GestureRecord {
    let reading = reading(of: node)
    return GestureRecord(
      time: Timestamp(nanoseconds: now),
      node: GestureNodeID(node),
      event: event,
      value: reading?.value ?? .none,
      origin: origin(of: nodes[node].space),
      reason: nodes[node].raw.isLost ? reason(of: node) : nil,
      isHandedOver: isHandedOver(node),
      memberCount: memberCount
    )
  }

  private func isHandedOver(_ node: Int) -> Bool {
    guard case .composite(.sequenced, _, let second) = nodes[node].role else { return false }
    return !nodes[second].isAsleep
  }

  /// Why a gesture is out: somebody else's rule, or its own.
  func reason(of node: Int) -> FailureReason? {
    nodes[node].reason ?? reading(of: node)?.reason
  }

  private func reading(of node: Int) -> MachineReading? {
    switch nodes[node].role {
    case .composite: nil
    case .leaf(let machine): machines.reading(of: machine)
    }
  }

  /// Whether a member has a value: it, or one of its own, was recognized; before that, what a sequence begins with.
  private func hasValue(_ member: Int, _ isPreview: Bool) -> Bool {
    (nodes[member].low...member).contains { leaf in
      !nodes[leaf].isComposite && (nodes[leaf].raw.isRecognized || (isPreview && nodes[leaf].isPressing))
    }
  }

  private func origin(of space: SpaceOrigin) -> ScenePoint {
    switch space {
    case .root: ScenePoint(x: 0, y: 0)
    case .region(let region): tree.frame(of: region).origin
    }
  }
}
