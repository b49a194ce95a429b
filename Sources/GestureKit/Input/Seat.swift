/// Where a finger sits in a session: what has to be known of it at each of its touches.
struct Seat: Hashable, Sendable {
  /// The seat of a finger that no gesture has received.
  static let none = Seat()

  // Optionals would be twice as large, and a seat is copied with every touch.
  private var placeNumber: Int32 = -1
  private var followerNumber: Int32 = -1

  private init() {}

  init(place: Int, follower: Int? = nil) {
    placeNumber = Int32(truncatingIfNeeded: place)
    follow(follower)
  }

  /// Its place in the table of touches; nil if it has none, as where nobody takes touches.
  var place: Int? {
    @inline(__always) get { placeNumber < 0 ? nil : Int(placeNumber) }
  }

  /// The one gesture that its touches go to; nil if there may be several, or none.
  var follower: Int? {
    @inline(__always) get { followerNumber < 0 ? nil : Int(followerNumber) }
  }

  /// Lets a gesture, or none, follow the finger if it has one of some places, given as a mask.
  mutating func setFollower(_ follower: Int?, in places: UInt64) {
    if let place, places & (1 << UInt64(place)) != 0 { follow(follower) }
  }

  private mutating func follow(_ node: Int?) {
    followerNumber = node.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }
}
