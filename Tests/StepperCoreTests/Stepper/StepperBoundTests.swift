import Testing

@testable import StepperCore

/// What happens at the ends of the range, above all to a press that is held there.
struct StepperBoundTests {
  private let pause = PressPolicy(dragOut: .pause)

  @Test func `a held press stops at the bound, says so once and stays until its release`() throws {
    var stepper = try stepper(8, in: 0...10)
    #expect(
      play([at(0, .pressed(1, .up)), advance(5000)], to: &stepper)
        == ["0 editingBegan", "600 changed 8→9 repeat", "700 changed 9→10 repeat", "700 hitBound up"]
    )
    #expect(stepper.pressPhase == .atBound)
    #expect(stepper.nextDeadline == nil)
    #expect(log(of: stepper, [at(5050, .released(1))]) == ["5050 committed 8→10", "5050 editingEnded released"])
  }

  @Test func `a held press downwards stops at the lower bound`() throws {
    #expect(
      log(of: try stepper(3, in: 1...10), [at(0, .pressed(1, .down)), at(1050, .released(1))]) == [
        "0 editingBegan", "600 changed 3→2 repeat", "700 changed 2→1 repeat", "700 hitBound down",
        "1050 committed 3→1", "1050 editingEnded released",
      ]
    )
  }

  @Test func `a tap that arrives at the bound says so`() throws {
    #expect(
      log(of: try stepper(9, in: 0...10), [at(0, .pressed(1, .up)), at(100, .released(1))]) == [
        "0 editingBegan", "100 changed 9→10 press", "100 hitBound up", "100 committed 9→10",
        "100 editingEnded released",
      ]
    )
  }

  @Test func `a tap at the bound is blocked, and says once that it is the bound`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(100, .released(1)), at(200, .pressed(1, .up)), at(300, .released(1)),
    ]
    #expect(
      log(of: try stepper(10, in: 0...10), script) == [
        "0 editingBegan", "100 blocked up", "100 hitBound up", "100 editingEnded released",
        "200 editingBegan", "300 blocked up", "300 editingEnded released",
      ]
    )
  }

  @Test func `a press held at the bound is silent until its release`() throws {
    var stepper = try stepper(10, in: 0...10)
    #expect(play([at(0, .pressed(1, .up)), advance(2000)], to: &stepper) == ["0 editingBegan"])
    #expect(stepper.pressPhase == .atBound)
    #expect(stepper.nextDeadline == nil)
    #expect(
      log(of: stepper, [at(2000, .released(1))])
        == ["2000 blocked up", "2000 hitBound up", "2000 editingEnded released"]
    )
  }

  @Test func `a stepper that steps when pressed is blocked at once at the bound, and not again`() throws {
    #expect(
      log(
        of: try stepper(10, in: 0...10, policy: PressPolicy(stepOn: .press)),
        [at(0, .pressed(1, .up)), at(2000, .released(1))]
      ) == ["0 editingBegan", "0 blocked up", "0 hitBound up", "2000 editingEnded released"]
    )
  }

  @Test func `coming back to a bound is said again`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .perform(.increment())), at(1, .perform(.increment())), at(2, .perform(.decrement())),
      at(3, .perform(.increment())),
    ]
    #expect(
      log(of: try stepper(9, in: 0...10), script) == [
        "0 changed 9→10 command", "0 hitBound up", "0 committed 9→10", "1 blocked up",
        "2 changed 10→9 command", "2 committed 10→9", "3 changed 9→10 command", "3 hitBound up", "3 committed 9→10",
      ]
    )
  }

  @Test func `coming back to the lower bound is said again, though the upper one was met in between`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .perform(.toMinimum)), at(1, .perform(.decrement())), at(2, .perform(.increment(.large))),
      at(3, .perform(.decrement(.large))), at(4, .perform(.decrement())),
    ]
    #expect(
      log(of: try stepper(5, in: 0...10), script) == [
        "0 changed 5→0 command", "0 committed 5→0", "1 blocked down", "1 hitBound down",
        "2 changed 0→10 command", "2 hitBound up", "2 committed 0→10",
        "3 changed 10→0 command", "3 hitBound down", "3 committed 10→0", "4 blocked down",
      ]
    )
  }

  @Test func `where neither step is possible each bound is said once`() throws {
    let taps = [StepCommand.increment(), .decrement(), .increment(), .decrement()] as [StepCommand<Int>]
    #expect(
      log(of: try stepper(5, in: 5...5), taps.map { at(0, .perform($0)) }) == [
        "0 blocked up", "0 hitBound up", "0 blocked down", "0 hitBound down", "0 blocked up", "0 blocked down",
      ]
    )
  }

  @Test func `a step that would pass the bound and is refused is blocked`() throws {
    let stepper = try stepper(9, in: 0...10, step: 3, edge: .refuse)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(1000, .released(1))])
        == ["0 editingBegan", "1000 blocked up", "1000 hitBound up", "1000 editingEnded released"]
    )
  }

  @Test func `a repeat of many steps is cut short by the bound`() throws {
    #expect(
      log(of: try stepper(85, in: 0...100), [at(0, .pressed(1, .up, .large)), at(800, .released(1))]) == [
        "0 editingBegan", "600 changed 85→95 repeat", "700 changed 95→100 repeat", "700 hitBound up",
        "800 committed 85→100", "800 editingEnded released",
      ]
    )
  }

  @Test func `a repeat of more steps than can be counted leads to the bound`() throws {
    let stage = RepeatSchedule.Stage(interval: .milliseconds(100), multiplier: .max)
    let schedule = try RepeatSchedule(delay: .milliseconds(500), first: .atDelay, stages: [stage])
    let stepper = try stepper(85, in: 0...100, policy: PressPolicy(schedule: schedule))
    #expect(
      log(of: stepper, [at(0, .pressed(1, .down, .large)), at(800, .released(1))]) == [
        "0 editingBegan", "500 changed 85→0 repeat", "500 hitBound down", "800 committed 85→0",
        "800 editingEnded released",
      ]
    )
  }

  @Test func `where the range is open the limit of the type is the bound`() throws {
    let stepper = try StepperMachine(value: Int.max - 1, range: try StepRange(step: 1))
    let script: [ScriptLine<Int>] = [at(0, .pressed(1, .up)), at(800, .released(1)), at(900, .perform(.increment()))]
    #expect(
      log(of: stepper, script) == [
        "0 editingBegan", "600 changed \(Int.max - 1)→\(Int.max) repeat", "600 hitBound up",
        "800 committed \(Int.max - 1)→\(Int.max)", "800 editingEnded released", "900 blocked up",
      ]
    )
  }

  // MARK: A bound that moves while a press is held there

  @Test(arguments: [(950, 1000), (999.999_999, 1000), (1000, 1100), (1000.000_001, 1100)] as [(Double, Double)])
  func `when the bound moves away a press goes on at the next point of its old grid`(move: Double, next: Double) throws
  {
    var stepper = try stepper(9, in: 0...10)
    #expect(
      play([at(0, .pressed(1, .up)), advance(move)], to: &stepper)
        == ["0 editingBegan", "600 changed 9→10 repeat", "600 hitBound up"]
    )
    #expect(play([at(move, .setUpperBound(12))], to: &stepper).isEmpty)
    #expect(stepper.value == 10)
    #expect(stepper.nextDeadline == .milliseconds(next))
    #expect(stepper.pressPhase == .repeating)
    let text = Timestamp.milliseconds(next).text
    #expect(play([advance(next)], to: &stepper) == ["\(text) changed 10→11 repeat"])
  }

  @Test func `the new bound is said when it is reached in its turn`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(750, .setUpperBound(11)), at(1000, .released(1)),
    ]
    #expect(
      log(of: try stepper(9, in: 0...10), script) == [
        "0 editingBegan", "600 changed 9→10 repeat", "600 hitBound up", "800 changed 10→11 repeat",
        "800 hitBound up", "1000 committed 9→11", "1000 editingEnded released",
      ]
    )
  }

  @Test func `when the app sets the value away from the bound a press goes on from there`() throws {
    let script: [ScriptLine<Int>] = [at(0, .pressed(1, .up)), at(650, .setValue(4)), at(800, .released(1))]
    #expect(
      log(of: try stepper(9, in: 0...10), script) == [
        "0 editingBegan", "600 changed 9→10 repeat", "600 hitBound up", "650 changed 10→4 set",
        "700 changed 4→5 repeat", "800 changed 5→6 repeat", "800 committed 4→6", "800 editingEnded released",
      ]
    )
  }

  @Test func `a press that began at the bound still makes its step once the bound has moved`() throws {
    let script: [ScriptLine<Int>] = [at(0, .pressed(1, .up)), at(100, .setUpperBound(20)), at(300, .released(1))]
    #expect(
      log(of: try stepper(10, in: 0...10), script)
        == ["0 editingBegan", "300 changed 10→11 press", "300 committed 10→11", "300 editingEnded released"]
    )
  }

  @Test func `a bound that comes to the value stops the repeats`() throws {
    var stepper = try stepper(5, in: 0...10)
    #expect(
      play([at(0, .pressed(1, .up)), at(650, .setUpperBound(6))], to: &stepper)
        == ["0 editingBegan", "600 changed 5→6 repeat"]
    )
    #expect(stepper.nextDeadline == nil)
    #expect(log(of: stepper, [at(2000, .released(1))]) == ["2000 committed 5→6", "2000 editingEnded released"])
  }

  @Test func `a bound reached while the press is paused outside holds it when it comes back`() throws {
    var stepper = try stepper(9, in: 0...10, policy: pause)
    play([at(0, .pressed(1, .up)), at(100, .exited(1)), at(200, .setValue(10)), at(300, .entered(1))], to: &stepper)
    #expect(stepper.pressPhase == .atBound)
    #expect(stepper.nextDeadline == nil)
    play([at(400, .exited(1)), at(450, .setValue(3))], to: &stepper)
    #expect(stepper.pressPhase == .paused)
    #expect(
      log(of: stepper, [at(500, .entered(1)), at(650, .released(1))])
        == ["600 changed 3→4 repeat", "650 committed 3→4", "650 editingEnded released"]
    )
  }

  @Test func `a step too small to move the value is a bound, not an endless repeat`() throws {
    let range = try StepRange<Double>(step: 1)
    let stepper = try StepperMachine(value: 1e16, range: range)
    #expect(!stepper.canIncrement)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(1000, .released(1))])
        == ["0 editingBegan", "1000 blocked up", "1000 hitBound up", "1000 editingEnded released"]
    )
  }
}
