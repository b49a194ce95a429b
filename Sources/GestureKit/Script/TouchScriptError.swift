public import StepperCore

/// What is wrong with a script of touches, and at which of its steps.
public struct TouchScriptError: Error, Hashable, Sendable {
  /// What can be wrong, with the offending values.
  public enum Reason: Hashable, Sendable {
    /// A finger cannot do this, because it is not down.
    case notDown(TouchID, verb: String)

    /// A finger cannot land, because it is down already.
    case alreadyDown(TouchID)

    /// A step starts before the one before it is over.
    case timeWentBack(from: Timestamp, to: Timestamp)

    /// A duration is below zero.
    case negativeDuration(Duration)

    /// The time between two samples is not more than zero.
    case intervalNotPositive(Duration)

    /// A time would be beyond what a timestamp can tell.
    case timeOverflow

    /// A coordinate, in points, is infinite or not a number, or becomes so on the way.
    case notFinite(Double)

    /// A glide has no point to go to.
    case noPoints

    /// The scale of a pinch is not a finite number more than zero.
    case invalidScale(Double)

    /// The angle of a rotation, in radians, is not a number from −10,000 to 10,000.
    case invalidAngle(Double)

    /// Both of two fingers are the same one.
    case sameFinger(TouchID)

    /// A finger is in two tracks that play at the same time.
    case fingerInTwoTracks(TouchID)

    /// The script would come to more touches than the limit.
    case tooManyTouches(limit: Int)

    /// The log of what the script is played on would have more entries than the limit.
    case tooManyEntries(limit: Int)

    /// An entry of a timeline, counted from 0, is something that the app does and no touch.
    case noTouch(entry: Int)

    /// What the script is played on has a clock that starts at zero, and a touch is earlier.
    case beforeZero(Timestamp)
  }

  /// The file in which the step is written, as its module and name.
  public let file: String

  /// The line on which the step is written.
  public let line: Int

  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, at place: TouchStep.Place) {
    file = place.file
    line = place.line
    self.reason = reason
  }
}

#if !hasFeature(Embedded)
extension TouchScriptError: CustomStringConvertible {
  /// The file, the line, and the reason with its values.
  public var description: String { "\(file):\(line): \(reason)" }
}

extension TouchScriptError.Reason: CustomStringConvertible {
  /// The reason in words, with the values.
  public var description: String {
    switch self {
    case .notDown(let id, let verb): "finger \(id.rawValue) cannot \(verb): it is not down"
    case .alreadyDown(let id): "finger \(id.rawValue) cannot land: it is down already"
    case .timeWentBack(let from, let to):
      "time cannot go back from \(from.milliseconds.plainText) ms to \(to.milliseconds.plainText) ms"
    case .negativeDuration(let duration): "a duration cannot be negative: \(duration.inMilliseconds) ms"
    case .intervalNotPositive(let interval): "samples cannot be \(interval.inMilliseconds) ms apart"
    case .timeOverflow: "the time is beyond the latest one that can be told"
    case .notFinite(let value): "a coordinate cannot be \(value)"
    case .noPoints: "a glide needs a point to go to"
    case .invalidScale(let scale): "the fingers cannot be \(scale.plainText) times as far apart"
    case .invalidAngle(let angle): "the fingers cannot turn by \(angle.plainText) radians"
    case .sameFinger(let id): "two fingers cannot both be finger \(id.rawValue)"
    case .fingerInTwoTracks(let id): "finger \(id.rawValue) cannot be in two tracks at once"
    case .tooManyTouches(let limit): "the script comes to more than \(limit) touches"
    case .tooManyEntries(let limit): "the log has more than \(limit) entries"
    case .noTouch(let entry): "entry \(entry) of the timeline is an action, not a touch"
    case .beforeZero(let time): "a stepper cannot be played before 0 ms: \(time.milliseconds.plainText) ms"
    }
  }
}

extension Duration {
  fileprivate var inMilliseconds: String {
    (Double(saturatedNanoseconds) / 1_000_000).plainText
  }
}
#endif
