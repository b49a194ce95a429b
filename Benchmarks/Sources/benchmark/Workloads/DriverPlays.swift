import GestureKit

/// W1, W2 and W5 through a driver, beyond what the same session takes without one, for each callback.
///
/// W2 is compared with the session whose typed values are decoded by hand, because the callback is given them too.
enum DriverPlays {
  static var entries: [Entry] {
    [
      Entry("driver, W1", tap, .beyond(W1Tap.play), per: "callback", units: 1, goal: goal),
      Entry(
        "driver, W2",
        drag,
        .beyond(VelocityWorkload.play),
        per: "callback",
        units: DragReading.updates,
        goal: goal
      ),
      Entry("driver, W5", hold, .beyond(W5Hold.play), per: "callback", units: holdUpdates, goal: goal),
    ]
  }

  /// Pressing begins, the hold begins, repeats 100 times, pressing ends, and the hold ends.
  private static let holdUpdates: Int = 1 + 1 + 100 + 1 + 1

  private static var goal: Goal { .nanoseconds(60) }

  private static var tap: Play {
    Play("W1-driver", cycles: 500) {
      try DriverWorkload(W1Tap.scene, Step.tap(), everyMilliseconds: W1Tap.period, expected: (1, 1)) { driver, heard in
        driver.on(W1Tap.tap) { update in heard.add(Double(update.value?.count ?? 0)) }
      }
    }
  }

  private static var drag: Play {
    Play("W2-driver", cycles: 20) {
      try DriverWorkload(
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
  private static var hold: Play {
    Play("W5-driver", cycles: 20) {
      try DriverWorkload(
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
