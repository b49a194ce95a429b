import GestureKit
import StepperCore

/// Steps played to a session, its records read after each of them.
struct SessionWorkload: Workload {
  private var session: GestureSession
  private let steps: [Step]
  /// The time from one cycle to the next, in nanoseconds.
  private let period: Int64
  /// What a cycle gives.
  private let expected: Tally
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var tally = Tally()

  init(_ scene: TouchRegion, _ steps: [Step], everyMilliseconds period: Int64, expected: Tally) throws {
    session = try GestureSession(scene)
    self.steps = steps
    self.period = period * 1_000_000
    self.expected = expected
  }

  mutating func run(cycles: Int) {
    for _ in 0..<cycles {
      for step in steps {
        switch step {
        case .touch(let touch): session.handle(touch.later(by: start))
        case .tick(let time): session.advance(to: time.later(by: start))
        }
        tally.read(session)
      }
      start += period
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(tally, expected * cycles)
  }
}
