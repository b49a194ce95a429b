/// Presses, and the one deadline they have.
extension StepperMachine {
  @inlinable
  mutating func takeDeadline(upTo time: Timestamp) -> Bool {
    guard let due = press.nextDeadline, due <= time, let session, let multiplier = press.deadlinePassed() else {
      return false
    }
    currentTime = due
    step(session.direction, session.magnitude, times: multiplier, .repeat)
    return true
  }

  @inlinable
  mutating func beginPress(_ id: PressID, _ direction: StepDirection, _ magnitude: StepMagnitude) {
    guard isEnabled else { return emit(.ignored(.disabled)) }
    switch press.handle(.pressed(id), at: now) {
    case .none, .ended: break
    case .ignored(let reason): emit(.ignored(reason))
    case .began(let steps): open(direction, magnitude, steps: steps)
    case .superseded(let steps):
      close(.superseded)
      open(direction, magnitude, steps: steps)
    }
  }

  @inlinable
  mutating func follow(_ input: PressInput) {
    switch press.handle(input, at: now) {
    case .none: meetBounds()
    case .began, .superseded: break
    case .ignored(let reason): emit(.ignored(reason))
    case .ended(let reason, let steps): finish(reason, steps: steps)
    }
  }

  /// Ends the held press, if any, without a step.
  @inlinable
  mutating func endPress(_ reason: PressEnd) {
    switch press.end(reason) {
    case .none, .began, .superseded, .ignored: break
    case .ended(let reason, let steps): finish(reason, steps: steps)
    }
  }

  @inlinable
  mutating func open(_ direction: StepDirection, _ magnitude: StepMagnitude, steps: Bool) {
    session = EditingSession(direction: direction, magnitude: magnitude, base: value)
    emit(.editingBegan)
    if steps { step(direction, magnitude, times: 1, .press) } else { meetBounds() }
  }

  @inlinable
  mutating func finish(_ reason: PressEnd, steps: Bool) {
    if steps, let session { step(session.direction, session.magnitude, times: 1, .press) }
    close(reason)
  }

  @inlinable
  mutating func close(_ reason: PressEnd) {
    guard let session else { return }
    // Closed first, so that undoing the press cannot reach a later press that took its place.
    self.session = nil
    if reason != .released && rollsBackOnCancel { change(to: range.settled(session.base), .rollback) }
    if value != session.base { emit(.committed(from: session.base, to: value)) }
    emit(.editingEnded(reason))
  }
}
