import Foundation
import StepperCore

/// Runs the demo on a terminal: waits for input, a signal or the next deadline, and draws what has changed.
struct DemoLoop {
  /// The signals that end the demo.
  private static let ending: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The least time between two drawings: 60 a second.
  private static let interval: Duration = .nanoseconds(16_666_667)

  private let terminal: RawTerminal
  private let signals: SignalPipe
  private let isColored: Bool
  private let start: ContinuousClock.Instant = .now
  private var model: DemoModel
  private var parser: TerminalInputParser = TerminalInputParser()
  private var shown: Screen?
  private var needsDrawing: Bool = true
  private var nextDrawing: Timestamp = .zero

  init?(_ model: DemoModel, on terminal: RawTerminal, isColored: Bool) {
    guard let signals = SignalPipe(Self.ending + [SIGTSTP, SIGCONT, SIGWINCH]) else { return nil }
    self.model = model
    self.terminal = terminal
    self.signals = signals
    self.isColored = isColored
  }

  /// Runs until it is told to end, and ends by the signal if it was one; the terminal is as before in any case.
  mutating func run() {
    terminal.enter()
    var ending = turn()
    while ending == nil { ending = turn() }
    terminal.leave()
    if case .signal(let number) = ending {
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private enum Ending {
    case quit
    case signal(Int32)
  }

  /// Draws if it is time, waits, and takes what has come.
  private mutating func turn() -> Ending? {
    if model.advance(to: now) { needsDrawing = true }
    if needsDrawing, now >= nextDrawing { draw() }
    let ready = wait(until: [model.nextDeadline, needsDrawing ? nextDrawing : nil].compactMap { $0 }.min())
    for number in ready.signals ? signals.take() : [] {
      if let ending = take(signal: number) { return ending }
    }
    return ready.input ? readInput() : nil
  }

  private var now: Timestamp { Timestamp(start.duration(to: .now)) }

  private mutating func draw() {
    let size = terminal.size
    let screen = DemoDrawing.screen(of: model, width: size.width, height: size.height)
    let sequence = ScreenUpdate.sequence(showing: screen, insteadOf: shown, isColored: isColored)
    if !sequence.isEmpty { terminal.write(sequence) }
    shown = screen
    needsDrawing = false
    nextDrawing = now.advanced(by: Self.interval)
  }

  /// Waits for input or a signal up to a time, or without end.
  private func wait(until time: Timestamp?) -> (input: Bool, signals: Bool) {
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // In whole milliseconds, rounded up: earlier there would be nothing to do. A long wait is cut into several.
    let nanoseconds = time.map { max(0, $0.nanoseconds - now.nanoseconds) }
    let milliseconds = nanoseconds.map { Int32(min(60_000, $0 / 1_000_000 + ($0 % 1_000_000 > 0 ? 1 : 0))) } ?? -1
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return (false, false) }
    return (waiting[0].revents != 0, waiting[1].revents != 0)
  }

  private mutating func take(signal number: Int32) -> Ending? {
    switch number {
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    case SIGWINCH: needsDrawing = true
    default: return .signal(number)
    }
    return nil
  }

  private mutating func readInput() -> Ending? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    // A terminal that is gone has nothing more to say; a signal in between only means to try again.
    guard count > 0 else { return count < 0 && errno == EINTR ? nil : .quit }
    for byte in bytes.prefix(count) {
      guard let input = parser.take(byte) else { continue }
      if input.quits { return .quit }
      if input.suspends { suspend() }
      if input.redraws { shown = nil }
      model.handle(input, at: now)
    }
    needsDrawing = true
    return nil
  }

  /// Stops as a job of the shell does, and goes on when that is continued.
  private mutating func suspend() {
    model.interrupt(at: now)
    terminal.leave()
    kill(getpid(), SIGSTOP)
    resume()
  }

  /// Takes the terminal again, which the shell may have used meanwhile.
  private mutating func resume() {
    terminal.enter()
    shown = nil
    needsDrawing = true
  }
}
