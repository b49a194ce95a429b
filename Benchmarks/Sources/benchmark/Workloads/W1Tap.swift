import GestureKit

/// W1: one tap on a region with one tap gesture; a finger goes down and up 50 ms later, once a second.
enum W1Tap {
  static let events: Int = 2
  static let period: Int64 = 1_000
  static let expected: Tally = Tally(taps: 1)
  static let tap: Tap = Tap().id("tap")
  static let scene: TouchRegion = TouchRegion("pad", frame: pad).gesture(tap)

  static var play: Play {
    Play("W1", cycles: 500) {
      try SessionWorkload(scene, Step.tap(), everyMilliseconds: period, expected: expected)
    }
  }

  static var limit: Play {
    Play("W1-limit", cycles: 500) {
      LimitWorkload(TapLimit(), Step.tap(), everyMilliseconds: period, expected: expected)
    }
  }

  static var entry: Entry {
    Entry("W1 tap", play, .beside(limit), units: events, goal: .instructions(950, aim: 400))
  }
}

/// The frame of the region of workloads that have only one.
let pad: SceneRect = SceneRect(x: 0, y: 0, width: 400, height: 400)
