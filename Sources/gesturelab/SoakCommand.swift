import Foundation
import GestureLaws

/// Checks the laws of the library on as many generated timelines as one likes.
struct SoakCommand: Command {
  static let name: String = "soak"
  static let synopsis: String = "[OPTION...] [FILE]"
  static let summary: String = "Checks the laws that hold for every scene and timeline, on generated ones."

  static let options: [Option] = [
    Option("--of", .oneOf(Subject.allCases.map(\.rawValue)), "What is checked: scenes by default, or steppers."),
    Option("--seed", .number(0...Int.max), "The first seed; 1 by default."),
    Option("--count", .number(1...Int.max / 3), "How many seeds are taken, one after the other; 100000 by default."),
    Option(
      "--jobs",
      .number(1...256),
      "How many seeds are worked on at a time; by default as many as there are processors."
    ),
  ]

  static let notes: String = """
    FILE
      What an earlier run of scenes printed, - for standard input: its cases are checked again, and told at length.

    OUTPUT
      A line of JSON for each law that is broken: the law, how, and the smallest case found that breaks it.
      The numbers of seeds, timelines and broken laws come last, on standard error.

    TIMELINES
      A seed makes three for scenes: one to which nearly all laws apply, one that is played when that is at rest and must
      find the scene as new, and one of a single finger, for the law that a gesture which is never recognized might as
      well not be there. For steppers it makes one.

    EXIT STATUS
      0 when all laws hold; 2 when one is broken, an argument is wrong, or the file cannot be read.
    """

  /// What timelines are made for.
  private enum Subject: String, CaseIterable {
    case scenes, steppers

    /// How many timelines a seed makes.
    var timelinesOfSeed: Int {
      switch self {
      case .scenes: 3
      case .steppers: 1
      }
    }

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
    let results = OrderedOutput(output, window: 4 * jobs, counting: "seeds")
    let queue = SeedQueue(firstSeed, count: count)
    runOnThreads(jobs) {
      while let batch = queue.next() {
        var report = BatchReport(results, batch.index)
        for line in batch.seeds.flatMap({ subject.brokenLaws(seed: $0) }) {
          report.write(line + "\n")
          queue.noteBroken()
        }
        report.finish(count: batch.seeds.count)
      }
    }
    _ = results.finish()
    let timelines = count * subject.timelinesOfSeed
    output.status("\(count) seeds, \(timelines) timelines, \(queue.brokenCount) broken laws\n")
    return queue.brokenCount == 0
  }
}
