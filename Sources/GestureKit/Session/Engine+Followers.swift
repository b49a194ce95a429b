import StepperCore

/// Fingers that one gesture goes on with.
///
/// Most touches only move such a finger. Nobody else is asked then, and nothing is resolved: the gesture's machine is
/// told, and its new value. That a finger has one follower is found whenever anything else has happened.
extension Engine {
  /// Takes a move of a finger that a drag goes on with, and returns whether it is one: nearly every touch is.
  @inline(__always)
  mutating func isJustGoingOn(_ touch: Touch, _ seat: Seat) -> Bool {
    guard touch.phase == .moved, let node = seat.follower, let place = seat.place,
      case .leaf(.drag(let drag)) = nodes[node].role,
      let value = machines.drag(drag, place, to: touch.location, at: now)
    else { return false }
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
      guard fingers != 0, isGoingOn(root) else { continue }
      touches.setFollower(root, of: fingers)
    }
  }

  /// Whether a node is a single gesture that has begun, and that has been told.
  @inline(__always)
  func isGoingOn(_ node: Int) -> Bool {
    nodes[node].told == .active && nodes[node].raw == .active && !arena.contestants[nodes[node].contestant].isComposite
  }
}
