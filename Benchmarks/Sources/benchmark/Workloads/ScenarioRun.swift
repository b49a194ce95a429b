#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long `gesturelab play` takes for a stream of scenarios, and how much memory.
///
/// It is a program of its own, which must have been built. What it prints is dropped.
struct ScenarioRun {
  static let name: String = "scenarios"
  private static let count: Int = 100_000
  private static let sources: [String] = ["hold-plus.json", "tap-beside-double-tap.json"]

  let scenarios: Int
  let seconds: Double
  /// In kilobytes.
  let peakMemory: Int

  var perSecond: Double { Double(scenarios) / seconds }

  var line: String {
    "gesturelab play: \(Number.grouped(scenarios)) scenarios in \(Number.short(seconds)) s, "
      + "\(Number.grouped(Int(perSecond))) a second, \(Number.grouped(peakMemory / 1_024)) MB at most"
  }

  /// Plays the scenarios of the repository in turns, each on a line.
  ///
  /// The system counts the memory that the parent has at the start as the child's, so this comes before all that is big.
  init() throws {
    let tool = "\(Self.root)/.build/release/gesturelab"
    guard access(tool, X_OK) == 0 else { throw MissingTool(path: tool) }
    let file = try Self.stream()
    defer { unlink(file) }
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try ChildProcess([tool, "play", file]).wait()
    let (whole, part) = start.duration(to: clock.now).components
    guard outcome.status == 0 else { throw WrongResult(outcome.complaints, expected: "no complaint") }
    (scenarios, seconds, peakMemory) = (Self.count, Double(whole) + Double(part) * 1e-18, outcome.peakMemory)
  }

  /// Writes a file of a line for each scenario, and returns its path.
  private static func stream() throws -> String {
    // There is no line break within the texts of JSON.
    let lines = try sources.map { source in
      String(try TextFile.read("\(root)/Scenarios/\(source)").map { $0.isNewline ? " " : $0 }) + "\n"
    }
    var template = Array("/tmp/scenarios-XXXXXX.jsonl".utf8CString)
    let descriptor = mkstemps(&template, Int32(".jsonl".utf8.count))
    guard descriptor >= 0 else { throw FileError(path: "/tmp", code: errno) }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // A thousand lines at a time.
    let block = String(repeating: lines.joined(), count: 1_000 / lines.count)
    try TextFile.write(block, times: count / 1_000, to: path)
    return path
  }

  /// The repository, five levels above this file.
  private static var root: String {
    "/" + #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
  }
}

/// The tool has not been built.
struct MissingTool: Error, CustomStringConvertible {
  let path: String

  var description: String { "there is no \(path): swift build -c release --product gesturelab makes it" }
}
