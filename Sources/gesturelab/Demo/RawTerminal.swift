import Foundation

/// The terminal while the demo has it: no echo, no line editing, a screen of its own, and reports of the mouse.
struct RawTerminal {
  /// The other screen, no cursor, movements of a held mouse button, reports without a limit to columns.
  private static let begin: String = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h"
  private static let end: String = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private let output: Output
  /// The settings to go back to.
  private let settings: termios

  /// Looks at the terminal on standard input; nil if there is none.
  init?(_ output: Output) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    self.settings = settings
    self.output = output
  }

  func enter() {
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(Self.begin)
  }

  /// Gives it back as it was.
  ///
  /// What the mouse sent last is thrown away, or the shell would take it for typing.
  func leave() {
    output.write(Self.end, beforeEnding: restoreSettings)
    restoreSettings()
  }

  /// Writes, and gives the terminal back if that fails, which ends the tool.
  func write(_ text: String) {
    output.write(text, beforeEnding: restoreSettings)
  }

  private func restoreSettings() {
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// The size in characters; what is common for a terminal that does not know its own.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
