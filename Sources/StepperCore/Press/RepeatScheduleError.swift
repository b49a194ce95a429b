/// Why a schedule of repeats cannot be built as asked, with the offending value and the stage it stands in.
public enum RepeatScheduleError: Error, Hashable {
  /// The hold before the repeats is negative.
  case negativeDelay(Duration)

  /// An interval is negative, or shorter than half a nanosecond, which counts as zero.
  case intervalNotPositive(Duration, stage: Int)

  /// A stage has less than one repeat.
  case repeatsNotPositive(Int, stage: Int)

  /// A repeat makes less than one step.
  case multiplierNotPositive(Int, stage: Int)

  /// The part of an interval that the next one keeps is not between 1 and 99 per cent.
  case percentageOutOfRange(Int)
}

#if !hasFeature(Embedded)
extension RepeatScheduleError: CustomStringConvertible {
  /// The reason and the value in one sentence.
  public var description: String {
    switch self {
    case .negativeDelay(let delay): "the delay before the repeats must not be negative: \(delay)"
    case .intervalNotPositive(let interval, let stage):
      "the interval of stage \(stage) must be greater than zero, not \(interval)"
    case .repeatsNotPositive(let repeats, let stage): "stage \(stage) must have at least one repeat, not \(repeats)"
    case .multiplierNotPositive(let multiplier, let stage):
      "a repeat of stage \(stage) must make at least one step, not \(multiplier)"
    case .percentageOutOfRange(let percent): "an interval must keep 1 to 99 per cent of the one before, not \(percent)"
    }
  }
}
#endif
