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
    let (before, result) = (value, result(ofSteps: count))
    if result.value == before { emit(.blocked(direction)) }
    take(result.value, reason)
    meetBounds()
    if result.wrapped { emit(.wrapped(from: before, to: result.value)) }
    if !canStep(direction) && reported.insert(direction) { emit(.hitBound(direction)) }
  }

  @inlinable
  @inline(__always)
  func result(ofSteps count: Int) -> StepResult<Value> {
    if let session, let next = session.next, count == session.direction.sign { return next }
    return range.step(value, by: count)
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
  @inline(__always)
  mutating func take(_ newValue: Value, _ reason: ChangeReason) {
    if newValue != value {
      let before = value
      currentValue = newValue
      buffer.append(StepperEvent(time: now, kind: .changed(from: before, to: newValue, reason)))
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
  @inlinable
  @inline(__always)
  mutating func meetBounds() {
    if let direction = session?.direction {
      let next = range.step(value, by: direction.sign)
      session?.next = next
      if next.value != value { press.leaveBound(at: now) } else { press.reachBound() }
    }
    if reported.up || reported.down { forgetBounds() }
  }

  @inlinable
  @inline(never)
  mutating func forgetBounds() {
    if reported.up && canStep(.up) { reported.up = false }
    if reported.down && canStep(.down) { reported.down = false }
  }

  /// Whether a step one way is possible, which the held press may have found out.
  @inlinable
  @inline(__always)
  func canStep(_ direction: StepDirection) -> Bool {
    if let session, let next = session.next, direction == session.direction { return next.value != value }
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
