#if !hasFeature(Embedded)
import GestureKit
import StepperCore

// Laws about one run of a stepper.

extension StepperLaw {
  /// The events add up: a press that begins ends and commits once what it has changed, and every change begins where
  /// the last one ended.
  func pairing<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var player = StepperPlayer(stepper)
    var book = Bookkeeping(value: law.value)
    if let error = book.enter(stepper.events) { return error }
    for line in law.lines {
      player.play(line)
      if let error = book.enter(player.stepper.events) { return "\(error), after \(line.text)" }
      guard book.value == player.stepper.value else { return "the value is not told, after \(line.text)" }
      guard (book.press != nil) == (player.stepper.activePress != nil) else {
        return "the press is not told, after \(line.text)"
      }
    }
    return nil
  }

  /// Once every press is up nothing is left to wait for.
  func rest<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var player = StepperPlayer(stepper)
    player.play(law.lines)
    for id in law.presses { player.play(.input(.released(id), player.stepper.now)) }
    let (value, seen) = (player.stepper.value, player.log.count)
    guard player.stepper.pressPhase == .idle, player.stepper.activePress == nil, player.stepper.activeDirection == nil
    else { return "the press goes on: \(player.stepper)" }
    if let deadline = player.stepper.nextDeadline { return "a deadline is pending: \(deadline.nanoseconds)" }
    player.play(.advance(.max))
    guard player.log.count == seen else { return "something comes at rest: \(player.log[seen].text)" }
    return player.stepper.value == value ? nil : "the value changes at rest"
  }

  /// The value is inside the bounds, and a press waits only where it can step.
  func bounds<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var player = StepperPlayer(stepper)
    for line in law.lines {
      player.play(line)
      if let error = excess(of: player.stepper) { return "\(error), after \(line.text)" }
    }
    return nil
  }

  private func excess<Value>(of stepper: StepperMachine<Value>) -> String? {
    guard stepper.range.clamped(stepper.value) == stepper.value else { return "\(stepper.value) is out of bounds" }
    guard stepper.nextDeadline ?? .max > stepper.now else { return "a deadline was missed" }
    let isIdle = stepper.pressPhase == .idle
    guard (stepper.activePress == nil) == isIdle else { return "press and phase differ" }
    guard (stepper.activeDirection == nil) == isIdle else { return "direction and phase differ" }
    let canStep = stepper.activeDirection == .up ? stepper.canIncrement : stepper.canDecrement
    switch stepper.pressPhase {
    case .armed, .repeating: return canStep ? nil : "a press waits where no step is possible"
    case .atBound:
      return canStep ? "a press rests where a step is possible" : deadline(of: stepper)
    case .idle, .paused: return deadline(of: stepper)
    }
  }

  private func deadline<Value>(of stepper: StepperMachine<Value>) -> String? {
    stepper.nextDeadline.map { "a deadline is pending though \(stepper.pressPhase): \($0.nanoseconds)" }
  }
}

extension StepperCase {
  /// The presses it speaks of, in the order in which they come down.
  fileprivate var presses: [PressID] {
    lines.compactMap { line in
      if case .input(.pressed(let id, _, _), _) = line { id } else { nil }
    }
  }
}

/// What the events say about the value, from which what must be committed can be told.
private struct Bookkeeping<Value: SteppableValue> {
  var value: Value
  /// The value that a press which is held has begun with.
  var press: Value?
  /// What a command or a wheel has changed the value from.
  var command: Value?
  /// Whether the press that is held has committed.
  var hasCommitted: Bool = false

  /// Takes the events of one input and returns what is wrong with them.
  mutating func enter(_ events: EventBuffer<StepperEvent<Value>>) -> String? {
    for event in events {
      if let error = enter(event) { return "\(error): \(event.text)" }
    }
    return command == nil ? nil : "a command does not commit"
  }

  private mutating func enter(_ event: StepperEvent<Value>) -> String? {
    switch event.kind {
    case .changed(let from, let to, let reason):
      guard from == value && to != from else { return "changed from another value" }
      change(from, to, reason)
    case .committed(let from, let to):
      guard from == press ?? command, to == value, from != to else { return "committed what did not change" }
      guard !hasCommitted else { return "committed twice" }
      hasCommitted = press != nil
      command = nil
    case .editingBegan:
      guard press == nil else { return "began twice" }
      press = value
    case .editingEnded:
      guard let press else { return "ended without a beginning" }
      guard hasCommitted == (press != value) else { return "ended without a commitment" }
      (self.press, hasCommitted) = (nil, false)
    case .wrapped(let from, let to):
      guard to == value && from != to else { return "wrapped to another value" }
    case .hitBound, .blocked, .ignored, .rejected: break
    }
    return nil
  }

  private mutating func change(_ from: Value, _ to: Value, _ reason: ChangeReason) {
    value = to
    switch reason {
    case .set, .clamped, .range: if press != nil { press = to }
    case .command, .wheel: if press == nil { command = from }
    case .press, .repeat, .rollback: break
    }
  }
}
#endif
