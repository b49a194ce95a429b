import StepperCore

/// Follows a finger that moves, from the moment at which it has moved far enough.
///
/// ```
///           landed            moved far enough          ┌──┐ moved: changed
///   idle ───────────▶ waiting ─────────────────▶ dragging ─┘
///     │                 │               began    ▲ │   │
///     └─────────────────┼────────────────────────┘ │   └─▶ over: ended
///       landed, minimum │ 0                        │        lifted
///                       │                          └─────▶ over: cancelled
///                       └─▶ over: failed                    system, too many fingers
///                            lifted, wrong direction, system, too many fingers
/// ```
///
/// *Timing.* A drag has no deadline.
///
/// *Known limits.*
/// 1. A finger that had not moved far enough before its lift fails the drag, however far away it lifts.
/// 2. The axis decides only whether the drag begins, and not even that with a minimum distance of 0.
struct DragRecognizer: Machine {
  private enum State: Hashable, Sendable {
    case idle
    case waiting(Contact)
    case dragging(Contact)
    case over(GestureValue, FailureReason?)
  }

  /// The finger that is followed.
  private struct Contact: Hashable, Sendable {
    let finger: Int
    let start: ScenePoint
    var location: ScenePoint
    /// The largest distance from the start before the drag began.
    var farthest: Double = 0
  }

  private let definition: Drag
  private var state: State = .idle
  private var trail = FingerTrail()

  init(_ definition: Drag) {
    self.definition = definition
  }

  var due: Int64 { .max }

  var isPressing: Bool { false }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    switch state {
    case .idle, .waiting: .none
    case .dragging(let contact): value(of: contact)
    case .over(let value, _): value
    }
  }

  /// The velocity in points per second as it was at an update: with the sample of its value, at its time.
  func velocity(upTo sample: Int64, at time: Timestamp) -> SceneVector {
    trail.velocity(upTo: sample, at: time)
  }

  mutating func receive(_ sample: TouchSample) -> Signal {
    let (next, signal) = transition(on: sample)
    state = next
    return signal
  }

  mutating func deadlinePassed() -> Signal { .none }

  mutating func abandon() {
    state = .over(value, reason)
  }

  mutating func reset() {
    state = .idle
    trail.clear()
  }
}

extension DragRecognizer {
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? land(sample) : (state, .none)
    case .waiting(let contact) where contact.finger == sample.finger: wait(sample, from: contact)
    case .dragging(let contact) where contact.finger == sample.finger: drag(sample, from: contact)
    case .waiting: isTooMany(sample) ? failed(.tooManyTouches(limit: 1)) : (state, .none)
    case .dragging: isTooMany(sample) ? cancelled(.tooManyTouches(limit: 1)) : (state, .none)
    case .over: (state, .none)
    }
  }

  private mutating func land(_ sample: TouchSample) -> (State, Signal) {
    trail.add(sample.location, at: sample.time)
    let contact = Contact(finger: sample.finger, start: sample.location, location: sample.location)
    return definition.minimumDistance > 0 ? (.waiting(contact), .none) : (.dragging(contact), .began)
  }

  private mutating func wait(_ sample: TouchSample, from contact: Contact) -> (State, Signal) {
    switch sample.phase {
    case .began: (state, .none)
    case .moved: approach(sample, from: contact)
    case .ended: failed(.movedTooLittle(by: contact.farthest, minimum: definition.minimumDistance))
    case .cancelled: failed(.system)
    }
  }

  private mutating func approach(_ sample: TouchSample, from contact: Contact) -> (State, Signal) {
    trail.add(sample.location, at: sample.time)
    var contact = contact
    contact.location = sample.location
    let distance = contact.start.distance(to: sample.location)
    guard distance >= definition.minimumDistance else {
      contact.farthest = max(contact.farthest, distance)
      return (.waiting(contact), .none)
    }
    let (along, across) = definition.axis.parts(of: contact.start.displacement(to: sample.location))
    return along >= across
      ? (.dragging(contact), .began)
      : failed(.wrongDirection(along: along, across: across))
  }

  private mutating func drag(_ sample: TouchSample, from contact: Contact) -> (State, Signal) {
    switch sample.phase {
    case .began: return (state, .none)
    case .moved:
      let contact = moved(contact, to: sample)
      return (.dragging(contact), .changed)
    case .ended:
      // A finger that lifts where it was last seen has rested since; a further sample would say that it has just
      // stopped.
      let contact = sample.location == contact.location ? contact : moved(contact, to: sample)
      return (.over(value(of: contact), nil), .ended)
    case .cancelled: return cancelled(.system)
    }
  }

  private mutating func moved(_ contact: Contact, to sample: TouchSample) -> Contact {
    trail.add(sample.location, at: sample.time)
    var contact = contact
    contact.location = sample.location
    return contact
  }

  private func isTooMany(_ sample: TouchSample) -> Bool {
    sample.phase == .began && definition.options.extraTouches == .fail
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(.none, reason), .failed)
  }

  private func cancelled(_ reason: FailureReason) -> (State, Signal) {
    (.over(value, reason), .cancelled)
  }

  private func value(of contact: Contact) -> GestureValue {
    .drag(start: contact.start, location: contact.location, sample: trail.newest)
  }
}

extension DragAxis {
  /// How far a movement goes along the axis and across it, in points; never across for any axis.
  fileprivate func parts(of movement: SceneVector) -> (along: Double, across: Double) {
    switch self {
    case .any: (movement.length, 0)
    case .horizontal: (abs(movement.dx), abs(movement.dy))
    case .vertical: (abs(movement.dy), abs(movement.dx))
    }
  }
}

extension DragRecognizer {
  /// The states without what they carry.
  enum Stage: String, CaseIterable { case idle, waiting, dragging, over }

  var stage: Stage {
    switch state {
    case .idle: .idle
    case .waiting: .waiting
    case .dragging: .dragging
    case .over: .over
    }
  }
}
