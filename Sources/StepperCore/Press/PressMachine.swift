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

  @usableFromInline
  let policy: PressPolicy
  @usableFromInline
  var press: HeldPress?

  /// Creates an idle machine.
  public init(policy: PressPolicy = PressPolicy()) {
    self.policy = policy
  }

  /// What the machine is doing.
  public var phase: Phase { press?.phase ?? .idle }

  /// The press that is held, if any.
  public var activePress: PressID? { press?.id }

  /// The time of the next repeat; nil while none is due to come.
  @inlinable
  public var nextDeadline: Timestamp? {
    guard let due = press?.due, due < .max else { return nil }
    return Timestamp(nanoseconds: due)
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
  @inlinable
  public mutating func deadlinePassed() -> Int? {
    press?.takeRepeat(policy.schedule)
  }

  /// Drops every repeat that fell due by a time but the last, for hosts that would rather lose repeats than catch up.
  public mutating func skipMissedRepeats(upTo time: Timestamp) {
    press?.skipMissed(upTo: time, policy.schedule)
  }

  /// Withdraws the deadline, because no step is possible; the press stays.
  @inlinable
  public mutating func reachBound() {
    if press?.progress == .running { press?.halt(.atBound) }
  }

  /// Goes on with the first repeat later than a time, because a step has become possible.
  @inlinable
  public mutating func leaveBound(at time: Timestamp) {
    if press?.progress == .atBound { press?.resume(at: time, policy.schedule) }
  }

  /// Ends the press that is held, if any, without a step.
  public mutating func end(_ reason: PressEnd) -> PressEffect {
    guard press != nil else { return .none }
    press = nil
    return .ended(reason, steps: false)
  }
}

extension PressMachine {
  private mutating func begin(_ id: PressID, at time: Timestamp) -> PressEffect {
    press = HeldPress(id: id, start: time, policy.schedule)
    return .began(steps: policy.stepOn == .press)
  }

  private mutating func contend(_ id: PressID, with press: HeldPress, at time: Timestamp) -> PressEffect {
    guard id != press.id else { return .ignored(.alreadyPressed) }
    switch policy.contention {
    case .firstWins: return .ignored(.busy)
    case .lastWins:
      self.press = HeldPress(id: id, start: time, policy.schedule)
      return .superseded(steps: policy.stepOn == .press)
    }
  }

  private mutating func exit(_ press: HeldPress) -> PressEffect {
    guard !press.isOutside else { return .ignored(.alreadyOutside) }
    switch policy.dragOut {
    case .cancel: return end(.exited)
    case .pause:
      self.press?.halt(.paused)
      self.press?.isOutside = true
      return .none
    case .ignore:
      self.press?.isOutside = true
      return .none
    }
  }

  private mutating func enter(_ press: HeldPress, at time: Timestamp) -> PressEffect {
    guard press.isOutside else { return .ignored(.alreadyInside) }
    self.press?.isOutside = false
    if policy.dragOut == .pause { self.press?.resume(at: time, policy.schedule) }
    return .none
  }

  private mutating func release(_ press: HeldPress) -> PressEffect {
    self.press = nil
    if press.isOutside && policy.dragOut == .pause { return .ended(.exited, steps: false) }
    return .ended(.released, steps: policy.stepOn == .release && !press.hasRepeated)
  }
}
