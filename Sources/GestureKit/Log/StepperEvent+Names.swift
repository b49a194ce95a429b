#if !hasFeature(Embedded)
public import StepperCore

/// The names and values by which logs and files speak of a stepper's events.
extension StepperEvent.Kind {
  /// The name of the event.
  public var name: String {
    switch self {
    case .changed: "changed"
    case .hitBound: "hitBound"
    case .blocked: "blocked"
    case .wrapped: "wrapped"
    case .editingBegan: "editingBegan"
    case .editingEnded: "editingEnded"
    case .committed: "committed"
    case .ignored: "ignored"
    case .rejected: "rejected"
    }
  }

  /// The value before, where the event is about a change.
  public var from: Value? {
    switch self {
    case .changed(let from, _, _), .wrapped(let from, _), .committed(let from, _): from
    case .hitBound, .blocked, .editingBegan, .editingEnded, .ignored, .rejected: nil
    }
  }

  /// The value after, where the event is about a change.
  public var to: Value? {
    switch self {
    case .changed(_, let to, _), .wrapped(_, let to), .committed(_, let to): to
    case .hitBound, .blocked, .editingBegan, .editingEnded, .ignored, .rejected: nil
    }
  }

  /// Why or where it happened, where the event says so.
  public var reason: String? {
    switch self {
    case .wrapped, .editingBegan, .committed: nil
    case .changed(_, _, let reason): reason.name
    case .hitBound(let direction), .blocked(let direction): direction.name
    case .editingEnded(let end): end.name
    case .ignored(let reason): reason.name
    case .rejected(let error): error.description
    }
  }
}

extension ChangeReason {
  fileprivate var name: String {
    switch self {
    case .press: "press"
    case .repeat: "repeat"
    case .command: "command"
    case .wheel: "wheel"
    case .set: "set"
    case .clamped: "clamped"
    case .range: "range"
    case .rollback: "rollback"
    }
  }
}

extension StepDirection {
  fileprivate var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    }
  }
}

extension PressEnd {
  fileprivate var name: String {
    switch self {
    case .released: "released"
    case .exited: "exited"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .disabled: "disabled"
    case .suspended: "suspended"
    case .tornDown: "tornDown"
    }
  }
}

extension IgnoredReason {
  fileprivate var name: String {
    switch self {
    case .busy: "busy"
    case .alreadyPressed: "alreadyPressed"
    case .notPressed: "notPressed"
    case .alreadyOutside: "alreadyOutside"
    case .alreadyInside: "alreadyInside"
    case .disabled: "disabled"
    case .tornDown: "tornDown"
    case .noBound: "noBound"
    case .notFinite: "notFinite"
    case .timeWentBack: "timeWentBack"
    }
  }
}
#endif
