import GestureKit

/// How what happened is printed.
enum LogFormat: String, CaseIterable {
  case text, json, marble, svg

  static let help: String = """
    text (the default): a line for each event, times in milliseconds.
    json: one object a scenario on one line, with its name and its log or its error.
    marble: a diagram of the time, with a row for each finger, gesture, stepper and state.
    svg: the same as a picture, one document a scenario.
    """

  /// Whether the decisions between gestures are shown.
  var needsTrace: Bool {
    switch self {
    case .text, .json: false
    case .marble, .svg: true
    }
  }

  /// What is printed of a scenario; nil if nothing is.
  func text(of scenario: PlayedScenario, isColored: Bool) -> String? {
    if self == .json { return JSONLog(name: scenario.name, result: scenario.playback.map(\.log)).line }
    guard case .success(let playback) = scenario.playback else { return nil }
    switch self {
    case .text:
      let log = TextLog(playback.log)
      return ([playback.scenario.name] + (isColored ? log.coloredLines : log.lines)).joined(separator: "\n  ")
    case .json: return nil
    case .marble: return MarbleDiagram(playback).description
    case .svg: return TimelineDrawing(playback).svg
    }
  }
}
