import StepperCore

/// Recognizes a button that is pressed, held, repeated and released.
///
/// ```
///           landed            hold due, inside: began          ┌──┐ repeat due, inside: changed
///   idle ───────────▶ pressed ────────────────────────▶ holding ─┘
///                     │ │   │                           ▲ │   │
///                     │ │   │ hold due,     came back:  │ │   └─▶ over: ended (hold)
///                     │ │   │ outside       began       │ │        lifted inside
///                     │ │   └───────▶ overdue ──────────┘ └─────▶ over: cancelled
///                     │ │             │     │                      lifted outside, system, too many fingers
///                     │ │             │     └─▶ over: ended (hold)
///                     │ │             ▼          lifted inside
///                     │ └─▶ over: failed
///                     │      lifted outside, system, too many fingers
///                     └───▶ over: ended (tap)
///                            lifted inside
/// ```
///
/// *Timing.* The hold is due at its minimum duration, a repeat at the schedule's offset, both counted from the landing;
/// at one time the hold comes first. A repeat that falls due before the hold began or while the finger is outside is
/// dropped: the next one keeps its time, and the count of repeats tells only those that came.
///
/// *Pressing* while the finger is inside, before the hold and during it.
struct ButtonPressRecognizer: Machine {
  private enum State: Hashable, Sendable {
    case idle
    case pressed
    /// The hold fell due while the finger was outside.
    case overdue
    case holding
    /// It has a value if it came to an outcome.
    case over(PressOutcome?, FailureReason?)
  }

  /// The finger that presses; it stands beside the state, which no repeat has to copy then.
  private struct Contact: Hashable, Sendable {
    let finger: Int
    /// When it landed.
    let start: Int64
    /// When it has been down long enough for a hold; `Int64.max` if there is none.
    let holdDue: Int64
    var location: ScenePoint
    var isInside: Bool
    /// The index in the schedule of the next repeat.
    var nextRepeat: Int = 0
    /// When that one is due; `Int64.max` if there is none.
    var repeatDue: Int64 = .max
    /// How many repeats came.
    var repeats: Int = 0

    static let nobody = Contact(finger: -1, start: 0, holdDue: .max, location: .zero, isInside: false)

    mutating func move(to sample: TouchSample) {
      location = sample.location
      isInside = sample.isInside
    }
  }

  private let definition: Press
  /// The definition's duration, in nanoseconds.
  private let minimumDuration: Int64
  private let holds: Bool
  private var state: State = .idle
  private var contact: Contact = .nobody

  init(_ definition: Press) {
    self.definition = definition
    minimumDuration = definition.minimumDuration.saturatedNanoseconds
    holds = definition.minimumDuration > .zero
  }

  var due: Int64 {
    switch state {
    case .idle, .over: .max
    case .pressed: min(contact.holdDue, contact.repeatDue)
    case .overdue, .holding: contact.repeatDue
    }
  }

  var isPressing: Bool {
    switch state {
    case .idle, .over: false
    case .pressed, .overdue, .holding: contact.isInside
    }
  }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    @inline(__always) get {
      guard let outcome else { return .none }
      return value(with: outcome)
    }
  }

  private var outcome: PressOutcome? {
    switch state {
    case .idle: nil
    case .pressed: .tap
    case .overdue, .holding: .hold
    case .over(let outcome, _): outcome
    }
  }

  mutating func receive(_ sample: TouchSample) -> Signal {
    let (next, signal) = transition(on: sample)
    state = next
    return signal
  }

  mutating func deadlinePassed() -> Signal {
    let (next, signal) = transitionWhenDue()
    state = next
    return signal
  }

  /// Takes a repeat that has fallen due and returns the value and when the next one is due, if it holds with its finger
  /// inside: the transition that nearly every deadline of a press is.
  @inline(__always)
  mutating func goOn() -> (value: GestureValue, due: Int64)? {
    guard case .holding = state, contact.isInside else { return nil }
    takeRepeat()
    return (value(with: .hold), contact.repeatDue)
  }

  mutating func abandon() {
    state = .over(outcome, reason)
  }

  mutating func reset() {
    state = .idle
    contact = .nobody
  }
}

