/// Where a finger sits in a session: what has to be known of it at each of its touches.
struct Seat: Hashable, Sendable {
  /// The seat of a finger that no gesture has received.
  static let none = Seat()

  // Optionals would be twice as large, and a seat is copied with every touch.
  private var placeNumber: Int32 = -1
  private var followerNumber: Int32 = -1
  private var dragNumber: Int32 = -1

  private init() {}

  init(place: Int, follower: Follower? = nil) {
    placeNumber = Int32(truncatingIfNeeded: place)
    follow(follower)
  }

  /// Its place in the table of touches; nil if it has none, as where nobody takes touches.
  var place: Int? {
    @inline(__always) get { placeNumber < 0 ? nil : Int(placeNumber) }
  }

  /// The node of the one gesture that its touches go to; nil if there may be several, or none.
  var follower: Int? {
    @inline(__always) get { followerNumber < 0 ? nil : Int(followerNumber) }
  }

  /// The follower's place among all drags, and its node and the finger's place; nil if it is no drag.
  var drag: (drag: Int, node: Int, finger: Int)? {
    @inline(__always) get { dragNumber < 0 ? nil : (Int(dragNumber), Int(followerNumber), Int(placeNumber)) }
  }

  /// Lets a gesture, or none, follow the finger if it has one of some places, given as a mask.
  mutating func setFollower(_ follower: Follower?, in places: UInt64) {
    if let place, places & (1 << UInt64(place)) != 0 { follow(follower) }
  }

  @inline(__always)
  private mutating func follow(_ follower: Follower?) {
    followerNumber = follower.map { Int32(truncatingIfNeeded: $0.node) } ?? -1
    dragNumber = -1
    if case .drag(let drag) = follower?.machine { dragNumber = Int32(truncatingIfNeeded: drag) }
  }
}

/// A gesture that is made of no others, and alone is told of a finger's touches.
struct Follower {
  let node: Int
  let machine: MachineID
}
