/// Something the tool does.
protocol Command: Sendable {
  /// The word that asks for it.
  static var name: String { get }

  /// What follows the name in the usage.
  static var synopsis: String { get }

  /// What it does, in one sentence.
  static var summary: String { get }

  static var options: [Option] { get }

  /// What the help says below the options.
  static var notes: String { get }

  init(_ arguments: Arguments) throws(ArgumentError)

  /// Does it and returns whether all went well.
  func run(_ output: Output) -> Bool
}

/// What the tool says about itself.
enum Help {
  static var overview: String {
    """
    gesturelab plays scripted touch timelines and prints what happened and when.

    USAGE
      gesturelab COMMAND [OPTION...] FILE...
      gesturelab help COMMAND
      gesturelab --help | --version

    COMMANDS
    \(table(Gesturelab.commands.map { ($0.name, $0.summary) }))

    EXIT STATUS
      0 when all went well; 2 when an argument is wrong, or something cannot be read, played or written.
      Each fault is one line on standard error: file, line, place in the line, reason.
    """
  }

  static func text(of command: any Command.Type) -> String {
    """
    \(command.summary)

    USAGE
      gesturelab \(command.name) \(command.synopsis)

    OPTIONS
    \(table(command.options.map { ($0.usage, $0.summary) } + [("--help", "Prints this.")]))
      Options may stand before or after the files; -- ends them.

    \(command.notes)
    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      let lines = text.split(separator: "\n")
      let indent = String(repeating: " ", count: width + 4)
      let padding = String(repeating: " ", count: width - name.count)
      return "  " + name + padding + "  " + lines.joined(separator: "\n" + indent)
    }
    .joined(separator: "\n")
  }
}
