import GestureKit

/// W2: one drag of 120 moves on a region with one drag gesture, every 3 s.
enum W2Drag {
  static let events: Int = 122
  static let period: Int64 = 3_000
  static let expected: Tally = .drag(moves: 120)
  static let drag: Drag = Drag().id("drag")
  static let scene: TouchRegion = TouchRegion("pad", frame: pad).gesture(drag)
  static let steps: [Step] = Step.drag(moves: 120)

  static var play: Play {
    Play("W2", cycles: 20) {
      try SessionWorkload(scene, steps, everyMilliseconds: period, expected: expected)
    }
  }

  static var limit: Play {
    Play("W2-limit", cycles: 20) {
      LimitWorkload(DragLimit(), steps, everyMilliseconds: period, expected: expected)
    }
  }

  static var entry: Entry {
    Entry("W2 drag", play, .beside(limit), units: events, goal: .instructions(465, aim: 250))
  }
}
