#if !hasFeature(Embedded)
/// How a log differs from what a test expected of it.
///
/// ```
/// GestureKitTests/PhotoTests.swift:31: the log differs from line 2 on
///       expected            actual
///   1     0 ms  tap  began    0 ms  tap  began
/// > 2    60 ms  tap  ended   61 ms  tap  ended
/// ```
///
/// The first line that differs is marked by `>`, the others by `|`. Lines are counted in what was found.
public struct LogMismatch: Error, Hashable, Sendable {
  /// The file in which the expectation is written, as its module and name.
  public let file: String

  /// The line on which the expectation is written.
  public let line: Int

  /// The lines that were expected.
  public let expected: [String]

  /// The lines that were found.
  public let actual: [String]

  /// Nil if there is no difference but in the space between words, and in empty lines.
  init?(expected: [String], actual: [String], _ file: String, _ line: Int) {
    let expected = Self.unindented(expected.filter { !$0.words.isEmpty })
    guard expected.map(\.words) != actual.map(\.words) else { return nil }
    self.file = file
    self.line = line
    self.expected = expected
    self.actual = actual
  }

  /// The lines without the space that all of them begin with.
  private static func unindented(_ lines: [String]) -> [String] {
    let indent = lines.map { $0.prefix(while: \.isSpace).count }.min() ?? 0
    return lines.map { line in
      var line = line.dropFirst(indent)
      while line.last?.isSpace == true { line.removeLast() }
      return String(line)
    }
  }
}

extension LogMismatch: CustomStringConvertible {
  /// Both logs beside each other around the first difference.
  public var description: String {
    let rows = MismatchRows(expected: expected, actual: actual)
    return "\(file):\(line): the log differs from line \(rows.firstDifference + 1) on\n" + rows.text
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" || self == "\r" }
}

extension String {
  /// The parts between spaces.
  var words: [Substring] { split(whereSeparator: \.isSpace) }
}
#endif
