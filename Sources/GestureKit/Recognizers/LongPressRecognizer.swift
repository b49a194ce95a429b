import StepperCore

/// Recognizes one or more fingers that are held in one place.
///
/// ```
///           landed            due, all fingers down
///   idle ───────────▶ pressed ─────────────────────▶ over: ended
///                       │
///                       └─▶ over: failed
///                            moved too far, lifted too early, too few or too many fingers, system
/// ```
///
/// *Timing.* The clock starts when the first finger lands. The minimum duration is due at its value. For the last
/// finger to land it is an upper limit too, which is kept at that value and missed one nanosecond later.
///
/// *Pressing* from the moment at which all fingers are down until the end; `possible` all the while.
struct LongPressRecognizer: Machine {
  private enum State: Hashable, Sendable {
    case idle
    case pressed(Stroke)
    case over(GestureValue, FailureReason?)
  }

  /// Fingers that are down or still to come.
  private struct Stroke: Hashable, Sendable {
    /// When the first finger landed.
    let start: Int64
    /// When they have been down long enough.
    let reached: Int64
  }

  private let definition: LongPress
  /// The definition's duration, in nanoseconds.
  private let minimumDuration: Int64
  private var state: State = .idle
  private var fingers: FingerGroup

  init(_ definition: LongPress) {
    self.definition = definition
    minimumDuration = definition.minimumDuration.saturatedNanoseconds
    fingers = FingerGroup(size: definition.touches)
  }

  var due: Int64 {
    switch state {
    case .idle, .over: .max
    case .pressed(let stroke): fingers.isComplete ? stroke.reached : stroke.reached.addingSaturated(1)
    }
  }

  var isPressing: Bool {
    if case .pressed = state { fingers.isComplete } else { false }
  }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    @inline(__always) get {
      switch state {
      case .idle: .none
      case .pressed: valueOfFingers
      case .over(let value, _): value
      }
    }
  }

  mutating func receive(_ sample: TouchSample) -> Signal {
    let (next, signal) = transition(on: sample)
    state = next
    return signal
  }

  /// Takes a move that is not too far; false, and nothing done, if more comes of it.
  @inline(__always)
  mutating func takeQuietly(_ move: TouchSample) -> Bool {
    guard case .pressed = state else { return false }
    return fingers.move(move, within: definition.maximumDistance)
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
    fingers.removeAll()
  }
}

extension LongPressRecognizer {
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch (state, sample.phase) {
    case (.idle, .began): begin(sample)
    case (.pressed, .began): add(sample)
    case (.pressed, .moved): follow(sample) ?? (state, .none)
    case (.pressed(let stroke), .ended): lift(sample, from: stroke)
    case (.pressed, .cancelled): fingers.isDown(sample.finger) ? failed(.system) : (state, .none)
    case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.over, _): (state, .none)
    }
  }

  private func transitionWhenDue() -> (State, Signal) {
    switch state {
    case .idle, .over: (state, .none)
    case .pressed: fingers.isComplete ? (.over(valueOfFingers, nil), .ended) : failed(tooFewFingers)
    }
  }

  private mutating func begin(_ sample: TouchSample) -> (State, Signal) {
    fingers.land(sample)
    return (.pressed(Stroke(start: sample.time, reached: sample.time.reaching(minimumDuration))), .none)
  }

  private mutating func add(_ sample: TouchSample) -> (State, Signal) {
    guard !fingers.isDown(sample.finger) else { return (state, .none) }
    if !fingers.isComplete {
      fingers.land(sample)
    } else if definition.touches > 1 || definition.options.extraTouches.isFailing {
      return failed(.tooManyTouches(limit: definition.touches))
    }
    return (state, .none)
  }

  /// Returns the failure if the finger has moved too far.
  private mutating func follow(_ sample: TouchSample) -> (State, Signal)? {
    guard let distance = fingers.follow(sample), distance > definition.maximumDistance else { return nil }
    return failed(.movedTooFar(by: distance, limit: definition.maximumDistance))
  }

  private mutating func lift(_ sample: TouchSample, from stroke: Stroke) -> (State, Signal) {
    guard fingers.isDown(sample.finger) else { return (state, .none) }
    if let failure = follow(sample) { return failure }
    guard fingers.isComplete else { return failed(tooFewFingers) }
    let duration = stroke.start.duration(to: sample.time)
    return failed(.liftedTooEarly(after: duration, minimum: definition.minimumDuration))
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(.none, reason), .failed)
  }

  private var tooFewFingers: FailureReason {
    .tooFewTouches(count: fingers.count, needed: definition.touches)
  }

  private var valueOfFingers: GestureValue {
    fingers.centroid.map { .longPress(location: $0) } ?? .none
  }
}

extension LongPressRecognizer {
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
