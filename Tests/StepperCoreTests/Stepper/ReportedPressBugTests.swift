import Testing

@testable import StepperCore

/// What users of other steppers have reported as broken about presses, and how it goes here.
struct ReportedPressBugTests {
  @Test(arguments: [(300, 1), (750, 3)] as [(Double, Int)])
  func `a touch that a scroll takes away does not leave a timer behind`(cancel: Double, afterTap: Int) throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(cancel, .cancelled(1)), advance(10_000)], to: &stepper)
    #expect(stepper.nextDeadline == nil)
    play([at(10_000, .pressed(2, .up)), at(10_050, .released(2))], to: &stepper)
    #expect(stepper.value == afterTap)
  }

  @Test func `sliding off while it repeats does not leave a timer behind`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(750, .exited(1)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 2)
    #expect(stepper.residue.isEmpty)
  }

  @Test(arguments: [RepeatSchedule.standard, .appKit, .none])
  func `a tap steps whether repeats are on or not`(schedule: RepeatSchedule) throws {
    var stepper = try stepper(policy: PressPolicy(schedule: schedule))
    play([at(0, .pressed(1, .up)), at(100, .released(1))], to: &stepper)
    #expect(stepper.value == 1)
  }

  @Test func `a step that disables the stepper does not spin on without its release`() throws {
    let policy = PressPolicy(schedule: .appKit, stepOn: .press)
    #expect(
      log(of: try stepper(policy: policy), [at(0, .pressed(1, .up)), at(10, .setEnabled(false)), advance(5000)])
        == ["0 editingBegan", "0 changed 0→1 press", "10 committed 0→1", "10 editingEnded disabled"]
    )
  }

  @Test func `moving off silences the repeats, and moving on again resumes them`() throws {
    var stepper = try stepper(policy: PressPolicy(dragOut: .pause))
    play([at(0, .pressed(1, .up)), at(800, .exited(1)), advance(1199)], to: &stepper)
    #expect(stepper.value == 3)
    play([at(1200, .entered(1)), advance(1300)], to: &stepper)
    #expect(stepper.value == 4)
  }

  @Test func `the step that reaches the bound, the bound and the end of the press are all told in this order`() throws {
    #expect(
      log(of: try stepper(5, in: 4...10), [at(0, .pressed(1, .down)), at(50, .released(1))]) == [
        "0 editingBegan", "50 changed 5→4 press", "50 hitBound down", "50 committed 5→4", "50 editingEnded released",
      ]
    )
  }

  @Test(arguments: StepTrigger.allCases) func `one tap makes one step`(trigger: StepTrigger) throws {
    var stepper = try stepper(policy: PressPolicy(stepOn: trigger))
    play([at(0, .pressed(1, .up)), at(100, .released(1))], to: &stepper)
    #expect(stepper.value == 1)
  }

  @Test func `without bounds a hold makes its repeats and nothing on its release`() throws {
    var stepper = try StepperMachine(value: 0, range: try StepRange<Int>(step: 1))
    play([at(0, .pressed(1, .up)), at(650, .released(1))], to: &stepper)
    #expect(stepper.value == 1)
  }

  @Test func `at the bound the timer stops though no release arrives`() throws {
    var stepper = try stepper(9, in: 0...10)
    play([at(0, .pressed(1, .up)), advance(600)], to: &stepper)
    #expect(stepper.nextDeadline == nil)
  }

  @Test func `disabling between two repeats stops them`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(700), at(700, .setEnabled(false)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 2)
  }

  @Test func `a right click on the way is not mixed up with the press, whichever is lifted first`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(650, .pressed(2, .up)), at(680, .released(2))], to: &stepper)
    #expect(stepper.activePress == 1)
    play([at(750, .released(1)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 2)
  }

  @Test func `a menu that takes the press away ends it, and a release that comes late is no step`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(100, .cancelled(1)), at(5000, .released(1))], to: &stepper)
    #expect(stepper.value == 0)
    #expect(stepper.residue.isEmpty)
  }

  @Test func `losing the focus ends the press of a key`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(650, .suspend), advance(10_000)], to: &stepper)
    #expect(stepper.value == 1)
  }

  @Test func `a held press uses the step of the moment, not that of its beginning`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(1000), at(1000, .setStep(10)), advance(1100)], to: &stepper)
    #expect(stepper.value == 15)
  }

  @Test func `a hold that is pending when the stepper is disabled never fires`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(200, .setEnabled(false)), at(300, .setEnabled(true)), advance(10_000),
    ]
    #expect(log(of: try stepper(), script) == ["0 editingBegan", "200 editingEnded disabled"])
  }

  @Test func `a hold reaches a hundred and stops there`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(10_499)], to: &stepper)
    #expect(stepper.value == 99)
    play([advance(10_500)], to: &stepper)
    #expect(stepper.value == 100)
    #expect(stepper.nextDeadline == nil)
  }

  @Test func `a press that is told twice has one schedule`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(50, .pressed(1, .up)), at(1050, .released(1)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 5)
  }

  @Test func `a second finger has no schedule`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), at(50, .pressed(2, .up)), at(1050, .released(1)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 5)
    #expect(stepper.residue.isEmpty)
  }

  @Test func `a host that comes back after ten seconds can have one step instead of a burst`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(650)], to: &stepper)
    stepper.skipMissedRepeats(upTo: .milliseconds(10_650))
    #expect(play([advance(10_650)], to: &stepper) == ["10600 changed 1→2 repeat"])
  }

  @Test func `time spent suspended is not counted`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(1000), at(1000, .suspend), advance(60_000)], to: &stepper)
    #expect(stepper.value == 5)
    #expect(stepper.pressPhase == .idle)
  }
}
