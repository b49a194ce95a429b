import Foundation

/// The command-line tool: reads its arguments, runs one command and exits with its status.
@main
enum Gesturelab {
  static let version: String = "0.1.0"

  /// Everything the tool can do, in the order of the help.
  static let commands: [any Command.Type] = [
    PlayCommand.self, ExplainCommand.self, SceneCommand.self, RecordCommand.self, SoakCommand.self, ExploreCommand.self,
    DigestCommand.self, DemoCommand.self,
  ]

  /// 0 if all went well, 2 if an argument or a file was wrong.
  static func main() {
    // A reader that goes away is noticed at the next write, which leaves the terminal in order before it ends the tool.
    signal(SIGPIPE, SIG_IGN)
    let output = Output()
    do throws(ArgumentError) {
      exit(try run(CommandLine.arguments.dropFirst(), output) ? 0 : 2)
    } catch {
      output.complain("\(error.message)\nRun 'gesturelab \(error.help)'.")
      exit(2)
    }
  }

  private static func run(_ arguments: ArraySlice<String>, _ output: Output) throws(ArgumentError) -> Bool {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case nil, "--help", "-h": output.write(Help.overview + "\n")
    case "help": output.write(try rest.first.map(help) ?? Help.overview + "\n")
    case "--version": output.write(version + "\n")
    case let name?:
      let command = try command(named: name)
      do throws(ArgumentError) {
        guard let arguments = try Arguments(rest, options: command.options) else {
          output.write(try help(for: name))
          return true
        }
        return try command.init(arguments).run(output)
      } catch {
        throw ArgumentError(error.message, help: "help \(name)")
      }
    }
    return true
  }

  private static func help(for name: String) throws(ArgumentError) -> String {
    Help.text(of: try command(named: name)) + "\n"
  }

  private static func command(named name: String) throws(ArgumentError) -> any Command.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw ArgumentError("unknown command \(name)")
    }
    return command
  }
}
