/// A gesture in the flat list of a scene: what it is, and where it stands.
///
/// Members stand before their composite, so that a gesture with all its members is a range that ends with it.
///
/// What is asked of it with every touch is always inlined: a call would take a copy of all of it along.
package struct GestureNode: Hashable, Sendable {
  /// What a node is.
  enum Role: Hashable, Sendable {
    case leaf(MachineID)
    case composite(Combinator, first: Int, second: Int)
  }

  let role: Role
  package let kind: GestureKind
  /// The position of the first node of its range; its own for a leaf.
  let low: Int
  package let contestant: Int
  package let space: SpaceOrigin
  /// The origin of its space, in root coordinates: where the space's region is now.
  var origin: ScenePoint = .zero
  /// How many taps a tap takes; 0 for everything else.
  let tapCount: Int
  /// Whether, once recognized, it waits for everyone of higher rank.
  let yields: Bool
  /// How far a press may stray beyond its region, in points; 0 for everything else.
  let outset: Double
  /// The composite it is a member of; nil for an attached gesture.
  var parent: Int?
  /// Whether it is switched on itself; it takes part only if the composites around it are as well.
  var isEnabled: Bool
  /// Whether it stands in the second part of a sequence, and so sleeps at first.
  let startsAsleep: Bool

  package internal(set) var raw: RawPhase = .possible
  package internal(set) var told: ToldPhase = .possible
  /// Whether it has been active since its reset: if told late, it begins before it ends.
  var hasBegun: Bool = false
  /// Whether its value changed at the input at hand.
  var isChanged: Bool = false
  var isAsleep: Bool = false
  var isPressing: Bool = false
  var toldPressing: Bool = false
  /// When its deadline is due, in nanoseconds; `Int64.max` for none.
  var due: Int64 = .max
  /// Why somebody else's rule took it out; a machine keeps its own reason.
  var reason: FailureReason?

  /// Whether it is made of two others.
  var isComposite: Bool {
    @inline(__always) get {
      switch role {
      case .leaf: false
      case .composite: true
      }
    }
  }

  /// Whether it was recognized and that has not been told: it waits for somebody.
  var isHeldBack: Bool {
    @inline(__always) get { told == .possible && raw.isRecognized }
  }

  /// Whether it has begun and ended, and its end has not been told.
  var isEndUntold: Bool {
    @inline(__always) get { raw == .ended && told == .active }
  }

  /// What is new after a machine has answered.
  struct News: OptionSet {
    let rawValue: UInt8

    static let deadline: News = News(rawValue: 1)
    static let pressing: News = News(rawValue: 2)
    static let value: News = News(rawValue: 4)
    static let phase: News = News(rawValue: 8)
  }

  /// Takes in what its machine says, and returns what is new.
  @inline(__always)
  mutating func take(_ answer: MachineAnswer) -> News {
    var news: News = []
    if due != answer.due {
      due = answer.due
      news.insert(.deadline)
    }
    if isPressing != answer.isPressing {
      isPressing = answer.isPressing
      news.insert(.pressing)
    }
    guard let newPhase = answer.signal.raw else { return news }
    isChanged = true
    news.insert(.value)
    if raw != newPhase {
      raw = newPhase
      if newPhase == .active { hasBegun = true }
      news.insert(.phase)
    }
    return news
  }

  /// Notes what has been told of it.
  @inline(__always)
  mutating func tell(_ phase: ToldPhase) {
    told = phase
    isChanged = false
  }

  /// Takes on what a new touch sequence starts with.
  @inline(__always)
  mutating func reset(takesPart: Bool) {
    raw = takesPart ? .possible : .failed
    told = takesPart ? .possible : .terminal
    hasBegun = false
    isChanged = false
    isAsleep = startsAsleep
    isPressing = false
    toldPressing = false
    reason = nil
  }
}

/// How two members make a composite.
enum Combinator: UInt8, Hashable, Sendable {
  case simultaneous
  case exclusive
  case sequenced
}

/// What a gesture has come to by its own rules and those of its composite, before any other gesture is asked.
package enum RawPhase: UInt8, Hashable, Sendable {
  case possible
  case active
  case ended
  case cancelled
  case failed

  package var isTerminal: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether it is over without success.
  var isLost: Bool {
    switch self {
    case .possible, .active, .ended: false
    case .cancelled, .failed: true
    }
  }

  /// Whether it was recognized and has not been taken away.
  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }
}

/// What has been told of a gesture.
package enum ToldPhase: UInt8, Hashable, Sendable {
  case possible
  case active
  case terminal
}

/// In whose coordinates a gesture's values are told.
package enum SpaceOrigin: Hashable, Sendable {
  case root
  case region(Int)
}

extension Signal {
  /// What a gesture has come to that says this; nil for no change.
  fileprivate var raw: RawPhase? {
    switch self {
    case .none: nil
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
