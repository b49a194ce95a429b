import Foundation

/// A scenario that has not been read yet, or why it never will be, and where it stands.
struct PlayJob: Sendable {
  /// The file, and the line in a file of several.
  let place: String
  /// Nil if the file cannot be read.
  let content: Data?
}

/// The scenarios of some files, in order.
struct ScenarioReader {
  private enum Source {
    /// A scenario a line; so many lines have been read.
    case lines(ByteReader, Int)
    /// One scenario.
    case whole(ByteReader)
  }

  private var files: ArraySlice<String>
  private var file: String = ""
  private var source: Source?

  init(files: [String]) {
    self.files = files[...]
  }

  /// The next few scenarios, as many as can be had without waiting for another one; nil after the last.
  mutating func next() -> [PlayJob]? {
    while source != nil || !files.isEmpty {
      do throws(ByteReader.Failure) {
        if let jobs = try nextOfSource(), !jobs.isEmpty { return jobs }
      } catch {
        return [failure()]
      }
    }
    return nil
  }

  private mutating func nextOfSource() throws(ByteReader.Failure) -> [PlayJob]? {
    switch source {
    case nil: return try openNext()
    case .whole(let reader):
      source = nil
      return [PlayJob(place: file, content: Data(try reader.remainder()))]
    case .lines(let reader, let count):
      guard let lines = try reader.lines() else {
        source = nil
        return nil
      }
      source = .lines(reader, count + lines.count)
      return jobs(lines, after: count)
    }
  }

  /// Opens the next file, and returns what had to be read of it to know what it is.
  private mutating func openNext() throws(ByteReader.Failure) -> [PlayJob]? {
    guard let name = files.popFirst() else { return nil }
    file = name == "-" ? "standard input" : name
    let reader = try ByteReader(name)
    guard name == "-" else {
      source = name.hasSuffix(".jsonl") ? .lines(reader, 0) : .whole(reader)
      return nil
    }
    let lines = try reader.lines() ?? []
    if let first = lines.first(where: { !$0.isBlank }), Self.isObject(first) {
      source = .lines(reader, lines.count)
      return jobs(lines, after: 0)
    }
    let start = Data(lines.joined(separator: "\n".utf8))
    let rest = try reader.remainder()
    return [PlayJob(place: file, content: rest.isEmpty ? start : start + Data("\n".utf8) + rest)]
  }

  private func jobs(_ lines: [ArraySlice<UInt8>], after count: Int) -> [PlayJob] {
    lines.enumerated().filter { !$0.element.isBlank }.map { index, line in
      PlayJob(place: "\(file):\(count + index + 1)", content: Data(line))
    }
  }

  private mutating func failure() -> PlayJob {
    defer { source = nil }
    guard case .lines(_, let count) = source else { return PlayJob(place: file, content: nil) }
    return PlayJob(place: "\(file):\(count + 1)", content: nil)
  }

  private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(line))) is [String: Any]
  }
}
