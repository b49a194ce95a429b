import Foundation
import GestureLaws

/// Checks the laws of the library on as many generated timelines as one likes.
struct SoakCommand: Command {
  static let name: String = "soak"
  static let synopsis: String = "[OPTION...] [FILE]"
  static let summary: String = "Checks the laws that hold for every scene and timeline, on generated ones."

  static let options: [Option] = [
    Option("--of", .oneOf(Subject.allCases.map(\.rawValue)), "What is checked: scenes by default, or steppers."),
    Option("--seed", .number(0...Int.max), "The seed of the first timeline; 1 by default."),
    Option("--count", .number(1...Int.max), "How many timelines are made, each of the next seed; 100000 by default."),
    Option(
      "--jobs",
      .number(1...256),
      "How many are checked at a time; by default as many as there are processors."
    ),
  ]

  static let notes: String = """
    FILE
      What an earlier run of scenes printed, - for standard input: its cases are checked again, and told at length.

    OUTPUT
      A line of JSON for each law that a timeline breaks: the law, how it is broken, and the smallest case found that
      breaks it. The number of timelines and of broken laws comes last, on standard error.

    EXIT STATUS
      0 when all laws hold; 2 when one is broken, an argument is wrong, or the file cannot be read.
    """

  /// What timelines are made for.
  private enum Subject: String, CaseIterable {
    case scenes, steppers

    /// A line for each law that what a seed makes breaks.
    func brokenLaws(seed: UInt64) -> [String] {
      switch self {
      case .scenes: BrokenLaw.all(seed: seed).map { CaseCoding.line($0) }
      case .steppers: BrokenStepperLaw.all(seed: seed).map { CaseCoding.line($0) }
      }
    }
  }

  private let file: String?
  private let subject: Subject
  private let firstSeed: UInt64
  private let count: Int
  private let jobs: Int

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard arguments.files.count < 2 else { throw ArgumentError("soak takes one file at most") }
    file = arguments.files.first
    subject = arguments.value("--of", default: .scenes)
    firstSeed = UInt64(arguments.number("--seed") ?? 1)
    count = arguments.number("--count") ?? 100_000
    jobs = arguments.number("--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
  }

  func run(_ output: Output) -> Bool {
    guard let file else { return soak(output) }
    return KeptCases(file).check(output)
  }

  private func soak(_ output: Output) -> Bool {
    let results = OrderedOutput(output, window: 4 * jobs, counting: "timelines")
    let queue = SeedQueue(firstSeed, count: count)
    runOnThreads(jobs) {
      while let batch = queue.next() {
        var report = PlayReport(results, batch.index)
        for line in batch.seeds.flatMap({ subject.brokenLaws(seed: $0) }) {
          report.write(line + "\n")
          queue.noteBroken()
        }
        report.finish(count: batch.seeds.count)
      }
    }
    _ = results.finish()
    output.status("\(count) timelines, \(queue.brokenCount) broken laws\n")
    return queue.brokenCount == 0
  }
}
