import GestureKit
import StepperCore

extension Law {
  /// A gesture does not act beside another one that did with one of its fingers, unless a relation says so; one that
  /// goes on without a finger does not compete.
  func exclusivity(_ subject: LawSubject) -> String? {
    var successes = Successes(count: subject.session.engine.arena.contestants.count)
    return subject.firstError { successes.take($0, $1, $2) }
  }
}

/// Which contestants have acted with the fingers that they still remember.
private struct Successes {
  private var hasActed: [Bool]

  init(count: Int) {
    hasActed = Array(repeating: false, count: count)
  }

  mutating func take(_ before: Engine, _ after: Engine, _ entries: ArraySlice<LawEntry>) -> String? {
    // What a landing finger ends is told before the reset, and before it is down.
    let hasEndedCount = entries.contains { $0.reason?.isCountTooFarApart ?? false }
    let fingers = before.touches.down | (hasEndedCount ? 0 : after.touches.down)
    let received = (hasEndedCount ? before : after).arena.contestants.map { $0.touches }
    var new: [Int] = []
    for contestant in hasActed.indices {
      let wasReset = isReset(contestant, before, after)
      let acts = entries.contains { after.nodes[$0.node].contestant == contestant && $0.isRecognition }
      // One that is admitted and says nothing has only forgotten a finger, for want of room.
      if wasReset && (acts || !after.arena.contestants[contestant].wasAdmitted) { hasActed[contestant] = false }
      if wasReset && hasEndedCount { continue }
      if acts && !hasActed[contestant] { new.append(contestant) }
      if acts { hasActed[contestant] = true }
    }
    return conflict(of: new, before, after, fingers, received).map {
      "contestants \($0.low) and \($0.high) both succeed"
    }
  }

  private func conflict(
    of new: [Int],
    _ before: Engine,
    _ engine: Engine,
    _ fingers: UInt64,
    _ received: [UInt64]
  ) -> ContestantPairs.Pair? {
    let contestants = engine.arena.contestants
    for first in new {
      for second in hasActed.indices where second != first && hasActed[second] {
        guard received[first] & received[second] != 0,
          contestants[first].standing != .lost, contestants[second].standing != .lost,
          !engine.arena.relations.areSimultaneous(first, second, contestants)
        else { continue }
        // Of two at one input, either may have come first; and the first may be over because of the other.
        let earlier = new.contains(second) ? [first, second] : [second]
        let isApart = earlier.contains { contestant in
          [before, engine].contains { goesOnWithoutFinger(contestant, $0, fingers) }
        }
        if !isApart { return ContestantPairs.Pair(first, second) }
      }
    }
    return nil
  }

  private func goesOnWithoutFinger(_ contestant: Int, _ engine: Engine, _ fingers: UInt64) -> Bool {
    let contestant = engine.arena.contestants[contestant]
    return engine.nodes[contestant.root].told != .terminal && contestant.touches & fingers == 0
  }

  /// Whether a contestant has left the fingers behind that it had received.
  private func isReset(_ contestant: Int, _ before: Engine, _ after: Engine) -> Bool {
    let (old, new) = (before.arena.contestants[contestant], after.arena.contestants[contestant])
    let landed = after.touches.down & ~before.touches.down
    return new.standing == .absent || old.touches & ~new.touches != 0 || old.touches & new.touches & landed != 0
  }
}

extension FailureReason {
  fileprivate var isCountTooFarApart: Bool {
    if case .tapsTooFarApart = self { true } else { false }
  }
}
