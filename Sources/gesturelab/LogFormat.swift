import GestureKit

/// How a log is printed.
enum LogFormat: String, CaseIterable {
  case text, json

  static let help: String = """
    text (the default): a line for each event, times in milliseconds.
    json: one object a scenario on one line, with its name and its log or its error.
    """

  /// What is printed of a scenario; nil if nothing is.
  func text(of scenario: PlayedScenario, isColored: Bool) -> String? {
    switch self {
    case .text:
      guard case .success(let entries) = scenario.log else { return nil }
      let log = TextLog(entries)
      return ([scenario.name ?? ""] + (isColored ? log.coloredLines : log.lines)).joined(separator: "\n  ")
    case .json: return JSONLog(name: scenario.name, result: scenario.log).line
    }
  }
}
