import Testing

@testable import StepperCore

/// The app changes the value, the range, the step or the state, also while a press is held.
struct StepperLiveChangeTests {
  private let held: ScriptLine<Int> = at(0, .pressed(1, .up))
  private let released: ScriptLine<Int> = at(750, .released(1))

  // MARK: The value

  @Test func `a value set during a press is stepped from, and becomes what the press began with`() throws {
    #expect(
      log(of: try stepper(5), [held, at(650, .setValue(20)), released]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "650 changed 6→20 set", "700 changed 20→21 repeat",
        "750 committed 20→21", "750 editingEnded released",
      ]
    )
  }

  @Test func `a press that does not step after a value was set has nothing to commit`() throws {
    #expect(
      log(of: try stepper(5), [held, at(720, .setValue(20)), released]) == [
        "0 editingBegan", "600 changed 5→6 repeat", "700 changed 6→7 repeat", "720 changed 7→20 set",
        "750 editingEnded released",
      ]
    )
  }

  @Test func `a value that echoes the stepper's own changes nothing, not even what the press began with`() throws {
    let script: [ScriptLine<Int>] = [held, at(600, .setValue(6)), at(700, .setValue(7)), released]
    #expect(
      log(of: try stepper(5), script) == [
        "0 editingBegan", "600 changed 5→6 repeat", "700 changed 6→7 repeat", "750 committed 5→7",
        "750 editingEnded released",
      ]
    )
  }

  @Test func `a value outside the bounds becomes the nearer bound`() throws {
    let script: [ScriptLine<Int>] = [
      at(1, .setValue(11)), at(2, .setValue(12)), at(3, .setValue(-1)), at(4, .setValue(10)), at(5, .setValue(.min)),
    ]
    #expect(
      log(of: try stepper(5, in: 0...10), script) == [
        "1 changed 5→10 clamped", "3 changed 10→0 clamped", "4 changed 0→10 set", "5 changed 10→0 clamped",
      ]
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is no finite number is refused`(value: Double) throws {
    var stepper = try stepper(5.0, in: 0...10, step: 1)
    let before = stepper
    #expect(
      play([at(0, .setValue(value))], to: &stepper) == ["0 rejected: the value must be a finite number, not \(value)"]
    )
    #expect(stepper.value == 5)
    #expect(stepper.range == before.range)
  }

  // MARK: The bounds

  @Test func `bounds that shrink take the value along at once and stop the repeats`() throws {
    var stepper = try stepper(7, in: 0...10)
    #expect(
      play([held, at(650, .setRange(lowerBound: 0, upperBound: 5))], to: &stepper)
        == ["0 editingBegan", "600 changed 7→8 repeat", "650 changed 8→5 range"]
    )
    #expect(stepper.nextDeadline == nil)
    #expect(!stepper.canIncrement)
    #expect(stepper.canDecrement)
    #expect(log(of: stepper, [released]) == ["750 editingEnded released"])
  }

  @Test func `bounds that the value fits into are taken without a word`() throws {
    var stepper = try stepper(7, in: 0...10)
    #expect(play([at(0, .setRange(lowerBound: -5, upperBound: 7))], to: &stepper).isEmpty)
    #expect(stepper.range.lowerBound == -5)
    #expect(stepper.range.upperBound == 7)
    #expect(play([at(0, .setLowerBound(7)), at(0, .setUpperBound(nil))], to: &stepper).isEmpty)
    #expect(stepper.range.lowerBound == 7)
    #expect(stepper.range.upperBound == nil)
  }

  @Test func `a lower bound above the upper one takes it along, and the value`() throws {
    var stepper = try stepper(50, in: 0...100)
    #expect(play([at(0, .setLowerBound(200))], to: &stepper) == ["0 changed 50→200 range"])
    #expect(stepper.range.lowerBound == 200)
    #expect(stepper.range.upperBound == 200)
  }

  @Test func `an upper bound below the lower one takes it along, and the value`() throws {
    var stepper = try stepper(50, in: 0...100)
    #expect(play([at(0, .setUpperBound(-3))], to: &stepper) == ["0 changed 50→-3 range"])
    #expect(stepper.range.lowerBound == -3)
    #expect(stepper.range.upperBound == -3)
  }

  @Test func `bounds the wrong way round are refused, and the press goes on`() throws {
    var stepper = try stepper(5, in: 0...10)
    #expect(
      play([held, at(650, .setRange(lowerBound: 8, upperBound: 2)), at(720, .released(1))], to: &stepper) == [
        "0 editingBegan", "600 changed 5→6 repeat", "650 rejected: the lower bound 8 is above the upper bound 2",
        "700 changed 6→7 repeat", "720 committed 5→7", "720 editingEnded released",
      ]
    )
    #expect(stepper.range.lowerBound == 0)
    #expect(stepper.range.upperBound == 10)
  }

  @Test func `a bound that is no number is refused`() throws {
    let stepper = try stepper(5.0, in: 0...10, step: 1)
    #expect(
      log(of: stepper, [at(0, .setLowerBound(.nan)), at(1, .setRange(lowerBound: 0, upperBound: .nan))]) == [
        "0 rejected: the lower bound must be a finite number, not nan",
        "1 rejected: the upper bound must be a finite number, not nan",
      ]
    )
  }
}
