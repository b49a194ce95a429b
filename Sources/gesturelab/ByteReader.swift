import Foundation

/// Reads a file or standard input in whole lines as they come, whatever the size of it all.
///
/// The system's own call, because it returns what a pipe has instead of waiting until the pipe is full.
final class ByteReader {
  struct Failure: Error {}

  private static let chunkSize: Int = 1 << 16

  private let descriptor: Int32
  /// What was read after the last line end.
  private var rest: [UInt8] = []
  private var isAtEnd: Bool = false

  /// Opens a file, or standard input by the name `-`.
  init(_ file: String) throws(Failure) {
    descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
  }

  deinit {
    close(descriptor)
  }

  /// The lines that can be had now, without their ends, after waiting for at least one; nil after the last.
  func lines() throws(Failure) -> [ArraySlice<UInt8>]? {
    while !isAtEnd {
      let chunk = try chunk()
      guard let end = chunk.lastIndex(of: UInt8(ascii: "\n")) else {
        rest += chunk
        continue
      }
      let block = rest + chunk[..<end]
      rest = Array(chunk[(end + 1)...])
      return block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return [rest[...]]
  }

  /// Everything that has not been read yet.
  func remainder() throws(Failure) -> [UInt8] {
    while !isAtEnd { rest += try chunk() }
    defer { rest = [] }
    return rest
  }

  private func chunk() throws(Failure) -> [UInt8] {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, initialized in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    isAtEnd = count <= 0
    guard count >= 0 else {
      rest = []
      throw Failure()
    }
    return chunk
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line has nothing on it.
  var isBlank: Bool {
    allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}
