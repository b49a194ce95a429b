/// What a held press is editing, and where it began.
struct EditingSession<Value: SteppableValue>: Hashable, Sendable {
  let direction: StepDirection
  let magnitude: StepMagnitude
  /// The value before the press, or the one the app set meanwhile.
  var base: Value
}
