import Foundation
import GestureKit

/// Draws the scene of a scenario with the ways of the fingers over it.
struct SceneCommand: Command {
  static let name: String = "scene"
  static let synopsis: String = "--svg FILE"
  static let summary: String = "Draws the regions of a scenario and the ways of the fingers over them."

  static let options: [Option] = [
    Option("--svg", .none, "As a picture in SVG, which is the only form there is.")
  ]

  static let notes: String = """
    FILE
      One scenario; - is standard input. A .jsonl file holds one a line, and gives one document for each.

    EXIT STATUS
      0 when everything was drawn; 2 when an argument is wrong or a scenario cannot be read or played.
    """

  private let file: String

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard arguments.has("--svg") else { throw ArgumentError("scene needs --svg") }
    guard let file = arguments.files.first, arguments.files.count == 1 else {
      throw ArgumentError("scene needs one file")
    }
    self.file = file
  }

  func run(_ output: Output) -> Bool {
    var allDrawn = true
    PlayedScenario.each(of: file) { place, scenario in
      switch scenario.playback {
      case .success(let playback): output.write(SceneDrawing(playback).svg + "\n")
      case .failure(let error):
        output.complain("\(place): \(error)")
        allDrawn = false
      }
    }
    return allDrawn
  }
}
