/// One thing that a stepper did, and when it was due.
public struct StepperEvent<Value: SteppableValue>: Hashable, Sendable {
  /// What a stepper does.
  public enum Kind: Hashable, Sendable {
    /// The value changed.
    case changed(from: Value, to: Value, ChangeReason)
    /// No further step is possible that way, said once each time this comes about.
    ///
    /// It is said by the step that arrives there; if the value came there otherwise, by the first step that is tried.
    case hitBound(StepDirection)
    /// A step was tried and changed nothing.
    case blocked(StepDirection)
    /// The step just reported went round to the other end of the range.
    case wrapped(from: Value, to: Value)
    /// A press began to edit the value.
    case editingBegan
    /// The press that edited the value ended; strictly paired with its beginning.
    case editingEnded(PressEnd)
    /// A press or command is over and has changed the value, from what it was before.
    ///
    /// There is one for each press or command that changed the value, for undo and for the network. What the app set
    /// meanwhile counts as the value before.
    case committed(from: Value, to: Value)
    /// An input was ignored, or its time was.
    case ignored(IgnoredReason)
    /// A new value, range or step was refused because it makes no sense; the old one stays.
    case rejected(StepperConfigurationError<Value>)
  }

  /// When the event was due, on the host's time base.
  public let time: Timestamp

  /// What happened.
  public let kind: Kind

  /// Creates an event.
  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// Why a value changed.
public enum ChangeReason: Hashable, Sendable, CaseIterable {
  /// A press made its one step.
  case press
  /// A held press repeated.
  case `repeat`
  /// A keyboard or accessibility command was performed.
  case command
  /// A wheel was turned.
  case wheel
  /// The app set the value.
  case set
  /// The value lay outside the bounds when it was given, and was taken to the nearer one.
  case clamped
  /// The app changed the range, and the value no longer fitted.
  case range
  /// A cancelled press was undone.
  case rollback
}

/// The direction of a step, and the end of the range it leads to.
public enum StepDirection: Hashable, Sendable, CaseIterable {
  /// To greater values, towards the upper bound.
  case up
  /// To lower values, towards the lower bound.
  case down

  /// 1 upwards, -1 downwards.
  @inlinable
  var sign: Int {
    switch self {
    case .up: 1
    case .down: -1
    }
  }
}
