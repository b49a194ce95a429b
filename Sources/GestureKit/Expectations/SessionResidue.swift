public import StepperCore

/// What a session has not done with: fingers that are down, deadlines that are pending, gestures that go on.
///
/// A test ends by making sure that there is nothing:
///
/// ```swift
/// try session.expectAtRest()
/// ```
public struct SessionResidue: Error, Hashable, Sendable {
  /// A gesture that waits for time to pass.
  public struct Deadline: Hashable, Sendable {
    /// The gesture's id; its kind if it has none.
    public let gesture: String

    /// When it wants to be woken.
    public let due: Timestamp
  }

  /// The fingers that are down, in the order in which they landed.
  public let touches: [LiveTouch]

  /// The deadlines that are pending, the next one first.
  public let deadlines: [Deadline]

  /// The attached gestures that are not at rest, by their ids, or their kinds if they have none; from the inside out.
  ///
  /// At rest is a gesture that would take the next finger as if it were the first: nothing has been recognized that
  /// has not been told or is not over, and no finger is down that it or a competitor received.
  public let gestures: [String]

  /// Whether there is nothing.
  public var isEmpty: Bool { touches.isEmpty && deadlines.isEmpty && gestures.isEmpty }
}

extension GestureSession {
  /// What the session has not done with.
  public var residue: SessionResidue {
    SessionResidue(touches: engine.touches.tracker.liveTouches, deadlines: engine.pending, gestures: engine.restless)
  }

  /// Checks that no finger is down, no deadline is pending, and every gesture is at rest, as a test does at its end.
  ///
  /// - Throws: ``SessionResidue`` with all that is not.
  public func expectAtRest() throws(SessionResidue) {
    let residue = residue
    if !residue.isEmpty { throw residue }
  }
}

extension Engine {
  fileprivate var pending: [SessionResidue.Deadline] {
    var (table, all) = (deadlines, [SessionResidue.Deadline]())
    while let (node, due) = table.takeFirst(upTo: .max) {
      all.append(SessionResidue.Deadline(gesture: label(of: node), due: Timestamp(nanoseconds: due)))
    }
    return all
  }

  fileprivate var restless: [String] {
    arena.entered.filter { !isAtRest($0) }.map { label(of: arena.contestants[$0].root) }
  }

  /// Whether the next finger would find a contestant as new.
  private func isAtRest(_ contestant: Int) -> Bool {
    guard arena.fingersAround(contestant) & touches.down == 0 else { return false }
    let root = nodes[arena.contestants[contestant].root]
    switch arena.contestants[contestant].standing {
    case .absent, .lost: return true
    case .waiting: return false
    case .admitted: return root.raw.isTerminal && root.told == .terminal
    case .undecided:
      return root.raw == .possible
        && !arena.contestants[contestant].nodes.contains { isOngoing(nodes[$0]) || nodes[$0].due != .max }
    }
  }

  private func isOngoing(_ node: GestureNode) -> Bool {
    node.isHeldBack || node.told == .active || node.isPressing
  }

  private func label(of node: Int) -> String {
    names[node] ?? nodes[node].kind.rawValue
  }
}

#if !hasFeature(Embedded)
extension SessionResidue: CustomStringConvertible {
  /// All that is not at rest, a line each.
  public var description: String {
    guard !isEmpty else { return "The session is at rest." }
    let lines =
      touches.map { touch in
        "finger \(touch.id.rawValue) is down at (\(touch.location.x.plainText), \(touch.location.y.plainText))"
          + " since \(touch.startTime.milliseconds.plainText) ms"
      }
      + deadlines.map { "\($0.gesture) waits until \($0.due.milliseconds.plainText) ms" }
      + gestures.map { "\($0) is not over" }
    return "The session is not at rest:" + lines.map { "\n  " + $0 }.joined()
  }
}
#endif
