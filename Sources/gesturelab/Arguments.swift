/// An option of a command.
struct Option {
  /// What follows the option.
  enum Value {
    case none
    /// Anything; described as in "needs a file".
    case any(placeholder: String, description: String)
    case number(ClosedRange<Int>)
    case oneOf([String])
  }

  let name: String
  let value: Value
  let summary: String

  init(_ name: String, _ value: Value, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// How it is written.
  var usage: String {
    switch value {
    case .none: name
    case .any(let placeholder, _): "\(name) \(placeholder)"
    case .number: "\(name) N"
    case .oneOf(let choices): "\(name) \(choices.joined(separator: "|"))"
    }
  }

  /// Checks what was written after the option.
  func checked(_ text: String?) throws(ArgumentError) -> String {
    let (isGood, needed) =
      switch value {
      case .none: (false, "no value")
      case .any(_, let description): (true, description)
      case .number(let range):
        (
          text.flatMap { Int($0) }.map(range.contains) ?? false,
          "a whole number from \(range.lowerBound) to \(range.upperBound)"
        )
      case .oneOf(let choices): (text.map(choices.contains) ?? false, "one of \(choices.joined(separator: ", "))")
      }
    guard let text else { throw ArgumentError("\(name) needs \(needed)") }
    guard isGood else { throw ArgumentError("\(name) needs \(needed); found \(text)") }
    return text
  }
}

/// The arguments of a command: its options, and the files in their order.
struct Arguments {
  private(set) var files: [String] = []
  private var values: [String: String] = [:]

  /// Reads the arguments; nil if they ask for help.
  init?(_ arguments: ArraySlice<String>, options: [Option]) throws(ArgumentError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" { return nil }
      if argument == "--" {
        files += rest
        rest = []
      } else if argument == "-" || !argument.hasPrefix("-") {
        files.append(argument)
      } else {
        try read(argument, &rest, options)
      }
    }
  }

  private mutating func read(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ options: [Option]
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw ArgumentError("unknown option \(parts[0])")
    }
    if case .none = option.value, parts.count == 1 {
      values[option.name] = ""
    } else {
      // The last one counts, so that an option can be added to a command line that has it already.
      values[option.name] = try option.checked(parts.count > 1 ? parts[1] : rest.popFirst())
    }
  }

  func has(_ option: String) -> Bool {
    values[option] != nil
  }

  func value(_ option: String) -> String? {
    values[option]
  }

  /// The value of an option that is a number.
  func number(_ option: String) -> Int? {
    values[option].flatMap { Int($0) }
  }

  /// The value of an option that is one of the cases of an enumeration.
  func value<Choice: RawRepresentable<String>>(_ option: String, default fallback: Choice) -> Choice {
    values[option].flatMap(Choice.init) ?? fallback
  }
}

/// What is wrong with the arguments.
struct ArgumentError: Error {
  let message: String
  /// The arguments with which the tool explains what would have been right.
  let help: String

  init(_ message: String, help: String = "--help") {
    self.message = message
    self.help = help
  }
}
