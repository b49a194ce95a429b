#if !hasFeature(Embedded)
import StepperCore

/// Makes the rows of all gestures of a scene: the log says what was told, the trace how it came to that.
struct GestureTracks {
  private let session: GestureSession
  private var told: [[Told]]
  private var traced: [[TraceEntry]]

  private struct Told {
    let order: Int
    let time: Int64
    let phase: String
    let value: JSONValue?
    let reason: LoggedReason?
  }

  init(_ session: GestureSession, _ log: [LogEntry]) {
    self.session = session
    told = session.engine.nodes.map { _ in [] }
    traced = session.engine.nodes.map { _ in [] }
    for entry in session.trace {
      guard let node = entry.kind.node.map({ Int($0.index) }), traced.indices.contains(node) else { continue }
      traced[node].append(entry)
      if case .offered = entry.kind { offerMembers(of: node, entry) }
    }
    sort(log)
  }

  /// What an attached gesture is offered goes to its members, but for those that come into play later.
  private mutating func offerMembers(of node: Int, _ entry: TraceEntry) {
    for member in session.engine.nodes[node].low..<node where !session.engine.nodes[member].startsAsleep {
      traced[member].append(entry)
    }
  }

  private mutating func sort(_ log: [LogEntry]) {
    var nodes: [String: Int] = [:]
    for (index, name) in session.engine.names.enumerated() {
      if let name { nodes[name] = index }
    }
    for (order, entry) in log.enumerated() {
      guard case .gesture(let id, let phase, let value, let reason) = entry.kind, let node = nodes[id] else { continue }
      let time = entry.time.nanoseconds.withinReach
      told[node].append(Told(order: order, time: time, phase: phase, value: value, reason: reason))
    }
  }

  /// The rows in the order in which the scene was written, and members below their composite.
  var tracks: [GestureTrack] {
    roots.flatMap { nodes(from: $0, depth: 0) }.compactMap { node, depth in
      let isNamed = session.engine.names[node] != nil
      guard isNamed || depth == 0 || !traced[node].isEmpty else { return nil }
      return isNamed ? named(node, depth) : unnamed(node, depth)
    }
  }

  private var roots: [Int] {
    session.engine.tree.regions.flatMap { region in
      region.contestants.map { session.engine.arena.contestants[$0].root }
    }
  }

  private func nodes(from node: Int, depth: Int) -> [(Int, Int)] {
    switch session.engine.nodes[node].role {
    case .leaf: [(node, depth)]
    case .composite(_, let first, let second):
      [(node, depth)] + nodes(from: first, depth: depth + 1) + nodes(from: second, depth: depth + 1)
    }
  }

  private func builder(_ node: Int, _ depth: Int) -> GestureTrackBuilder {
    GestureTrackBuilder(GestureTrack(name: name(GestureNodeID(node)), depth: depth), calling: name)
  }

  private func name(_ node: GestureNodeID) -> String {
    guard session.engine.nodes.indices.contains(Int(node.index)) else { return "gesture \(node.index)" }
    return session.id(of: node) ?? session.engine.nodes[Int(node.index)].kind.rawValue
  }

  /// The row of a gesture that the log speaks of; each of its phases is in the trace as well, at the same turn.
  private func named(_ node: Int, _ depth: Int) -> GestureTrack {
    var builder = builder(node, depth)
    var trace = traced[node][...]
    for told in told[node] {
      guard let phase = Phase(loggedAs: told.phase) else {
        while let entry = trace.first, !entry.kind.isTold, entry.time.nanoseconds <= told.time {
          builder.take(trace.removeFirst())
        }
        builder.tell(isPressing: told.value == .bool(true), at: told.time, order: told.order)
        continue
      }
      while let entry = trace.popFirst(), !entry.kind.isTold(phase) { builder.take(entry) }
      builder.tell(phase, told.value?.brief, reason: told.reason?.text, at: told.time, order: told.order)
    }
    for entry in trace { builder.take(entry) }
    return builder.finished()
  }

  private func unnamed(_ node: Int, _ depth: Int) -> GestureTrack {
    var builder = builder(node, depth)
    for entry in traced[node] {
      if case .told(_, let phase) = entry.kind {
        builder.tell(phase, nil, reason: nil, at: entry.time.nanoseconds.withinReach, order: -1)
      } else {
        builder.take(entry)
      }
    }
    return builder.finished()
  }
}

extension TraceEntry.Kind {
  /// The gesture that it is about; nil for the landing of a finger.
  fileprivate var node: GestureNodeID? {
    switch self {
    case .landed: nil
    case .offered(_, let node, _, _), .recognized(let node, _), .lost(let node, _, _), .waits(let node, _, _),
      .admitted(let node), .told(let node, _), .deadlineSet(let node, _), .deadlineWithdrawn(let node),
      .deadlinePassed(let node):
      node
    }
  }

  fileprivate var isTold: Bool {
    if case .told = self { true } else { false }
  }

  fileprivate func isTold(_ phase: Phase) -> Bool {
    if case .told(_, phase) = self { true } else { false }
  }
}

extension Phase {
  /// The phase by its name in a log; nil for what is no phase.
  fileprivate init?(loggedAs name: String) {
    switch name {
    case "began": self = .began
    case "changed": self = .changed
    case "ended": self = .ended
    case "cancelled": self = .cancelled
    case "failed": self = .failed
    default: return nil
    }
  }
}
#endif
