public import StepperCore

/// One thing that a button did, and when it was due.
public struct ButtonEvent: Hashable, Sendable {
  /// What a button does.
  public enum Kind: Hashable, Sendable {
    /// The button looks pressed from now on, or no longer.
    case pressed(Bool)
    /// The button's action is to be performed.
    case triggered(TriggerCause)
    /// The press did not meet the button's rules: it will not trigger any more.
    case failed(FailureReason)
    /// The press was taken away: by the system or because the button was disabled.
    case cancelled(FailureReason)
    /// An input was ignored, or its time was.
    case ignored(Refusal)
  }

  /// Why an input changed nothing, or its time did not count.
  public enum Refusal: Hashable, Sendable {
    /// A finger landed on the button while another one presses it.
    case busy
    /// The button is disabled.
    case disabled
    /// Something was impossible in a touch; it was dropped or repaired as a ``TouchTracker`` does.
    case touch(TouchDiagnostic.Kind)
  }

  /// When the event was due, on the host's monotonic time base.
  public let time: Timestamp

  /// What happened.
  public let kind: Kind

  /// Creates an event.
  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// Why a button's action is to be performed.
public enum TriggerCause: Hashable, Sendable, CaseIterable {
  /// The finger lifted inside the button.
  case release
  /// The finger was down long enough.
  case longPress
  /// A held press repeated.
  case `repeat`
  /// A keyboard or an assistive technology asked for it; no finger was needed.
  case activation
}

/// When a button's action is to be performed.
public enum ButtonTrigger: Hashable, Sendable {
  /// When the finger lifts inside the button, and before at every repeat of a schedule.
  ///
  /// A press that has repeated does not trigger at its lift. Each repeat triggers once, whatever its multiplier.
  case release(repeats: RepeatSchedule = .none)

  /// When the finger has been down for a duration, within a distance from its start, in points.
  ///
  /// Exactly the distance is allowed, and the duration is due before a lift at the same time. The edge of the button
  /// does not matter once the finger is down, nor does anything but its lift once it has triggered. The defaults are
  /// those of the custom button style this package is modeled on.
  case longPress(minimumDuration: Duration = .seconds(2 as Int64), maximumDistance: Double = 3)
}
