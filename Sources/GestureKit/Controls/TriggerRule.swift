import StepperCore

/// What follows the finger that holds a button and decides when the button triggers.
struct TriggerRule: Hashable, Sendable {
  /// Decides where there is no long press.
  private var press: PressMachine
  /// Beside the other and not a case of an enum, so that its memory is changed in place.
  private var longPress: LongPressRecognizer?

  init(_ trigger: ButtonTrigger) throws(SceneError) {
    switch trigger {
    case .release(let repeats):
      press = PressMachine(policy: PressPolicy(schedule: repeats, dragOut: .pause))
    case .longPress(let minimumDuration, let maximumDistance):
      let definition = LongPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      try definition.spec.check()
      press = PressMachine(policy: PressPolicy(schedule: .none))
      longPress = LongPressRecognizer(definition)
    }
  }

  var nextDeadline: Timestamp? {
    guard let due = longPress?.due else { return press.nextDeadline }
    return due == .max ? nil : Timestamp(nanoseconds: due)
  }

  /// Whether a finger outside the button does not press it.
  var endsOutside: Bool { longPress == nil }

  /// Takes the landing of the finger.
  mutating func begin(_ touch: Touch) {
    longPress?.reset()
    guard longPress?.receive(TouchSample(touch)) == nil else { return }
    // A press that was taken away may be held still.
    _ = press.end(.cancelled)
    _ = press.handle(.pressed(PressID(touch.id.rawValue)), at: touch.timestamp)
  }

  /// Takes what the finger did next and returns how the press ended, if there is something to tell of its end.
  mutating func receive(_ touch: Touch, _ finger: inout PressRecognizer) -> ButtonEvent.Kind? {
    guard let signal = longPress?.receive(TouchSample(touch)) else {
      var effect: PressEffect = .none
      finger.receive(touch) { effect = press.handle(PressInput($0, PressID(touch.id.rawValue)), at: touch.timestamp) }
      return ButtonEvent.Kind(effect)
    }
    guard signal == .failed, let reason = longPress?.reason else { return nil }
    return reason == .system ? .cancelled(reason) : .failed(reason)
  }

  /// Takes the passing of the deadline; nil if none was due to come.
  mutating func deadlinePassed() -> TriggerCause? {
    guard let signal = longPress?.deadlinePassed() else { return press.deadlinePassed() == nil ? nil : .repeat }
    return signal == .ended ? .longPress : nil
  }

  /// Drops every repeat that fell due by a time but the last.
  mutating func skipMissedRepeats(upTo time: Timestamp) {
    press.skipMissedRepeats(upTo: time)
  }
}

extension TouchSample {
  /// A touch of the one finger there is.
  fileprivate init(_ touch: Touch) {
    self.init(
      finger: 0,
      phase: touch.phase,
      location: touch.location,
      time: touch.timestamp.nanoseconds,
      isInside: true
    )
  }
}

extension PressInput {
  fileprivate init(_ signal: PressRecognizer.Signal, _ press: PressID) {
    switch signal {
    case .exited: self = .exited(press)
    case .entered: self = .entered(press)
    case .released: self = .released(press)
    case .cancelled: self = .cancelled(press)
    }
  }
}

extension ButtonEvent.Kind {
  /// What a press machine's effect means for a button: only the end of a press that has something to tell means
  /// anything.
  fileprivate init?(_ effect: PressEffect) {
    switch effect {
    case .ended(.released, steps: true): self = .triggered(.release)
    case .ended(.exited, _): self = .failed(.liftedOutside)
    case .ended(.cancelled, _): self = .cancelled(.system)
    case .ended(.released, steps: false), .ended(.superseded, _), .ended(.disabled, _): return nil
    case .ended(.suspended, _), .ended(.tornDown, _), .none, .began, .superseded, .ignored: return nil
    }
  }
}
