/// A stage of a schedule with its place: repeat `firstIndex + n` comes at `start + n × interval`.
@usableFromInline
struct RepeatSegment: Hashable, Sendable {
  @usableFromInline
  let firstIndex: Int
  /// One after the last index; `Int.max` for no end.
  @usableFromInline
  let endIndex: Int
  /// Nanoseconds from the start of the press, as all times here.
  @usableFromInline
  let start: Int64
  @usableFromInline
  let interval: Int64
  @usableFromInline
  let multiplier: Int

  /// Lays the stages end to end.
  static func segments(
    delay: Int64,
    first: RepeatSchedule.FirstRepeat,
    stages: [RepeatSchedule.Stage]
  ) -> [RepeatSegment] {
    var segments: [RepeatSegment] = []
    for stage in stages {
      let firstIndex = segments.last?.endIndex ?? 0
      guard firstIndex < .max else { break }
      let interval = stage.interval.saturatedNanoseconds
      let previous = segments.last?.offset(at: firstIndex - 1) ?? delay
      let isAtDelay = segments.isEmpty && first == .atDelay
      segments.append(
        RepeatSegment(
          firstIndex: firstIndex,
          endIndex: stage.repeats.map(firstIndex.addingSaturated) ?? .max,
          start: isAtDelay ? previous : previous.addingSaturated(interval),
          interval: interval,
          multiplier: stage.multiplier
        )
      )
    }
    return segments
  }

  /// The time of one of the repeats; `Int64.max` for one that never comes.
  @inlinable
  @inline(__always)
  func offset(at index: Int) -> Int64 {
    start.addingSaturated(interval.multipliedSaturated(by: Int64(index - firstIndex)))
  }

  /// The first index whose repeat comes later than a time that is not before the start.
  func index(after elapsed: Int64) -> Int {
    let passed = Int(clamping: (elapsed - start) / interval)
    return min(endIndex, firstIndex.addingSaturated(passed).addingSaturated(1))
  }
}
