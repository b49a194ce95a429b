import StepperCore
import Testing

@testable import GestureKit

struct TextLogTests {
  private func log(_ kinds: [(Int64, LogEntry.Kind)]) -> TextLog {
    TextLog(kinds.map { LogEntry(time: Timestamp(.milliseconds($0)), kind: $1) })
  }

  @Test func `cells are filled up to their columns, and a line ends where its text ends`() {
    let log = log([
      (5, .pendingDeadlines(1)),
      (100, .stepper("s", .changed(from: 0, to: 1, .press))),
      (100, .stepper("s", .hitBound(.up))),
    ])
    let texts = log.rows.map { row in row.map { $0.text } }
    #expect(texts[0] == ["  5 ms", "clock", "pendingDeadlines", "1"])
    #expect(texts[1] == ["100 ms", "s    ", "changed         ", "0 → 1", "press"])
    #expect(texts[2] == ["100 ms", "s    ", "hitBound        ", "     ", "up"])
  }

  @Test func `every row has its roles in the order of the columns`() {
    let log = log([(0, .pendingDeadlines(1)), (0, .diagnostic(.unknownTouch, 7)), (0, .stepper("s", .editingBegan))])
    let roles = log.rows.map { row in row.map { $0.role } }
    #expect(roles == [[.time, .source, .event, .content], [.time, .source, .event], [.time, .source, .event]])
  }

  @Test func `a line is its cells, without spaces at its end whatever the texts end in`() {
    let texts: [JSONValue] = [.text("x  "), .text("  "), .text("long value")]
    let log = log(texts.map { (0, .state("s", $0)) })
    #expect(log.lines == ["0 ms  s  state  x", "0 ms  s  state", "0 ms  s  state  long value"])
    #expect(log.rows.map { $0.count } == [4, 3, 4])
  }

  @Test func `no entries are no lines`() {
    #expect(TextLog([]).lines.isEmpty)
    #expect(TextLog([]).description.isEmpty)
  }
}
