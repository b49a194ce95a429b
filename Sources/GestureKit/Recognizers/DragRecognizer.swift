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
    case waiting(finger: Int)
    case dragging(finger: Int)
    case over(hasValue: Bool, FailureReason?)
  }

  /// Where the finger has been; it stands beside the state, which no move has to copy then.
  private struct Way: Hashable, Sendable {
    let start: ScenePoint
    var location: ScenePoint
    /// The largest distance from the start before the drag began.
    var farthest: Double = 0
  }

  private let definition: Drag
  private var state: State = .idle
  private var way = Way(start: .zero, location: .zero)
  private(set) var trail = FingerTrail()

  init(_ definition: Drag) {
    self.definition = definition
  }

  var due: Int64 { .max }

  var isPressing: Bool { false }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    hasValue ? .drag(start: way.start, location: way.location, sample: trail.newest) : .none
  }

  private var hasValue: Bool {
    switch state {
    case .idle, .waiting: false
    case .dragging: true
    case .over(let hasValue, _): hasValue
    }
  }

  @inline(__always)
  mutating func receive(_ sample: TouchSample) -> Signal {
    let (next, signal) = transition(on: sample)
    state = next
    return signal
  }

  /// Follows its finger to a place that its trail counts and returns the value, if it is dragging: the transition that
  /// nearly every touch of a drag is.
  @inline(__always)
  mutating func goOn(_ finger: Int, to location: ScenePoint, at time: Int64) -> GestureValue? {
    guard case .dragging(finger) = state else { return nil }
    trail.addCounting(location, at: time)
    way.location = location
    return .drag(start: way.start, location: location, sample: trail.newest)
  }

  /// Takes a move that is not far enough yet; false, and nothing done, if more comes of it.
  @inline(__always)
  mutating func takeQuietly(_ sample: TouchSample) -> Bool {
    guard case .waiting(sample.finger) = state, FingerTrail.counts(sample.location) else { return false }
    let distance = way.start.distance(to: sample.location)
    guard distance < definition.minimumDistance else { return false }
    trail.addCounting(sample.location, at: sample.time)
    way.location = sample.location
    way.farthest = max(way.farthest, distance)
    return true
  }

  mutating func deadlinePassed() -> Signal { .none }

  mutating func abandon() {
    state = .over(hasValue: hasValue, reason)
  }

  mutating func reset() {
    state = .idle
    way = Way(start: .zero, location: .zero)
    trail.clear()
  }
}

extension DragRecognizer {
  @inline(__always)
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? land(sample) : (state, .none)
    case .waiting(let finger) where finger == sample.finger: wait(sample)
    case .dragging(let finger) where finger == sample.finger: drag(sample)
    case .waiting: isTooMany(sample) ? failed(.tooManyTouches(limit: 1)) : (state, .none)
    case .dragging: isTooMany(sample) ? cancelled(.tooManyTouches(limit: 1)) : (state, .none)
    case .over: (state, .none)
    }
  }

  private mutating func land(_ sample: TouchSample) -> (State, Signal) {
    way = Way(start: sample.location, location: sample.location)
    trail.add(sample.location, at: sample.time)
    return definition.minimumDistance > 0
      ? (.waiting(finger: sample.finger), .none) : (.dragging(finger: sample.finger), .began)
  }

  private mutating func wait(_ sample: TouchSample) -> (State, Signal) {
    switch sample.phase {
    case .began: (state, .none)
    case .moved: approach(sample)
    case .ended: failed(.movedTooLittle(by: way.farthest, minimum: definition.minimumDistance))
    case .cancelled: failed(.system)
    }
  }

  private mutating func approach(_ sample: TouchSample) -> (State, Signal) {
    move(to: sample.location, at: sample.time)
    let distance = way.start.distance(to: sample.location)
    guard distance >= definition.minimumDistance else {
      way.farthest = max(way.farthest, distance)
      return (state, .none)
    }
    let (along, across) = definition.axis.parts(of: way.start.displacement(to: sample.location))
    return along >= across
      ? (.dragging(finger: sample.finger), .began)
      : failed(.wrongDirection(along: along, across: across))
  }

  @inline(__always)
  private mutating func drag(_ sample: TouchSample) -> (State, Signal) {
    switch sample.phase {
    case .began: return (state, .none)
    case .moved:
      move(to: sample.location, at: sample.time)
      return (state, .changed)
    case .ended:
      // A finger that lifts where it was last seen has rested since; a further sample would say that it has just
      // stopped.
      if sample.location != way.location { move(to: sample.location, at: sample.time) }
      return (.over(hasValue: true, nil), .ended)
    case .cancelled: return cancelled(.system)
    }
  }

  @inline(__always)
  private mutating func move(to location: ScenePoint, at time: Int64) {
    trail.add(location, at: time)
    way.location = location
  }

  private func isTooMany(_ sample: TouchSample) -> Bool {
    sample.phase == .began && definition.options.extraTouches.isFailing
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(hasValue: false, reason), .failed)
  }

  private func cancelled(_ reason: FailureReason) -> (State, Signal) {
    (.over(hasValue: hasValue, reason), .cancelled)
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
