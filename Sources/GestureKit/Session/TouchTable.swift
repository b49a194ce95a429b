import StepperCore

/// The fingers that gestures remember: those that are down, and those that were and still decide who competes.
///
/// Each has a place, and a bit for it in the masks of contestants.
package struct TouchTable: Hashable, Sendable {
  /// As many places as a mask has bits.
  static let capacity: Int = 64

  struct Finger: Hashable, Sendable {
    let id: TouchID
    var location: ScenePoint
    /// The one gesture that goes on with the finger, as long as nothing but its moves happens.
    var follower: Int?

    /// What stands in a place without a finger.
    fileprivate static let nobody = Finger(id: 0, location: .zero)
  }

  private var fingers: [Finger] = Array(repeating: .nobody, count: capacity)
  /// The places that have a finger.
  private var taken: UInt64 = 0
  /// The places of the fingers that are down.
  package private(set) var down: UInt64 = 0
  /// The place of the finger that the input at hand lifts.
  private var lifting: UInt64 = 0
  /// The places in the order in which their fingers landed.
  private(set) var order: EventBuffer<Int> = EventBuffer()
  private var hasFollowers: Bool = false

  /// The finger in a place, if there is one.
  subscript(place: Int) -> Finger? {
    taken & (1 << UInt64(place)) != 0 ? fingers[place] : nil
  }

  /// The place of a finger that is down.
  @inline(__always)
  func place(of id: TouchID) -> Int? {
    var position = order.count
    while position > 0 {
      position -= 1
      let place = order[position]
      if fingers[place].id == id && isDown(place) { return place }
    }
    return nil
  }

  /// The places of the fingers that are down, or were until the input at hand.
  var atHand: UInt64 { down | lifting }

  func isDown(_ place: Int) -> Bool {
    down & (1 << UInt64(place)) != 0
  }

  /// Finds a place for a finger that lands, given the places that gestures still remember; nil if there is none.
  @inline(__always)
  mutating func land(_ touch: Touch, remembered: UInt64) -> Int? {
    guard remembered | down != 0 else { return landAlone(touch) }
    forget(except: remembered | down)
    guard taken != .max else { return nil }
    let place = (~taken).trailingZeroBitCount
    fingers[place] = Finger(id: touch.id, location: touch.location)
    taken |= 1 << UInt64(place)
    down |= 1 << UInt64(place)
    order.append(place)
    return place
  }

  mutating func move(_ place: Int, to location: ScenePoint) {
    fingers[place].location = location
  }

  @inline(__always)
  mutating func lift(_ place: Int) {
    lifting = 1 << UInt64(place)
    down &= ~lifting
  }

  /// The input at hand is over.
  mutating func settle() {
    lifting = 0
  }

  /// Finds the place of a finger that lands when nobody remembers another one, which most do: the first.
  @inline(__always)
  private mutating func landAlone(_ touch: Touch) -> Int {
    for position in order.indices where order[position] > 0 { fingers[order[position]] = .nobody }
    fingers[0] = Finger(id: touch.id, location: touch.location)
    order.removeAll()
    order.append(0)
    (taken, down) = (1, 1)
    return 0
  }

  private mutating func forget(except kept: UInt64) {
    guard taken & ~kept != 0 else { return }
    for position in order.indices where kept & (1 << UInt64(order[position])) == 0 {
      fingers[order[position]] = .nobody
    }
    order.keep { kept & (1 << UInt64($0)) != 0 }
    taken &= kept
  }
}

/// Who follows whom.
extension TouchTable {
  /// The one gesture that goes on with a finger, if there is just one.
  @inline(__always)
  func follower(of place: Int) -> Int? {
    fingers[place].follower
  }

  mutating func setFollower(_ node: Int, of places: UInt64) {
    hasFollowers = true
    for position in order.indices where places & (1 << UInt64(order[position])) != 0 {
      fingers[order[position]].follower = node
    }
  }

  @inline(__always)
  mutating func forgetFollowers() {
    guard hasFollowers else { return }
    hasFollowers = false
    for position in order.indices { fingers[order[position]].follower = nil }
  }
}
