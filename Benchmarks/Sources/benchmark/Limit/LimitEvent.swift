import GestureKit

/// What a hand-written recognizer is told.
struct LimitEvent {
  enum Kind {
    case down
    case move
    case up
    case tick
  }

  let kind: Kind
  let x: Double
  let y: Double
  var time: Int64

  init(_ step: Step) {
    switch step {
    case .tick(let time): (kind, x, y, self.time) = (.tick, 0, 0, time.nanoseconds)
    case .touch(let touch):
      switch touch.phase {
      case .began: kind = .down
      case .moved: kind = .move
      case .ended, .cancelled: kind = .up
      }
      (x, y, time) = (touch.location.x, touch.location.y, touch.timestamp.nanoseconds)
    }
  }
}

/// A program written for one workload by hand: what a gesture costs if nothing is general.
///
/// There are no records, no touch ids, no regions to find and no rules, only a count of what happened. `on` is not to
/// be inlined, because an app's handler of events would not be.
protocol LimitRecognizer {
  var tally: Tally { get }
  mutating func on(_ event: LimitEvent)
}

/// The steps of a workload, played to a hand-written recognizer.
struct LimitWorkload<Recognizer: LimitRecognizer>: Workload {
  private var recognizer: Recognizer
  private let events: [LimitEvent]
  private let period: Int64
  private let expected: Tally
  private var start: Int64 = 0
  private var cycles: Int = 0

  init(_ recognizer: Recognizer, _ steps: [Step], everyMilliseconds period: Int64, expected: Tally) {
    self.recognizer = recognizer
    events = steps.map(LimitEvent.init)
    self.period = period * 1_000_000
    self.expected = expected
  }

  mutating func run(cycles: Int) {
    for _ in 0..<cycles {
      for event in events {
        var event = event
        event.time += start
        recognizer.on(event)
      }
      start += period
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(recognizer.tally, expected * cycles)
  }
}
