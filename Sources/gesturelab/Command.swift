/// What the tool was asked to do.
enum Command: Equatable {
  case help
  case version
  case play(files: [String], format: LogFormat)

  static let toolVersion: String = "0.1.0"

  static let usage: String = """
    gesturelab plays scripted touch timelines and prints what happened and when.

    USAGE
      gesturelab play [--format text|json] FILE...
      gesturelab --help | --version

    COMMANDS
      play      Plays every scenario of the files: one in a .json file, one a line in a .jsonl file.

    OPTIONS
      --format  text (the default): a line for each event, times in milliseconds.
                json: one object a scenario on one line, with its name and its log or its error.

    EXIT STATUS
      0 when every scenario was played; 2 when an argument is wrong or a scenario cannot be read or
      played. Each fault is one line on standard error: file, line, place in the scenario, reason.
    """

  init(arguments: [String]) throws(ArgumentError) {
    switch arguments.first {
    case nil, "--help", "-h", "help": self = .help
    case "--version": self = .version
    case "play":
      let rest = arguments.dropFirst()
      self = rest.contains("--help") || rest.contains("-h") ? .help : try Self.play(rest)
    case let other?: throw ArgumentError("unknown command \(other)")
    }
  }

  /// Runs the command and returns whether all went well.
  func run(_ output: Output) -> Bool {
    switch self {
    case .help: output.write(Self.usage)
    case .version: output.write(Self.toolVersion)
    case .play(let files, let format): return PlayCommand(files: files, format: format, output: output).run()
    }
    return true
  }

  private static func play(_ arguments: ArraySlice<String>) throws(ArgumentError) -> Command {
    var (files, format, rest) = ([String](), LogFormat.text, arguments)
    while let argument = rest.popFirst() {
      if argument == "--format" || argument.hasPrefix("--format=") {
        let name = argument == "--format" ? rest.popFirst() : String(argument.dropFirst("--format=".count))
        format = try LogFormat(argument: name)
      } else if argument.hasPrefix("-") {
        throw ArgumentError("unknown option \(argument)")
      } else {
        files.append(argument)
      }
    }
    guard !files.isEmpty else { throw ArgumentError("play needs at least one file") }
    return .play(files: files, format: format)
  }
}

/// How a log is printed.
enum LogFormat: String, CaseIterable {
  case text, json

  init(argument: String?) throws(ArgumentError) {
    let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
    guard let argument else { throw ArgumentError("--format needs one of \(names)") }
    guard let format = LogFormat(rawValue: argument) else {
      throw ArgumentError("unknown format \(argument); expected one of \(names)")
    }
    self = format
  }
}

/// What is wrong with the arguments.
struct ArgumentError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
