/// Who waits for whom in a scene, as far as that is known before any touch.
///
/// A cycle would be a deadlock: each would wait until another has failed. Implicit waits are known for gestures that
/// are no composites; whether a member of a composite waits depends on what the others have come to.
struct WaitGraph {
  private let nodes: [GestureNode]
  private let names: [String?]
  private let contestants: [Contestant]
  /// For each contestant those that it waits for.
  private var edges: [[Int]]

  init(_ nodes: [GestureNode], _ names: [String?], _ contestants: [Contestant], _ relations: Relations) {
    self.nodes = nodes
    self.names = names
    self.contestants = contestants
    edges = Array(repeating: [], count: contestants.count)
    for node in relations.requiring {
      edges[nodes[node].contestant] += relations.requirements[node].map { nodes[$0].contestant }
    }
    // Two gestures can only receive one touch if one lies inside the other.
    for outer in contestants.indices {
      for inner in contestants[outer].innermost..<outer {
        addWaits(inner, outer, relations)
        addWaits(outer, inner, relations)
      }
    }
  }

  /// Throws the first cycle.
  func check() throws(SceneError) {
    var isDone = Array(repeating: false, count: edges.count)
    for start in edges.indices {
      var path: [Int] = []
      try visit(start, &path, &isDone)
    }
  }

  private mutating func addWaits(_ first: Int, _ second: Int, _ relations: Relations) {
    let (node, other) = (nodes[contestants[first].root], nodes[contestants[second].root])
    guard !node.isComposite, !other.isComposite, !relations.areSimultaneous(first, second, contestants) else { return }
    let claim = Claim(
      contestant: first,
      node: contestants[first].root,
      isContinuous: false,
      yields: node.yields,
      tapCount: node.tapCount,
      isHeldBack: false
    )
    if relations.mustWait(claim, for: second, tapCount: other.tapCount, contestants) { edges[first].append(second) }
  }

  private func visit(_ contestant: Int, _ path: inout [Int], _ isDone: inout [Bool]) throws(SceneError) {
    if let start = path.firstIndex(of: contestant) {
      throw .waitingCycle(path[start...].map { name(of: $0) })
    }
    guard !isDone[contestant] else { return }
    path.append(contestant)
    for next in edges[contestant] { try visit(next, &path, &isDone) }
    path.removeLast()
    isDone[contestant] = true
  }

  private func name(of contestant: Int) -> String {
    let root = contestants[contestant].root
    return names[root] ?? nodes[root].kind.rawValue
  }
}
