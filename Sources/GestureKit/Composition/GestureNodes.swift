/// What members and composites come to together.
///
/// These questions are asked of the list alone: one to the engine would take a copy of all of it along.
extension [GestureNode] {
  /// Whether a node and all composites around it are switched on.
  func takesPart(_ node: Int) -> Bool {
    var next: Int? = node
    while let this = next {
      guard self[this].isEnabled else { return false }
      next = self[this].parent
    }
    return true
  }

  /// Whether a node, or a composite around it, is over without success.
  func isOut(_ node: Int) -> Bool {
    var next: Int? = node
    while let this = next {
      if self[this].raw.isLost { return true }
      next = self[this].parent
    }
    return false
  }

  /// Whether what a node has come to may be told, as far as the exclusive composites go in which it is the second.
  ///
  /// Where the first may still displace the second, a second that has begun is told, and its end waits.
  @inline(__always)
  func isUngated(_ node: Int, _ profile: ResolutionProfile) -> Bool {
    self[node].parent == nil || gate(of: node, profile) == nil
  }

  /// The first of an exclusive pair for which a node waits, as the second or a member of it.
  func gate(of node: Int, _ profile: ResolutionProfile) -> Int? {
    var member = node
    while let composite = self[member].parent {
      if case .composite(.exclusive, let first, let second) = self[composite].role, second == member,
        !self[first].raw.isLost, !(profile == .nested && self[second].raw == .active)
      {
        return first
      }
      member = composite
    }
    return nil
  }
}
