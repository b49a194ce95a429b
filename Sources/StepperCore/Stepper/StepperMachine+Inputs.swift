/// What each input means.
extension StepperMachine {
  @inlinable
  mutating func apply(_ input: StepperInput<Value>) {
    switch input {
    case .pressed(let id, let direction, let magnitude): beginPress(id, direction, magnitude)
    case .exited(let id): follow(.exited(id))
    case .entered(let id): follow(.entered(id))
    case .released(let id): follow(.released(id))
    case .cancelled(let id): follow(.cancelled(id))
    case .perform(let command): perform(command)
    case .scrolled(let notches): scroll(notches)
    case .setValue(let newValue): set(newValue)
    case .setRange(let lower, let upper):
      replaceRange { (range) throws(StepperConfigurationError<Value>) in
        try range.with(lowerBound: lower, upperBound: upper)
      }
    case .setLowerBound(let bound):
      replaceRange { (range) throws(StepperConfigurationError<Value>) in try range.with(lowerBound: bound) }
    case .setUpperBound(let bound):
      replaceRange { (range) throws(StepperConfigurationError<Value>) in try range.with(upperBound: bound) }
    case .setStep(let step):
      replaceRange { (range) throws(StepperConfigurationError<Value>) in try range.with(step: step) }
    case .setEnabled(let isEnabled): setEnabled(isEnabled)
    case .suspend: rest(.suspended)
    case .tearDown:
      rest(.tornDown)
      availability = .tornDown
    }
  }

  /// Applies an input whose time lies before the machine's own: nothing that was timed wrongly may make a step.
  @inlinable
  mutating func applyLate(_ input: StepperInput<Value>) {
    switch input {
    case .pressed: break
    case .exited(let id), .entered(let id), .released(let id), .cancelled(let id):
      if id == activePress { endPress(.cancelled) }
    case .perform, .scrolled, .setValue, .setRange, .setLowerBound, .setUpperBound, .setStep, .setEnabled, .suspend,
      .tearDown:
      apply(input)
    }
  }

  @inlinable
  mutating func perform(_ command: StepCommand<Value>) {
    guard isEnabled else { return emit(.ignored(.disabled)) }
    let before = value
    switch command {
    case .increment(let magnitude): step(.up, magnitude, times: 1, .command)
    case .decrement(let magnitude): step(.down, magnitude, times: 1, .command)
    case .toMinimum: go(to: range.minimum, .down)
    case .toMaximum: go(to: range.maximum, .up)
    case .set(let entered):
      guard entered.isFinite else { return emit(.rejected(.notFinite(.value, entered))) }
      change(to: range.settled(entered), .command)
    }
    commit(since: before)
  }

  @inlinable
  mutating func go(to end: Value?, _ direction: StepDirection) {
    // Settled, because the bounds themselves need not lie on a grid that every value must lie on.
    guard let end = end.map(range.settled) else { return emit(.ignored(.noBound)) }
    if end == value { emit(.blocked(direction)) }
    change(to: end, .command)
  }

  @inlinable
  mutating func scroll(_ notches: Double) {
    guard isEnabled else { return emit(.ignored(.disabled)) }
    guard notches.isFinite else { return emit(.ignored(.notFinite)) }
    let (before, count) = (value, wheel.add(notches))
    guard count != 0 else { return }
    step(by: count, .wheel)
    commit(since: before)
  }

  /// A command during a press belongs to what the press commits.
  @inlinable
  mutating func commit(since before: Value) {
    if session == nil && value != before { emit(.committed(from: before, to: value)) }
  }

  @inlinable
  mutating func set(_ newValue: Value) {
    guard newValue.isFinite else { return emit(.rejected(.notFinite(.value, newValue))) }
    settle(range.settled(newValue), range.clamped(newValue) == newValue ? .set : .clamped)
  }

  @inlinable
  mutating func setEnabled(_ isEnabled: Bool) {
    if !isEnabled { rest(.disabled) }
    availability = isEnabled ? .enabled : .disabled
  }

  @inlinable
  mutating func rest(_ reason: PressEnd) {
    endPress(reason)
    wheel.reset()
  }
}
