import GestureKit

/// W3: four gestures compete on one region; a tap and, a second later, a drag of 60 moves, every 3 s.
///
/// The single tap requires the double tap to fail, which it does 350 ms after the lift.
enum W3Contention {
  static let events: Int = 64
  static let period: Int64 = 3_000
  static let steps: [Step] = Step.tap() + Step.drag(moves: 60, at: 1_000)

  static var expected: Tally {
    var tally = Tally.drag(moves: 60)
    tally.taps = 1
    return tally
  }

  static var scene: TouchRegion {
    TouchRegion("pad", frame: pad)
      .gesture(Tap().requiringFailure(of: .id("double")).id("tap"))
      .gesture(Tap(count: 2).id("double"))
      .gesture(LongPress().id("long"))
      .gesture(Drag().id("drag"))
  }

  static var play: Play {
    Play("W3", cycles: 30) {
      try SessionWorkload(scene, steps, everyMilliseconds: period, expected: expected)
    }
  }

  static var limit: Play {
    Play("W3-limit", cycles: 30) {
      LimitWorkload(ContentionLimit(), steps, everyMilliseconds: period, expected: expected)
    }
  }

  static var entry: Entry {
    Entry("W3 four compete", play, .beside(limit), units: events, goal: .instructions(1_260, aim: 550))
  }
}
