/// One press after another on a stepper's buttons, and the only deadline a stepper ever has: that of the next repeat.
///
/// ```
///                          deadline                  deadline ┌──┐
///            pressed      ┌──────────────────────────────┐    │  │
///   idle ───────────▶ armed                              ▼    ▼  │
///    ▲                │ ▲ │ reachBound            repeating ─────┘
///    │                │ │ └──────────▶ atBound ◀──────┘ │ ▲
///    │         exited │ │ entered      │   │  leaveBound│ │
///    │       (.pause) ▼ │              │   └──────────▶ armed or repeating
///    │              paused ◀───────────┘ exited (.pause)
///    │                │
///    └────────────────┴── released, cancelled, exited (.cancel), end: from every state but idle
/// ```
///
/// `exited` leads to `paused` from `repeating` too, and `entered` from there to `repeating` if the press has repeated
/// before. With the `.ignore` rule `exited` and `entered` change no state. With the `.lastWins` rule another press
/// leads to `armed` from every state.
///
/// *Timing.* The k-th repeat is due at the start of the press plus the schedule's offset for k. After a pause or a
/// bound the machine goes on with the first repeat that is later than the moment of return.
///
/// *Not its business*: the value, whether a step is possible (it is told), geometry, and the clock.
public struct PressMachine: Hashable, Sendable {
  /// What a machine is doing.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// No press is held.
    case idle
    /// A press is held and has not repeated yet.
    case armed
    /// A press is held and has repeated.
    case repeating
    /// A press is held outside its button, and its repeats are paused.
    case paused
    /// A press is held where no further step is possible.
    case atBound
  }

  private enum State: Hashable, Sendable {
    case idle
    case armed(Press)
    case repeating(Press)
    case paused(Press)
    case atBound(Press)
  }

  private struct Press: Hashable, Sendable {
    let id: PressID
    let start: Timestamp
    /// The index of the next repeat.
    var next: Int = 0
    /// When that one is due, in nanoseconds; `Int64.max` if it never comes.
    var due: Int64 = .max
    /// How many steps it makes.
    var steps: Int = 0
    var hasRepeated: Bool = false
    var isOutside: Bool = false

    func moved(outside: Bool) -> Press {
      var copy = self
      copy.isOutside = outside
      return copy
    }
  }

  private let policy: PressPolicy
  private var state: State = .idle

  /// Creates an idle machine.
  public init(policy: PressPolicy = PressPolicy()) {
    self.policy = policy
  }

  /// What the machine is doing.
  public var phase: Phase {
    switch state {
    case .idle: .idle
    case .armed: .armed
    case .repeating: .repeating
    case .paused: .paused
    case .atBound: .atBound
    }
  }

  /// The press that is held, if any.
  public var activePress: PressID? { press?.id }

  /// The time of the next repeat; nil while none is due to come.
  public var nextDeadline: Timestamp? {
    switch state {
    case .idle, .paused, .atBound: return nil
    case .armed(let press), .repeating(let press):
      return press.due == .max ? nil : Timestamp(nanoseconds: press.due)
    }
  }

  /// Takes an input at a time, which must not be earlier than that of any input before.
  ///
  /// Deadlines up to that time must have been taken first.
  public mutating func handle(_ input: PressInput, at time: Timestamp) -> PressEffect {
    switch (input, press) {
    case (.pressed(let id), nil): begin(id, at: time)
    case (.pressed(let id), let press?): contend(id, with: press, at: time)
    case (.exited(let id), let press?) where id == press.id: exit(press)
    case (.entered(let id), let press?) where id == press.id: enter(press, at: time)
    case (.released(let id), let press?) where id == press.id: release(press)
    case (.cancelled(let id), let press?) where id == press.id: end(.cancelled)
    case (.exited, _), (.entered, _), (.released, _), (.cancelled, _): .ignored(.notPressed)
    }
  }

  /// Takes the deadline that has passed and returns how many steps the repeat makes; nil if none was due to come.
  public mutating func deadlinePassed() -> Int? {
    switch state {
    case .idle, .paused, .atBound: return nil
    case .armed(let press), .repeating(let press):
      guard press.due < .max else { return nil }
      var next = awaiting(press.next + 1, press)
      next.hasRepeated = true
      state = .repeating(next)
      return press.steps
    }
  }

  /// Drops every repeat that fell due by a time but the last, for hosts that would rather lose repeats than catch up.
  public mutating func skipMissedRepeats(upTo time: Timestamp) {
    switch state {
    case .idle, .paused, .atBound: break
    case .armed(let press): state = .armed(awaiting(lastIndex(of: press, upTo: time), press))
    case .repeating(let press): state = .repeating(awaiting(lastIndex(of: press, upTo: time), press))
    }
  }

  /// Withdraws the deadline, because no step is possible; the press stays.
  public mutating func reachBound() {
    switch state {
    case .idle, .paused, .atBound: break
    case .armed(let press), .repeating(let press): state = .atBound(press)
    }
  }

  /// Goes on with the first repeat later than a time, because a step has become possible.
  public mutating func leaveBound(at time: Timestamp) {
    switch state {
    case .idle, .armed, .repeating, .paused: break
    case .atBound(let press): state = resumed(press, at: time)
    }
  }

  /// Ends the press that is held, if any, without a step.
  public mutating func end(_ reason: PressEnd) -> PressEffect {
    guard press != nil else { return .none }
    state = .idle
    return .ended(reason, steps: false)
  }
}

