import StepperCore

/// The fingers that gestures remember: those that are down, and those that were and still decide who competes.
///
/// Each has a place, and a bit for it in the masks of contestants. A finger that is down knows its place; of one that
/// has lifted only the place is left.
package struct TouchTable: Hashable, Sendable {
  /// As many places as a mask has bits.
  static let capacity: Int = 64

  /// The fingers that are down.
  var tracker: TouchTracker = TouchTracker()
  /// The places that have a finger.
  private var taken: UInt64 = 0
  /// The places of the fingers that are down.
  package private(set) var down: UInt64 = 0
  /// The place of the finger that the input at hand lifts.
  private var lifting: UInt64 = 0
  /// The places in the order in which their fingers landed.
  private(set) var order: EventBuffer<Int> = EventBuffer()
  private var hasFollowers: Bool = false

  /// The places of the fingers that are down, or were until the input at hand.
  var atHand: UInt64 { down | lifting }

  /// Finds a place for the finger that landed last, given the places that gestures still remember; nil if there is
  /// none.
  @inline(__always)
  mutating func land(remembered: UInt64) -> Int? {
    guard remembered | down != 0 else {
      landAlone()
      return 0
    }
    forget(except: remembered | down)
    guard taken != .max else { return nil }
    let place = (~taken).trailingZeroBitCount
    taken |= Self.bit(of: place)
    down |= Self.bit(of: place)
    order.append(place)
    tracker.seatNewest(Seat(place: place))
    return place
  }

  /// Gives the finger that landed last the first place, when no other finger is down or remembered.
  @inline(__always)
  mutating func landAlone(followedBy follower: Follower? = nil) {
    order.removeAll()
    order.append(0)
    (taken, down) = (1, 1)
    hasFollowers = follower != nil
    tracker.seatNewest(Seat(place: 0, follower: follower))
  }

  @inline(__always)
  mutating func lift(_ place: Int) {
    lifting = Self.bit(of: place)
    down &= ~lifting
  }

  /// The input at hand is over.
  mutating func settle() {
    lifting = 0
  }

  private mutating func forget(except kept: UInt64) {
    guard taken & ~kept != 0 else { return }
    order.keep { kept & Self.bit(of: $0) != 0 }
    taken &= kept
  }

  @inline(__always)
  private static func bit(of place: Int) -> UInt64 { 1 << UInt64(place) }
}

/// Who follows whom.
extension TouchTable {
  /// Lets the touches of the fingers in some places go to one gesture.
  mutating func setFollower(_ follower: Follower, of places: UInt64) {
    hasFollowers = true
    tracker.setFollower(follower, of: places)
  }

  @inline(__always)
  mutating func forgetFollowers() {
    guard hasFollowers else { return }
    hasFollowers = false
    tracker.setFollower(nil, of: .max)
  }
}
