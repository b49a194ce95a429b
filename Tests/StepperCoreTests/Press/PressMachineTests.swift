import Testing

@testable import StepperCore

/// What the machine's owner tells it, in every situation: deadlines, bounds, skipping and ending.
struct PressMachineTests {
  @Test(arguments: PressSituation.allCases)
  func `a situation has its phase, its deadline and its press`(situation: PressSituation) {
    for policy in policies(situation) {
      let machine = situation.machine(policy)
      #expect(machine.phase == situation.phase)
      #expect(machine.nextDeadline == situation.deadline.map(Timestamp.milliseconds))
      #expect(machine.activePress == (situation == .idle ? nil : 1))
    }
  }

  @Test(arguments: PressSituation.allCases)
  func `a deadline that passes makes a repeat where one was due to come`(situation: PressSituation) {
    for policy in policies(situation) {
      var machine = situation.machine(policy)
      let steps = machine.deadlinePassed()
      if let deadline = situation.deadline {
        #expect(steps == 1)
        #expect(machine.phase == .repeating)
        #expect(machine.nextDeadline == .milliseconds(deadline + 100))
      } else {
        #expect(steps == nil)
        #expect(machine == situation.machine(policy))
      }
    }
  }

  @Test(arguments: PressSituation.allCases)
  func `a bound that is reached withdraws the deadline, if there is one`(situation: PressSituation) {
    for policy in policies(situation) {
      var machine = situation.machine(policy)
      machine.reachBound()
      #expect(machine.nextDeadline == nil)
      #expect(machine.phase == (situation.deadline == nil ? situation.phase : .atBound))
      #expect(machine.activePress == situation.machine(policy).activePress)
    }
  }

  @Test(arguments: PressSituation.allCases)
  func `a bound that moves away brings the next deadline back, if the press stood there`(situation: PressSituation) {
    for policy in policies(situation) {
      var machine = situation.machine(policy)
      machine.leaveBound(at: .milliseconds(situation.moment))
      switch situation {
      case .armedAtBound, .armedAtBoundOutside:
        #expect(machine.phase == .armed)
        #expect(machine.nextDeadline == .milliseconds(600))
      case .repeatedAtBound, .repeatedAtBoundOutside:
        #expect(machine.phase == .repeating)
        #expect(machine.nextDeadline == .milliseconds(700))
      case .idle, .armed, .repeating, .armedOutside, .repeatingOutside, .armedPaused, .repeatedPaused,
        .armedAtBoundPaused, .repeatedAtBoundPaused:
        #expect(machine == situation.machine(policy))
      }
    }
  }

  @Test(
    arguments: [
      (0, 600), (599.999_999, 600), (600, 700), (600.000_001, 700), (699.999_999, 700), (700, 800), (5_012, 5_100),
    ] as [(Double, Double)]
  )
  func `a press that returns goes on with the first repeat later than that moment`(moment: Double, deadline: Double) {
    var leaving = PressSituation.armedAtBound.machine(PressPolicy())
    leaving.leaveBound(at: .milliseconds(moment))
    #expect(leaving.nextDeadline == .milliseconds(deadline))
    var entering = PressMachine(policy: PressPolicy(dragOut: .pause))
    _ = entering.handle(.pressed(1), at: .zero)
    _ = entering.handle(.exited(1), at: .zero)
    _ = entering.handle(.entered(1), at: .milliseconds(moment))
    #expect(entering.nextDeadline == .milliseconds(deadline))
  }

  @Test(arguments: [PressSituation.repeatedPaused, .repeatedAtBound])
  func `a press that returns at an earlier time makes no repeat twice`(situation: PressSituation) {
    var machine = situation.machine(PressPolicy(dragOut: .pause))
    machine.leaveBound(at: .milliseconds(10))
    _ = machine.handle(.entered(1), at: .milliseconds(10))
    #expect(machine.nextDeadline == .milliseconds(700))
  }

  @Test(arguments: PressSituation.allCases)
  func `skipping leaves the last of the repeats that fell due`(situation: PressSituation) {
    for policy in policies(situation) {
      var machine = situation.machine(policy)
      machine.skipMissedRepeats(upTo: .milliseconds(1050))
      #expect(machine.phase == situation.phase)
      #expect(machine.nextDeadline == situation.deadline.map { _ in .milliseconds(1000) })
    }
  }

  @Test(
    arguments: [
      (0, 600), (600, 600), (699.999_999, 600), (700, 700), (999.999_999, 900), (1000, 1000), (1000.000_001, 1000),
    ] as [(Double, Double)]
  )
  func `skipping up to a time keeps a repeat due at that time`(moment: Double, deadline: Double) {
    var machine = PressSituation.armed.machine(PressPolicy())
    machine.skipMissedRepeats(upTo: .milliseconds(moment))
    #expect(machine.nextDeadline == .milliseconds(deadline))
    #expect(machine.phase == .armed)
  }

