import Foundation
import GestureKit

/// Plays every scenario of some files and prints the logs.
struct PlayCommand: Command {
  static let name: String = "play"
  static let synopsis: String = "[OPTION...] FILE..."
  static let summary: String = "Plays every scenario of some files and prints what happened and when."

  static let options: [Option] = [
    Option("--format", .oneOf(LogFormat.allCases.map(\.rawValue)), LogFormat.help),
    Option("--color", .oneOf(ColorChoice.allCases.map(\.rawValue)), ColorChoice.help),
    Option(
      "--jobs",
      .number(1...256),
      """
      How many scenarios are played at a time; by default as many as there are processors,
      which is fastest. The output is the same for every number.
      """
    ),
  ]

  static let notes: String = """
    FILES
      A .jsonl file holds a scenario a line, any other file one scenario. - is standard input, which holds
      a scenario a line if its first line is a whole JSON object, and one scenario otherwise.
      What one scenario a line gives is printed as it is played, and no more than a few of them are kept.
      In a long run a line on standard error tells how far it has got, if that is a terminal.

    EXIT STATUS
      0 when every scenario was played; 2 when an argument is wrong or a scenario cannot be read or played.
    """

  private let files: [String]
  private let format: LogFormat
  private let isColored: Bool
  private let jobs: Int

  init(_ arguments: Arguments) throws(ArgumentError) {
    files = arguments.files
    guard !files.isEmpty else { throw ArgumentError("play needs at least one file") }
    guard files.count(where: { $0 == "-" }) < 2 else { throw ArgumentError("- can be played only once") }
    format = arguments.value("--format", default: .text)
    isColored = arguments.value("--color", default: ColorChoice.auto).isOn
    jobs = arguments.number("--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Plays them all, whatever is wrong with some of them.
  func run(_ output: Output) -> Bool {
    let results = OrderedOutput(output, window: 4 * jobs, counting: "scenarios")
    let queue = PlayQueue(ScenarioReader(files: files))
    runOnThreads(jobs) {
      let decoder = JSONDecoder()
      while let batch = queue.next() {
        releasingTemporaries { play(batch.jobs, decoder, BatchReport(results, batch.index)) }
      }
    }
    return results.finish()
  }

  private func play(_ jobs: [PlayJob], _ decoder: JSONDecoder, _ report: BatchReport) {
    var report = report
    for job in jobs {
      let scenario = PlayedScenario(job, decoder, isTracing: format.needsTrace)
      if case .failure(let error) = scenario.playback { report.complain("\(job.place): \(error)") }
      if job.content != nil, let text = format.text(of: scenario, isColored: isColored) { report.write(text + "\n") }
    }
    report.finish(count: jobs.count)
  }
}
