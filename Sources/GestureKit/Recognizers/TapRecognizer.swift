import StepperCore

/// Recognizes one or more taps with one or more fingers.
///
/// ```
///           landed           last lift, more taps to do
///   idle ───────────▶ pressed ─────────────────────────▶ paused
///                     │ │ ▲                              │  │
///                     │ │ └──────────────────────────────┘  │ due: too late
///                     │ │   landed near enough              │ landed too far away
///                     │ └─▶ over: failed ◀──────────────────┘
///                     │      moved too far, lifted outside, too slow, too few or too many fingers, system
///                     └───▶ over: ended
///                            last lift of the last tap
/// ```
///
/// *Timing.* A tap's clock starts when its first finger lands and covers the last lift; the gap runs from the last lift
/// to the next landing. Both are upper limits: due one nanosecond later.
///
/// *Known limits.*
/// 1. Whether a tap is near enough to the one before is judged by its first finger, and by the nearest start of a
///    finger of the tap before, so that the order in which several fingers land does not matter.
/// 2. Of several reasons at one lift the reported one is, in order: too far, outside, too few fingers.
struct TapRecognizer: Machine {
  private enum State: Hashable, Sendable {
    case idle
    case pressed(Stroke)
    case paused(Pause)
    /// After so many taps that it has ended; 0 if it has not.
    case over(taps: Int, FailureReason?)
  }

  /// A tap with a finger down or still to come.
  private struct Stroke: Hashable, Sendable {
    /// The taps before it.
    let tapsDone: Int
    /// When it has taken too long.
    let due: Int64
  }

  /// The time between two taps.
  private struct Pause: Hashable, Sendable {
    let tapsDone: Int
    /// When it is too late for the next tap.
    let due: Int64
  }

  private let definition: Tap
  /// The definition's durations, in nanoseconds.
  private let maximumDuration: Int64
  private let maximumInterval: Int64
  private var state: State = .idle

  /// The fingers of the current tap, or between two taps those of the one before.
  private var fingers: FingerGroup

  init(_ definition: Tap) {
    self.definition = definition
    maximumDuration = definition.maximumDuration.saturatedNanoseconds
    maximumInterval = definition.maximumInterval.saturatedNanoseconds
    fingers = FingerGroup(size: definition.touches)
  }

  var due: Int64 {
    switch state {
    case .idle, .over: .max
    case .pressed(let stroke): stroke.due
    case .paused(let pause): pause.due
    }
  }

  var isPressing: Bool { false }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    @inline(__always) get {
      guard case .over(let taps, _) = state, taps > 0, let location = fingers.centroid else { return .none }
      return .tap(location: location, count: taps)
    }
  }

  /// Whether at least one tap is done, no finger of the gesture is down, and another tap may follow.
  var isBetweenTaps: Bool {
    if case .paused = state { true } else { false }
  }

  /// Why a finger that landed there would end the running count, if it would; nil when no count is running.
  func breaksCount(at location: ScenePoint) -> FailureReason? {
    guard isBetweenTaps else { return nil }
    let distance = fingers.distanceFromStarts(to: location)
    let limit = definition.maximumDistance
    return distance > limit ? .tapsTooFarApart(by: distance, limit: limit) : nil
  }

  @inline(__always)
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
    if case .over = state { return }
    state = .over(taps: 0, nil)
  }

  mutating func reset() {
    state = .idle
    fingers.removeAll()
  }
}

extension TapRecognizer {
  @inline(__always)
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch (state, sample.phase) {
    case (.idle, .began): begin(sample, after: 0)
    case (.paused(let pause), .began): goOn(with: sample, after: pause)
    case (.pressed, .began): add(sample)
    case (.pressed, .moved): follow(sample) ?? (state, .none)
    case (.pressed(let stroke), .ended): lift(sample, from: stroke)
    case (.pressed, .cancelled): fingers.isDown(sample.finger) ? failed(.system) : (state, .none)
    case (.idle, .moved), (.idle, .ended), (.idle, .cancelled): (state, .none)
    case (.paused, .moved), (.paused, .ended), (.paused, .cancelled): (state, .none)
    case (.over, _): (state, .none)
    }
  }

  private func transitionWhenDue() -> (State, Signal) {
    switch state {
    case .idle, .over: (state, .none)
    case .pressed: failed(fingers.isComplete ? .tooSlow(limit: definition.maximumDuration) : tooFewFingers)
    case .paused: failed(.noFurtherTap(limit: definition.maximumInterval))
    }
  }

  @inline(__always)
  private mutating func begin(_ sample: TouchSample, after tapsDone: Int) -> (State, Signal) {
    fingers.removeAll()
    fingers.land(sample)
    return (.pressed(Stroke(tapsDone: tapsDone, due: sample.time.exceeding(maximumDuration))), .none)
  }

  private mutating func goOn(with sample: TouchSample, after pause: Pause) -> (State, Signal) {
    if let reason = breaksCount(at: sample.location) { return failed(reason) }
    return begin(sample, after: pause.tapsDone)
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
  @inline(__always)
  private mutating func follow(_ sample: TouchSample) -> (State, Signal)? {
    guard let distance = fingers.follow(sample), distance > definition.maximumDistance else { return nil }
    return failed(.movedTooFar(by: distance, limit: definition.maximumDistance))
  }

  @inline(__always)
  private mutating func lift(_ sample: TouchSample, from stroke: Stroke) -> (State, Signal) {
    guard fingers.isDown(sample.finger) else { return (state, .none) }
    if let failure = follow(sample) { return failure }
    guard sample.isInside else { return failed(.liftedOutside) }
    guard fingers.isComplete else { return failed(tooFewFingers) }
    guard fingers.isUp else { return (state, .none) }
    let tapsDone = stroke.tapsDone + 1
    guard tapsDone >= definition.count else {
      return (.paused(Pause(tapsDone: tapsDone, due: sample.time.exceeding(maximumInterval))), .none)
    }
    return (.over(taps: tapsDone, nil), .ended)
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(taps: 0, reason), .failed)
  }

  private var tooFewFingers: FailureReason {
    .tooFewTouches(count: fingers.count, needed: definition.touches)
  }
}

extension TapRecognizer {
  /// The states without what they carry.
  enum Stage: String, CaseIterable { case idle, pressed, paused, over }

  var stage: Stage {
    switch state {
    case .idle: .idle
    case .pressed: .pressed
    case .paused: .paused
    case .over: .over
    }
  }
}
