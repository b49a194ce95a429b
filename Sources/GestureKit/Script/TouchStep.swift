public import StepperCore

/// One step of a script of touches: what a finger does, or that time passes.
///
/// Steps are made by a ``Finger``, by ``TwoFingers`` and by the functions here. Each remembers the line it was written
/// on, for the errors of a script; two steps that do the same are equal wherever they stand.
public struct TouchStep: Sendable {
  /// From one sample of a glide to the next, unless told otherwise: a 60th of a second, rounded to the nanosecond.
  ///
  /// UIKit delivers touches once for each frame of the display, and 60 Hz is the rate that all displays have.
  public static let defaultInterval: Duration = .nanoseconds(16_666_667)

  indirect enum Kind: Hashable, Sendable {
    case down(Finger, ScenePoint)
    case move(TouchID, ScenePoint)
    case glide(TouchID, [ScenePoint], Pace)
    case turn(TwoFingers, PairMotion, Pace)
    case hold(TouchID, Int64)
    /// A lift or a cancellation; where the finger is if no place is given.
    case lift(TouchID, TouchPhase, ScenePoint?)
    case wait(Int64)
    case at(Int64)
    /// Steps that were written as one.
    case sequence([TouchStep])
    case together([[TouchStep]])
  }

  /// How long something takes and how often it is sampled, in nanoseconds.
  struct Pace: Hashable, Sendable {
    let duration: Int64
    let interval: Int64

    init(_ duration: Duration, every interval: Duration) {
      self.init(nanoseconds: duration.saturatedNanoseconds, every: interval.saturatedNanoseconds)
    }

    init(nanoseconds: Int64, every interval: Int64) {
      duration = nanoseconds
      self.interval = interval
    }
  }

  /// Where a step is written.
  struct Place: Sendable {
    let file: String
    let line: Int
  }

  let kind: Kind
  let place: Place

  init(_ kind: Kind, _ file: String, _ line: Int) {
    self.kind = kind
    place = Place(file: file, line: line)
  }

  /// The same place with something else to do.
  func with(_ kind: Kind) -> TouchStep {
    TouchStep(kind, place.file, place.line)
  }
}

extension TouchStep: Hashable {
  /// Tells whether two steps do the same, wherever they are written.
  public static func == (first: TouchStep, second: TouchStep) -> Bool {
    first.kind == second.kind
  }

  /// Hashes what the step does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

extension TouchStep {
  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - duration: How long; zero or more.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public static func wait(_ duration: Duration, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.wait(duration.saturatedNanoseconds), file, line)
  }

  /// Lets time pass until an instant, which must not have passed; the first step may also go back from zero.
  ///
  /// - Parameters:
  ///   - time: The instant, on the time base of the touches.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public static func at(_ time: Timestamp, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.at(time.nanoseconds), file, line)
  }

  /// Lets time pass until a duration after zero, which must not have passed.
  ///
  /// - Parameters:
  ///   - sinceZero: The time since the zero of the touches' time base.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public static func at(_ sinceZero: Duration, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.at(sinceZero.saturatedNanoseconds), file, line)
  }

  /// Plays several tracks of steps at the same time; it is over when the longest is.
  ///
  /// A finger may be in one of the tracks only. Of touches at the same time those of the earlier track come first.
  ///
  /// - Parameters:
  ///   - tracks: The steps of each track.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public static func together(_ tracks: [[TouchStep]], file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.together(tracks), file, line)
  }
}
