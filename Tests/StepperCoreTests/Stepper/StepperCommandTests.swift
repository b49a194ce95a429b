import Testing

@testable import StepperCore

/// Commands of keyboards and assistive technologies.
struct StepperCommandTests {
  @Test(
    arguments: [
      (.increment(), 51), (.decrement(), 49), (.increment(.large), 60), (.decrement(.large), 40), (.toMinimum, 0),
      (.toMaximum, 100), (.set(77), 77), (.set(101), 100), (.set(-1), 0),
    ] as [(StepCommand<Int>, Int)]
  )
  func `a command changes the value once and commits it`(command: StepCommand<Int>, value: Int) throws {
    #expect(
      log(of: try stepper(50), [at(3, .perform(command))])
        == ["3 changed 50→\(value) command", "3 committed 50→\(value)"]
    )
  }

  @Test func `a command never repeats`() throws {
    var stepper = try stepper()
    play([at(0, .perform(.increment()))], to: &stepper)
    #expect(stepper.nextDeadline == nil)
    #expect(log(of: stepper, [advance(5000)]).isEmpty)
  }

  @Test func `a large step that would pass a bound stops there`() throws {
    #expect(
      log(of: try stepper(95), [at(0, .perform(.increment(.large)))])
        == ["0 changed 95→100 command", "0 hitBound up", "0 committed 95→100"]
    )
  }

  @Test func `a large step is as large as the app says`() throws {
    let stepper = try StepperMachine(value: 0, range: try StepRange(0...100, step: 2), largeStep: 3)
    #expect(
      log(of: stepper, [at(0, .perform(.increment(.large)))]) == ["0 changed 0→6 command", "0 committed 0→6"]
    )
  }

  @Test func `at its bound a command is blocked`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .perform(.increment())), at(1, .perform(.increment(.large))), at(2, .perform(.toMaximum)),
      at(3, .perform(.toMinimum)), at(4, .perform(.toMinimum)), at(5, .perform(.decrement())),
    ]
    #expect(
      log(of: try stepper(100), script) == [
        "0 blocked up", "0 hitBound up", "1 blocked up", "2 blocked up", "3 changed 100→0 command",
        "3 committed 100→0", "4 blocked down", "5 blocked down", "5 hitBound down",
      ]
    )
  }

  @Test func `without a grid value inside, the ends to go to are the bounds`() throws {
    let range = try StepRange(1...2, step: 10, origin: 0, edge: .grid)
    let gridless = try StepperMachine(value: 1, range: range)
    let script: [ScriptLine<Int>] = [
      at(0, .perform(.toMinimum)), at(1, .perform(.toMaximum)), at(2, .perform(.toMaximum)),
      at(3, .perform(.toMinimum)),
    ]
    #expect(
      log(of: gridless, script) == [
        "0 blocked down", "1 changed 1→2 command", "1 committed 1→2", "2 blocked up", "3 changed 2→1 command",
        "3 committed 2→1",
      ]
    )
  }

  @Test func `a range that is open on a side has no bound to go to there`() throws {
    let open = try StepperMachine(value: 5, range: try StepRange<Int>(step: 1))
    #expect(
      log(of: open, [at(0, .perform(.toMinimum)), at(1, .perform(.toMaximum))])
        == ["0 ignored noBound", "1 ignored noBound"]
    )
    let half = try StepperMachine(value: 5, range: try StepRange<Int>(lowerBound: 1, step: 1))
    #expect(
      log(of: half, [at(0, .perform(.toMinimum)), at(1, .perform(.toMaximum))])
        == ["0 changed 5→1 command", "0 committed 5→1", "1 ignored noBound"]
    )
  }

  @Test func `on a grid the greatest value is the last one of the grid`() throws {
    let grid = try stepper(20, in: 0...43, step: 10, edge: .grid)
    #expect(log(of: grid, [at(0, .perform(.toMaximum))]) == ["0 changed 20→40 command", "0 committed 20→40"])
    let clamping = try stepper(20, in: 0...43, step: 10)
    #expect(log(of: clamping, [at(0, .perform(.toMaximum))]) == ["0 changed 20→43 command", "0 committed 20→43"])
  }

  @Test func `where values must lie on the grid the lowest and the greatest do so too`() throws {
    let range = try StepRange(3...48, step: 10, origin: 0, edge: .refuse, snap: .always)
    let script: [ScriptLine<Int>] = [
      at(0, .perform(.toMinimum)), at(1, .perform(.toMaximum)), at(2, .setUpperBound(48)),
    ]
    #expect(
      log(of: try StepperMachine(value: 20, range: range), script) == [
        "0 changed 20→10 command", "0 committed 20→10", "1 changed 10→40 command", "1 committed 10→40",
      ]
    )
  }

  @Test func `a value that is entered is brought onto the grid only where the range says so`() throws {
    let free = try stepper(0, in: 0...100, step: 10)
    #expect(log(of: free, [at(0, .perform(.set(55)))]) == ["0 changed 0→55 command", "0 committed 0→55"])
    let snapping = try stepper(0, in: 0...100, step: 10, snap: .always)
    #expect(log(of: snapping, [at(0, .perform(.set(55)))]) == ["0 changed 0→60 command", "0 committed 0→60"])
  }

  @Test func `a value entered that is the present one changes nothing`() throws {
    #expect(log(of: try stepper(5), [at(0, .perform(.set(5)))]).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value entered that is no finite number is refused`(value: Double) throws {
    let stepper = try stepper(5.0, in: 0...10, step: 1)
    #expect(
      log(of: stepper, [at(0, .perform(.set(value)))])
        == ["0 rejected: the value must be a finite number, not \(value)"]
    )
  }

  @Test func `a press does not block commands, and a command does not disturb its repeats`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(650, .perform(.toMaximum)), at(660, .perform(.decrement(.large))),
      at(750, .released(1)),
    ]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "600 changed 5→6 repeat", "650 changed 6→100 command", "660 changed 100→90 command",
        "700 changed 90→91 repeat", "750 committed 5→91", "750 editingEnded released",
      ]
    )
  }

  @Test func `a command at the time of a repeat comes after it`() throws {
    let script: [ScriptLine<Int>] = [at(0, .pressed(1, .up)), at(600, .perform(.set(50))), at(650, .released(1))]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "600 changed 5→6 repeat", "600 changed 6→50 command", "650 committed 5→50",
        "650 editingEnded released",
      ]
    )
  }
}
