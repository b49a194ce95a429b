/// Where a finger sits in a session: what has to be known of it at each of its touches.
struct Seat: Hashable, Sendable {
  /// The seat of a finger that no gesture has received.
  static let none = Seat()

  // Optionals would be twice as large, and a seat is copied with every touch.
  private static let noNumber = UInt32.max
  private var placeNumber: UInt32 = Self.noNumber
  private var followerNumber: UInt32 = Self.noNumber
  private var dragNumber: UInt32 = Self.noNumber

  private init() {}

  init(place: Int, follower: Follower? = nil) {
    placeNumber = UInt32(truncatingIfNeeded: place)
    follow(follower)
  }

  /// Its place in the table of touches; nil if it has none, as where nobody takes touches.
  var place: Int? {
    @inline(__always) get { placeNumber == Self.noNumber ? nil : Int(truncatingIfNeeded: placeNumber) }
  }

  /// The node of the one gesture that its touches go to; nil if there may be several, or none.
  var follower: Int? {
    @inline(__always) get { followerNumber == Self.noNumber ? nil : Int(truncatingIfNeeded: followerNumber) }
  }

  /// The follower's place among all drags, and its node and the finger's place; nil if it is no drag.
  var drag: (drag: Int, node: Int, finger: Int)? {
    @inline(__always) get {
      guard dragNumber != Self.noNumber else { return nil }
      return (
        Int(truncatingIfNeeded: dragNumber), Int(truncatingIfNeeded: followerNumber),
        Int(truncatingIfNeeded: placeNumber)
      )
    }
  }

  /// Lets a gesture, or none, follow the finger if it has one of some places, given as a mask.
  mutating func setFollower(_ follower: Follower?, in places: UInt64) {
    if let place, places & (1 << UInt64(place)) != 0 { follow(follower) }
  }

  @inline(__always)
  private mutating func follow(_ follower: Follower?) {
    followerNumber = follower.map { UInt32(truncatingIfNeeded: $0.node) } ?? Self.noNumber
    dragNumber = Self.noNumber
    if case .drag(let drag) = follower?.machine { dragNumber = UInt32(truncatingIfNeeded: drag) }
  }
}

/// A finger that is down, with its seat.
struct SeatedTouch: Hashable, Sendable {
  var touch: LiveTouch
  var seat: Seat
}

/// A gesture that is made of no others, and alone is told of a finger's touches.
struct Follower {
  let node: Int
  let machine: MachineID
}
