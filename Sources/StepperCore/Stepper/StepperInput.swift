/// How far a step goes.
public enum StepMagnitude: Hashable, Sendable, CaseIterable {
  /// One step.
  case normal
  /// As many steps as the configuration gives a large step.
  case large
}

/// A command of a keyboard, of an assistive technology or of the app's own buttons: one action, never repeated.
public enum StepCommand<Value: SteppableValue>: Hashable, Sendable {
  /// A step up.
  case increment(StepMagnitude = .normal)
  /// A step down.
  case decrement(StepMagnitude = .normal)
  /// To the lowest value that can be reached; ignored where the range is open below.
  case toMinimum
  /// To the greatest value that can be reached; ignored where the range is open above.
  case toMaximum
  /// To a value the user entered; one outside the bounds gives the nearer bound.
  case set(Value)
}

/// Everything that can happen to a stepper, apart from the passing of time.
public enum StepperInput<Value: SteppableValue>: Hashable, Sendable {
  /// A press went down on one of the buttons.
  case pressed(PressID, StepDirection, StepMagnitude = .normal)
  /// A press left its button.
  case exited(PressID)
  /// A press came back to its button.
  case entered(PressID)
  /// A press came up.
  case released(PressID)
  /// The system took a press away.
  case cancelled(PressID)
  /// A command is to be performed.
  case perform(StepCommand<Value>)
  /// A wheel was turned by a number of notches, upwards if positive; fractions add up until they make a step.
  case scrolled(notches: Double)
  /// The app sets the value; the one that the stepper has already changes nothing.
  case setValue(Value)
  /// The app sets both bounds; nil for an open side.
  case setRange(lowerBound: Value?, upperBound: Value?)
  /// The app sets the lower bound, which takes an upper bound below it along.
  case setLowerBound(Value?)
  /// The app sets the upper bound, which takes a lower bound above it along.
  case setUpperBound(Value?)
  /// The app sets the step; a held press goes on with it at its next repeat.
  case setStep(Value)
  /// The app enables or disables the stepper; disabling ends a held press.
  case setEnabled(Bool)
  /// The app goes to the background, or the stepper out of sight; a held press ends.
  case suspend
  /// The stepper is taken away for good; everything after it is ignored.
  case tearDown
}