extension ButtonPressRecognizer {
  @inline(__always)
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? land(sample) : (state, .none)
    case .pressed where contact.finger == sample.finger: press(sample)
    case .overdue where contact.finger == sample.finger: comeBack(sample)
    case .holding where contact.finger == sample.finger: hold(sample)
    case .pressed, .overdue: isTooMany(sample) ? failed(.tooManyTouches(limit: 1)) : (state, .none)
    case .holding: isTooMany(sample) ? cancelled(.tooManyTouches(limit: 1)) : (state, .none)
    case .over: (state, .none)
    }
  }

  @inline(__always)
  private mutating func transitionWhenDue() -> (State, Signal) {
    switch state {
    case .idle, .over: return (state, .none)
    case .pressed:
      guard contact.holdDue <= contact.repeatDue else {
        dropRepeat()
        return (.pressed, .none)
      }
      return contact.isInside ? (.holding, .began) : (.overdue, .none)
    case .overdue:
      dropRepeat()
      return (.overdue, .none)
    case .holding:
      guard contact.isInside else {
        dropRepeat()
        return (.holding, .none)
      }
      takeRepeat()
      return (.holding, .changed)
    }
  }

  private mutating func land(_ sample: TouchSample) -> (State, Signal) {
    contact = Contact(
      finger: sample.finger,
      start: sample.time,
      holdDue: holds ? sample.time.reaching(minimumDuration) : .max,
      location: sample.location,
      isInside: sample.isInside
    )
    if holds { awaitRepeat(0) }
    return (.pressed, .none)
  }

  private mutating func press(_ sample: TouchSample) -> (State, Signal) {
    switch sample.phase {
    case .began: return (.pressed, .none)
    case .moved:
      contact.move(to: sample)
      return (.pressed, .none)
    case .ended:
      contact.move(to: sample)
      return contact.isInside ? (.over(.tap, nil), .ended) : failed(.liftedOutside)
    case .cancelled: return failed(.system)
    }
  }

  private mutating func comeBack(_ sample: TouchSample) -> (State, Signal) {
    switch sample.phase {
    case .began: return (.overdue, .none)
    case .moved:
      contact.move(to: sample)
      return contact.isInside ? (.holding, .began) : (.overdue, .none)
    case .ended:
      contact.move(to: sample)
      return contact.isInside ? (.over(.hold, nil), .ended) : failed(.liftedOutside)
    case .cancelled: return failed(.system)
    }
  }

  private mutating func hold(_ sample: TouchSample) -> (State, Signal) {
    switch sample.phase {
    case .began: return (.holding, .none)
    case .moved:
      contact.move(to: sample)
      return (.holding, .none)
    case .ended:
      contact.move(to: sample)
      return contact.isInside ? (.over(.hold, nil), .ended) : cancelled(.liftedOutside)
    case .cancelled: return cancelled(.system)
    }
  }

  @inline(__always)
  private mutating func takeRepeat() {
    dropRepeat()
    contact.repeats = contact.repeats.addingSaturated(1)
  }

  /// Lets a repeat pass that falls due.
  @inline(__always)
  private mutating func dropRepeat() {
    awaitRepeat(contact.nextRepeat.addingSaturated(1))
  }

  @inline(__always)
  private mutating func awaitRepeat(_ index: Int) {
    contact.nextRepeat = index
    contact.repeatDue = definition.schedule.moment(at: index).map { contact.start.reaching($0.offset) } ?? .max
  }

  private func isTooMany(_ sample: TouchSample) -> Bool {
    sample.phase == .began && definition.options.extraTouches.isFailing
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(nil, reason), .failed)
  }

  private func cancelled(_ reason: FailureReason) -> (State, Signal) {
    (.over(.hold, reason), .cancelled)
  }

  @inline(__always)
  private func value(with outcome: PressOutcome) -> GestureValue {
    .press(location: contact.location, outcome: outcome, repeats: contact.repeats)
  }
}

extension ButtonPressRecognizer {
  /// The states without what they carry.
  enum Stage: String, CaseIterable { case idle, pressed, overdue, holding, over }

  var stage: Stage {
    switch state {
    case .idle: .idle
    case .pressed: .pressed
    case .overdue: .overdue
    case .holding: .holding
    case .over: .over
    }
  }
}
