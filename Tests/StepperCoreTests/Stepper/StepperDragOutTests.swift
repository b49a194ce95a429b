import Testing

@testable import StepperCore

/// Presses that leave their button and come back, under each rule.
struct StepperDragOutTests {
  private let pause = PressPolicy(dragOut: .pause)
  private let ignore = PressPolicy(dragOut: .ignore)

  // MARK: The rule that cancels

  @Test(arguments: [200, 500, 550, 599.999_999])
  func `leaving before the first repeat ends the press without a step`(exit: Double) throws {
    let time = Timestamp.milliseconds(exit).text
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(exit, .exited(1)), at(900, .released(1))])
        == ["0 editingBegan", "\(time) editingEnded exited", "900 ignored notPressed"]
    )
  }

  @Test func `leaving at the very time of a repeat comes after it`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(600, .exited(1)), advance(5000)])
        == ["0 editingBegan", "600 changed 0→1 repeat", "600 committed 0→1", "600 editingEnded exited"]
    )
  }

  @Test func `leaving while it repeats ends the press, and coming back begins nothing`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(750, .exited(1)), at(800, .entered(1)), advance(2000), at(2000, .released(1)),
    ]
    #expect(
      log(of: try stepper(), script) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "750 committed 0→2",
        "750 editingEnded exited", "800 ignored notPressed", "2000 ignored notPressed",
      ]
    )
  }

  @Test func `after a press that left the next one steps as ever`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(200, .exited(1)), at(400, .pressed(2, .up)), at(500, .released(2)),
    ]
    #expect(
      log(of: try stepper(), script) == [
        "0 editingBegan", "200 editingEnded exited", "400 editingBegan", "500 changed 0→1 press", "500 committed 0→1",
        "500 editingEnded released",
      ]
    )
  }

  @Test func `a step made on the press stays when the press leaves`() throws {
    let policy = PressPolicy(stepOn: .press)
    #expect(
      log(of: try stepper(policy: policy), [at(0, .pressed(1, .up)), at(200, .exited(1))])
        == ["0 editingBegan", "0 changed 0→1 press", "200 committed 0→1", "200 editingEnded exited"]
    )
  }

  // MARK: The rule that pauses

  @Test func `paused before the first repeat and lifted inside a press makes its step`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(200, .exited(1)), at(300, .entered(1)), at(400, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: pause), script)
        == ["0 editingBegan", "400 changed 0→1 press", "400 committed 0→1", "400 editingEnded released"]
    )
  }

  @Test func `paused before the first repeat and lifted outside a press makes none`() throws {
    #expect(
      log(of: try stepper(policy: pause), [at(0, .pressed(1, .up)), at(200, .exited(1)), at(400, .released(1))])
        == ["0 editingBegan", "400 editingEnded exited"]
    )
  }

  @Test func `the hold goes on outside`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(100, .exited(1)), at(650, .entered(1)), at(750, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: pause), script)
        == ["0 editingBegan", "700 changed 0→1 repeat", "750 committed 0→1", "750 editingEnded released"]
    )
  }

  @Test func `back after the hold and lifted before the next repeat a press makes its step`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(100, .exited(1)), at(650, .entered(1)), at(699.999_999, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: pause), script) == [
        "0 editingBegan", "699.999999 changed 0→1 press", "699.999999 committed 0→1",
        "699.999999 editingEnded released",
      ]
    )
  }

  @Test func `repeats stop outside and go on inside on the old grid`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(750, .exited(1)), at(1025, .entered(1)), at(1250, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: pause), script) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "1100 changed 2→3 repeat",
        "1200 changed 3→4 repeat", "1250 committed 0→4", "1250 editingEnded released",
      ]
    )
  }

  @Test(arguments: [(999.999_999, 1000), (1000, 1100), (1000.000_001, 1100)] as [(Double, Double)])
  func `a repeat due at the moment of return is missed`(enter: Double, next: Double) throws {
    var stepper = try stepper(policy: pause)
    play([at(0, .pressed(1, .up)), at(750, .exited(1)), at(enter, .entered(1))], to: &stepper)
    #expect(stepper.events.isEmpty)
    #expect(stepper.nextDeadline == .milliseconds(next))
  }

  @Test(arguments: [(799.999_999, 2), (800, 3)] as [(Double, Int)])
  func `a repeat due at the moment of leaving is made`(exit: Double, value: Int) throws {
    var stepper = try stepper(policy: pause)
    play([at(0, .pressed(1, .up)), at(exit, .exited(1)), advance(5000)], to: &stepper)
    #expect(stepper.value == value)
    #expect(stepper.nextDeadline == nil)
    #expect(stepper.pressPhase == .paused)
  }

  @Test func `lifted outside after repeats a press keeps its steps and makes none`() throws {
    #expect(
      log(of: try stepper(policy: pause), [at(0, .pressed(1, .up)), at(750, .exited(1)), at(1550, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "1550 committed 0→2",
        "1550 editingEnded exited",
      ]
    )
  }

  @Test func `leaving and coming back between two repeats loses none`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(550, .exited(1)), at(560, .entered(1)), at(620, .exited(1)), at(650, .entered(1)),
      at(680, .exited(1)), at(690, .entered(1)), at(750, .exited(1)), at(860, .entered(1)), at(950, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: pause), script) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "900 changed 2→3 repeat",
        "950 committed 0→3", "950 editingEnded released",
      ]
    )
  }

  // MARK: The rule that ignores

  @Test func `ignored before the first repeat a lift outside makes the step`() throws {
    #expect(
      log(of: try stepper(policy: ignore), [at(0, .pressed(1, .up)), at(200, .exited(1)), at(400, .released(1))])
        == ["0 editingBegan", "400 changed 0→1 press", "400 committed 0→1", "400 editingEnded released"]
    )
  }

  @Test func `ignored while it repeats a press goes on outside`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(200, .exited(1)), at(650, .entered(1)), at(660, .exited(1)), at(850, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: ignore), script) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "800 changed 2→3 repeat",
        "850 committed 0→3", "850 editingEnded released",
      ]
    )
  }

  // MARK: Wrong sequences

  @Test(arguments: [DragOutRule.pause, .ignore])
  func `leaving twice and coming back twice is told and changes nothing`(rule: DragOutRule) throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(10, .entered(1)), at(20, .exited(1)), at(30, .exited(1)), at(40, .entered(1)),
      at(50, .entered(1)), at(60, .released(1)),
    ]
    #expect(
      log(of: try stepper(policy: PressPolicy(dragOut: rule)), script) == [
        "0 editingBegan", "10 ignored alreadyInside", "30 ignored alreadyOutside", "50 ignored alreadyInside",
        "60 changed 0→1 press", "60 committed 0→1", "60 editingEnded released",
      ]
    )
  }
}
