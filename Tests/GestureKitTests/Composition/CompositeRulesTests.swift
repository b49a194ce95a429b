import Testing

@testable import GestureKit

/// The tables of the composites, row by row: p possible, a active, e ended, c cancelled, f failed.
struct CompositeRulesTests {
  private static let phases: [Character: RawPhase] = [
    "p": .possible, "a": .active, "e": .ended, "c": .cancelled, "f": .failed,
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    let first: RawPhase
    let second: RawPhase
    let expected: RawPhase
    var testDescription: String { "\(first), \(second) -> \(expected)" }
  }

  /// One line for each phase of the first, with what follows for each phase of the second, both in the order p a e c f.
  private static func rows(_ lines: String...) -> [Row] {
    let order = Array("paecf")
    return zip(order, lines).flatMap { first, line in
      zip(order, line).compactMap { second, expected in
        guard let a = phases[first], let b = phases[second], let result = phases[expected] else { return nil }
        return Row(first: a, second: b, expected: result)
      }
    }
  }

  // MARK: Simultaneous

  static let simultaneousBefore: [Row] = rows("pappp", "aaaaa", "paeee", "paeff", "paeff")
  static let simultaneousBegun: [Row] = rows("aaaaa", "aaaaa", "aaeee", "aaecc", "aaecc")

  @Test(arguments: simultaneousBefore)
  func `simultaneous: a result waits until both are over`(row: Row) {
    #expect(CompositeRules.simultaneous(row.first, row.second, was: .possible) == row.expected)
  }

  @Test(arguments: simultaneousBegun)
  func `simultaneous: once begun it stays active until both are over`(row: Row) {
    #expect(CompositeRules.simultaneous(row.first, row.second, was: .active) == row.expected)
  }

  // MARK: Exclusive

  static let exclusiveBefore: [Row] = rows("pappp", "aaaaa", "eeeee", "ccccc", "paecf")
  static let exclusiveBegun: [Row] = rows("aaaaa", "aaaaa", "eeeee", "ccccc", "aaecc")

  @Test(arguments: exclusiveBefore, [false, true])
  func `exclusive: the first decides, and when it has failed the second`(row: Row, mayDisplace: Bool) {
    let result = CompositeRules.exclusive(row.first, row.second, was: .possible, firstMayDisplace: mayDisplace)
    #expect(result.phase == row.expected)
  }

  @Test(arguments: exclusiveBegun, [false, true])
  func `exclusive: once begun it can only end or be cancelled`(row: Row, mayDisplace: Bool) {
    let result = CompositeRules.exclusive(row.first, row.second, was: .active, firstMayDisplace: mayDisplace)
    #expect(result.phase == row.expected)
  }

  @Test(arguments: exclusiveBefore, [false, true])
  func `exclusive: a loser is named only where somebody has won`(row: Row, mayDisplace: Bool) {
    let result = CompositeRules.exclusive(row.first, row.second, was: .possible, firstMayDisplace: mayDisplace)
    switch (row.first, row.second) {
    case (.active, _), (.ended, _), (.cancelled, _): #expect(result.verdict == .secondLoses)
    case (.possible, .active): #expect(result.verdict == (mayDisplace ? .none : .firstLoses))
    case (.possible, _), (.failed, _): #expect(result.verdict == .none)
    }
  }

  // MARK: Sequenced

  static let sequencedBefore: [Row] = rows("ppppp", "aaaaa", "aaecc", "fffff", "fffff")
  static let sequencedBegun: [Row] = rows("aaaaa", "aaaaa", "aaecc", "ccccc", "ccccc")

  @Test(arguments: sequencedBefore)
  func `sequenced: it is recognized with the first, at the latest at its end`(row: Row) {
    #expect(CompositeRules.sequenced(row.first, row.second, was: .possible) == row.expected)
  }

  @Test(arguments: sequencedBegun)
  func `sequenced: once begun either failure cancels it`(row: Row) {
    #expect(CompositeRules.sequenced(row.first, row.second, was: .active) == row.expected)
  }

  @Test func `the tables have all 25 rows`() {
    let tables = [
      Self.simultaneousBefore, Self.simultaneousBegun, Self.exclusiveBefore, Self.exclusiveBegun,
      Self.sequencedBefore, Self.sequencedBegun,
    ]
    for table in tables { #expect(table.count == 25) }
  }
}
