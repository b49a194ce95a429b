import Foundation

/// Shows a stepper and a grid in the terminal, to be tried with the mouse.
struct DemoCommand: Command {
  static let name: String = "demo"
  static let synopsis: String = "[OPTION...]"
  static let summary: String = "Shows a stepper and a grid in the terminal, for the mouse, and what is decided."

  static let options: [Option] = [
    Option("--color", .oneOf(ColorChoice.allCases.map(\.rawValue)), ColorChoice.help),
    Option(
      "--script",
      .any(placeholder: "FILE", description: "a file"),
      """
      Plays a file instead of the terminal's input, and prints what would be shown at its end,
      as text of 100 by 30 characters. A line has a time in milliseconds and what the terminal
      sends, \\e for Escape; - is standard input. This presses plus, and lifts after 0.8 s:
        100 \\e[<0;33;4M
        900 \\e[<0;33;4m
      """
    ),
  ]

  static let notes: String = """
    THE DEMO
      A stepper: click − or +, or hold it: it repeats after 0.5 s, every 0.1 s, and pauses while the mouse is outside.
      The arrow keys and the wheel step, too.
      A grid: click a cell, drag over several, or double click to select none. Every cell is a button, and a drag and
      a double click with high priority lie over all of them: a click waits until no second one can come.
      Beside them stands what was decided: where the finger landed, who waited for whom, who won, and why others failed.
      q or Control-C quits, Control-Z stops, Control-L draws anew. When a signal ends the demo, the terminal is as it
      was before, too.

    TERMINAL
      It must report the mouse as xterm does (modes 1002 and 1006), which most do, tmux included, and have 72 by 21
      characters. Shift with the mouse selects text in most of them, as without the demo.

    EXIT STATUS
      0 when it was quit or the script was played; 2 when an argument or the script is wrong or there is no terminal.
    """

  private let isColored: Bool
  private let script: String?

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard arguments.files.isEmpty else { throw ArgumentError("demo needs no file; a script is given by --script") }
    isColored = arguments.value("--color", default: ColorChoice.auto).isOn
    script = arguments.value("--script")
  }

  func run(_ output: Output) -> Bool {
    do {
      let model = try DemoModel()
      if let script { return try play(DemoScript(script), model, output) }
      return show(model, output)
    } catch let fault as Fault {
      output.complain("\(fault.place): \(fault.error)")
    } catch {
      output.complain("demo: \(error)")
    }
    return false
  }

  private func play(_ script: DemoScript, _ model: DemoModel, _ output: Output) -> Bool {
    output.write(script.play(model, width: 100, height: 30).text)
    return true
  }

  private func show(_ model: DemoModel, _ output: Output) -> Bool {
    if let obstacle {
      output.complain("demo: \(obstacle)")
      return false
    }
    guard let terminal = RawTerminal(output), var loop = DemoLoop(model, on: terminal, isColored: isColored) else {
      output.complain("demo: the terminal cannot be set up")
      return false
    }
    loop.run()
    return true
  }

  /// Why the demo cannot be shown.
  private var obstacle: String? {
    if !Output.isTerminal { return "standard output is no terminal; --script prints what would be shown" }
    if isatty(STDIN_FILENO) != 1 { return "standard input is no terminal; --script reads it from a file" }
    if ProcessInfo.processInfo.environment["TERM"] == "dumb" { return "the terminal is dumb and cannot draw" }
    return nil
  }
}
