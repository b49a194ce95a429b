import Testing

@testable import StepperCore

/// What a press commits, and how it is undone.
struct StepperEditingTests {
  private let held: ScriptLine<Int> = at(0, .pressed(1, .up))

  @Test(arguments: Cancellation.all)
  func `a press that is cancelled keeps its steps and commits them`(ending: Cancellation) throws {
    #expect(
      log(of: try stepper(5), [held, at(750, ending.input)]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "700 changed 6→7 repeat", "750 committed 5→7",
        "750 editingEnded \(ending.reason)",
      ]
    )
  }

  @Test(arguments: Cancellation.all)
  func `a press that is cancelled is undone where the app wants it so, and commits nothing`(
    ending: Cancellation
  ) throws {
    #expect(
      log(of: try stepper(5, rollsBack: true), [held, at(750, ending.input)]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "700 changed 6→7 repeat", "750 changed 7→5 rollback",
        "750 editingEnded \(ending.reason)",
      ]
    )
  }

  @Test(arguments: Cancellation.all, [false, true])
  func `a press that is cancelled before it steps changes nothing`(ending: Cancellation, rollsBack: Bool) throws {
    #expect(
      log(of: try stepper(5, rollsBack: rollsBack), [held, at(300, ending.input)])
        == ["0 editingBegan", "300 editingEnded \(ending.reason)"]
    )
  }

  @Test func `a press that is released is never undone`() throws {
    #expect(
      log(of: try stepper(5, rollsBack: true), [held, at(650, .released(1))])
        == ["0 editingBegan", "600 changed 5→6 repeat", "650 committed 5→6", "650 editingEnded released"]
    )
  }

  @Test func `a press lifted outside a button it may pause at is undone`() throws {
    let stepper = try stepper(5, policy: PressPolicy(dragOut: .pause), rollsBack: true)
    #expect(
      log(of: stepper, [held, at(650, .exited(1)), at(900, .released(1))])
        == ["0 editingBegan", "600 changed 5→6 repeat", "900 changed 6→5 rollback", "900 editingEnded exited"]
    )
  }

  @Test func `a press whose place is taken is undone before the other begins`() throws {
    let policy = PressPolicy(stepOn: .press, contention: .lastWins)
    #expect(
      log(
        of: try stepper(5, policy: policy, rollsBack: true),
        [held, at(200, .pressed(2, .down)), at(300, .released(2))]
      ) == [
        "0 editingBegan", "0 changed 5→6 press", "200 changed 6→5 rollback", "200 editingEnded superseded",
        "200 editingBegan", "200 changed 5→4 press", "300 committed 5→4", "300 editingEnded released",
      ]
    )
  }

  @Test func `undoing goes back to what the app set meanwhile`() throws {
    #expect(
      log(of: try stepper(5, rollsBack: true), [held, at(650, .setValue(20)), at(750, .cancelled(1))]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "650 changed 6→20 set", "700 changed 20→21 repeat",
        "750 changed 21→20 rollback", "750 editingEnded cancelled",
      ]
    )
  }

  @Test func `undoing goes as far back as a new range allows, and the rest is committed`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .down)), at(820, .setUpperBound(7)), at(850, .cancelled(1)),
    ]
    #expect(
      log(of: try stepper(8, rollsBack: true), script) == [
        "0 editingBegan", "600 changed 8→7 repeat", "700 changed 7→6 repeat", "800 changed 6→5 repeat",
        "850 changed 5→7 rollback", "850 committed 8→7", "850 editingEnded cancelled",
      ]
    )
  }

  @Test func `undoing leads away from a bound, which is said anew when it is reached again`() throws {
    let script: [ScriptLine<Int>] = [
      held, at(750, .cancelled(1)), at(800, .perform(.increment())),
    ]
    #expect(
      log(of: try stepper(9, in: 0...10, rollsBack: true), script) == [
        "0 editingBegan", "600 changed 9→10 repeat", "600 hitBound up", "750 changed 10→9 rollback",
        "750 editingEnded cancelled", "800 changed 9→10 command", "800 hitBound up", "800 committed 9→10",
      ]
    )
  }

  @Test func `a command during a press belongs to what the press commits`() throws {
    #expect(
      log(of: try stepper(5), [held, at(300, .perform(.increment(.large))), at(400, .released(1))]) == [
        "0 editingBegan", "300 changed 5→15 command", "400 changed 15→16 press", "400 committed 5→16",
        "400 editingEnded released",
      ]
    )
  }

  @Test func `a wheel turned during a press belongs to what the press commits, and is undone with it`() throws {
    let script: [ScriptLine<Int>] = [held, at(300, .scrolled(notches: 3)), at(400, .cancelled(1))]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "300 changed 5→8 wheel", "400 committed 5→8", "400 editingEnded cancelled",
      ]
    )
    #expect(
      log(of: try stepper(5, rollsBack: true), script) == [
        "0 editingBegan", "300 changed 5→8 wheel", "400 changed 8→5 rollback", "400 editingEnded cancelled",
      ]
    )
  }

  @Test func `a press whose steps cancel out has nothing to commit`() throws {
    #expect(
      log(of: try stepper(5), [held, at(650, .perform(.decrement())), at(680, .released(1))]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "650 changed 6→5 command", "680 editingEnded released",
      ]
    )
  }
}

/// A way in which a press ends without its release, and the reason that is given.
struct Cancellation: Sendable {
  let input: StepperInput<Int>
  let reason: PressEnd

  static let all: [Cancellation] = [
    Cancellation(input: .cancelled(1), reason: .cancelled),
    Cancellation(input: .exited(1), reason: .exited),
    Cancellation(input: .setEnabled(false), reason: .disabled),
    Cancellation(input: .suspend, reason: .suspended),
    Cancellation(input: .tearDown, reason: .tornDown),
  ]
}
