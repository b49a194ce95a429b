import Foundation
import GestureKit

/// The scenarios of one file, in order, each read when it is asked for.
struct ScenarioSource: Sequence, IteratorProtocol {
  /// A scenario, or why it cannot be read, and where it stands.
  struct Item {
    /// The file, and the line in a file of several.
    let place: String
    /// The name of the scenario, if that much could be read.
    let name: String?
    let scenario: Result<Scenario, ScenarioError>
  }

  private let file: String
  private let decoder: JSONDecoder = JSONDecoder()
  private var lines: LineReader?
  private var whole: Data?
  private var lineNumber: Int = 0

  /// Opens a file; nil if it cannot be read.
  init?(file: String) {
    self.file = file
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    if file.hasSuffix(".jsonl") {
      lines = LineReader(handle)
    } else {
      // Nil stands for an empty file, which is no scenario, but is no fault of reading.
      guard let data = try? handle.readToEnd() ?? Data() else { return nil }
      whole = data
    }
  }

  mutating func next() -> Item? {
    if let data = whole {
      whole = nil
      return item(data, place: file)
    }
    while let line = lines?.next() {
      lineNumber += 1
      if !line.allSatisfy(Self.isSpace) { return item(line, place: "\(file):\(lineNumber)") }
    }
    return lines.flatMap(\.failure).map { failure in
      lines = nil
      return Item(place: "\(file):\(lineNumber + 1)", name: nil, scenario: .failure(failure))
    }
  }

  private func item(_ data: Data, place: String) -> Item {
    do {
      let scenario = try decoder.decode(Scenario.self, from: data)
      return Item(place: place, name: scenario.name, scenario: .success(scenario))
    } catch {
      let name = try? decoder.decode(Name.self, from: data).name
      return Item(place: place, name: name, scenario: .failure(ScenarioError(error)))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The one thing that an error message wants of a scenario that cannot be read.
  private struct Name: Decodable {
    let name: String
  }
}

/// Reads a file line by line, whatever its size.
struct LineReader: Sequence, IteratorProtocol {
  private static let chunkSize: Int = 1 << 16

  private let handle: FileHandle
  private var buffer: Data = Data()
  private var isAtEnd: Bool = false
  /// Why the lines ended before the file did.
  private(set) var failure: ScenarioError?

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next line without its end; nil after the last.
  mutating func next() -> Data? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = buffer[(end + 1)...]
        return line
      }
      searched = buffer.endIndex
      guard !isAtEnd, let chunk = nextChunk() else { break }
      // A new buffer, so that what was read before can be let go.
      let offset = searched - buffer.startIndex
      buffer = Data(buffer) + chunk
      searched = buffer.startIndex + offset
    }
    isAtEnd = true
    guard failure == nil, !buffer.isEmpty else { return nil }
    defer { buffer = Data() }
    return Data(buffer)
  }

  private mutating func nextChunk() -> Data? {
    do {
      let chunk = try handle.read(upToCount: Self.chunkSize)
      return chunk?.isEmpty == true ? nil : chunk
    } catch {
      failure = ScenarioError(path: "", message: "cannot be read")
      return nil
    }
  }
}
