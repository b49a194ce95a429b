import GestureKit

/// W4: eight regions, one inside the other, each with a drag and a tap; the finger does what it does in W3.
///
/// All eight lie under the finger, and the innermost wins.
enum W4Nested {
  static let depth: Int = 8

  /// The frames from the outside in, each 10 points smaller on every side.
  static var frames: [SceneRect] {
    (0..<depth).map { level in
      let inset = 10 * Double(level)
      return SceneRect(x: inset, y: inset, width: 400 - 2 * inset, height: 400 - 2 * inset)
    }
  }

  static var scene: TouchRegion {
    var regions = frames.enumerated().map { level, frame in
      TouchRegion("level \(level)", frame: frame).gesture(Drag()).gesture(Tap())
    }
    for level in (1..<depth).reversed() { regions[level - 1].children = [regions[level]] }
    return regions[0]
  }

  static var play: Play {
    Play("W4", cycles: 30) {
      try SessionWorkload(
        scene,
        W3Contention.steps,
        everyMilliseconds: W3Contention.period,
        expected: W3Contention.expected
      )
    }
  }

  static var limit: Play {
    Play("W4-limit", cycles: 30) {
      LimitWorkload(
        NestedLimit(frames),
        W3Contention.steps,
        everyMilliseconds: W3Contention.period,
        expected: W3Contention.expected
      )
    }
  }

  static var entry: Entry {
    Entry("W4 eight nested", play, .beside(limit), units: W3Contention.events, goal: .instructions(4_400, aim: 2_000))
  }
}
