/// What the program is asked to do.
struct Options {
  enum Command {
    case measure
    case list
    case help
    case run(play: String, cycles: Int)
  }

  static let usage: String = """
    benchmark [OPTION...]           measures, and prints a table
    benchmark list                  names all that can be measured, and the workloads that it takes
    benchmark run WORKLOAD CYCLES   plays one workload and nothing else, for a profiler

    --only TEXT       measures only what has the text in its name; can be given again
    --instructions    counts instructions as well, with valgrind
    --no-time         measures no times
    --quick           leaves out what takes long to count: scenes of 100,000 regions
    --scenarios       has gesturelab play 100,000 scenarios first; takes its release build
    --markdown        prints the table as Markdown
    --json FILE       writes the figures to a file as well
    """

  private(set) var command: Command = .measure
  private(set) var hasInstructions: Bool = false
  private(set) var hasTime: Bool = true
  private(set) var isQuick: Bool = false
  private(set) var hasScenarios: Bool = false
  private(set) var isMarkdown: Bool = false
  private(set) var jsonFile: String?
  private(set) var only: [String] = []

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "help", "--help", "-h": command = .help
      case "list": command = .list
      case "run": command = try Self.run(&rest)
      case "--instructions": hasInstructions = true
      case "--no-time": hasTime = false
      case "--quick": isQuick = true
      case "--scenarios": hasScenarios = true
      case "--markdown": isMarkdown = true
      case "--json": jsonFile = try Self.value(of: argument, &rest)
      case "--only": only.append(try Self.value(of: argument, &rest))
      default: throw UsageError("unknown argument \(argument)")
      }
    }
  }

  /// Whether an entry is asked for.
  func includes(_ entry: Entry) -> Bool {
    !(isQuick && entry.isSlow) && (only.isEmpty || only.contains { entry.name.contains($0) })
  }

  private static func run(_ rest: inout ArraySlice<String>) throws -> Command {
    let name = try value(of: "run", &rest)
    guard let cycles = Int(try value(of: "run", &rest)), cycles >= 0 else {
      throw UsageError("run needs a number of cycles")
    }
    return .run(play: name, cycles: cycles)
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs more arguments") }
    return value
  }
}

/// The arguments make no sense.
struct UsageError: Error, CustomStringConvertible {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  var description: String { "\(message)\n\(Options.usage)" }
}
