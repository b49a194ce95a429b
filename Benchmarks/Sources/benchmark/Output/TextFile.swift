#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files as a whole.
enum TextFile {
  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw FileError(path: path, code: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text a number of times.
  static func write(_ text: String, times: Int = 1, to path: String) throws {
    guard let file = fopen(path, "w") else { throw FileError(path: path, code: errno) }
    var text = text
    var isWritten = true
    for _ in 0..<times {
      text.withUTF8 { bytes in isWritten = fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count && isWritten }
    }
    guard fclose(file) == 0, isWritten else { throw FileError(path: path, code: errno) }
  }
}

/// A file could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String { "\(path): \(String(cString: strerror(code)))" }
}
