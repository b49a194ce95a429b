#if !hasFeature(Embedded)
/// Expectations of whole logs, for tests in any framework: a log that differs is an error that shows where.
extension Array where Element == LogEntry {
  /// Expects the log to be these lines, as a ``TextLog`` writes them.
  ///
  /// How much space there is between words does not matter, nor do empty lines.
  ///
  /// ```swift
  /// try session.play(script).expect(
  ///   """
  ///   60 ms  pan  failed  moved 0 of at least 10
  ///   """)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The lines, all of them, in order.
  ///   - file: Where the expectation is written.
  ///   - line: On which line.
  /// - Throws: ``LogMismatch`` if a line is another one, missing, or too many.
  public func expect(_ text: String, file: String = #fileID, line: Int = #line) throws(LogMismatch) {
    try TextLog(self).expect(text, file: file, line: line)
  }

  /// Expects the log to be these entries, exactly.
  ///
  /// - Parameters:
  ///   - entries: The entries, all of them, in order.
  ///   - file: Where the expectation is written.
  ///   - line: On which line.
  /// - Throws: ``LogMismatch`` if an entry is another one, missing, or too many. Entries that differ by less than a
  ///   text log shows are told apart by their own descriptions.
  public func expect(_ entries: [LogEntry], file: String = #fileID, line: Int = #line) throws(LogMismatch) {
    guard self != entries else { return }
    let (expected, actual) = (TextLog(entries).lines, TextLog(self).lines)
    if let mismatch = LogMismatch(expected: expected, actual: actual, file, line) { throw mismatch }
    let exact = (entries.map { "\($0)" }, map { "\($0)" })
    if let mismatch = LogMismatch(expected: exact.0, actual: exact.1, file, line) { throw mismatch }
    // What is left is the number of spaces within a name or a text, so that these must be seen.
    let spaced = (exact.0.map { $0.showingSpaces }, exact.1.map { $0.showingSpaces })
    if let mismatch = LogMismatch(expected: spaced.0, actual: spaced.1, file, line) { throw mismatch }
  }
}

extension String {
  fileprivate var showingSpaces: String { String(map { $0.isWhitespace ? "␣" : $0 }) }
}

extension TextLog {
  /// Expects the log to be these lines.
  ///
  /// How much space there is between words does not matter, nor do empty lines.
  ///
  /// - Parameters:
  ///   - text: The lines, all of them, in order.
  ///   - file: Where the expectation is written.
  ///   - line: On which line.
  /// - Throws: ``LogMismatch`` if a line is another one, missing, or too many.
  public func expect(_ text: String, file: String = #fileID, line: Int = #line) throws(LogMismatch) {
    let expected = text.split(whereSeparator: \.isNewline).map(String.init)
    if let mismatch = LogMismatch(expected: expected, actual: lines, file, line) { throw mismatch }
  }
}
#endif
