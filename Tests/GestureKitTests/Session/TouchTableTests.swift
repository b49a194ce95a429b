import StepperCore
import Testing

@testable import GestureKit

struct TouchTableTests {
  private func touch(_ id: Int) -> Touch {
    Touch(
      id: TouchID(rawValue: id),
      phase: .began,
      location: ScenePoint(x: Double(id), y: 0),
      timestamp: Timestamp(nanoseconds: 0)
    )
  }

  private func expectPlace(_ place: Int?, for touch: Touch, remembered: UInt64, in table: inout TouchTable) {
    let found = table.land(touch, remembered: remembered)
    #expect(found == place)
  }

  /// A table in which fingers with ids from 0 on have landed, in places from 0 on.
  private func table(with fingers: Int) -> TouchTable {
    var table = TouchTable()
    for id in 0..<fingers { expectPlace(id, for: touch(id), remembered: 0, in: &table) }
    return table
  }

  @Test func `fingers take the first free places, in the order of landing`() {
    let table = table(with: 3)
    #expect(Array(table.order) == [0, 1, 2])
    #expect(table.down == 0b111)
    #expect(table.place(of: 2) == 2)
    #expect(table[2]?.location == ScenePoint(x: 2, y: 0))
  }

  @Test func `a finger that lifted has no place, but is there until it is forgotten`() {
    var table = table(with: 2)
    table.lift(0)
    #expect(table.place(of: 0) == nil)
    #expect(!table.isDown(0))
    #expect(table.isDown(1))
    #expect(table[0]?.id == 0)
  }

  @Test func `a place that nobody remembers is given away`() {
    var table = table(with: 2)
    table.lift(0)
    expectPlace(0, for: touch(7), remembered: 0b10, in: &table)
    #expect(Array(table.order) == [1, 0])
    #expect(table.place(of: 7) == 0)
  }

  @Test func `a place that somebody remembers is kept`() {
    var table = table(with: 2)
    table.lift(0)
    expectPlace(2, for: touch(7), remembered: 0b01, in: &table)
    #expect(table[0]?.id == 0)
    #expect(Array(table.order) == [0, 1, 2])
  }

  @Test func `a finger whose id is used again is the one that is down`() {
    var table = table(with: 1)
    table.lift(0)
    expectPlace(1, for: touch(0), remembered: 0b01, in: &table)
    #expect(table.place(of: 0) == 1)
  }

  @Test func `a finger moves in its place`() {
    var table = table(with: 2)
    table.move(1, to: ScenePoint(x: 9, y: 9))
    #expect(table[1]?.location == ScenePoint(x: 9, y: 9))
    #expect(table[0]?.location == ScenePoint(x: 0, y: 0))
  }

  @Test func `there are 64 places, down or remembered`() {
    var table = table(with: 64)
    expectPlace(nil, for: touch(64), remembered: 0, in: &table)
    #expect(table.down == .max)
    #expect(table.place(of: 63) == 63)
    table.lift(63)
    expectPlace(nil, for: touch(64), remembered: 1 << 63, in: &table)
    expectPlace(63, for: touch(64), remembered: 0, in: &table)
  }

  @Test func `a follower is forgotten with all others, and with its finger`() {
    var table = table(with: 3)
    table.setFollower(7, of: 0b101)
    #expect((0..<3).map { table.follower(of: $0) } == [7, nil, 7])
    table.forgetFollowers()
    #expect((0..<3).map { table.follower(of: $0) } == [nil, nil, nil])
    table.setFollower(8, of: 0b001)
    table.lift(0)
    expectPlace(0, for: touch(9), remembered: 0b110, in: &table)
    #expect(table.follower(of: 0) == nil)
  }

  @Test func `a finger that nobody remembers another one beside takes the first place`() {
    var table = table(with: 3)
    for place in 0..<3 { table.lift(place) }
    expectPlace(0, for: touch(9), remembered: 0, in: &table)
    #expect(Array(table.order) == [0])
    #expect(table[1] == nil)
    #expect(table.down == 1)
  }
}
