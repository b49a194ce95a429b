import StepperCore

/// What is measured of two fingers: how it has changed since they were first apart.
protocol PairMeasure: Hashable, Sendable {
  /// The gesture that is made of it.
  associatedtype Definition: Hashable, Sendable

  /// The change from which on a gesture begins; reached at exactly its value.
  static func minimum(of definition: Definition) -> Double

  /// Starts with two fingers; nil while they are at one place.
  init?(start pair: FingerPair)

  /// Takes where the fingers are now; keeps its last number while they are at one place.
  mutating func follow(_ pair: FingerPair)

  /// The number that is measured; always finite.
  var current: Double { get }

  /// How much the number differs from that at the start.
  var change: Double { get }

  func value(velocity: Double) -> GestureValue
}

/// Recognizes two fingers that change what is measured of them: the machine of magnifications and rotations.
///
/// ```
///           landed         second landed        changed enough          ┌──┐ moved: changed
///   idle ───────────▶ single ─────────────▶ paired ─────────────▶ active ─┘
///                       │                     │          began    │  │
///                       └─▶ over: failed ◀────┘                   │  └─▶ over: ended
///                            lifted, system                       │       first of the two lifted
///                                                                 └────▶ over: cancelled
///                                                                         system
/// ```
///
/// *Timing.* There is no deadline. The velocity is that of the measured number, estimated like a finger's from its
/// newest samples: one for each move of either finger, and zero until there are two.
///
/// *Known limits.*
/// 1. The two first fingers count; one that lands later is ignored, also after a failure.
/// 2. Two fingers that land on one place take their start where they are first seen apart.
/// 3. A lift fails a pair that has not begun, however far away the finger lifts.
struct PairRecognizer<Measure: PairMeasure>: Machine {
  private enum State: Hashable, Sendable {
    case idle
    /// One finger is down: its newest sample.
    case single(TouchSample)
    case paired(Paired)
    case active(Active)
    case over(GestureValue, FailureReason?)
  }

  /// Two fingers that have not changed enough.
  private struct Paired: Hashable, Sendable {
    var pair: FingerPair
    /// Nil as long as they were not apart.
    var measure: Measure?
    /// The largest change so far.
    var largest: Double = 0
  }

  /// Two fingers that are followed.
  private struct Active: Hashable, Sendable {
    var pair: FingerPair
    var measure: Measure
    /// When they were last seen.
    var time: Int64
  }

  private let definition: Measure.Definition
  private var state: State = .idle

  /// The measured number as the x of positions.
  private var trail = FingerTrail()

  init(_ definition: Measure.Definition) {
    self.definition = definition
  }

  var due: Int64 { .max }

  var isPressing: Bool { false }

  var reason: FailureReason? {
    if case .over(_, let reason) = state { reason } else { nil }
  }

  var value: GestureValue {
    switch state {
    case .idle, .single, .paired: .none
    case .active(let active): value(of: active)
    case .over(let value, _): value
    }
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

extension PairRecognizer {
  private mutating func transition(on sample: TouchSample) -> (State, Signal) {
    switch state {
    case .idle: sample.phase == .began ? (.single(sample), .none) : (state, .none)
    case .single(let first): join(sample, first)
    case .paired(let paired) where paired.pair.contains(sample.finger): approach(sample, from: paired)
    case .active(let active) where active.pair.contains(sample.finger): follow(sample, from: active)
    case .paired, .active, .over: (state, .none)
    }
  }

  private mutating func join(_ sample: TouchSample, _ first: TouchSample) -> (State, Signal) {
    switch (sample.phase, sample.finger == first.finger) {
    case (.began, true), (.moved, false), (.ended, false), (.cancelled, false): (state, .none)
    case (.began, false): measure(Paired(pair: FingerPair(first, sample)), at: sample.time)
    case (.moved, true): (.single(sample), .none)
    case (.ended, true): failed(.tooFewTouches(count: 1, needed: 2))
    case (.cancelled, true): failed(.system)
    }
  }

  private mutating func approach(_ sample: TouchSample, from paired: Paired) -> (State, Signal) {
    switch sample.phase {
    case .began: return (state, .none)
    case .moved:
      var paired = paired
      _ = paired.pair.move(sample)
      return measure(paired, at: sample.time)
    case .ended: return failed(.movedTooLittle(by: paired.largest, minimum: Measure.minimum(of: definition)))
    case .cancelled: return failed(.system)
    }
  }

  private mutating func measure(_ paired: Paired, at time: Int64) -> (State, Signal) {
    var paired = paired
    paired.measure?.follow(paired.pair)
    guard let measure = paired.measure ?? Measure(start: paired.pair) else { return (.paired(paired), .none) }
    trail.add(ScenePoint(x: measure.current, y: 0), at: time)
    paired.measure = measure
    paired.largest = max(paired.largest, measure.change)
    return measure.change >= Measure.minimum(of: definition)
      ? (.active(Active(pair: paired.pair, measure: measure, time: time)), .began)
      : (.paired(paired), .none)
  }

  private mutating func follow(_ sample: TouchSample, from active: Active) -> (State, Signal) {
    switch sample.phase {
    case .began: return (state, .none)
    case .moved: return (.active(moved(active, to: sample)), .changed)
    case .ended:
      // On a line of its own: as an argument it would come too late for the velocity that the value reads.
      let last = moved(active, to: sample)
      return (.over(value(of: last), nil), .ended)
    case .cancelled: return (.over(value, .system), .cancelled)
    }
  }

  private mutating func moved(_ active: Active, to sample: TouchSample) -> Active {
    var active = active
    active.time = sample.time
    // A finger that lifts where it was last seen has rested since; a sample would say that it has just stopped.
    guard active.pair.move(sample) || sample.phase == .moved else { return active }
    active.measure.follow(active.pair)
    trail.add(ScenePoint(x: active.measure.current, y: 0), at: sample.time)
    return active
  }

  private func failed(_ reason: FailureReason) -> (State, Signal) {
    (.over(.none, reason), .failed)
  }

  private func value(of active: Active) -> GestureValue {
    let velocity = trail.velocity(upTo: trail.newest, at: Timestamp(nanoseconds: active.time))
    return active.measure.value(velocity: velocity.dx)
  }
}

extension PairRecognizer {
  /// The states without what they carry.
  enum Stage: String, CaseIterable { case idle, single, paired, active, over }

  var stage: Stage {
    switch state {
    case .idle: .idle
    case .single: .single
    case .paired: .paired
    case .active: .active
    case .over: .over
    }
  }
}
