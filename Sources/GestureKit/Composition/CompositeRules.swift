/// What a composite comes to, given what its members have come to: pure tables.
enum CompositeRules {
  /// What an exclusive composite does to its members besides.
  enum Verdict: Hashable, Sendable {
    case none
    case firstLoses
    case secondLoses
  }

  /// Both side by side.
  ///
  /// Once it has begun it stays active until both members are over.
  static func simultaneous(_ first: RawPhase, _ second: RawPhase, was: RawPhase) -> RawPhase {
    if first == .active || second == .active { return .active }
    guard first.isTerminal && second.isTerminal else { return was == .active ? .active : .possible }
    if first == .ended || second == .ended { return .ended }
    return was == .active ? .cancelled : .failed
  }

  /// The first is preferred.
  ///
  /// A second that becomes active makes the first lose, unless the first may still displace it; a second that ends
  /// waits until the first has failed.
  static func exclusive(
    _ first: RawPhase,
    _ second: RawPhase,
    was: RawPhase,
    firstMayDisplace: Bool
  ) -> (phase: RawPhase, verdict: Verdict) {
    switch first {
    case .active, .ended: return (first, .secondLoses)
    case .cancelled: return (.cancelled, .secondLoses)
    case .failed: return (passed(second, was: was), .none)
    case .possible:
      guard second == .active else { return (was, .none) }
      return (.active, firstMayDisplace ? .none : .firstLoses)
    }
  }

  /// One after the other.
  ///
  /// It is recognized when the first is, at the latest when the first has ended.
  static func sequenced(_ first: RawPhase, _ second: RawPhase, was: RawPhase) -> RawPhase {
    switch first {
    case .possible: return was
    case .active: return .active
    case .cancelled, .failed: return was == .active ? .cancelled : .failed
    case .ended:
      switch second {
      case .possible, .active: return .active
      case .ended: return .ended
      case .cancelled, .failed: return .cancelled
      }
    }
  }

  private static func passed(_ second: RawPhase, was: RawPhase) -> RawPhase {
    switch second {
    case .possible: was
    case .active, .ended, .cancelled: second
    case .failed: was == .active ? .cancelled : .failed
    }
  }
}
