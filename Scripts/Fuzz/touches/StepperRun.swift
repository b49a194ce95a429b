import StepperCore

/// A value that the bytes can name.
protocol FuzzedValue: SteppableValue {
  static func read(_ bytes: inout Bytes) -> Self
}

extension Int: FuzzedValue {
  static func read(_ bytes: inout Bytes) -> Int { bytes.int() }
}

extension Double: FuzzedValue {
  static func read(_ bytes: inout Bytes) -> Double { bytes.double() }
}

/// A stepper that is told what the bytes say, and checks of what it answers.
struct StepperRun<Value: FuzzedValue> {
  private var bytes: Bytes
  private var stepper: StepperMachine<Value>
  private var value: Value
  private var isEditing: Bool = false
  private var lastEvent: Int64 = .min
  private var time: Int64 = 0

  /// Nil if the bytes describe no stepper.
  init?(_ bytes: Bytes) {
    var bytes = bytes
    let first = Value.read(&bytes)
    guard let range = Self.range(&bytes), let policy = Self.policy(&bytes) else { return nil }
    let largeStep = bytes.bool() ? 10 : bytes.int()
    let rollsBack = bytes.bool()
    time = bytes.time(after: 0)
    guard
      let stepper = try? StepperMachine(
        value: first,
        range: range,
        policy: policy,
        largeStep: largeStep,
        rollsBackOnCancel: rollsBack,
        at: Timestamp(nanoseconds: time)
      )
    else { return nil }
    self.bytes = bytes
    self.stepper = stepper
    value = first
  }

  private static func range(_ bytes: inout Bytes) -> StepRange<Value>? {
    let given = bytes.byte()
    return try? StepRange(
      lowerBound: given & 1 == 0 ? nil : Value.read(&bytes),
      upperBound: given & 2 == 0 ? nil : Value.read(&bytes),
      step: Value.read(&bytes),
      origin: given & 4 == 0 ? nil : Value.read(&bytes),
      edge: bytes.pick(EdgeRule.allCases),
      wrap: bytes.pick(WrapRule.allCases),
      snap: bytes.pick(SnapRule.allCases)
    )
  }

  private static func policy(_ bytes: inout Bytes) -> PressPolicy? {
    guard let schedule = schedule(&bytes) else { return nil }
    return PressPolicy(
      schedule: schedule,
      stepOn: bytes.bool() ? .press : .release,
      dragOut: bytes.pick(DragOutRule.allCases),
      contention: bytes.pick(ContentionRule.allCases)
    )
  }

  private static func schedule(_ bytes: inout Bytes) -> RepeatSchedule? {
    let presets: [RepeatSchedule] = [.standard, .appKit, .uiStepper, .geometric, .none]
    let kind = bytes.byte()
    guard kind & 1 == 1 else { return presets[Int(kind >> 1) % presets.count] }
    let stages = (0..<Int(kind >> 1 & 3)).map { _ in
      RepeatSchedule.Stage(
        interval: .nanoseconds(bytes.time(after: 0)),
        repeats: bytes.bool() ? nil : bytes.int(),
        multiplier: bytes.bool() ? 1 : bytes.int()
      )
    }
    let first: RepeatSchedule.FirstRepeat = bytes.bool() ? .atDelay : .afterInterval
    return try? RepeatSchedule(delay: .nanoseconds(bytes.time(after: 0)), first: first, stages: stages)
  }

  mutating func run() {
    read(isFirst: true)
    while !bytes.isAtEnd { step() }
    stepper.handle(.tearDown, at: stepper.now)
    read()
    check(!isEditing, "an editing that never ends")
    check(stepper.nextDeadline == nil && stepper.activePress == nil, "something goes on after the end")
  }

  private mutating func step() {
    time = bytes.time(after: time)
    catchUp()
    if bytes.byte() < 60 {
      stepper.advance(to: Timestamp(nanoseconds: time))
    } else {
      stepper.handle(input(), at: Timestamp(nanoseconds: time))
    }
    read()
    guard let due = stepper.nextDeadline else { return }
    check(due > stepper.now, "a deadline is left over: \(due) at \(stepper.now)")
  }

  /// Takes the deadlines one by one, and drops those of a leap in time.
  private mutating func catchUp() {
    let end = Timestamp(nanoseconds: time)
    for _ in 0..<50 {
      guard stepper.advanceOneDeadline(upTo: end) else { return }
      read()
    }
    stepper.skipMissedRepeats(upTo: end)
  }

  private mutating func input() -> StepperInput<Value> {
    let id = PressID(Int(bytes.byte() & 3))
    let magnitude = bytes.pick(StepMagnitude.allCases)
    switch bytes.byte() % 20 {
    case 0, 1, 2: return .pressed(id, bytes.pick(StepDirection.allCases), magnitude)
    case 3: return .exited(id)
    case 4: return .entered(id)
    case 5: return .released(id)
    case 6: return .cancelled(id)
    case 7: return .perform(.increment(magnitude))
    case 8: return .perform(.decrement(magnitude))
    case 9: return .perform(.toMinimum)
    case 10: return .perform(.toMaximum)
    case 11: return .perform(.set(Value.read(&bytes)))
    case 12: return .scrolled(notches: bytes.double())
    case 13: return .setValue(Value.read(&bytes))
    case 14:
      return .setRange(lowerBound: bound(), upperBound: bound())
    case 15: return .setLowerBound(bound())
    case 16: return .setUpperBound(bound())
    case 17: return .setStep(Value.read(&bytes))
    case 18: return .setEnabled(bytes.bool())
    default: return bytes.byte() < 250 ? .suspend : .tearDown
    }
  }

  private mutating func bound() -> Value? { bytes.bool() ? Value.read(&bytes) : nil }

  /// Checks the events of an input, and the value it leaves.
  private mutating func read(isFirst: Bool = false) {
    for event in stepper.events {
      check(event.time.nanoseconds >= lastEvent, "an event's time goes back")
      lastEvent = event.time.nanoseconds
      follow(event.kind, isFirst: isFirst)
    }
    check(isFirst || value == stepper.value, "the value \(stepper.value) was not told, but \(value)")
    value = stepper.value
    check(value.isFinite, "\(value) is not finite")
    check(stepper.range.clamped(value) == value, "\(value) is outside \(stepper.range)")
    if let lower = stepper.range.lowerBound { check(value >= lower, "\(value) is less than \(lower)") }
    if let upper = stepper.range.upperBound { check(value <= upper, "\(value) is more than \(upper)") }
    check(isEditing == (stepper.activeDirection != nil), "the editing is not that of a press")
    _ = (stepper.canIncrement, stepper.canDecrement)
  }

  private mutating func follow(_ kind: StepperEvent<Value>.Kind, isFirst: Bool) {
    switch kind {
    case .changed(let old, let new, _):
      check(old == value || isFirst, "changed from \(old), but it was \(value)")
      check(old != new, "a change that changes nothing")
      value = new
    case .editingBegan:
      check(!isEditing, "editing began twice")
      isEditing = true
    case .editingEnded:
      check(isEditing, "editing ended without a beginning")
      isEditing = false
    case .committed(let old, let new): check(old != new, "a commitment of nothing")
    case .hitBound, .blocked, .wrapped, .ignored, .rejected: break
    }
  }
}
