import GestureKit
import StepperCore

/// W1, W2 and W5 through a driver, with one typed callback or none.
///
/// The driver's share is what it takes beyond the same session without one while nobody listens: taking a touch, or
/// setting the alarm and waking for it. A callback's share is what it takes beyond that, its typed value included. In W2
/// both are in one figure, beyond the session whose typed values are decoded by hand, because the callback is given them
/// too. The clock costs next to nothing.
///
/// A manual clock's share is what the same takes more with one, for each time that it is moved; it is for tests.
enum DriverPlays {
  static var entries: [Entry] {
    let (tap, drag, hold) = (tap(OneAlarmClock.self), drag(OneAlarmClock.self), hold(OneAlarmClock.self))
    let (unheardTap, unheardHold) = (
      self.tap(OneAlarmClock.self, heard: false), self.hold(OneAlarmClock.self, heard: false)
    )
    return [
      Entry("driver, W1", unheardTap, .beyond(W1Tap.play), units: W1Tap.events),
      Entry("driver, W5", unheardHold, .beyond(W5Hold.play), units: W5Hold.events),
      callback("callback, W1", tap, beyond: unheardTap, callbacks: 1),
      callback("callback, W5", hold, beyond: unheardHold, callbacks: holdUpdates),
      callback("driver and callback, W2", drag, beyond: VelocityWorkload.play, callbacks: DragReading.updates),
      manualClock("W1", self.tap(ManualClock.self), beyond: tap, moves: W1Tap.events),
      manualClock("W2", self.drag(ManualClock.self), beyond: drag, moves: W2Drag.events),
      manualClock("W5", self.hold(ManualClock.self), beyond: hold, moves: W5Hold.events),
    ]
  }

  /// Pressing begins, the hold begins, repeats 100 times, pressing ends, and the hold ends.
  private static let holdUpdates: Int = 1 + 1 + 100 + 1 + 1

  private static func callback(_ name: String, _ play: Play, beyond other: Play, callbacks: Int) -> Entry {
    Entry(name, play, .beyond(other), per: "callback", units: callbacks, goal: .nanoseconds(60))
  }

  private static func manualClock(_ name: String, _ play: Play, beyond driver: Play, moves: Int) -> Entry {
    Entry("manual clock, \(name)", play, .beyond(driver), per: "move", units: moves)
  }

  private static func tap<WorkloadClock: PlayedClock>(_ clock: WorkloadClock.Type, heard isHeard: Bool = true) -> Play {
    Play("W1-driver-\(clock)\(isHeard ? "" : "-unheard")", cycles: 500) {
      try DriverWorkload<WorkloadClock>(
        W1Tap.scene,
        Step.tap(),
        everyMilliseconds: W1Tap.period,
        expected: isHeard ? (1, 1) : (0, 0)
      ) { driver, heard in
        guard isHeard else { return }
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
  private static func hold<WorkloadClock: PlayedClock>(_ clock: WorkloadClock.Type, heard isHeard: Bool = true) -> Play
  {
    Play("W5-driver-\(clock)\(isHeard ? "" : "-unheard")", cycles: 20) {
      try DriverWorkload<WorkloadClock>(
        W5Hold.scene,
        Step.hold(),
        everyMilliseconds: W5Hold.period,
        expected: isHeard ? (holdUpdates, Double(W5Hold.expected.repeats + 100)) : (0, 0)
      ) { driver, heard in
        guard isHeard else { return }
        driver.on(W5Hold.press) { update in heard.add(Double(update.value?.repeats ?? 0)) }
      }
    }
  }
}