extension PressMachine {
  private var press: Press? {
    switch state {
    case .idle: nil
    case .armed(let press), .repeating(let press), .paused(let press), .atBound(let press): press
    }
  }

  private mutating func begin(_ id: PressID, at time: Timestamp) -> PressEffect {
    state = .armed(awaiting(0, Press(id: id, start: time)))
    return .began(steps: policy.stepOn == .press)
  }

  private mutating func contend(_ id: PressID, with press: Press, at time: Timestamp) -> PressEffect {
    guard id != press.id else { return .ignored(.alreadyPressed) }
    switch policy.contention {
    case .firstWins: return .ignored(.busy)
    case .lastWins:
      state = .armed(awaiting(0, Press(id: id, start: time)))
      return .superseded(steps: policy.stepOn == .press)
    }
  }

  private mutating func exit(_ press: Press) -> PressEffect {
    guard !press.isOutside else { return .ignored(.alreadyOutside) }
    switch policy.dragOut {
    case .cancel: return end(.exited)
    case .pause:
      state = .paused(press.moved(outside: true))
      return .none
    case .ignore:
      state = stateInPlace(of: press.moved(outside: true))
      return .none
    }
  }

  private mutating func enter(_ press: Press, at time: Timestamp) -> PressEffect {
    guard press.isOutside else { return .ignored(.alreadyInside) }
    let inside = press.moved(outside: false)
    state = policy.dragOut == .pause ? resumed(inside, at: time) : stateInPlace(of: inside)
    return .none
  }

  private mutating func release(_ press: Press) -> PressEffect {
    state = .idle
    if press.isOutside && policy.dragOut == .pause { return .ended(.exited, steps: false) }
    return .ended(.released, steps: policy.stepOn == .release && !press.hasRepeated)
  }

  /// The present state with another payload.
  private func stateInPlace(of press: Press) -> State {
    switch state {
    case .idle: .idle
    case .armed: .armed(press)
    case .repeating: .repeating(press)
    case .paused: .paused(press)
    case .atBound: .atBound(press)
    }
  }

  private func resumed(_ press: Press, at time: Timestamp) -> State {
    let press = awaiting(max(press.next, policy.schedule.firstIndex(after: elapsed(press, at: time))), press)
    return press.hasRepeated ? .repeating(press) : .armed(press)
  }

  /// The press with a repeat to come.
  private func awaiting(_ index: Int, _ press: Press) -> Press {
    var press = press
    press.next = index
    if let (offset, steps) = policy.schedule.moment(at: index) {
      press.due = press.start.nanoseconds.addingSaturated(offset)
      press.steps = steps
    } else {
      press.due = .max
    }
    return press
  }

  private func lastIndex(of press: Press, upTo time: Timestamp) -> Int {
    max(press.next, policy.schedule.firstIndex(after: elapsed(press, at: time)) - 1)
  }

  private func elapsed(_ press: Press, at time: Timestamp) -> Int64 {
    let (elapsed, overflow) = time.nanoseconds.subtractingReportingOverflow(press.start.nanoseconds)
    guard overflow else { return elapsed }
    return time < press.start ? .min : .max
  }
}
