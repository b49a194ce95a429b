/// The identity of a press: one finger, pointer or key from its going down to its coming up.
public struct PressID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number the host knows the press by.
  public let rawValue: Int

  /// Creates an identity from the host's number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identity from a literal.
  public init(integerLiteral value: Int) {
    rawValue = value
  }
}

/// What happens to a button under a press; where the button is and how far its edge reaches is the host's business.
public enum PressInput: Hashable, Sendable {
  /// The press went down on the button.
  case pressed(PressID)
  /// The press, still down, left the button.
  case exited(PressID)
  /// The press, still down, came back.
  case entered(PressID)
  /// The press came up.
  case released(PressID)
  /// The system took the press away.
  case cancelled(PressID)
}

/// Why a press ended.
public enum PressEnd: Hashable, Sendable, CaseIterable {
  /// It was released.
  case released
  /// It left the button, or came up outside it, where the policy does not allow that.
  case exited
  /// The system took it away.
  case cancelled
  /// A later press took its place.
  case superseded
  /// The stepper was disabled.
  case disabled
  /// The stepper was suspended.
  case suspended
  /// The stepper was torn down.
  case tornDown
}

/// Why an input changed nothing, or its time did not count.
public enum IgnoredReason: Hashable, Sendable {
  /// Another press is held.
  case busy
  /// The press is down already.
  case alreadyPressed
  /// No such press is held.
  case notPressed
  /// The press is outside the button already.
  case alreadyOutside
  /// The press is inside the button already.
  case alreadyInside
  /// The stepper is disabled.
  case disabled
  /// The stepper was torn down.
  case tornDown
  /// The number of notches is NaN or infinite.
  case notFinite
  /// The range is open on that side.
  case noBound
  /// The input's time lies before that of an earlier one, by this much.
  ///
  /// A press that begins or goes on then makes no step: it is not begun, or cancelled. Any other input counts as given
  /// at the machine's own time.
  case timeWentBack(by: Duration)
}

/// What follows from a press input.
public enum PressEffect: Hashable, Sendable {
  /// Nothing to be done.
  case none
  /// The press began; it steps at once if so told.
  case began(steps: Bool)
  /// The press took the place of the one that was held; it steps at once if so told.
  case superseded(steps: Bool)
  /// The press ended; its one step is to be made if so told.
  case ended(PressEnd, steps: Bool)
  /// The input did not fit.
  case ignored(IgnoredReason)
}
