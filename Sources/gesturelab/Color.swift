import Foundation
import GestureKit

/// When the output is colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  static let help: String = """
    auto (the default): colors on a terminal, unless NO_COLOR is set or TERM is dumb.
    Only text has colors.
    """

  var isOn: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return Output.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}

/// The numbers of the terminal's escape sequences.
private enum Color: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33

  func applied(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

extension TextLog {
  /// The lines with escape sequences for a terminal; without them they are the lines themselves.
  var coloredLines: [String] {
    rows.map { row in row.map(\.colored).joined(separator: TextLog.separator) }
  }
}

extension TextLog.Cell {
  fileprivate var colored: String {
    color?.applied(to: text) ?? text
  }

  private var color: Color? {
    switch role {
    case .time: .dim
    case .source: .bold
    case .event: Self.color(ofEvent: text.prefix { $0 != " " })
    case .content, .remark: nil
    }
  }

  private static func color(ofEvent name: Substring) -> Color? {
    switch name {
    case "ended", "committed": .green
    case "failed", "cancelled", "blocked": .red
    case "began", "changed": .yellow
    default: nil
    }
  }
}
