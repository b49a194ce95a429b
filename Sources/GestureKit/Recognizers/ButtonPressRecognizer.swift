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
    case pressed(Contact)
    /// The hold fell due while the finger was outside.
    case overdue(Contact)
    case holding(Contact)
    case over(GestureValue, FailureReason?)
  }

  /// The finger that presses.
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

    func moved(to sample: TouchSample) -> Contact {
      var contact = self
      contact.location = sample.location
      contact.isInside = sample.isInside
      return contact
    }
  }

  private let definition: Press
  /// The definition's duration, in nanoseconds.
  private let minimumDuration: Int64
  private let holds: Bool
  private var state: State = .idle

  init(_ definition: Press) {
    self.definition = definition
    minimumDuration = definition.minimumDuration.saturatedNanoseconds
    holds = definition.minimumDuration > .zero
  }

  var due: Int64 {
    switch state {
    case .idle, .over: .max
    case .pressed(let contact): min(contact.holdDue, contact.repeatDue)
    case .overdue(let contact), .holding(let contact): contact.repeatDue
    }
  }

  var isPressing: Bool {
    switch state {
    case .idle, .over: false
    case .pressed(let contact), .overdue(let contact), .holding(let contact): contact.isInside
    }
  }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    @inline(__always) get {
      switch state {
      case .idle: .none
      case .pressed(let contact): value(of: contact, .tap)
      case .overdue(let contact), .holding(let contact): value(of: contact, .hold)
      case .over(let value, _): value
      }
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

  mutating func abandon() {
    state = .over(value, reason)
  }

  mutating func reset() {
    state = .idle
  }
}

extension ButtonPressRecognizer {
  @inline(__always)
  private func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? land(sample) : (state, .none)
    case .pressed(let contact) where contact.finger == sample.finger: press(contact.moved(to: sample), sample.phase)
    case .overdue(let contact) where contact.finger == sample.finger: comeBack(contact.moved(to: sample), sample.phase)
    case .holding(let contact) where contact.finger == sample.finger: hold(contact.moved(to: sample), sample.phase)
    case .pressed, .overdue: isTooMany(sample) ? failed(.tooManyTouches(limit: 1)) : (state, .none)
    case .holding: isTooMany(sample) ? cancelled(.tooManyTouches(limit: 1)) : (state, .none)
    case .over: (state, .none)
    }
  }

  @inline(__always)
  private func transitionWhenDue() -> (State, Signal) {
    switch state {
    case .idle, .over: return (state, .none)
    case .pressed(let contact):
      guard contact.holdDue <= contact.repeatDue else { return (.pressed(afterRepeat(contact)), .none) }
      return contact.isInside ? (.holding(contact), .began) : (.overdue(contact), .none)
    case .overdue(let contact): return (.overdue(afterRepeat(contact)), .none)
    case .holding(let contact):
      var next = afterRepeat(contact)
      if contact.isInside { next.repeats = next.repeats.addingSaturated(1) }
      return (.holding(next), contact.isInside ? .changed : .none)
    }
  }

  private func land(_ sample: TouchSample) -> (State, Signal) {
    let contact = Contact(
      finger: sample.finger,
      start: sample.time,
      holdDue: holds ? sample.time.reaching(minimumDuration) : .max,
      location: sample.location,
      isInside: sample.isInside
    )
    return (.pressed(holds ? awaiting(0, contact) : contact), .none)
  }

  private func press(_ contact: Contact, _ phase: TouchPhase) -> (State, Signal) {
    switch phase {
    case .began: (state, .none)
    case .moved: (.pressed(contact), .none)
    case .ended: contact.isInside ? ended(contact, .tap) : failed(.liftedOutside)
    case .cancelled: failed(.system)
    }
  }

  private func comeBack(_ contact: Contact, _ phase: TouchPhase) -> (State, Signal) {
    switch phase {
    case .began: (state, .none)
    case .moved: contact.isInside ? (.holding(contact), .began) : (.overdue(contact), .none)
    case .ended: contact.isInside ? ended(contact, .hold) : failed(.liftedOutside)
    case .cancelled: failed(.system)
    }
  }

  private func hold(_ contact: Contact, _ phase: TouchPhase) -> (State, Signal) {
    switch phase {
    case .began: (state, .none)
    case .moved: (.holding(contact), .none)
    case .ended:
      contact.isInside ? ended(contact, .hold) : (.over(value(of: contact, .hold), .liftedOutside), .cancelled)
    case .cancelled: cancelled(.system)
    }
  }

  /// The contact once its next repeat has come or was dropped.
  private func afterRepeat(_ contact: Contact) -> Contact {
    awaiting(contact.nextRepeat.addingSaturated(1), contact)
  }

  private func awaiting(_ index: Int, _ contact: Contact) -> Contact {
    var contact = contact
    contact.nextRepeat = index
    contact.repeatDue = definition.schedule.moment(at: index).map { contact.start.reaching($0.offset) } ?? .max
    return contact
  }

  private func isTooMany(_ sample: TouchSample) -> Bool {
    sample.phase == .began && definition.options.extraTouches.isFailing
  }

  private func ended(_ contact: Contact, _ outcome: PressOutcome) -> (State, Signal) {
    (.over(value(of: contact, outcome), nil), .ended)
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(.none, reason), .failed)
  }

  private func cancelled(_ reason: FailureReason) -> (State, Signal) {
    (.over(value, reason), .cancelled)
  }

  @inline(__always)
  private func value(of contact: Contact, _ outcome: PressOutcome) -> GestureValue {
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
