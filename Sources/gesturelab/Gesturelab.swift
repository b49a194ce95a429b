import Foundation

/// The command-line tool: reads its arguments, runs one command and exits with its status.
@main
enum Gesturelab {
  /// 0 if all went well, 2 if an argument or a scenario was wrong.
  static func main() {
    let output = Output()
    do throws(ArgumentError) {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(command.run(output) ? 0 : 2)
    } catch {
      output.complain("\(error.message)\nRun 'gesturelab --help' for the commands.")
      exit(2)
    }
  }
}
