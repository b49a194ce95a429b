/// A stepper: a value in a range, edited by presses that repeat, by commands and by a wheel, and changed by its app.
///
/// It is a plain value. It is told what happened and when, and answers with ``events``; it says when it wants to be
/// woken next in ``nextDeadline``. The same inputs always give the same events.
///
/// ```swift
/// var stepper = try StepperMachine(value: 0, range: StepRange(0...10, step: 1))
/// stepper.handle(.pressed(1, .up), at: .zero)
/// stepper.advance(to: Timestamp(.milliseconds(750)))
/// stepper.value   // 2: repeats at 0.6 and 0.7 s
/// ```
///
/// *Timing.* Before an input at a time, every deadline up to and including that time is taken, at the time it was due.
///
/// *Speed.* What runs for an input is inlinable, so that it is compiled for the values' type wherever the calling code
/// knows it, a type of one's own included. Generic code, such as that of ``StepperDriver``, runs what was compiled for
/// `Int`, `Double` and `Float`; for other types a tick takes it some fifty times as many instructions.
///
/// *Editing.* A press opens an editing session (`editingBegan`) and closes it (`editingEnded`); one `committed` comes
/// before the end if the press changed the value. A press that cannot step stays until it is released. A command or a
/// wheel during a press changes the value at once, but belongs to what the press commits or undoes.
public struct StepperMachine<Value: SteppableValue>: Hashable, Sendable {
  /// The current value; always finite and inside the bounds, and never a negative zero.
  @inlinable
  public var value: Value { currentValue }

  /// The bounds, the step and the rules at the edges.
  @inlinable
  public var range: StepRange<Value> { currentRange }

  /// What followed from the last input or advance, in order; valid until the next one.
  @inlinable
  public var events: EventBuffer<StepperEvent<Value>> { buffer }

  /// The time up to which the stepper has been told what happened.
  @inlinable
  public var now: Timestamp { currentTime }

  @usableFromInline
  enum Availability: Hashable, Sendable { case enabled, disabled, tornDown }

  // Stored apart from what is public, as inlinable code cannot set what only reads outside of this module.
  @usableFromInline
  var currentValue: Value
  @usableFromInline
  var currentRange: StepRange<Value>
  @usableFromInline
  var buffer: EventBuffer<StepperEvent<Value>> = EventBuffer()
  @usableFromInline
  var currentTime: Timestamp

  @usableFromInline
  let largeStep: Int
  @usableFromInline
  let rollsBackOnCancel: Bool
  @usableFromInline
  var press: PressMachine
  @usableFromInline
  var session: EditingSession<Value>?
  @usableFromInline
  var wheel: WheelAccumulator = WheelAccumulator()
  @usableFromInline
  var availability: Availability = .enabled
  @usableFromInline
  var reported: ReportedBounds = ReportedBounds()

  /// Creates a stepper at rest.
  ///
  /// A value that the range does not allow is changed at once, as if it were set, which is the first of its ``events``.
  ///
  /// - Parameters:
  ///   - value: The value to begin with; finite.
  ///   - range: The bounds, the step and the rules at the edges.
  ///   - policy: How presses behave.
  ///   - largeStep: How many steps a large step makes; at least one. 10 is what Qt and most web steppers use.
  ///   - rollsBackOnCancel: Whether a press that ends otherwise than by its release is undone.
  ///   - time: The time from which the stepper exists; no input may be earlier.
  /// - Throws: ``StepperConfigurationError`` when the value is not finite or the large step less than one.
  @inlinable
  public init(
    value: Value,
    range: StepRange<Value>,
    policy: PressPolicy = PressPolicy(),
    largeStep: Int = 10,
    rollsBackOnCancel: Bool = false,
    at time: Timestamp = .zero
  ) throws(StepperConfigurationError<Value>) {
    guard value.isFinite else { throw .notFinite(.value, value) }
    guard largeStep > 0 else { throw .largeStepNotPositive(largeStep) }
    currentValue = value.unsignedZero
    currentRange = range
    self.largeStep = largeStep
    self.rollsBackOnCancel = rollsBackOnCancel
    press = PressMachine(policy: policy)
    currentTime = time
    set(value)
  }

  /// Whether a step up would change the value.
  @inlinable
  public var canIncrement: Bool { range.canIncrement(value) }

  /// Whether a step down would change the value.
  @inlinable
  public var canDecrement: Bool { range.canDecrement(value) }

  /// Whether the stepper was taken away for good.
  @inlinable
  public var isTornDown: Bool { availability == .tornDown }

  /// Whether the stepper takes presses and commands.
  @inlinable
  public var isEnabled: Bool { availability == .enabled }

  /// What the held press, if any, is doing.
  @inlinable
  public var pressPhase: PressMachine.Phase { press.phase }

  /// The press that is held, if any.
  @inlinable
  public var activePress: PressID? { press.activePress }

  /// The direction in which the held press steps; nil while none is held.
  @inlinable
  public var activeDirection: StepDirection? { session?.direction }

  /// The time of the next repeat; nil while none is due to come.
  @inlinable
  public var nextDeadline: Timestamp? { press.nextDeadline }

  /// Takes an input at a time, after every deadline up to and including that time.
  ///
  /// An input that makes no sense is answered by an `ignored` or `rejected` event and never changes the value.
  ///
  /// - Complexity: Proportional to the number of repeats that fell due; one after ``skipMissedRepeats(upTo:)``.
  @specialized(where Value == Int)
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @inlinable
  public mutating func handle(_ input: StepperInput<Value>, at time: Timestamp) {
    buffer.removeAll()
    while takeDeadline(upTo: time) {}
    let isLate = time < now
    currentTime = max(now, time)
    guard availability != .tornDown else { return emit(.ignored(.tornDown)) }
    if isLate {
      emit(.ignored(.timeWentBack(by: time.duration(to: now))))
      applyLate(input)
    } else {
      apply(input)
    }
    // A hold of no length is due with the press itself.
    while takeDeadline(upTo: now) {}
  }

  /// Takes every deadline up to and including a time; an earlier time changes nothing.
  ///
  /// - Complexity: Proportional to the number of repeats that fell due; one after ``skipMissedRepeats(upTo:)``.
  @specialized(where Value == Int)
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @inlinable
  public mutating func advance(to time: Timestamp) {
    buffer.removeAll()
    while takeDeadline(upTo: time) {}
    currentTime = max(now, time)
  }

  /// Takes the next deadline if it is not later than a time, and returns whether there was one.
  ///
  /// A host that lets the app react to each event before the next deadline calls this until it returns false.
  @specialized(where Value == Int)
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @inlinable
  public mutating func advanceOneDeadline(upTo time: Timestamp) -> Bool {
    buffer.removeAll()
    return takeDeadline(upTo: time)
  }

  /// Drops every repeat that fell due by a time but the last, for hosts that would rather lose repeats than catch up.
  @inlinable
  public mutating func skipMissedRepeats(upTo time: Timestamp) {
    press.skipMissedRepeats(upTo: time)
  }
}
