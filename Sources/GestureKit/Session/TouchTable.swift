/// The fingers that gestures remember: those that are down, and those that were and still decide who competes.
///
/// Each has a place, and a bit for it in the masks of contestants.
package struct TouchTable: Hashable, Sendable {
  /// As many places as a mask has bits.
  static let capacity: Int = 64

  struct Finger: Hashable, Sendable {
    var id: TouchID
    var location: ScenePoint
  }

  private(set) var fingers: [Finger?] = Array(repeating: nil, count: capacity)
  /// The places of the fingers that are down.
  package private(set) var down: UInt64 = 0
  /// The place of the finger that the input at hand lifts.
  private var lifting: UInt64 = 0
  /// The places in the order in which their fingers landed.
  private(set) var order: [Int] = []

  init() {
    order.reserveCapacity(Self.capacity)
  }

  /// The place of a finger that is down.
  func place(of id: TouchID) -> Int? {
    order.last { fingers[$0]?.id == id && isDown($0) }
  }

  /// The places of the fingers that are down, or were until the input at hand.
  var atHand: UInt64 { down | lifting }

  func isDown(_ place: Int) -> Bool {
    down & (1 << UInt64(place)) != 0
  }

  /// Finds a place for a finger that lands, given the places that gestures still remember; nil if there is none.
  mutating func land(_ touch: Touch, remembered: UInt64) -> Int? {
    forget(except: remembered)
    guard let place = fingers.firstIndex(where: { $0 == nil }) else { return nil }
    fingers[place] = Finger(id: touch.id, location: touch.location)
    down |= 1 << UInt64(place)
    order.append(place)
    return place
  }

  mutating func move(_ place: Int, to location: ScenePoint) {
    fingers[place]?.location = location
  }

  mutating func lift(_ place: Int) {
    lifting = 1 << UInt64(place)
    down &= ~lifting
  }

  /// The input at hand is over.
  mutating func settle() {
    lifting = 0
  }

  private mutating func forget(except remembered: UInt64) {
    let kept = remembered | down
    for place in order where kept & (1 << UInt64(place)) == 0 { fingers[place] = nil }
    order.removeAll { fingers[$0] == nil }
  }
}
