import StepperCore

/// What follows the finger that holds a button and decides when the button triggers.
enum TriggerRule: Hashable, Sendable {
  case release(PressMachine)
  case longPress(LongPressRecognizer)

  init(_ trigger: ButtonTrigger) throws(SceneError) {
    switch trigger {
    case .release(let repeats):
      self = .release(PressMachine(policy: PressPolicy(schedule: repeats, dragOut: .pause)))
    case .longPress(let minimumDuration, let maximumDistance):
      let definition = LongPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      try definition.spec.check()
      self = .longPress(LongPressRecognizer(definition))
    }
  }

  var nextDeadline: Timestamp? {
    switch self {
    case .release(let machine): machine.nextDeadline
    case .longPress(let machine): machine.due == .max ? nil : Timestamp(nanoseconds: machine.due)
    }
  }

  /// Whether a finger outside the button does not press it.
  var endsOutside: Bool {
    switch self {
    case .release: true
    case .longPress: false
    }
  }

  /// Takes the landing of the finger.
  mutating func begin(_ touch: Touch) {
    switch self {
    case .release(var machine):
      // A press that was taken away may be held still.
      _ = machine.end(.cancelled)
      _ = machine.handle(.pressed(PressID(touch.id.rawValue)), at: touch.timestamp)
      self = .release(machine)
    case .longPress(var machine):
      machine.reset()
      _ = machine.receive(TouchSample(touch))
      self = .longPress(machine)
    }
  }

  /// Takes what the finger did next and returns how the press ended, if there is something to tell of its end.
  mutating func receive(_ touch: Touch, _ press: inout PressRecognizer) -> ButtonEvent.Kind? {
    switch self {
    case .release(var machine):
      var effect: PressEffect = .none
      press.receive(touch) { effect = machine.handle(PressInput($0, PressID(touch.id.rawValue)), at: touch.timestamp) }
      self = .release(machine)
      return ButtonEvent.Kind(effect)
    case .longPress(var machine):
      let signal = machine.receive(TouchSample(touch))
      self = .longPress(machine)
      guard signal == .failed, let reason = machine.reason else { return nil }
      return reason == .system ? .cancelled(reason) : .failed(reason)
    }
  }

  /// Takes the passing of the deadline; nil if none was due to come.
  mutating func deadlinePassed() -> TriggerCause? {
    switch self {
    case .release(var machine):
      let steps = machine.deadlinePassed()
      self = .release(machine)
      return steps == nil ? nil : .repeat
    case .longPress(var machine):
      let signal = machine.deadlinePassed()
      self = .longPress(machine)
      return signal == .ended ? .longPress : nil
    }
  }

  /// Drops every repeat that fell due by a time but the last.
  mutating func skipMissedRepeats(upTo time: Timestamp) {
    switch self {
    case .release(var machine):
      machine.skipMissedRepeats(upTo: time)
      self = .release(machine)
    case .longPress: break
    }
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
  /// What a press machine's effect means for a button: only the end of a press that has something to tell means anything.
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
