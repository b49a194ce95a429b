import Foundation
import GestureKit

/// Turns a log of touches into a scenario.
struct RecordCommand: Command {
  static let name: String = "record"
  static let synopsis: String = "[OPTION...] FILE"
  static let summary: String = "Turns a log of touches into a scenario that play can play."

  static let options: [Option] = [
    Option(
      "--scene",
      .any(placeholder: "FILE", description: "a file"),
      """
      A scenario whose scene or steppers the touches are to play on, with its states and its profile.
      Without it they play on one region, 20 points larger on each side than what they cover, with a
      tap and a drag beside each other: the log of that tells what the touches are and why each failed.
      """
    ),
    Option("--name", .any(placeholder: "NAME", description: "a name"), "The scenario's name; the file's by default."),
    Option("--keep-times", .none, "Leaves the times as they are. Otherwise the first touch is at 0."),
  ]

  static let notes: String = """
    FILE
      A touch a line, in the order of time; - is standard input. A line is an entry of a scenario's timeline, with
      t in milliseconds from any origin:
        {"t": 16.5, "touch": 1, "phase": "began", "at": [100, 100]}
      or what JSONEncoder makes of a Touch of GestureKit:
        {"id": 1, "phase": "began", "location": [100, 100], "timestamp": {"nanoseconds": 16500000}, "kind": "direct"}
      Playing the scenario is the same as handing these touches to a session.

    EXIT STATUS
      0 when the scenario was printed; 2 when an argument, a line or the scene is wrong, and then nothing is printed.
    """

  private let file: String
  private let scene: String?
  private let name: String
  private let keepsTimes: Bool

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard let file = arguments.files.first, arguments.files.count == 1 else {
      throw ArgumentError("record needs one file")
    }
    self.file = file
    scene = arguments.value("--scene")
    guard file != "-" || scene != "-" else { throw ArgumentError("- cannot be both the touches and the scene") }
    let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    name = arguments.value("--name") ?? (file == "-" ? "recording" : base)
    keepsTimes = arguments.has("--keep-times")
  }

  func run(_ output: Output) -> Bool {
    var log = TouchLog(file)
    guard log.faults.isEmpty else { return complain(log.faults, output) }
    if !keepsTimes { log.startAtZero() }
    log.checkTimes()
    guard log.faults.isEmpty else { return complain(log.faults, output) }
    do throws(Fault) {
      let subject = try subject(of: log)
      output.write(Recording(name: name, subject: subject, touches: log.touches).text)
      return true
    } catch {
      return complain([error], output)
    }
  }

  private func subject(of log: TouchLog) throws(Fault) -> RecordedSubject {
    guard let scene else { return try RecordedSubject(around: log.touches, of: log.place) }
    return try RecordedSubject(file: scene)
  }

  private func complain(_ faults: [Fault], _ output: Output) -> Bool {
    for fault in faults { output.complain("\(fault.place): \(fault.error)") }
    return false
  }
}

/// What is wrong with a file, and where.
struct Fault: Error {
  let place: String
  let error: ScenarioError

  init(_ place: String, _ message: String, path: String = "") {
    self.place = place
    error = ScenarioError(path: path, message: message)
  }

  init(_ place: String, _ error: any Error) {
    self.place = place
    self.error = ScenarioError(error)
  }
}
