import GestureKit
import StepperCore

// Laws about one log.

extension Law {
  /// What begins ends once; what is over stays so until a finger comes down.
  func pairing(_ subject: LawSubject) -> String? {
    let (law, session) = (subject.law, subject.session)
    var player = LawPlayer(session)
    var courses = Array(repeating: Course(), count: session.engine.nodes.count)
    var read = 0
    let rest = [LawInput.Action.cancelAll, .advance]
    for place in 0..<law.inputs.count + rest.count {
      if place < law.inputs.count {
        player.play(law.inputs[place])
      } else {
        let time = player.time.addingSaturated(place == law.inputs.count ? 0 : 100_000_000_000)
        player.play(LawInput(time: time, action: rest[place - law.inputs.count]))
      }
      let isLanding = place < law.inputs.count && law.inputs[place].isLanding
      if isLanding { for node in courses.indices { courses[node].mayBeReset = true } }
      for entry in player.log[read...] {
        if let error = courses[entry.node].take(entry) { return "\(error): \(entry)" }
        // What a landing ends comes before the reset.
        if !isLanding, entry.isTerminal { courses[entry.node].mayBeReset = false }
      }
      read = player.log.count
    }
    let open = courses.firstIndex { $0.isActive || $0.isPressing }
    return open.map { "node \($0) has not ended" }
  }

  /// The course of one gesture, as its records tell it.
  private struct Course {
    var isActive = false
    var isPressing = false
    var isOver = false
    var mayBeReset = false

    mutating func take(_ entry: LawEntry) -> String? {
      switch entry.event {
      case .member: return nil
      case .pressing(let isPressing):
        guard self.isPressing != isPressing else { return "told twice" }
        self.isPressing = isPressing
        return nil
      case .phase(let phase): return take(phase)
      }
    }

    private mutating func take(_ phase: Phase) -> String? {
      switch phase {
      case .possible: return isActive ? "possible while active" : nil
      case .changed: return isActive ? nil : "changed without began"
      case .began:
        defer { (isActive, isOver) = (true, false) }
        return isActive ? "began twice" : isOver && !mayBeReset ? "began without reset" : nil
      case .ended, .cancelled, .failed:
        let (wasActive, wasOver) = (isActive, isOver)
        (isActive, isOver) = (false, true)
        if isPressing { return "over while pressing" }
        if phase == .failed && wasActive { return "failed while active" }
        if phase == .cancelled && !wasActive { return "cancelled without began" }
        return wasOver && !wasActive && !mayBeReset ? "over twice" : nil
      }
    }
  }

  /// A gesture does not act beside another one that did with one of its fingers, unless a relation says so; one that
  /// goes on without a finger does not compete.
  func exclusivity(_ subject: LawSubject) -> String? {
    var successes = Successes(count: subject.session.engine.arena.contestants.count)
    return firstError(in: subject) { successes.take($0, $1, $2) }
  }

  /// Plays one deadline or input after the other and checks the engine before and after it and what was told.
  func firstError(
    in subject: LawSubject,
    _ check: (_ before: Engine, _ after: Engine, ArraySlice<LawEntry>) -> String?
  ) -> String? {
    var player = LawPlayer(subject.session)
    for input in subject.law.inputs {
      var isDeadline = true
      while isDeadline {
        let (before, read) = (player.session.engine, player.log.count)
        isDeadline = player.playDeadline(upTo: input.time)
        if !isDeadline { player.play(input) }
        if let error = check(before, player.session.engine, player.log[read...]) { return error }
      }
    }
    return nil
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
  ) -> Relations.Pair? {
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
        if !isApart { return Relations.Pair(first, second) }
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

extension LawEntry {
  fileprivate var isTerminal: Bool {
    if case .phase(let phase) = event { phase.isTerminal } else { false }
  }
}

extension FailureReason {
  fileprivate var isCountTooFarApart: Bool {
    if case .tapsTooFarApart = self { true } else { false }
  }
}

extension LawInput {
  fileprivate var isLanding: Bool {
    if case .touch(_, .began, _) = action { true } else { false }
  }
}
