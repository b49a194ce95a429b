import StepperCore

/// A stepper of `Int` by hand over the press machine: what the same presses come to where nothing is generic.
///
/// It has two bounds and a step, and tells what a `StepperMachine` tells of a press. It has no grid, nothing that
/// wraps, no commands and no wheel, no app that changes anything, and no press but one.
struct FlatStepper {
  struct Event {
    enum Kind {
      case changed(from: Int, to: Int)
      case hitBound
      case blocked
      case editingBegan
      case editingEnded
      case committed(from: Int, to: Int)
    }

    let time: Timestamp
    let kind: Kind
  }

  /// What followed from the last input, in storage that is used again: the first ones, as many as ``count`` says.
  private(set) var events: [Event] = []
  private(set) var count: Int = 0
  private(set) var value: Int = 0

  private let bounds: ClosedRange<Int> = 0...Int.max
  private let size: Int
  private var press = PressMachine()
  private var sign: Int = 1
  private var base: Int = 0
  private var now: Timestamp = .zero

  init(step: Int) {
    size = step
  }

  @inline(never)
  mutating func begin(sign: Int, at time: Timestamp) {
    passDeadlines(upTo: time)
    guard case .began(let steps) = press.handle(.pressed(1), at: time) else { return }
    (self.sign, base) = (sign, value)
    emit(.editingBegan)
    if steps { step(times: 1) }
    if value == bound { press.reachBound() }
  }

  @inline(never)
  mutating func advance(to time: Timestamp) {
    passDeadlines(upTo: time)
  }

  @inline(never)
  mutating func end(at time: Timestamp) {
    passDeadlines(upTo: time)
    guard case .ended(_, let steps) = press.handle(.released(1), at: time) else { return }
    if steps { step(times: 1) }
    if value != base { emit(.committed(from: base, to: value)) }
    emit(.editingEnded)
  }

  private var bound: Int { sign > 0 ? bounds.upperBound : bounds.lowerBound }

  @inline(__always)
  private mutating func passDeadlines(upTo time: Timestamp) {
    count = 0
    while let due = press.nextDeadline, due <= time, let steps = press.deadlinePassed() {
      now = due
      step(times: steps)
    }
    now = max(now, time)
  }

  private mutating func step(times: Int) {
    let (distance, isTooFar) = size.multipliedReportingOverflow(by: sign * times)
    let (sum, isBeyond) = value.addingReportingOverflow(distance)
    let target = isTooFar || isBeyond ? bound : min(max(sum, bounds.lowerBound), bounds.upperBound)
    guard target != value else { return emit(.blocked) }
    emit(.changed(from: value, to: target))
    value = target
    if target == bound {
      press.reachBound()
      emit(.hitBound)
    }
  }

  @inline(__always)
  private mutating func emit(_ kind: Event.Kind) {
    let event = Event(time: now, kind: kind)
    if count < events.count { events[count] = event } else { events.append(event) }
    count += 1
  }
}

/// The flat stepper, whose plus is held for 100 repeats, and then its minus.
struct FlatStepperWorkload: Workload {
  private var stepper = FlatStepper(step: 1)
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var changes: Int = 0
  private var commits: Int = 0
  private var highest: Int = 0

  mutating func run(cycles: Int) {
    for _ in 0..<cycles {
      hold(sign: 1)
      hold(sign: -1)
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(changes, 200 * cycles)
    try expect(commits, 2 * cycles)
    try expect(highest, 100)
    try expect(stepper.value, 0)
  }

  @inline(__always)
  private mutating func hold(sign: Int) {
    stepper.begin(sign: sign, at: Timestamp(nanoseconds: start))
    read()
    for due in PressCoreWorkload.dues {
      stepper.advance(to: due.later(by: start))
      read()
    }
    stepper.end(at: PressCoreWorkload.lift.later(by: start))
    read()
    start += PressCoreWorkload.period
  }

  @inline(__always)
  private mutating func read() {
    for place in 0..<stepper.count {
      switch stepper.events[place].kind {
      case .changed(_, let value):
        changes += 1
        highest = max(highest, value)
      case .committed: commits += 1
      case .hitBound, .blocked, .editingBegan, .editingEnded: break
      }
    }
  }

  static var play: Play {
    Play("stepper-flat", cycles: 10) { FlatStepperWorkload() }
  }
}
