import GestureKit
import StepperCore

/// One input of a cycle, at a time from its start.
enum Step {
  case touch(Touch)
  case tick(Timestamp)

  static func touch(
    _ phase: TouchPhase,
    _ x: Double,
    _ y: Double,
    at milliseconds: Int64,
    finger: Int = 1
  ) -> Step {
    .touch(
      Touch(
        id: TouchID(rawValue: finger),
        phase: phase,
        location: ScenePoint(x: x, y: y),
        timestamp: .milliseconds(milliseconds)
      )
    )
  }

  /// A finger that is down for 50 ms.
  static func tap(_ x: Double = 100, _ y: Double = 100, at start: Int64 = 0) -> [Step] {
    [touch(.began, x, y, at: start), touch(.ended, x, y, at: start + 50)]
  }

  /// A finger that moves by 2 points to the right and 1 downwards every 8 ms, and lifts 8 ms after its last move.
  static func drag(moves: Int, at start: Int64 = 0) -> [Step] {
    let moved = (1...moves).map { move in
      touch(.moved, 100 + 2 * Double(move), 100 + Double(move), at: start + 8 * Int64(move))
    }
    let (x, y) = (100 + 2 * Double(moves), 100 + Double(moves))
    return [touch(.began, 100, 100, at: start)] + moved + [touch(.ended, x, y, at: start + 8 * Int64(moves + 1))]
  }

  /// A finger that rests: the hold after 0.5 s, 100 repeats at 0.1 s, and the lift 50 ms later.
  static func hold() -> [Step] {
    let ticks = (0...100).map { Step.tick(.milliseconds(500 + 100 * Int64($0))) }
    return [touch(.began, 100, 100, at: 0)] + ticks + [touch(.ended, 100, 100, at: 10_550)]
  }
}

extension Timestamp {
  static func milliseconds(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  @inline(__always)
  func later(by nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: self.nanoseconds + nanoseconds)
  }
}

extension Touch {
  @inline(__always)
  func later(by nanoseconds: Int64) -> Touch {
    var touch = self
    touch.timestamp = timestamp.later(by: nanoseconds)
    return touch
  }
}
