import GestureKit
import StepperCore

/// W5: a press that is held for 0.5 s and then repeats 100 times at 0.1 s, through `advance(to:)`, every 12 s.
///
/// The first of the 101 ticks is the hold.
enum W5Hold {
  static let events: Int = 103
  static let period: Int64 = 12_000
  /// Updates with 1 to 100 repeats, and the lift with 100 again.
  static let expected: Tally = Tally(repeats: 100 * 101 / 2 + 100)

  static var press: Press {
    Press(minimumDuration: .milliseconds(500), schedule: .standard).id("press")
  }

  static var scene: TouchRegion { TouchRegion("pad", frame: pad).gesture(press) }

  static var play: Play {
    Play("W5", cycles: 20) {
      try SessionWorkload(scene, Step.hold(), everyMilliseconds: period, expected: expected)
    }
  }

  static var limit: Play {
    Play("W5-limit", cycles: 20) {
      LimitWorkload(HoldLimit(), Step.hold(), everyMilliseconds: period, expected: expected)
    }
  }

  static var entry: Entry {
    Entry("W5 hold and repeat", play, .beside(limit), units: events, goal: .instructions(820, aim: 350))
  }
}
