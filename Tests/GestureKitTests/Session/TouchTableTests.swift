import StepperCore
import Testing

@testable import GestureKit

struct TouchTableTests {
  private func touch(_ id: Int, _ phase: TouchPhase) -> Touch {
    Touch(
      id: TouchID(rawValue: id),
      phase: phase,
      location: ScenePoint(x: Double(id), y: 0),
      timestamp: Timestamp(nanoseconds: 0)
    )
  }

  /// Lets a finger land, given the places that are remembered, and expects the place it gets.
  private func expectPlace(_ place: Int?, of id: Int, remembered: UInt64, in table: inout TouchTable) {
    let seat = table.tracker.takeProper(touch(id, .began))
    #expect(seat == Seat.none)
    let found = table.land(remembered: remembered)
    #expect(found == place)
    #expect(table.tracker.seat(of: TouchID(rawValue: id)).place == place)
  }

  /// Lets a finger go, and expects that it knows its place.
  private func lift(_ id: Int, from place: Int, of table: inout TouchTable) {
    let seat = table.tracker.takeProper(touch(id, .ended))
    #expect(seat?.place == place)
    table.lift(place)
  }

  /// A table in which fingers with ids from 0 on have landed, in places from 0 on.
  private func table(with fingers: Int) -> TouchTable {
    var table = TouchTable()
    for id in 0..<fingers { expectPlace(id, of: id, remembered: 0, in: &table) }
    return table
  }

  private func followers(of table: TouchTable, _ ids: [Int]) -> [Int?] {
    ids.map { table.tracker.seat(of: TouchID(rawValue: $0)).follower }
  }

  @Test func `fingers take the first free places, in the order of landing`() {
    let table = table(with: 3)
    #expect(Array(table.order) == [0, 1, 2])
    #expect(table.down == 0b111)
    #expect((0..<4).map { table.tracker.finger($0)?.seat.place } == [0, 1, 2, nil])
  }

  @Test func `a finger that lifted is not down, and was until the input is over`() {
    var table = table(with: 2)
    lift(0, from: 0, of: &table)
    #expect(table.down == 0b10)
    #expect(table.atHand == 0b11)
    table.settle()
    #expect(table.atHand == 0b10)
    #expect(table.tracker.finger(0)?.seat.place == 1)
    #expect(table.tracker.seat(of: 0) == Seat.none)
  }

  @Test func `a place that nobody remembers is given away`() {
    var table = table(with: 2)
    lift(0, from: 0, of: &table)
    expectPlace(0, of: 7, remembered: 0b10, in: &table)
    #expect(Array(table.order) == [1, 0])
  }

  @Test func `a place that somebody remembers is kept`() {
    var table = table(with: 2)
    lift(0, from: 0, of: &table)
    expectPlace(2, of: 7, remembered: 0b01, in: &table)
    #expect(Array(table.order) == [0, 1, 2])
  }

  @Test func `a finger whose id is used again gets another place while the first is remembered`() {
    var table = table(with: 1)
    lift(0, from: 0, of: &table)
    expectPlace(1, of: 0, remembered: 0b01, in: &table)
  }

  @Test func `there are 64 places, down or remembered`() {
    var table = table(with: 64)
    #expect(table.down == .max)
    lift(63, from: 63, of: &table)
    expectPlace(nil, of: 64, remembered: 1 << 63, in: &table)
    let seat = table.tracker.takeProper(touch(64, .ended))
    #expect(seat == Seat.none)
    expectPlace(63, of: 65, remembered: 0, in: &table)
  }

  @Test func `a follower is forgotten with all others, and with its finger`() {
    var table = table(with: 3)
    table.setFollower(Follower(node: 7, machine: .tap(0)), of: 0b101)
    #expect(followers(of: table, [0, 1, 2]) == [7, nil, 7])
    table.forgetFollowers()
    #expect(followers(of: table, [0, 1, 2]) == [nil, nil, nil])
    table.setFollower(Follower(node: 8, machine: .tap(0)), of: 0b001)
    lift(0, from: 0, of: &table)
    expectPlace(0, of: 9, remembered: 0b110, in: &table)
    #expect(followers(of: table, [9]) == [nil])
  }

  @Test func `a finger that nobody remembers another one beside takes the first place`() {
    var table = table(with: 3)
    for place in 0..<3 { lift(place, from: place, of: &table) }
    expectPlace(0, of: 9, remembered: 0, in: &table)
    #expect(Array(table.order) == [0])
    #expect(table.down == 1)
  }

  @Test func `a finger that lands alone may be followed at once, and is forgotten as all are`() {
    var table = table(with: 2)
    for place in 0..<2 { lift(place, from: place, of: &table) }
    _ = table.tracker.takeProper(touch(9, .began))
    table.landAlone(followedBy: Follower(node: 4, machine: .press(0)))
    #expect(Array(table.order) == [0])
    #expect(followers(of: table, [9]) == [4])
    table.forgetFollowers()
    #expect(followers(of: table, [9]) == [nil])
  }

  @Test func `a seat knows the drag that follows, and no other machine`() {
    let drag = Seat(place: 3, follower: Follower(node: 5, machine: .drag(2)))
    #expect(drag.drag?.drag == 2)
    #expect(drag.drag?.node == 5)
    #expect(drag.drag?.finger == 3)
    #expect(drag.follower == 5)
    let swipe = Seat(place: 3, follower: Follower(node: 5, machine: .swipe(2)))
    #expect(swipe.drag == nil)
    #expect(swipe.follower == 5)
    #expect(Seat.none.drag == nil)
    var forgotten = drag
    forgotten.setFollower(nil, in: 1 << 3)
    #expect(forgotten == Seat(place: 3))
    #expect(forgotten.drag == nil)
    #expect(Seat.none.place == nil)
    #expect(Seat.none.follower == nil)
  }
}
