import Testing

@testable import StepperCore

/// Two presses at once, and presses that do not fit together.
struct StepperContentionTests {
  private let lastWins = PressPolicy(contention: .lastWins)

  @Test func `of two buttons held together the first goes on`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(10, .pressed(2, .down)), at(750, .released(2)), at(800, .released(1)),
    ]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "10 ignored busy", "600 changed 5→6 repeat", "700 changed 6→7 repeat",
        "750 ignored notPressed", "800 changed 7→8 repeat", "800 committed 5→8", "800 editingEnded released",
      ]
    )
  }

  @Test func `a second finger that stays is not begun when the first lifts`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(10, .pressed(2, .down)), at(100, .released(1)), advance(3000), at(3000, .released(2)),
    ]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "10 ignored busy", "100 changed 5→6 press", "100 committed 5→6", "100 editingEnded released",
        "3000 ignored notPressed",
      ]
    )
  }

  @Test func `where the last press wins the first ends without its step`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(250, .pressed(2, .down)), at(300, .released(1)), at(350, .released(2)),
    ]
    #expect(
      log(of: try stepper(5, policy: lastWins), script) == [
        "0 editingBegan", "250 editingEnded superseded", "250 editingBegan", "300 ignored notPressed",
        "350 changed 5→4 press", "350 committed 5→4", "350 editingEnded released",
      ]
    )
  }

  @Test func `the last press counts its own hold, and each commits its own steps`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(750, .pressed(2, .down)), at(1400, .released(2)),
    ]
    #expect(
      log(of: try stepper(5, policy: lastWins), script) == [
        "0 editingBegan", "600 changed 5→6 repeat", "700 changed 6→7 repeat", "750 committed 5→7",
        "750 editingEnded superseded", "750 editingBegan", "1350 changed 7→6 repeat", "1400 committed 7→6",
        "1400 editingEnded released",
      ]
    )
  }

  @Test func `a press that takes the place of one at the bound may step the other way`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(650, .pressed(2, .down)), at(700, .released(2)),
    ]
    #expect(
      log(of: try stepper(9, in: 0...10, policy: lastWins), script) == [
        "0 editingBegan", "600 changed 9→10 repeat", "600 hitBound up", "650 committed 9→10",
        "650 editingEnded superseded", "650 editingBegan", "700 changed 10→9 press", "700 committed 10→9",
        "700 editingEnded released",
      ]
    )
  }

  @Test func `undoing a press at the bound does not touch the one that takes its place`() throws {
    let atOnce = try RepeatSchedule(delay: .zero, interval: .milliseconds(100), first: .atDelay)
    let policy = PressPolicy(schedule: atOnce, contention: .lastWins)
    let script: [ScriptLine<Int>] = [at(0, .pressed(1, .up)), at(50, .pressed(2, .down)), at(120, .released(2))]
    #expect(
      log(of: try stepper(10, in: 0...10, policy: policy, rollsBack: true), script) == [
        "0 editingBegan", "50 editingEnded superseded", "50 editingBegan", "50 changed 10→9 repeat",
        "120 committed 10→9", "120 editingEnded released",
      ]
    )
  }

  @Test func `a press that is down already is not begun again`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(400, .pressed(1, .down)), at(650, .released(1)), at(700, .released(1)),
    ]
    for policy in [PressPolicy(), lastWins] {
      #expect(
        log(of: try stepper(5, policy: policy), script) == [
          "0 editingBegan", "400 ignored alreadyPressed", "600 changed 5→6 repeat", "650 committed 5→6",
          "650 editingEnded released", "700 ignored notPressed",
        ]
      )
    }
  }

  @Test func `inputs of presses that never began are told and change nothing`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .released(1)), at(1, .exited(1)), at(2, .entered(1)), at(3, .cancelled(1)),
    ]
    #expect(
      log(of: try stepper(5), script)
        == ["0 ignored notPressed", "1 ignored notPressed", "2 ignored notPressed", "3 ignored notPressed"]
    )
  }
}
