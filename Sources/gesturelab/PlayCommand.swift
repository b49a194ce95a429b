import Foundation
import GestureKit

/// Plays every scenario of some files and prints the logs.
struct PlayCommand {
  let files: [String]
  let format: LogFormat
  let output: Output

  /// Plays them all, whatever is wrong with some of them, and returns whether all could be played.
  func run() -> Bool {
    var allPlayed = true
    for file in files where !play(file) {
      allPlayed = false
    }
    return allPlayed
  }

  private func play(_ file: String) -> Bool {
    guard let source = ScenarioSource(file: file) else {
      output.complain("\(file): cannot be read")
      return false
    }
    var allPlayed = true
    for item in source {
      let log = item.scenario.flatMap { scenario in
        Result { () throws(ScenarioError) in try ScenarioPlayer.log(of: scenario) }
      }
      if case .failure(let error) = log {
        output.complain("\(item.place): \(error)")
        allPlayed = false
      }
      print(log, of: item.name)
    }
    return allPlayed
  }

  private func print(_ log: Result<[LogEntry], ScenarioError>, of name: String?) {
    switch format {
    case .json: output.write(JSONLog(name: name, result: log).line)
    case .text:
      if case .success(let entries) = log {
        output.write(([name ?? ""] + TextLog(entries).lines.map { "  " + $0 }).joined(separator: "\n"))
      }
    }
  }
}