  @Test func `skipping never goes back`() {
    var machine = PressSituation.repeating.machine(PressPolicy())
    for moment in [Timestamp.min, .zero, .milliseconds(699)] {
      machine.skipMissedRepeats(upTo: moment)
      #expect(machine.nextDeadline == .milliseconds(700))
    }
  }

  @Test func `a time before the press, however early, skips nothing and brings back every repeat`() {
    var machine = PressMachine()
    _ = machine.handle(.pressed(1), at: .milliseconds(100))
    machine.skipMissedRepeats(upTo: .min)
    #expect(machine.nextDeadline == .milliseconds(700))
    machine.reachBound()
    machine.leaveBound(at: .min)
    #expect(machine.nextDeadline == .milliseconds(700))
  }

  @Test(arguments: PressSituation.allCases, PressEnd.allCases)
  func `a held press ends for any reason, without a step`(situation: PressSituation, reason: PressEnd) {
    for policy in policies(situation) {
      var machine = situation.machine(policy)
      #expect(machine.end(reason) == (situation == .idle ? .none : .ended(reason, steps: false)))
      #expect(machine == PressMachine(policy: policy))
    }
  }

  private func policies(_ situation: PressSituation) -> [PressPolicy] {
    situation.dragOutRules.map { PressPolicy(dragOut: $0) }
  }
}

/// Presses whose repeats come to an end or never come.
struct PressWithoutRepeatTests {
  // The last one begins so late that its first repeat could not be told.
  @Test(arguments: [Timestamp.zero, .milliseconds(-250), .min, .max])
  func `a press without repeats has no deadline, wherever the host's origin lies`(start: Timestamp) {
    var machine = PressMachine(policy: PressPolicy(schedule: .none))
    _ = machine.handle(.pressed(1), at: start)
    #expect(machine.nextDeadline == nil)
    #expect(machine.deadlinePassed() == nil)
    #expect(machine.phase == .armed)
    #expect(machine.handle(.released(1), at: start) == .ended(.released, steps: true))
  }

  @Test func `a repeat whose time cannot be told is not due to come`() {
    var machine = PressMachine()
    _ = machine.handle(.pressed(1), at: Timestamp.max.advanced(by: .milliseconds(-600)))
    #expect(machine.nextDeadline == nil)
    #expect(machine.deadlinePassed() == nil)
    var earlier = PressMachine()
    _ = earlier.handle(.pressed(1), at: Timestamp.max.advanced(by: .nanoseconds(-600_000_001)))
    #expect(earlier.nextDeadline == Timestamp.max.advanced(by: .nanoseconds(-1)))
  }

  @Test func `after the last repeat of its schedule a press stays without a deadline`() throws {
    let stage = RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 2, multiplier: 5)
    let schedule = try RepeatSchedule(delay: .zero, first: .afterInterval, stages: [stage])
    var machine = PressMachine(policy: PressPolicy(schedule: schedule))
    _ = machine.handle(.pressed(1), at: .zero)
    #expect(machine.deadlinePassed() == 5)
    #expect(machine.nextDeadline == .milliseconds(200))
    #expect(machine.deadlinePassed() == 5)
    #expect(machine.nextDeadline == nil)
    #expect(machine.deadlinePassed() == nil)
    #expect(machine.phase == .repeating)
    #expect(machine.handle(.released(1), at: .milliseconds(900)) == .ended(.released, steps: false))
  }

  @Test func `skipping past the end of a schedule leaves its last repeat`() throws {
    let stage = RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 4)
    let schedule = try RepeatSchedule(delay: .zero, first: .afterInterval, stages: [stage])
    var machine = PressMachine(policy: PressPolicy(schedule: schedule))
    _ = machine.handle(.pressed(1), at: .zero)
    machine.skipMissedRepeats(upTo: .max)
    #expect(machine.nextDeadline == .milliseconds(400))
  }

  @Test func `a bound that moves away after the last repeat brings no deadline back`() throws {
    let stage = RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 1)
    let schedule = try RepeatSchedule(delay: .zero, first: .afterInterval, stages: [stage])
    var machine = PressMachine(policy: PressPolicy(schedule: schedule))
    _ = machine.handle(.pressed(1), at: .zero)
    machine.reachBound()
    machine.leaveBound(at: .milliseconds(100))
    #expect(machine.nextDeadline == nil)
    #expect(machine.phase == .armed)
  }
}
