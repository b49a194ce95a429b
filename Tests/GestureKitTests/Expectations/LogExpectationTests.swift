import StepperCore
import Testing

@testable import GestureKit

/// A log that is not as expected is an error that shows where.
struct LogExpectationTests {
  private static func log(_ counts: [Int]) -> [LogEntry] {
    counts.enumerated().map { index, count in
      LogEntry(time: Timestamp(.milliseconds(index)), kind: .pendingDeadlines(count))
    }
  }

  private func message(_ body: () throws(LogMismatch) -> Void) -> String? {
    do throws(LogMismatch) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `space between words, indentation and empty lines do not matter`() throws {
    try Self.log([1, 2]).expect("0 ms clock pendingDeadlines 1\n1 ms clock pendingDeadlines 2")
    try Self.log([1, 2]).expect("\n\n   0   ms\tclock pendingDeadlines   1 \r\n\n1 ms clock pendingDeadlines 2\n")
    try TextLog(Self.log([1])).expect("0 ms  clock  pendingDeadlines  1")
    try [LogEntry]().expect("")
    try Self.log([3, 4]).expect(Self.log([3, 4]))
  }

  @Test func `a line that is another one is marked beside what was expected`() {
    let text = message { () throws(LogMismatch) in
      try Self.log([1, 2, 3]).expect(
        """
          0 ms  clock  pendingDeadlines  1
          1 ms  clock  pendingDeadlines  5
        2 ms clock pendingDeadlines 3
        """,
        line: 7
      )
    }
    #expect(
      text == """
        GestureKitTests/LogExpectationTests.swift:7: the log differs from line 2 on
             expected                            actual
          1    0 ms  clock  pendingDeadlines  1  0 ms  clock  pendingDeadlines  1
        > 2    1 ms  clock  pendingDeadlines  5  1 ms  clock  pendingDeadlines  2
          3  2 ms clock pendingDeadlines 3       2 ms  clock  pendingDeadlines  3
        """
    )
  }

  @Test func `a line that is missing or too many leaves its place empty`() {
    let text = message { () throws(LogMismatch) in
      try Self.log([1, 2, 3]).expect(
        "0 ms clock x\n0 ms clock pendingDeadlines 1\n2 ms clock pendingDeadlines 3",
        line: 7
      )
    }
    #expect(
      text == """
        GestureKitTests/LogExpectationTests.swift:7: the log differs from line 1 on
             expected                       actual
        >    0 ms clock x
          1  0 ms clock pendingDeadlines 1  0 ms  clock  pendingDeadlines  1
        | 2                                 1 ms  clock  pendingDeadlines  2
          3  2 ms clock pendingDeadlines 3  2 ms  clock  pendingDeadlines  3
        """
    )
  }

  @Test func `an empty log, and an expectation of nothing`() {
    let missing = message { () throws(LogMismatch) in try [LogEntry]().expect("a b", line: 1) }
    #expect(
      missing == """
        GestureKitTests/LogExpectationTests.swift:1: the log differs from line 1 on
            expected  actual
        >   a b
        """
    )
    let more = message { () throws(LogMismatch) in try Self.log([1]).expect("", line: 1) }
    #expect(
      more == """
        GestureKitTests/LogExpectationTests.swift:1: the log differs from line 1 on
             expected  actual
        > 1            0 ms  clock  pendingDeadlines  1
        """
    )
  }

  @Test func `of a long log three lines before the difference are shown, and twelve from it on`() {
    let changed = Self.log((0..<40).map { $0 == 20 ? 99 : 1 })
    let text = message { () throws(LogMismatch) in try changed.expect(Self.log(Array(repeating: 1, count: 40)), line: 1)
    }
    let same = { (index: Int) in "  \(index + 1)  \(index) ms  clock  pendingDeadlines  1" }
    let rows = (17..<32).map { index in
      index == 20
        ? "> 21  20 ms  clock  pendingDeadlines  1  20 ms  clock  pendingDeadlines  99"
        : same(index) + "  \(index) ms  clock  pendingDeadlines  1"
    }
    #expect(
      text
        == (["GestureKitTests/LogExpectationTests.swift:1: the log differs from line 21 on"]
        + ["      expected                           actual"] + rows + ["      … 8 more"]).joined(separator: "\n")
    )
  }

  @Test func `entries that look the same in a text are told apart all the same`() throws {
    let entry = { (value: Double) in [LogEntry(time: .zero, kind: .state("s", .number(value)))] }
    try entry(1.00001).expect("0 ms s state 1")
    let text = try #require(message { () throws(LogMismatch) in try entry(1.00001).expect(entry(1)) })
    #expect(text.contains("1.00001"))
  }

  @Test func `entries that differ by a space are told apart, and the space is shown`() throws {
    let entry = { (text: String) in [LogEntry(time: .zero, kind: .state("s", .text(text)))] }
    let text = try #require(message { () throws(LogMismatch) in try entry("a  b").expect(entry("a b")) })
    #expect(text.contains("a␣␣b") && text.contains("a␣b"))
  }

  @Test func `what is no number is as expected, though not equal to itself`() throws {
    // Made anew each time, because a list is taken to be equal to itself without a look at what is in it.
    let entry = { [LogEntry(time: .zero, kind: .state("s", .number(.nan)))] }
    try #require(entry() != entry())
    try entry().expect(entry())
  }

  @Test func `the file and the line are those of the expectation`() {
    do throws(LogMismatch) {
      try Self.log([1]).expect("x")
    } catch {
      #expect(error.line == #line - 2)
      #expect(error.file == "GestureKitTests/LogExpectationTests.swift")
      #expect(error.expected == ["x"])
      #expect(error.actual == ["0 ms  clock  pendingDeadlines  1"])
    }
  }
}
