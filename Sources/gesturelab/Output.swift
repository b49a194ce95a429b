import Foundation

/// The two streams a command writes to.
struct Output: Sendable {
  static let isTerminal: Bool = isatty(STDOUT_FILENO) == 1
  static let areComplaintsOnTerminal: Bool = isatty(STDERR_FILENO) == 1

  /// Writes results as they are, and ends the tool if nobody takes them.
  func write(_ results: String, beforeEnding cleanUp: () -> Void = {}) {
    guard let error = Self.write(results, to: STDOUT_FILENO) else { return }
    cleanUp()
    if error == EPIPE {
      // The end that the system has for it: quiet, and with the status that shells know.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    } else {
      complain("standard output: cannot be written")
    }
    exit(2)
  }

  /// Writes a line to standard error, with the tool's name in front.
  func complain(_ line: String) {
    status("gesturelab: " + line + "\n")
  }

  /// Writes to standard error as it is; if that fails, there is nowhere left to say so.
  func status(_ text: String) {
    _ = Self.write(text, to: STDERR_FILENO)
  }

  /// Returns the error number of a failure.
  private static func write(_ text: String, to stream: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = Foundation.write(stream, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return errno }
      }
      return nil
    }
  }
}
