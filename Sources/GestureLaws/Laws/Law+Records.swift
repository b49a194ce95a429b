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
}

extension LawEntry {
  fileprivate var isTerminal: Bool {
    if case .phase(let phase) = event { phase.isTerminal } else { false }
  }
}

extension LawInput {
  fileprivate var isLanding: Bool {
    if case .touch(_, .began, _) = action { true } else { false }
  }
}
