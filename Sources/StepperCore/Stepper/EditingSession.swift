/// What a held press is editing, and where it began.
@usableFromInline
struct EditingSession<Value: SteppableValue>: Hashable, Sendable {
  @usableFromInline
  let direction: StepDirection
  @usableFromInline
  let magnitude: StepMagnitude
  /// The value before the press, or the one the app set meanwhile.
  @usableFromInline
  var base: Value

  @inlinable
  init(direction: StepDirection, magnitude: StepMagnitude, base: Value) {
    self.direction = direction
    self.magnitude = magnitude
    self.base = base
  }
}
