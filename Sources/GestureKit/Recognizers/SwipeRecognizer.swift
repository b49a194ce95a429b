import StepperCore

/// Recognizes a finger that moves quickly in one direction.
///
/// ```
///           landed            far enough along, less across
///   idle ───────────▶ pressed ─────────────────────────────▶ over: ended
///                       │
///                       └─▶ over: failed
///                            due: too slow, lifted, second finger, system
/// ```
///
/// *Timing.* The maximum duration runs from the landing and is due one nanosecond after its value.
///
/// *Known limits.* A finger that had not moved far enough before its lift fails the swipe, however far away it lifts.
struct SwipeRecognizer: Machine {
  private enum State: Hashable, Sendable {
    case idle
    case pressed(Contact)
    case over(GestureValue, FailureReason?)
  }

  /// The finger that is followed.
  private struct Contact: Hashable, Sendable {
    let finger: Int
    let start: ScenePoint
    /// When it has taken too long.
    let due: Int64
    /// How far it is along the direction, in points; negative the opposite way.
    var along: Double = 0
    /// How far it is from the line along the direction, in points.
    var across: Double = 0
  }

  private let definition: Swipe
  /// The definition's duration, in nanoseconds.
  private let maximumDuration: Int64
  private var state: State = .idle
  private(set) var trail = FingerTrail()

  init(_ definition: Swipe) {
    self.definition = definition
    maximumDuration = definition.maximumDuration.saturatedNanoseconds
  }

  var due: Int64 {
    if case .pressed(let contact) = state { contact.due } else { .max }
  }

  var isPressing: Bool { false }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    if case .over(let value, _) = state { value } else { .none }
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
    trail.clear()
  }
}

extension SwipeRecognizer {
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? land(sample) : (state, .none)
    case .pressed(let contact) where contact.finger == sample.finger: follow(sample, from: contact)
    case .pressed: sample.phase == .began ? failed(.tooManyTouches(limit: 1)) : (state, .none)
    case .over: (state, .none)
    }
  }

  private func transitionWhenDue() -> (State, Signal) {
    switch state {
    case .idle, .over: (state, .none)
    case .pressed: failed(.tooSlow(limit: definition.maximumDuration))
    }
  }

  private mutating func land(_ sample: TouchSample) -> (State, Signal) {
    trail.add(sample.location, at: sample.time)
    let due = sample.time.exceeding(maximumDuration)
    return (.pressed(Contact(finger: sample.finger, start: sample.location, due: due)), .none)
  }

  private mutating func follow(_ sample: TouchSample, from contact: Contact) -> (State, Signal) {
    switch sample.phase {
    case .began: (state, .none)
    case .moved: move(sample, from: contact)
    case .ended: failed(shortfall(of: contact))
    case .cancelled: failed(.system)
    }
  }

  private mutating func move(_ sample: TouchSample, from contact: Contact) -> (State, Signal) {
    trail.add(sample.location, at: sample.time)
    var contact = contact
    (contact.along, contact.across) = definition.direction.parts(of: contact.start.displacement(to: sample.location))
    guard contact.along >= definition.minimumDistance, contact.along > contact.across else {
      return (.pressed(contact), .none)
    }
    return (.over(.swipe(definition.direction, sample: trail.newest), nil), .ended)
  }

  /// Why the finger was no swipe where it was last seen before its lift.
  private func shortfall(of contact: Contact) -> FailureReason {
    contact.along < definition.minimumDistance
      ? .movedTooLittle(by: max(contact.along, 0), minimum: definition.minimumDistance)
      : .wrongDirection(along: contact.along, across: contact.across)
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(.none, reason), .failed)
  }
}

extension SwipeDirection {
  /// How far a movement goes along the direction, negative the opposite way, and across it, in points.
  fileprivate func parts(of movement: SceneVector) -> (along: Double, across: Double) {
    switch self {
    case .left: (-movement.dx, abs(movement.dy))
    case .right: (movement.dx, abs(movement.dy))
    case .up: (-movement.dy, abs(movement.dx))
    case .down: (movement.dy, abs(movement.dx))
    }
  }
}

extension SwipeRecognizer {
  /// The states without what they carry.
  enum Stage: String, CaseIterable { case idle, pressed, over }

  var stage: Stage {
    switch state {
    case .idle: .idle
    case .pressed: .pressed
    case .over: .over
    }
  }
}
