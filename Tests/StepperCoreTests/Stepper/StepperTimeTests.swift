import Testing

@testable import StepperCore

/// Hosts that are late, early, or whose clock goes back.
struct StepperTimeTests {
  private let held: ScriptLine<Int> = at(100, .pressed(1, .up))

  @Test func `every repeat that a late host missed is made, at the time it was due`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(850, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "800 changed 2→3 repeat",
        "850 committed 0→3", "850 editingEnded released",
      ]
    )
  }

  @Test func `a host that would rather lose repeats gets the last of those it missed, and the grid stays`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(650)], to: &stepper)
    stepper.skipMissedRepeats(upTo: .milliseconds(1050))
    #expect(
      log(of: stepper, [advance(1050), at(1250, .released(1))]) == [
        "1000 changed 1→2 repeat", "1100 changed 2→3 repeat", "1200 changed 3→4 repeat", "1250 committed 0→4",
        "1250 editingEnded released",
      ]
    )
  }

  @Test func `a host that missed nothing skips nothing`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up))], to: &stepper)
    stepper.skipMissedRepeats(upTo: .milliseconds(599))
    #expect(play([advance(600)], to: &stepper) == ["600 changed 0→1 repeat"])
  }

  @Test func `a press that began too late to be true is not begun`() throws {
    #expect(
      log(of: try stepper(), [advance(100), at(50, .pressed(1, .up)), at(200, .released(1))])
        == ["100 ignored timeWentBack 50", "200 ignored notPressed"]
    )
  }

  @Test(arguments: [StepperInput<Int>.exited(1), .entered(1), .released(1), .cancelled(1)])
  func `a held press that is told something of the past is cancelled without a step`(input: StepperInput<Int>) throws {
    #expect(
      log(of: try stepper(), [held, at(99.999_999, input)])
        == ["100 editingBegan", "100 ignored timeWentBack 0.000001", "100 editingEnded cancelled"]
    )
  }

  @Test func `an input of the past of another press leaves the held one alone`() throws {
    #expect(
      log(of: try stepper(), [held, at(50, .released(2)), at(60, .pressed(2, .up)), at(200, .released(1))]) == [
        "100 editingBegan", "100 ignored timeWentBack 50", "100 ignored timeWentBack 40", "200 changed 0→1 press",
        "200 committed 0→1", "200 editingEnded released",
      ]
    )
  }

  @Test func `what is no press counts as given now`() throws {
    let script: [ScriptLine<Int>] = [
      advance(100), at(90, .perform(.increment())), at(80, .scrolled(notches: 1)), at(70, .setValue(7)),
      at(60, .setUpperBound(6)), at(50, .setStep(2)), at(40, .setEnabled(false)), at(30, .tearDown),
    ]
    var stepper = try stepper()
    #expect(
      play(script, to: &stepper) == [
        "100 ignored timeWentBack 10", "100 changed 0→1 command", "100 committed 0→1",
        "100 ignored timeWentBack 20", "100 changed 1→2 wheel", "100 committed 1→2",
        "100 ignored timeWentBack 30", "100 changed 2→7 set",
        "100 ignored timeWentBack 40", "100 changed 7→6 range",
        "100 ignored timeWentBack 50", "100 ignored timeWentBack 60", "100 ignored timeWentBack 70",
      ]
    )
    #expect(stepper.range.step == 2)
    #expect(stepper.isTornDown)
  }

  @Test func `an earlier time is no news`() throws {
    var stepper = try stepper()
    play([at(0, .pressed(1, .up)), advance(700)], to: &stepper)
    let before = stepper
    #expect(play([advance(650), advance(-5)], to: &stepper).isEmpty)
    #expect(stepper.now == before.now)
    #expect(stepper.nextDeadline == before.nextDeadline)
  }

  @Test func `the same time is not the past`() throws {
    #expect(
      log(of: try stepper(), [held, at(100, .released(1))])
        == ["100 editingBegan", "100 changed 0→1 press", "100 committed 0→1", "100 editingEnded released"]
    )
  }

  @Test func `a press before the host's origin repeats like any other`() throws {
    let range = try StepRange(0...100, step: 1)
    let stepper = try StepperMachine(value: 0, range: range, at: .milliseconds(-1000))
    #expect(
      log(of: stepper, [at(-650, .pressed(1, .up)), at(60, .released(1))]) == [
        "-650 editingBegan", "-50 changed 0→1 repeat", "50 changed 1→2 repeat", "60 committed 0→2",
        "60 editingEnded released",
      ]
    )
  }

  @Test func `a press before the host's origin that does not repeat waits for nothing`() throws {
    let range = try StepRange(0...100, step: 1)
    var stepper = try StepperMachine(
      value: 0,
      range: range,
      policy: PressPolicy(schedule: .none),
      at: .milliseconds(-1000)
    )
    stepper.handle(.pressed(1, .up), at: .milliseconds(-650))
    #expect(stepper.nextDeadline == nil)
    stepper.advance(to: .max)
    #expect(stepper.value == 0)
  }
}
