/// What has become of a gesture that another one requires to fail.
enum Fate {
  case open
  case failed
  case succeeded
}

extension Arena {
  /// Whether a gesture that must fail before a node, or a composite around it, succeeds has not failed yet.
  @inline(__always)
  func isHeldBackByRequirement(_ node: Int, _ nodes: [GestureNode]) -> Bool {
    !relations.isFree && isHeldBackByOpenRequirement(node, nodes)
  }

  private func isHeldBackByOpenRequirement(_ node: Int, _ nodes: [GestureNode]) -> Bool {
    var next: Int? = node
    while let this = next {
      if relations.requirements[this].contains(where: { fate(of: $0, nodes) != .failed }) { return true }
      next = nodes[this].parent
    }
    return false
  }

  /// What has become of a gesture that another one requires to fail.
  ///
  /// One that received no touch counts as failed, and so does each member of what is out as a whole. In what is not, a
  /// member that was told to have ended has succeeded, whatever the composites around it come to afterwards.
  func fate(of node: Int, _ nodes: [GestureNode]) -> Fate {
    let contestant = nodes[node].contestant
    switch contestants[contestant].standing {
    case .absent, .lost: return .failed
    case .undecided, .waiting: return nodes.isOut(node) ? .failed : .open
    case .admitted:
      if nodes[contestants[contestant].root].raw.isLost { return .failed }
      if nodes[node].raw == .ended && nodes[node].told == .terminal { return .succeeded }
      if nodes.isOut(node) { return .failed }
      let isHeldBack = !nodes.isUngated(node, relations.profile) || isHeldBackByRequirement(node, nodes)
      return nodes[node].raw.isRecognized && !isHeldBack ? .succeeded : .open
    }
  }
}
