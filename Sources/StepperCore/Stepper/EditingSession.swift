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
  /// Where the next step of its direction leads from the value there is; nil until the press has been told.
  ///
  /// A press that cannot step has no deadline, so each step is found out one step ahead, and then only taken.
  @usableFromInline
  var next: StepResult<Value>?

  @inlinable
  init(direction: StepDirection, magnitude: StepMagnitude, base: Value) {
    self.direction = direction
    self.magnitude = magnitude
    self.base = base
  }
}
