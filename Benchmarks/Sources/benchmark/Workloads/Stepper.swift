import StepperCore

/// A stepper whose plus is held for 100 repeats, and then its minus.
struct StepperWorkload<Value: SteppableValue>: Workload {
  private var stepper: StepperMachine<Value>
  private let top: Value
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var changes: Int = 0
  private var commits: Int = 0
  private var highest: Value = .zero

  /// Creates it with a step, a hundred of which make the top.
  init(step: Value, top: Value) throws {
    stepper = try StepperMachine(value: .zero, range: StepRange(lowerBound: .zero, step: step))
    self.top = top
  }

  // A user's code knows the type of its values; the harness calls this one without knowing it.
  @specialized(where Value == Int)
  @specialized(where Value == Double)
  @specialized(where Value == Cents)
  mutating func run(cycles: Int) {
    for _ in 0..<cycles {
      hold(.up)
      hold(.down)
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(changes, 200 * cycles)
    try expect(commits, 2 * cycles)
    try expect(highest, top)
    try expect(stepper.value, .zero)
  }

  @inline(__always)
  private mutating func hold(_ direction: StepDirection) {
    stepper.handle(.pressed(1, direction), at: Timestamp(nanoseconds: start))
    read()
    for due in PressCoreWorkload.dues {
      stepper.advance(to: due.later(by: start))
      read()
    }
    stepper.handle(.released(1), at: PressCoreWorkload.lift.later(by: start))
    read()
    start += PressCoreWorkload.period
  }

  @inline(__always)
  private mutating func read() {
    for event in stepper.events {
      switch event.kind {
      case .changed(_, let value, _):
        changes += 1
        highest = max(highest, value)
      case .committed: commits += 1
      case .hitBound, .blocked, .wrapped, .editingBegan, .editingEnded, .ignored, .rejected: break
      }
    }
  }
}

/// Steppers of several types of values.
enum Steppers {
  static var entries: [Entry] {
    [
      PressCoreWorkload.entry,
      entry("StepperMachine<Int>, held", int, .beside(FlatStepperWorkload.play), goal: .ratio(2)),
      entry("StepperMachine<Double>, held", double, .none, goal: nil),
      entry("StepperMachine of one's own, held", own, .beside(int), goal: .ratio(2)),
    ]
  }

  private static func entry(_ name: String, _ play: Play, _ reference: Entry.Reference, goal: Goal?) -> Entry {
    Entry(name, play, reference, units: PressCoreWorkload.events, goal: goal)
  }

  private static var int: Play {
    Play("stepper-int", cycles: 10) { try StepperWorkload(step: 1, top: 100) }
  }

  private static var double: Play {
    Play("stepper-double", cycles: 10) { try StepperWorkload(step: 0.1, top: 10.0) }
  }

  private static var own: Play {
    Play("stepper-own", cycles: 10) { try StepperWorkload(step: Cents(count: 5), top: Cents(count: 500)) }
  }
}
