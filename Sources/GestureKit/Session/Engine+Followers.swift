import StepperCore

/// Fingers that one gesture goes on with.
///
/// Most touches only move such a finger. Nobody else is asked then, and nothing is resolved: the gesture's machine is
/// told, and its new value. That a finger has one follower is found whenever anything else has happened.
extension Engine {
  /// Takes a move of the first finger that a drag follows, as the only thing that happens, and returns whether it is
  /// one: nearly every touch is.
  ///
  /// The tracker has taken the move in any case; taking it once more changes nothing.
  @inline(__always)
  mutating func goOnDragging(_ touch: Touch) -> Bool {
    guard let seat = touches.tracker.seat(ofFirstMovedBy: touch), let (drag, node, finger) = seat.drag,
      FingerTrail.counts(touch.location)
    else { return false }
    touches.tracker.moveFirst(touch)
    now = touch.timestamp.nanoseconds
    guard let value = machines.drag(drag, finger, to: touch.location, at: now) else {
      return machines.takeQuietly(sample(of: touch, at: finger), by: .drag(drag))
    }
    tracer.note(.told(GestureNodeID(node), .changed), at: now)
    records.replaceAll(with: plainRecord(.phase(.changed), node, value))
    return true
  }

  /// Takes a move of another finger that a drag goes on with, and returns whether it is one.
  mutating func goOnDragging(_ touch: Touch, from seat: Seat) -> Bool {
    guard let (drag, node, finger) = seat.drag, FingerTrail.counts(touch.location),
      let value = machines.drag(drag, finger, to: touch.location, at: now)
    else { return false }
    tellChange(of: node, to: value)
    return true
  }

  /// Takes a deadline of a press that goes on and repeats, and returns whether it is one: nearly every deadline is.
  @inline(__always)
  mutating func goOnPressing(_ node: Int) -> Bool {
    guard isGoingOn(node), case .leaf(.press(let press)) = nodes[node].role,
      let (value, due) = machines.repeatPress(press)
    else { return false }
    traceDeadline(due, node)
    nodes[node].due = due
    deadlines.set(due, for: node)
    tellChange(of: node, to: value)
    return true
  }

  /// Finds for each finger the one gesture that goes on with it, if nobody else has received the finger who is not out.
  mutating func findFollowers() {
    var (one, several): (UInt64, UInt64) = (0, 0)
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      guard arena.contestants[contestant].standing != .lost else { continue }
      several |= one & arena.contestants[contestant].touches
      one |= arena.contestants[contestant].touches
    }
    let single = one & ~several & touches.down
    guard single != 0 else { return }
    for place in arena.entered.indices {
      let contestant = arena.entered[place]
      let fingers = arena.contestants[contestant].touches & single
      let root = arena.contestants[contestant].root
      guard fingers != 0, isGoingOn(root), case .leaf(let machine) = nodes[root].role else { continue }
      touches.setFollower(Follower(node: root, machine: machine), of: fingers)
    }
  }

  /// Whether a node is a single gesture that has begun, and that has been told.
  @inline(__always)
  func isGoingOn(_ node: Int) -> Bool {
    nodes[node].told == .active && nodes[node].raw == .active && !nodes[node].isComposite && nodes[node].parent == nil
  }
}
