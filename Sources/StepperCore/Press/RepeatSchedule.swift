/// When a held press repeats, and how many steps each repeat makes, as a pure function of its index.
///
/// A press that is held for ``delay`` begins to repeat. The repeats come in ``stages``, each with its own interval; the
/// last stage goes on until the press ends. Every time is calculated from the index, so that nothing drifts.
///
/// ```swift
/// RepeatSchedule.standard.repetition(at: 0)?.offset   // 0.6 s after the press
/// RepeatSchedule.appKit.repetition(at: 0)?.offset     // 0.5 s
/// ```
public struct RepeatSchedule: Hashable, Sendable {
  /// When the first repeat comes.
  public enum FirstRepeat: Hashable, Sendable, CaseIterable {
    /// One interval after the hold: 0.6, 0.7, 0.8 s … for a hold of 0.5 s, as a timer does that the hold starts.
    case afterInterval
    /// At the hold itself: 0.5, 0.6, 0.7 s … for a hold of 0.5 s, as NSStepper does.
    case atDelay
  }

  /// A run of repeats at one interval.
  public struct Stage: Hashable, Sendable {
    /// The time from the repeat before to each repeat of the stage; greater than zero.
    public var interval: Duration

    /// How many repeats the stage has, at least one; nil for no end.
    public var repeats: Int?

    /// How many steps each repeat makes; at least one.
    public var multiplier: Int

    /// Creates a stage; whether its numbers make sense is checked when the schedule is built.
    public init(interval: Duration, repeats: Int? = nil, multiplier: Int = 1) {
      self.interval = interval
      self.repeats = repeats
      self.multiplier = multiplier
    }
  }

  /// One repeat of a schedule.
  public struct Repetition: Hashable, Sendable {
    /// The time from the start of the press.
    public let offset: Duration

    /// How many steps the repeat makes; at least one.
    public let multiplier: Int
  }

  /// How long a press is held before it repeats; zero or more.
  public let delay: Duration

  /// Whether the first repeat comes with the hold or one interval after it.
  public let first: FirstRepeat

  /// The runs of repeats, in order; none for a press that never repeats.
  public let stages: [Stage]

  /// The stages with the index and time at which each begins.
  @usableFromInline
  let segments: [RepeatSegment]

  /// Creates a schedule of several stages.
  ///
  /// A stage after one without an end is never reached.
  ///
  /// - Parameters:
  ///   - delay: How long a press is held before it repeats; zero or more.
  ///   - first: Whether the first repeat comes with the hold or one interval after it.
  ///   - stages: The runs of repeats, in order; empty for a press that never repeats.
  /// - Throws: ``RepeatScheduleError`` when the delay is negative, or an interval, a number of repeats or a multiplier
  ///   is zero or negative.
  public init(delay: Duration, first: FirstRepeat, stages: [Stage]) throws(RepeatScheduleError) {
    guard delay >= .zero else { throw .negativeDelay(delay) }
    for (index, stage) in stages.enumerated() {
      guard stage.interval.saturatedNanoseconds > 0 else {
        throw .intervalNotPositive(stage.interval, stage: index)
      }
      if let repeats = stage.repeats, repeats < 1 { throw .repeatsNotPositive(repeats, stage: index) }
      guard stage.multiplier > 0 else { throw .multiplierNotPositive(stage.multiplier, stage: index) }
    }
    self.init(checkedDelay: delay, first: first, stages: stages)
  }

  /// Creates a schedule with one interval and one step a repeat.
  ///
  /// - Parameters:
  ///   - delay: How long a press is held before it repeats; zero or more.
  ///   - interval: The time between two repeats; greater than zero.
  ///   - first: Whether the first repeat comes with the hold or one interval after it.
  /// - Throws: ``RepeatScheduleError`` when the delay is negative or the interval is zero or negative.
  public init(
    delay: Duration,
    interval: Duration,
    first: FirstRepeat = .afterInterval
  ) throws(RepeatScheduleError) {
    try self.init(delay: delay, first: first, stages: [Stage(interval: interval)])
  }

  /// For numbers that are known to be right.
  init(checkedDelay delay: Duration, first: FirstRepeat, stages: [Stage]) {
    self.delay = delay
    self.first = first
    self.stages = stages
    segments = RepeatSegment.segments(delay: delay.saturatedNanoseconds, first: first, stages: stages)
  }

  /// Whether a press ever repeats.
  public var repeats: Bool { !stages.isEmpty }

  /// Returns the repeat with an index, counted from 0.
  ///
  /// Nil where the schedule has none: when it never repeats, after the end of its last stage, for a negative index, or
  /// where the repeat would come more than 292 years after the press.
  ///
  /// - Complexity: Logarithmic in the number of stages.
  public func repetition(at index: Int) -> Repetition? {
    moment(at: index).map { Repetition(offset: .nanoseconds($0.offset), multiplier: $0.steps) }
  }
}

/// Nanoseconds from the start of the press, which is what machines calculate with.
extension RepeatSchedule {
  /// The time of a repeat in nanoseconds from the start of the press, and how many steps it makes; nil for one that
  /// never comes.
  @inlinable
  @inline(__always)
  package func moment(at index: Int) -> (offset: Int64, steps: Int)? {
    guard let segment = segment(at: index), case let offset = segment.offset(at: index), offset < .max else {
      return nil
    }
    return (offset, segment.multiplier)
  }

  /// The index of the first repeat that comes later than a time, in nanoseconds from the start of the press.
  func firstIndex(after elapsed: Int64) -> Int {
    guard let last = segments.last(where: { $0.start <= elapsed }) else { return 0 }
    return last.index(after: elapsed)
  }

  /// The segment in which a repeat lies; nil for one that there is not.
  @inlinable
  @inline(__always)
  func segment(at index: Int) -> RepeatSegment? {
    // The last stage goes on until the press ends: most repeats are its own.
    if let last = segments.last, last.firstIndex <= index { return index < last.endIndex ? last : nil }
    return earlierSegment(at: index)
  }

  @usableFromInline
  func earlierSegment(at index: Int) -> RepeatSegment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].firstIndex <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && index < segments[low - 1].endIndex ? segments[low - 1] : nil
  }
}

#if !hasFeature(Embedded)
extension RepeatSchedule.FirstRepeat: Codable {}
extension RepeatSchedule.Stage: Codable {}

extension RepeatSchedule: Codable {
  private enum CodingKeys: CodingKey { case delay, first, stages }

  /// Reads a schedule and checks its numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      delay: container.decode(Duration.self, forKey: .delay),
      first: container.decode(FirstRepeat.self, forKey: .first),
      stages: container.decode([Stage].self, forKey: .stages)
    )
  }

  /// Writes what the schedule was made of.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(delay, forKey: .delay)
    try container.encode(first, forKey: .first)
    try container.encode(stages, forKey: .stages)
  }
}
#endif
