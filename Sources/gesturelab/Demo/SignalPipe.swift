import Foundation

/// Signals as bytes to be read, so that they are taken between two other inputs and never in the middle of anything.
struct SignalPipe {
  /// The end that the handler writes to; set before there is a handler.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// The end to be read and waited for.
  let descriptor: Int32

  /// Creates the pipe and has it told of some signals from now on; nil if the system has no descriptors left.
  init?(_ signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Neither the handler nor the reader may ever wait.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    Self.writeEnd = ends[1]
    for number in signals { signal(number, Self.handler) }
  }

  /// The signals that have come since, in order.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    // What was interrupted may be about to look at it.
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = error
  }
}
