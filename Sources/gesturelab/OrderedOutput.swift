import Foundation

/// Writes the results of batches in the order of the batches, in whatever order they are done.
final class OrderedOutput: @unchecked Sendable {
  /// What goes to one of the two streams.
  enum Piece {
    case results(String)
    case complaint(String)
  }

  /// All that is left to write of a batch.
  private struct Rest {
    let pieces: [Piece]
    let count: Int
  }

  private let output: Output
  /// How many batches may be done or in work while an earlier one is still awaited.
  private let window: Int
  private let condition: NSCondition = NSCondition()
  // Under the condition's lock.
  private var turn: Int = 0
  private var waiting: [Int: Rest] = [:]
  private var hasComplained: Bool = false
  private var progress: ProgressLine

  init(_ output: Output, window: Int, counting unit: String) {
    self.output = output
    progress = ProgressLine(counting: unit)
    self.window = window
  }

  /// Writes some of a batch when the batches before it are written.
  func write(_ pieces: [Piece], of batch: Int) {
    locked {
      while turn != batch { condition.wait() }
      write(pieces)
    }
  }

  /// Takes the last of a batch of so many things, to be written when the batches before it are written.
  func finish(_ batch: Int, _ pieces: [Piece], count: Int) {
    locked {
      while batch >= turn + window { condition.wait() }
      waiting[batch] = Rest(pieces: pieces, count: count)
      while let rest = waiting.removeValue(forKey: turn) {
        write(rest.pieces)
        turn += 1
        if let line = progress.advance(by: rest.count) { output.status(line) }
      }
      condition.broadcast()
    }
  }

  /// Returns whether nobody has complained.
  func finish() -> Bool {
    locked {
      clearLine()
      return !hasComplained
    }
  }

  private func write(_ pieces: [Piece]) {
    for piece in pieces {
      switch piece {
      case .results(let text):
        if Output.isTerminal { clearLine() }
        output.write(text, beforeEnding: clearLine)
      case .complaint(let line):
        clearLine()
        output.complain(line)
        hasComplained = true
      }
    }
  }

  private func clearLine() {
    output.status(progress.clear())
  }

  private func locked<Result>(_ work: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return work()
  }
}

/// What a batch has to say, kept until it is its turn.
struct BatchReport {
  /// More than a batch usually gives; a log may be much longer, and not many of those can be kept.
  private static let capacity: Int = 1 << 20

  private let results: OrderedOutput
  private let batch: Int
  private var pieces: [OrderedOutput.Piece] = []
  private var text: String = ""

  init(_ results: OrderedOutput, _ batch: Int) {
    self.results = results
    self.batch = batch
  }

  mutating func write(_ text: String) {
    self.text += text
    guard self.text.utf8.count > Self.capacity else { return }
    results.write(taken(), of: batch)
  }

  mutating func complain(_ line: String) {
    closePiece()
    pieces.append(.complaint(line))
  }

  mutating func finish(count: Int) {
    results.finish(batch, taken(), count: count)
  }

  private mutating func taken() -> [OrderedOutput.Piece] {
    closePiece()
    defer { pieces = [] }
    return pieces
  }

  private mutating func closePiece() {
    if !text.isEmpty { pieces.append(.results(text)) }
    text = ""
  }
}
