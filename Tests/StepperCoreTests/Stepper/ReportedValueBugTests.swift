import Testing

@testable import StepperCore

/// What users of other steppers have reported as broken about values, and how it goes here.
struct ReportedValueBugTests {
  @Test func `both bounds can be reached`() throws {
    var up = try stepper(9, in: 0...10)
    #expect(values(of: &up, 2) == [10, 10])
    #expect(!up.canIncrement)
    var down = try stepper(1, in: 0...10)
    #expect(values(of: &down, 2, .down) == [0, 0])
    #expect(!down.canDecrement)
  }

  @Test func `the order in which value and bounds are set does not matter`() throws {
    let inputs: [StepperInput<Int>] = [.setValue(1), .setLowerBound(1), .setUpperBound(5)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var stepper = try stepper()
      play(order.map { at(0, inputs[$0]) }, to: &stepper)
      #expect(stepper.value == 1)
      #expect(stepper.canIncrement)
      #expect(!stepper.canDecrement)
    }
  }

  @Test func `forty hundredths lead from 0.8 to 1.2 and back`() throws {
    var stepper = try stepper(0.8, in: 0.8...1.2, step: 0.01, edge: .refuse)
    #expect(values(of: &stepper, 40).last == 1.2)
    #expect(!stepper.canIncrement)
    #expect(values(of: &stepper, 40, .down).last == 0.8)
    #expect(!stepper.canDecrement)
  }

  @Test func `at the greatest value the first step down is one step down`() throws {
    var stepper = try stepper(8, in: 0...10)
    #expect(values(of: &stepper, 5) == [9, 10, 10, 10, 10])
    #expect(values(of: &stepper, 1, .down) == [9])
  }

  @Test func `a value never passes a bound that is no multiple of the step`() throws {
    var stepper = try stepper(0, in: 0...10, step: 3)
    play([at(0, .pressed(1, .up)), advance(10_000)], to: &stepper)
    #expect(stepper.value == 10)
  }

  @Test func `the bound is told by the step that arrives, not by the next one`() throws {
    var stepper = try stepper(9, in: 0...10)
    #expect(play([at(0, .perform(.increment()))], to: &stepper).contains("0 hitBound up"))
    #expect(play([at(1, .perform(.increment()))], to: &stepper) == ["1 blocked up"])
  }

  @Test func `tenths stay tenths`() throws {
    var temperature = try stepper(10.0, in: 6...24, step: 0.1)
    #expect(values(of: &temperature, 3) == [10.1, 10.2, 10.3])
    var sum = try StepperMachine(value: 2.9, range: try StepRange(step: 0.1))
    #expect(values(of: &sum, 2, .down) == [2.8, 2.7])
  }

  @Test(arguments: SnapRule.allCases) func `tenths do not fall back onto the grid below`(snap: SnapRule) throws {
    let tenths = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
    var stepper = try stepper(0.0, in: 0...1, step: 0.1, snap: snap)
    #expect(values(of: &stepper, 10) == tenths)
    #expect(values(of: &stepper, 10, .down) == tenths.dropLast().reversed() + [0.0])
  }

  @Test func `from a bound off the grid steps count free or go back onto the grid, as the range says`() throws {
    var free = try stepper(10, in: 10...22, step: 5)
    #expect(values(of: &free, 3) + values(of: &free, 3, .down) == [15, 20, 22, 17, 12, 10])
    var snapping = try stepper(10, in: 10...22, step: 5, snap: .onStep)
    #expect(values(of: &snapping, 3) + values(of: &snapping, 3, .down) == [15, 20, 22, 20, 15, 10])
  }

  @Test func `the last step is possible where the rule allows it, and told to be impossible where not`() throws {
    var clamping = try stepper(20, in: 0...43, step: 10)
    #expect(values(of: &clamping, 4) == [30, 40, 43, 43])
    #expect(!clamping.canIncrement)
    var grid = try stepper(20, in: 0...43, step: 10, edge: .grid)
    #expect(values(of: &grid, 3) == [30, 40, 40])
    #expect(!grid.canIncrement)
  }

  @Test func `a value below the lower bound is no dead end`() throws {
    var stepper = try stepper(1, in: 3...40)
    #expect(stepper.value == 3)
    #expect(values(of: &stepper, 1) == [4])
  }

  @Test func `a value that the app sets is the one that is stepped from`() throws {
    var stepper = try stepper(1)
    play([at(0, .setValue(3))], to: &stepper)
    #expect(values(of: &stepper, 1) == [4])
  }

  /// The values after each of a number of single steps.
  private func values<Value>(
    of stepper: inout StepperMachine<Value>,
    _ count: Int,
    _ direction: StepDirection = .up
  ) -> [Value] {
    (0..<count).map { _ in
      stepper.handle(.perform(direction == .up ? .increment() : .decrement()), at: stepper.now)
      return stepper.value
    }
  }
}
