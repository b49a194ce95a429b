import Testing

@testable import StepperCore

/// Calls in any order and at any times, as no owner would make them.
struct PressMachineLawTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `no order of calls traps or leaves a deadline without a press`(batch: UInt64) throws {
    for index in 0..<25 as Range<UInt64> {
      let seed = batch << 16 | index
      var random = SplitMix64(seed: seed)
      var machine = PressMachine(policy: try Self.policy(&random))
      for _ in 0..<40 {
        Self.call(&machine, &random)
        #expect((machine.activePress == nil) == (machine.phase == .idle), "seed \(seed)")
        switch machine.phase {
        case .idle, .paused, .atBound: #expect(machine.nextDeadline == nil, "seed \(seed)")
        case .armed, .repeating: break
        }
      }
      _ = machine.end(.tornDown)
      #expect(machine.phase == .idle, "seed \(seed)")
    }
  }

  private static func call(_ machine: inout PressMachine, _ random: inout SplitMix64) {
    let id = PressID(random.pick([1, 2]))
    let time = random.pick([
      .min, .zero, .milliseconds(-1), .milliseconds(650), .max,
      Timestamp(nanoseconds: .random(in: .min ... .max, using: &random)),
    ])
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: _ = machine.handle(.pressed(id), at: time)
    case 2: _ = machine.handle(.exited(id), at: time)
    case 3: _ = machine.handle(.entered(id), at: time)
    case 4: _ = machine.handle(.released(id), at: time)
    case 5: _ = machine.handle(.cancelled(id), at: time)
    case 6: machine.reachBound()
    case 7: machine.leaveBound(at: time)
    case 8: machine.skipMissedRepeats(upTo: time)
    case _: expectRepeat(&machine)
    }
  }

  /// A deadline that is due to come makes a repeat, and none later than the next one; without it nothing changes.
  private static func expectRepeat(_ machine: inout PressMachine) {
    let before = machine
    let steps = machine.deadlinePassed()
    #expect((steps == nil) == (before.nextDeadline == nil))
    #expect((steps == nil) == (machine == before))
    if let due = before.nextDeadline { #expect(machine.nextDeadline ?? .max > due) }
    if let steps { #expect(steps > 0) }
  }

  private static func policy(_ random: inout SplitMix64) throws -> PressPolicy {
    let durations: [Duration] = [.nanoseconds(1), .milliseconds(100), .seconds(Int64.max)]
    let stages = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      RepeatSchedule.Stage(
        interval: random.pick(durations),
        repeats: random.pick([nil, 1, 5, .max]),
        multiplier: random.pick([1, .max])
      )
    }
    return PressPolicy(
      schedule: try RepeatSchedule(
        delay: random.pick(durations + [.zero]),
        first: random.pick([.atDelay, .afterInterval]),
        stages: stages
      ),
      stepOn: random.pick(StepTrigger.allCases),
      dragOut: random.pick(DragOutRule.allCases),
      contention: random.pick(ContentionRule.allCases)
    )
  }
}
