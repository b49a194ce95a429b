import Testing

@testable import StepperCore

/// Steppers that are suspended or taken away.
struct StepperEndTests {
  @Test func `a suspended stepper makes no repeat, however much later it is told the time`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(1000, .suspend), advance(60_000), at(60_000, .released(1)),
    ]
    #expect(
      log(of: try stepper(), script) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "800 changed 2→3 repeat",
        "900 changed 3→4 repeat", "1000 changed 4→5 repeat", "1000 committed 0→5", "1000 editingEnded suspended",
        "60000 ignored notPressed",
      ]
    )
  }

  @Test func `suspending a stepper at rest says nothing, and it takes the next press`() throws {
    let script: [ScriptLine<Int>] = [at(0, .suspend), at(1, .suspend), at(2, .pressed(1, .up)), at(3, .released(1))]
    #expect(
      log(of: try stepper(), script)
        == ["2 editingBegan", "3 changed 0→1 press", "3 committed 0→1", "3 editingEnded released"]
    )
  }

  @Test func `a stepper that is taken away ends its press`() throws {
    var stepper = try stepper()
    #expect(
      play([at(0, .pressed(1, .up)), at(650, .tearDown)], to: &stepper)
        == ["0 editingBegan", "600 changed 0→1 repeat", "650 committed 0→1", "650 editingEnded tornDown"]
    )
    #expect(stepper.isTornDown)
    #expect(!stepper.isEnabled)
    #expect(stepper.residue.isEmpty)
  }

  @Test(
    arguments: [
      .pressed(1, .up), .exited(1), .entered(1), .released(1), .cancelled(1), .perform(.increment()),
      .scrolled(notches: 1), .setValue(7), .setRange(lowerBound: 8, upperBound: 9), .setLowerBound(8),
      .setUpperBound(2), .setStep(0), .setEnabled(true), .setEnabled(false), .suspend, .tearDown,
    ] as [StepperInput<Int>]
  )
  func `after a stepper was taken away everything is ignored, at its own time`(input: StepperInput<Int>) throws {
    var stepper = try stepper(5)
    play([at(0, .pressed(1, .up)), at(100, .tearDown)], to: &stepper)
    #expect(log(of: stepper, [at(500, input)]) == ["500 ignored tornDown"])
    #expect(log(of: stepper, [advance(300), at(500, input)]) == ["500 ignored tornDown"])
    #expect(log(of: stepper, [at(50, input)]) == ["100 ignored tornDown"])
    play([at(500, input)], to: &stepper)
    #expect(stepper.value == 5)
    #expect(stepper.isTornDown)
  }

  @Test func `time goes on after a stepper was taken away, but nothing happens`() throws {
    var stepper = try stepper(5)
    play([at(0, .tearDown), advance(5000)], to: &stepper)
    #expect(stepper.events.isEmpty)
    #expect(stepper.now == .milliseconds(5000))
  }
}
