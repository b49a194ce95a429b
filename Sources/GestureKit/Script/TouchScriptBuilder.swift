/// Collects the steps of a script, a line each, with `if` and `for` between them.
@resultBuilder
public enum TouchScriptBuilder {
  /// A line with one step.
  public static func buildExpression(_ step: TouchStep) -> [TouchStep] { [step] }

  /// A line with tracks that play at the same time.
  public static func buildExpression(_ together: Together) -> [TouchStep] { [together.step] }

  /// A line with several steps.
  public static func buildExpression(_ steps: [TouchStep]) -> [TouchStep] { steps }

  /// Lines below each other.
  public static func buildBlock(_ lines: [TouchStep]...) -> [TouchStep] { lines.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ steps: [TouchStep]?) -> [TouchStep] { steps ?? [] }

  /// The first way of an `if` or `switch`.
  public static func buildEither(first steps: [TouchStep]) -> [TouchStep] { steps }

  /// The other way of an `if` or `switch`.
  public static func buildEither(second steps: [TouchStep]) -> [TouchStep] { steps }

  /// The rounds of a loop.
  public static func buildArray(_ rounds: [[TouchStep]]) -> [TouchStep] { rounds.flatMap { $0 } }
}

/// The steps of one of several tracks that play at the same time.
public struct Track: Hashable, Sendable {
  let steps: [TouchStep]

  /// Collects the steps of the track.
  public init(@TouchScriptBuilder _ steps: () -> [TouchStep]) {
    self.steps = steps()
  }
}

/// Tracks that play at the same time, in a script that is written line by line.
///
/// ```swift
/// Together {
///   Track { Finger(1).glide(to: 0, 0, over: .seconds(1)) }
///   Track { Finger(2).hold(for: .milliseconds(500)); Finger(2).up() }
/// }
/// ```
///
/// It is over when the longest track is. A finger may be in one of the tracks only.
public struct Together: Hashable, Sendable {
  let step: TouchStep

  /// Collects the tracks.
  ///
  /// - Parameters:
  ///   - file: Where the step is written.
  ///   - line: On which line.
  ///   - tracks: The tracks, a line each.
  public init(file: String = #fileID, line: Int = #line, @TracksBuilder _ tracks: () -> [Track]) {
    step = .together(tracks().map { $0.steps }, file: file, line: line)
  }
}

/// Collects the tracks that play at the same time.
@resultBuilder
public enum TracksBuilder {
  /// A line with one track.
  public static func buildExpression(_ track: Track) -> [Track] { [track] }

  /// Lines below each other.
  public static func buildBlock(_ lines: [Track]...) -> [Track] { lines.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ tracks: [Track]?) -> [Track] { tracks ?? [] }

  /// The rounds of a loop.
  public static func buildArray(_ rounds: [[Track]]) -> [Track] { rounds.flatMap { $0 } }
}
