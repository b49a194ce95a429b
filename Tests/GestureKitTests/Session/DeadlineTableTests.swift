import Testing

@testable import GestureKit

struct DeadlineTableTests {
  /// Takes all that are due by a time.
  private func expect(_ expected: [Int], upTo time: Int64, of table: inout DeadlineTable) {
    var nodes: [Int] = []
    while let (node, _) = table.takeFirst(upTo: time) { nodes.append(node) }
    #expect(nodes == expected)
  }

  @Test func `an empty table never wants to be woken`() {
    var table = DeadlineTable()
    #expect(table.next == .max)
    #expect(table.count == 0)
    expect([], upTo: .max, of: &table)
  }

  @Test func `deadlines come by time, whatever the order in which they were set`() {
    var table = DeadlineTable()
    for (node, due) in [(0, Int64(30)), (1, 10), (2, 20)] { table.set(due, for: node) }
    #expect(table.next == 10)
    expect([1, 2, 0], upTo: 30, of: &table)
  }

  @Test func `at one time they come in the order in which they were set`() {
    var table = DeadlineTable()
    for node in [5, 2, 9, 0] { table.set(10, for: node) }
    expect([5, 2, 9, 0], upTo: 10, of: &table)
  }

  @Test func `a deadline is due at its time and not a nanosecond before`() {
    var table = DeadlineTable()
    table.set(10, for: 0)
    expect([], upTo: 9, of: &table)
    #expect(table.count == 1)
    expect([0], upTo: 10, of: &table)
    #expect(table.count == 0)
  }

  @Test func `what is taken says when it was due`() {
    var table = DeadlineTable()
    table.set(-5, for: 3)
    let first = table.takeFirst(upTo: 1_000)
    #expect(first?.node == 3)
    #expect(first?.due == -5)
  }

  @Test func `setting the same again keeps its place`() {
    var table = DeadlineTable()
    for node in [0, 1, 0] { table.set(10, for: node) }
    #expect(table.count == 2)
    expect([0, 1], upTo: 10, of: &table)
  }

  @Test func `another time replaces the one before and goes behind those of the same time`() {
    var table = DeadlineTable()
    table.set(5, for: 0)
    table.set(10, for: 1)
    table.set(10, for: 0)
    #expect(table.count == 2)
    expect([1, 0], upTo: 10, of: &table)
  }

  @Test func `a deadline can be withdrawn, also one that is not there`() {
    var table = DeadlineTable()
    table.set(5, for: 0)
    table.set(10, for: 1)
    table.set(.max, for: 0)
    table.set(.max, for: 7)
    #expect(table.next == 10)
    expect([1], upTo: 10, of: &table)
  }

  @Test func `the earliest time there is can be due`() {
    var table = DeadlineTable()
    table.set(.min, for: 0)
    table.set(.max - 1, for: 1)
    expect([0], upTo: .min, of: &table)
    #expect(table.next == .max - 1)
  }
}
