import Foundation

/// The two streams a command writes to.
struct Output {
  /// Writes a line of results.
  func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Writes a line to standard error, with the tool's name in front.
  func complain(_ line: String) {
    FileHandle.standardError.write(Data(("gesturelab: " + line + "\n").utf8))
  }
}
