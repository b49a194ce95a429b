/// Everything that changes the value or what it may be.
extension StepperMachine {
  @inlinable
  mutating func step(_ direction: StepDirection, _ magnitude: StepMagnitude, times: Int, _ reason: ChangeReason) {
    let size = magnitude == .large ? largeStep : 1
    step(by: size.multipliedSaturated(by: times).multipliedSaturated(by: direction.sign), reason)
  }

  /// Makes a number of steps as one change; a number other than 0.
  @inlinable
  mutating func step(by count: Int, _ reason: ChangeReason) {
    let direction: StepDirection = count < 0 ? .down : .up
    let (before, result) = (value, range.step(value, by: count))
    if result.value == before { emit(.blocked(direction)) }
    take(result.value, reason)
    let canGoOn = canStep(direction)
    meetBounds(knowing: (direction, canGoOn))
    if result.wrapped { emit(.wrapped(from: before, to: result.value)) }
    if !canGoOn && reported.insert(direction) { emit(.hitBound(direction)) }
  }

  /// Takes on a value that the app has caused, which a held press then counts as its own beginning.
  ///
  /// The value it has already is an echo, as a two-way binding sends it after each change, and not the app's own.
  @inlinable
  mutating func settle(_ newValue: Value, _ reason: ChangeReason) {
    if newValue != value { session?.base = newValue }
    change(to: newValue, reason)
  }

  @inlinable
  mutating func change(to newValue: Value, _ reason: ChangeReason) {
    take(newValue, reason)
    meetBounds()
  }

  @inlinable
  mutating func take(_ newValue: Value, _ reason: ChangeReason) {
    if newValue != value {
      let before = value
      currentValue = newValue
      emit(.changed(from: before, to: newValue, reason))
    }
  }

  @inlinable
  mutating func replaceRange(
    _ make: (StepRange<Value>) throws(StepperConfigurationError<Value>) -> StepRange<Value>
  ) {
    do throws(StepperConfigurationError<Value>) {
      currentRange = try make(range)
      settle(range.settled(value), .range)
    } catch {
      emit(.rejected(error))
    }
  }

  /// Tells the press whether it can step, and forgets a bound that the value has left.
  ///
  /// Whether a step one way is possible may be known already: it takes as long to find out as the step itself.
  @inlinable
  mutating func meetBounds(knowing known: (direction: StepDirection, canStep: Bool)? = nil) {
    if reported.up && canStep(.up, knowing: known) { reported.up = false }
    if reported.down && canStep(.down, knowing: known) { reported.down = false }
    guard let session else { return }
    if canStep(session.direction, knowing: known) { press.leaveBound(at: now) } else { press.reachBound() }
  }

  @inlinable
  func canStep(_ direction: StepDirection, knowing known: (direction: StepDirection, canStep: Bool)? = nil) -> Bool {
    if let known, known.direction == direction { return known.canStep }
    switch direction {
    case .up: return canIncrement
    case .down: return canDecrement
    }
  }

  @inlinable
  mutating func emit(_ kind: StepperEvent<Value>.Kind) {
    buffer.append(StepperEvent(time: now, kind: kind))
  }
}
