import Foundation
import GestureLaws

/// Prints digests of what happens: one that is another somewhere else tells that the behavior is.
struct DigestCommand: Command {
  static let name: String = "digest"
  static let synopsis: String = "[OPTION...] [FILE...]"
  static let summary: String = "Prints a digest of what generated cases, or the scenarios of files, give."

  static let options: [Option] = [
    Option("--count", .number(1...1_000_000_000), "How many cases are generated; 10000 by default."),
    Option("--seed", .number(0...Int.max), "The seed of the first case; 1 by default. The next ones follow on it."),
  ]

  static let notes: String = """
    OUTPUT
      A line for each digest: 16 hexadecimal digits, and what it is of. It is 64-bit FNV-1a. Without a file it is of
      all that the generated cases report, every number to the last bit. The digest of a file is of the bytes that
      'gesturelab play --format json FILE' prints.

    EXIT STATUS
      0 when all went well; 2 when an argument is wrong or a scenario cannot be read or played.
    """

  private let files: [String]
  private let count: UInt64
  private let seed: UInt64

  init(_ arguments: Arguments) throws(ArgumentError) {
    files = arguments.files
    guard files.isEmpty || !Self.options.contains(where: { arguments.has($0.name) }) else {
      throw ArgumentError("--count and --seed are for generated cases, not for files")
    }
    count = UInt64(arguments.number("--count") ?? 10_000)
    seed = UInt64(arguments.number("--seed") ?? 1)
  }

  func run(_ output: Output) -> Bool {
    guard files.isEmpty else { return files.count { !writeDigest(of: $0, output) } == 0 }
    for subject in CaseDigest.Subject.allCases {
      let digest = CaseDigest(of: subject, count: count, firstSeed: seed).digest
      output.write("\(digest)  generated \(subject), seeds \(seed)...\(seed &+ count &- 1)\n")
    }
    return true
  }

  /// Plays all scenarios of a file, whatever is wrong with some of them, and returns whether nothing is.
  private func writeDigest(of file: String, _ output: Output) -> Bool {
    var reader = ScenarioReader(files: [file])
    let decoder = JSONDecoder()
    var digest = Digest()
    var (isRead, isPlayed) = (true, true)
    while let jobs = reader.next() {
      for job in jobs {
        releasingTemporaries {
          let scenario = PlayedScenario(job, decoder, isTracing: false)
          if case .failure(let error) = scenario.playback {
            output.complain("\(job.place): \(error)")
            isPlayed = false
          }
          isRead = isRead && job.content != nil
          digest.combine(bytes: (JSONLog(name: scenario.name, result: scenario.playback.map(\.log)).line + "\n").utf8)
        }
      }
    }
    if isRead { output.write("\(digest)  \(file)\n") }
    return isPlayed
  }
}
