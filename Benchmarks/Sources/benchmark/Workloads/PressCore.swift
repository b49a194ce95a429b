import StepperCore

/// The press machine alone: two presses that are held for 100 repeats each, with no value to step.
///
/// What a stepper takes for the same presses is compared with it.
struct PressCoreWorkload: Workload {
  /// Two presses that go down, take 100 deadlines and come up.
  static let events: Int = 2 * 102
  /// The time from one press to the next.
  static let period: Int64 = 12_000_000_000

  private var machine = PressMachine()
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var steps: Int = 0

  mutating func run(cycles: Int) {
    for _ in 0..<(2 * cycles) {
      steps += machine.handle(.pressed(1), at: Timestamp(nanoseconds: start)).steps
      for due in Self.dues { advance(to: due.later(by: start)) }
      steps += machine.handle(.released(1), at: Self.lift.later(by: start)).steps
      start += Self.period
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(steps, 200 * cycles)
  }

  @inline(__always)
  private mutating func advance(to time: Timestamp) {
    while let due = machine.nextDeadline, due <= time, let steps = machine.deadlinePassed() { self.steps += steps }
  }

  /// When the repeats are due: 0.6, 0.7 … 10.5 s after the press.
  static let dues: [Timestamp] = (1...100).map { .milliseconds(500 + 100 * $0) }
  static let lift: Timestamp = .milliseconds(10_550)

  static var play: Play {
    Play("press-core", cycles: 10) { PressCoreWorkload() }
  }

  static var entry: Entry {
    Entry("PressMachine, held", play, units: events)
  }
}

extension PressEffect {
  /// How many steps follow: none from a press that repeats before its release.
  fileprivate var steps: Int {
    switch self {
    case .began(let steps), .superseded(let steps), .ended(_, let steps): steps ? 1 : 0
    case .none, .ignored: 0
    }
  }
}
