extension RepeatSchedule {
  /// A hold of 0.5 s, then a repeat every 0.1 s, the first one interval after the hold.
  ///
  /// The repeats come at 0.6, 0.7, 0.8 s and so on. The numbers are those of the custom SwiftUI stepper this package is
  /// modeled on: a long press of 0.5 s that starts a timer of 0.1 s.
  public static let standard: RepeatSchedule = RepeatSchedule(
    checkedDelay: .milliseconds(500),
    first: .afterInterval,
    stages: [Stage(interval: .milliseconds(100))]
  )

  /// A hold of 0.5 s, then a repeat every 0.1 s, the first at the hold itself.
  ///
  /// The repeats come at 0.5, 0.6, 0.7 s and so on. This is what Apple documents for NSStepper: after 0.5 s it repeats
  /// ten times a second.
  public static let appKit: RepeatSchedule = RepeatSchedule(
    checkedDelay: .milliseconds(500),
    first: .atDelay,
    stages: [Stage(interval: .milliseconds(100))]
  )

  /// A repeat every 0.5 s until 2.5 s, every 0.1 s until 4 s, then every 0.05 s.
  ///
  /// Apple only says that UIStepper's rate depends on how long it is held; these stages are those that the author of
  /// GMStepper measured. UIStepper also steps when it is touched.
  public static let uiStepper: RepeatSchedule = RepeatSchedule(
    checkedDelay: .milliseconds(500),
    first: .atDelay,
    stages: [
      Stage(interval: .milliseconds(500), repeats: 5),
      Stage(interval: .milliseconds(100), repeats: 15),
      Stage(interval: .milliseconds(50)),
    ]
  )

  /// Each interval seven tenths of the one before, from 0.5 s down to 1 ms.
  ///
  /// The repeats come at 500, 850, 1095, 1266 ms and so on. This is the curve of the Windows Forms up-down control.
  public static let geometric: RepeatSchedule = RepeatSchedule(
    checkedDelay: .milliseconds(500),
    first: .atDelay,
    stages: shrinkingStages(from: 500, keeping: 70, atLeast: 1)
  )

  /// No repeat: however long a press is held, it makes one step.
  public static let none: RepeatSchedule = RepeatSchedule(checkedDelay: .zero, first: .afterInterval, stages: [])

  /// Creates a schedule whose intervals shrink: the hold, then each a percentage of the one before.
  ///
  /// The first repeat comes at the hold. Intervals are cut to whole milliseconds.
  ///
  /// - Parameters:
  ///   - delay: The hold, which is the first interval too; at least 1 ms.
  ///   - percent: How much of an interval the next one keeps, from 1 to 99 per cent.
  ///   - minimumInterval: The interval at which the shrinking stops; at least 1 ms. Where it is longer than the delay,
  ///     nothing shrinks: it is the interval of every repeat after the first.
  /// - Returns: The schedule.
  /// - Throws: ``RepeatScheduleError`` when the percentage is out of range or a duration is shorter than 1 ms.
  public static func geometric(
    delay: Duration,
    keeping percent: Int,
    minimumInterval: Duration = .milliseconds(1)
  ) throws(RepeatScheduleError) -> RepeatSchedule {
    guard (1...99).contains(percent) else { throw .percentageOutOfRange(percent) }
    guard delay.wholeMilliseconds > 0 else { throw .intervalNotPositive(delay, stage: 0) }
    guard minimumInterval.wholeMilliseconds > 0 else { throw .intervalNotPositive(minimumInterval, stage: 1) }
    return RepeatSchedule(
      checkedDelay: delay,
      first: .atDelay,
      stages: shrinkingStages(
        from: delay.wholeMilliseconds,
        keeping: Int64(percent),
        atLeast: minimumInterval.wholeMilliseconds
      )
    )
  }

  /// A stage of one repeat for every interval, until one reaches the minimum and stays there.
  private static func shrinkingStages(from interval: Int64, keeping percent: Int64, atLeast minimum: Int64) -> [Stage] {
    var stages: [Stage] = []
    var interval = interval
    while interval > minimum {
      stages.append(Stage(interval: .milliseconds(interval), repeats: 1))
      // Divided first, so that no interval can overflow.
      interval = interval / 100 * percent + interval % 100 * percent / 100
    }
    stages.append(Stage(interval: .milliseconds(minimum)))
    return stages
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int64 { saturatedNanoseconds / 1_000_000 }
}
