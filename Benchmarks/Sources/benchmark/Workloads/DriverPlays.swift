import GestureKit
import StepperCore

/// W1, W2 and W5 through a driver with one typed callback.
///
/// The driver's share is what it takes beyond the same session without one, for each callback: taking a touch or waking
/// for a deadline, setting the alarm, and the callback with its typed value. Its clock costs next to nothing. W2 is
/// compared with the session whose typed values are decoded by hand, because the callback is given them too.
///
/// A manual clock's share is what the same takes more with one, for each time that it is moved; it is for tests.
enum DriverPlays {
  static var entries: [Entry] {
    let (tap, drag, hold) = (tap(OneAlarmClock.self), drag(OneAlarmClock.self), hold(OneAlarmClock.self))
    return [
      driver("W1", tap, beyond: W1Tap.play, callbacks: 1),
      driver("W2", drag, beyond: VelocityWorkload.play, callbacks: DragReading.updates),
      driver("W5", hold, beyond: W5Hold.play, callbacks: holdUpdates),
      manualClock("W1", self.tap(ManualClock.self), beyond: tap, moves: W1Tap.events),
      manualClock("W2", self.drag(ManualClock.self), beyond: drag, moves: W2Drag.events),
      manualClock("W5", self.hold(ManualClock.self), beyond: hold, moves: W5Hold.events),
    ]
  }

  /// Pressing begins, the hold begins, repeats 100 times, pressing ends, and the hold ends.
  private static let holdUpdates: Int = 1 + 1 + 100 + 1 + 1

  private static func driver(_ name: String, _ play: Play, beyond session: Play, callbacks: Int) -> Entry {
    Entry("driver, \(name)", play, .beyond(session), per: "callback", units: callbacks, goal: .nanoseconds(60))
  }

  private static func manualClock(_ name: String, _ play: Play, beyond driver: Play, moves: Int) -> Entry {
    Entry("manual clock, \(name)", play, .beyond(driver), per: "move", units: moves)
  }

  private static func tap<WorkloadClock: PlayedClock>(_ clock: WorkloadClock.Type) -> Play {
    Play("W1-driver-\(clock)", cycles: 500) {
      try DriverWorkload<WorkloadClock>(
        W1Tap.scene,
        Step.tap(),
        everyMilliseconds: W1Tap.period,
        expected: (1, 1)
      ) { driver, heard in
        driver.on(W1Tap.tap) { update in heard.add(Double(update.value?.count ?? 0)) }
      }
    }
  }

  private static func drag<WorkloadClock: PlayedClock>(_ clock: WorkloadClock.Type) -> Play {
    Play("W2-driver-\(clock)", cycles: 20) {
      try DriverWorkload<WorkloadClock>(
        W2Drag.scene,
        W2Drag.steps,
        everyMilliseconds: W2Drag.period,
        expected: (DragReading.updates, W2Drag.expected.translation)
      ) { driver, heard in
        driver.on(W2Drag.drag) { update in heard.add(update.value?.translation.dx ?? 0) }
      }
    }
  }

  /// The end of the pressing is told with 100 repeats, as the end of the hold is.
  private static func hold<WorkloadClock: PlayedClock>(_ clock: WorkloadClock.Type) -> Play {
    Play("W5-driver-\(clock)", cycles: 20) {
      try DriverWorkload<WorkloadClock>(
        W5Hold.scene,
        Step.hold(),
        everyMilliseconds: W5Hold.period,
        expected: (holdUpdates, Double(W5Hold.expected.repeats + 100))
      ) { driver, heard in
        driver.on(W5Hold.press) { update in heard.add(Double(update.value?.repeats ?? 0)) }
      }
    }
  }
}
