/// How contestants stand to each other: pure functions of two of them, asked only when one recognizes or fails.
package struct Relations: Hashable, Sendable {
  package let profile: ResolutionProfile
  /// Pairs that were declared simultaneous.
  var companions: ContestantPairs = []
  /// Pairs of which one was declared to wait for the other.
  private(set) var requirers: ContestantPairs = []
  /// For each node the gestures that must fail before it succeeds.
  package internal(set) var requirements: [[Int]] = []
  /// The nodes that require others to fail, in order.
  private(set) var requiring: [Int] = []

  init(profile: ResolutionProfile, companions: ContestantPairs = [], requirers: ContestantPairs = []) {
    self.profile = profile
    self.companions = companions
    self.requirers = requirers
  }

  /// Whether no gesture requires another one to fail.
  var isFree: Bool { requiring.isEmpty }

  /// Lets a node require another one to fail, of contestants that make a pair; nodes are given in order.
  mutating func require(_ other: Int, before node: Int, _ pair: ContestantPairs.Pair) {
    requirements[node].append(other)
    requirers.insert(pair)
    if requiring.last != node { requiring.append(node) }
  }

  /// Whether both may succeed.
  package func areSimultaneous(_ first: Int, _ second: Int, _ contestants: [Contestant]) -> Bool {
    if companions.contains(.init(first, second)) { return true }
    switch profile {
    case .pairwise:
      return contestants[first].policy == .simultaneous || contestants[second].policy == .simultaneous
    case .nested:
      // What is outside decides how it stands to all that is inside.
      return contestants[max(first, second)].policy == .simultaneous
    }
  }

  /// Whether the first takes the second out when it is recognized.
  func outranks(_ first: Int, _ second: Int, _ contestants: [Contestant]) -> Bool {
    let surrounds = contestants[first].surrounds(second, as: first)
    switch profile {
    case .nested: return (contestants[max(first, second)].policy == .highPriority) == (first > second)
    case .pairwise:
      switch (contestants[first].policy, contestants[second].policy) {
      case (.plain, .plain): return !surrounds
      case (.highPriority, .plain): return true
      case (.highPriority, .highPriority): return surrounds
      case (.plain, .highPriority), (.simultaneous, _), (_, .simultaneous): return false
      }
    }
  }

  /// By which rule the first takes the second out when it is recognized; where no rank says so, it came first.
  func rule(of winner: Int, over loser: Int, _ contestants: [Contestant]) -> PrecedenceRule {
    guard outranks(winner, loser, contestants) else { return .succeededBefore }
    // From further out, only a high priority goes before what lies inside.
    guard winner < loser else {
      return contestants[loser].policy == .highPriority ? .outerHighPriority : .highPriority
    }
    return contestants[winner].region == contestants[loser].region ? .attachedBefore : .inner
  }

  /// Whether a recognition has to wait until another contestant has failed.
  ///
  /// The tap count is that of the other contestant: the most taps that it may still take, 0 if it takes none.
  func mustWait(_ claim: Claim, for other: Int, tapCount: Int, _ contestants: [Contestant]) -> Bool {
    if requirers.contains(.init(claim.contestant, other)) { return false }
    switch profile {
    case .nested: return !claim.isContinuous && outranks(other, claim.contestant, contestants)
    case .pairwise:
      if claim.tapCount > 0 && tapCount > 0 && claim.tapCount != tapCount { return claim.tapCount < tapCount }
      return claim.yields && outranks(other, claim.contestant, contestants)
    }
  }

  /// Whether a recognition takes the place of a contestant that is active.
  func displaces(_ claim: Claim, _ other: Int, _ contestants: [Contestant]) -> Bool {
    switch profile {
    case .nested: outranks(claim.contestant, other, contestants)
    case .pairwise: claim.isContinuous && outranks(claim.contestant, other, contestants)
    }
  }
}
