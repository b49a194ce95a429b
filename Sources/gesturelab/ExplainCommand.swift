import Foundation
import GestureKit

/// Tells why a gesture of a scenario succeeded, failed or waited.
struct ExplainCommand: Command {
  static let name: String = "explain"
  static let synopsis: String = "GESTURE FILE"
  static let summary: String = "Tells why a gesture succeeded, failed or waited, a paragraph for each touch sequence."
  static let options: [Option] = []

  static let notes: String = """
    GESTURE
      The id of a gesture of the scenario's scene.

    FILE
      A .jsonl file holds a scenario a line, any other file one scenario; - is standard input. Of several scenarios
      each one that has the gesture is explained.

    EXIT STATUS
      0 when the gesture was explained; 2 when an argument is wrong, a scenario cannot be read or played, or none has
      the gesture.
    """

  private let gesture: String
  private let file: String

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard arguments.files.count == 2 else { throw ArgumentError("explain needs a gesture and one file") }
    gesture = arguments.files[0]
    file = arguments.files[1]
  }

  func run(_ output: Output) -> Bool {
    var (allPlayed, isFound) = (true, false)
    var known: [String] = []
    PlayedScenario.each(of: file) { place, scenario in
      switch scenario.playback {
      case .failure(let error):
        output.complain("\(place): \(error)")
        allPlayed = false
      case .success(let playback):
        if let explanation = playback.session?.explain(gesture) {
          isFound = true
          output.write(Self.indented(playback.scenario.name, explanation.description))
        } else if known.isEmpty {
          known = playback.session?.gestureIDs ?? []
        }
      }
    }
    if !isFound && allPlayed { output.complain("\(file): no gesture has the id \(gesture); \(Self.list(known))") }
    return allPlayed && isFound
  }

  private static func indented(_ name: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
    return ([name] + lines).joined(separator: "\n") + "\n"
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "there are none with an id" : "there are \(ids.joined(separator: ", "))"
  }
}
