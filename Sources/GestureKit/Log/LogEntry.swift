#if !hasFeature(Embedded)
public import StepperCore

/// One thing that happened while a scenario was played.
public struct LogEntry: Hashable, Sendable {
  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A stepper, which is named, did something.
    case stepper(String, StepperEvent<Double>.Kind)
    /// A gesture, which is named, went into a phase, with its value and the reason for its failure.
    case gesture(String, String, value: JSONValue?, reason: LoggedReason?)
    /// A state, which is named, took a value.
    case state(String, JSONValue)
    /// The number of deadlines that are pending changed to this.
    case pendingDeadlines(Int)
    /// A touch was impossible.
    case diagnostic(TouchDiagnostic.Kind, TouchID)
  }

  /// When it was due.
  public let time: Timestamp

  /// What happened.
  public let kind: Kind
}

/// Why a gesture failed or was cancelled.
public struct LoggedReason: Hashable, Sendable {
  /// For people: what was measured and its limit.
  public let text: String

  /// For programs: the kind of the reason and its numbers.
  public let json: JSONValue
}

/// Written as one object of the log of the scenario format; what is not a stepper event has no names to share.
extension LogEntry: Encodable {
  /// Writes the entry as an object.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(time.milliseconds, forKey: .t)
    switch kind {
    case .pendingDeadlines(let count): try object.encode(count, forKey: .pendingDeadlines)
    case .diagnostic(let diagnostic, let touch):
      try object.encode(diagnostic.name, forKey: .diagnostic)
      try object.encode(touch.rawValue, forKey: .touch)
    case .state(let id, let value):
      try object.encode(id, forKey: .state)
      try object.encode(value, forKey: .value)
    case .gesture(let id, let phase, let value, let reason):
      try object.encode(id, forKey: .gesture)
      try object.encode(phase, forKey: .phase)
      try object.encodeIfPresent(value, forKey: .value)
      try object.encodeIfPresent(reason?.json, forKey: .reason)
    case .stepper(let id, let event):
      try object.encode(id, forKey: .stepper)
      try object.encode(event.name, forKey: .event)
      try object.encodeIfPresent(event.from, forKey: .from)
      try object.encodeIfPresent(event.to, forKey: .to)
      try object.encodeIfPresent(event.reason, forKey: .reason)
    }
  }

  private enum Key: CodingKey {
    case t, pendingDeadlines, diagnostic, touch, stepper, event, from, to, reason, gesture, phase, value, state
  }
}
#endif
