import Testing

@testable import StepperCore

/// The app changes the step, also while a press is held.
struct StepperLiveStepTests {
  private let held: ScriptLine<Int> = at(0, .pressed(1, .up))
  private let released: ScriptLine<Int> = at(750, .released(1))

  @Test(arguments: [(999.999_999, 4 + 10), (1000, 5 + 5), (1000.000_001, 5 + 5)] as [(Double, Int)])
  func `a step changed during a press counts from the next repeat on`(change: Double, value: Int) throws {
    var stepper = try stepper()
    play([held, at(change, .setStep(5)), advance(1150)], to: &stepper)
    // Four repeats before 1000 ms, the one in question, and one at 1100 ms.
    #expect(stepper.value == value)
  }

  @Test(arguments: [0, -1]) func `a step that is not positive is refused, and the old one stays`(step: Int) throws {
    var stepper = try stepper()
    #expect(
      play([held, at(650, .setStep(step)), at(720, .released(1))], to: &stepper) == [
        "0 editingBegan", "600 changed 0→1 repeat", "650 rejected: the step must be greater than zero, not \(step)",
        "700 changed 1→2 repeat", "720 committed 0→2", "720 editingEnded released",
      ]
    )
    #expect(stepper.range.step == 1)
  }

  @Test(arguments: [Double.nan, .infinity]) func `a step that is no finite number is refused`(step: Double) throws {
    let stepper = try stepper(5.0, in: 0...10, step: 1)
    #expect(log(of: stepper, [at(0, .setStep(step))]) == ["0 rejected: the step must be a finite number, not \(step)"])
  }

  @Test func `a new step brings a value that must lie on the grid onto the new one`() throws {
    let stepper = try stepper(6, in: 0...20, step: 2, snap: .always)
    #expect(
      log(of: stepper, [held, at(650, .setStep(5)), released]) == [
        "0 editingBegan", "600 changed 6→8 repeat", "650 changed 8→10 range", "700 changed 10→15 repeat",
        "750 committed 10→15", "750 editingEnded released",
      ]
    )
  }

  @Test func `a new step that leaves no room is a bound, and one that makes room lets the press go on`() throws {
    let stepper = try stepper(5, in: 0...10, step: 1, edge: .refuse)
    let script: [ScriptLine<Int>] = [held, at(650, .setStep(7)), at(950, .setStep(2)), at(1050, .released(1))]
    #expect(
      log(of: stepper, script) == [
        "0 editingBegan", "600 changed 5→6 repeat", "1000 changed 6→8 repeat", "1050 committed 5→8",
        "1050 editingEnded released",
      ]
    )
  }
}

/// The app enables and disables the stepper, also while a press is held.
struct StepperEnabledTests {
  private let held: ScriptLine<Int> = at(0, .pressed(1, .up))

  @Test func `disabling ends a held press and keeps its steps`() throws {
    #expect(
      log(of: try stepper(), [held, at(750, .setEnabled(false)), at(900, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "750 committed 0→2",
        "750 editingEnded disabled", "900 ignored notPressed",
      ]
    )
  }

  @Test func `a disabled stepper takes no press, command or wheel, but its app may change it`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .setEnabled(false)), at(1, .pressed(1, .up)), at(2, .perform(.increment())), at(3, .scrolled(notches: 1)),
      at(4, .setValue(7)), at(5, .setUpperBound(6)), at(6, .released(1)), at(7, .setEnabled(true)),
      at(8, .pressed(1, .down)), at(9, .released(1)),
    ]
    #expect(
      log(of: try stepper(), script) == [
        "1 ignored disabled", "2 ignored disabled", "3 ignored disabled", "4 changed 0→7 set", "5 changed 7→6 range",
        "6 ignored notPressed", "8 editingBegan", "9 changed 6→5 press", "9 committed 6→5", "9 editingEnded released",
      ]
    )
  }

  @Test func `enabling a stepper that is enabled changes nothing for the press`() throws {
    var stepper = try stepper()
    #expect(play([held, at(100, .setEnabled(true))], to: &stepper) == ["0 editingBegan"])
    #expect(stepper.isEnabled)
    #expect(stepper.nextDeadline == .milliseconds(600))
  }
}
