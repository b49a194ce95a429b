import Testing

@testable import StepperCore

/// Wheels, whose notches may come in fractions.
struct StepperWheelTests {
  @Test func `whole notches step at once, up and down`() throws {
    #expect(
      log(of: try stepper(5), [at(0, .scrolled(notches: 2)), at(1, .scrolled(notches: -3))])
        == ["0 changed 5→7 wheel", "0 committed 5→7", "1 changed 7→4 wheel", "1 committed 7→4"]
    )
  }

  @Test(arguments: [(10, 0.1), (120, 1.0 / 120), (3, 1.0 / 3), (8, 0.125), (100, 0.01), (1000, 0.001)])
  func `fractions make exactly one step when they add up to one notch`(count: Int, fraction: Double) throws {
    for direction in [1.0, -1.0] {
      var stepper = try stepper(50)
      play(Array(repeating: at(0, .scrolled(notches: fraction * direction)), count: count - 1), to: &stepper)
      #expect(stepper.value == 50)
      play([at(0, .scrolled(notches: fraction * direction))], to: &stepper)
      #expect(stepper.value == 50 + Int(direction))
    }
  }

  @Test(arguments: [(100, 0.41, 41), (120, 11.0 / 120, 11), (1000, 0.043, 43)])
  func `fractions that binary numbers only come near add up all the same`(count: Int, fraction: Double, steps: Int)
    throws
  {
    var stepper = try stepper(0, in: -100...100)
    play(Array(repeating: at(0, .scrolled(notches: fraction)), count: count), to: &stepper)
    #expect(stepper.value == steps)
    play(Array(repeating: at(0, .scrolled(notches: -fraction)), count: count * 2), to: &stepper)
    #expect(stepper.value == -steps)
  }

  @Test func `a fraction turned back leaves nothing`() throws {
    let script = [0.6, -0.6, 0.9, -1.8, 0.9, 1].map { at(0, .scrolled(notches: $0)) } as [ScriptLine<Int>]
    #expect(log(of: try stepper(5), script) == ["0 changed 5→6 wheel", "0 committed 5→6"])
  }

  @Test func `what is left of a notch counts for the next`() throws {
    let script = [2.5, 0.5, -1.25, -0.75].map { at(0, .scrolled(notches: $0)) } as [ScriptLine<Int>]
    #expect(
      log(of: try stepper(5), script) == [
        "0 changed 5→7 wheel", "0 committed 5→7", "0 changed 7→8 wheel", "0 committed 7→8",
        "0 changed 8→7 wheel", "0 committed 8→7", "0 changed 7→6 wheel", "0 committed 7→6",
      ]
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `notches that are no finite number are ignored, and what is left of a notch stays`(notches: Double) throws {
    let script = [0.5, notches, 0.5].map { at(0, .scrolled(notches: $0)) } as [ScriptLine<Int>]
    #expect(log(of: try stepper(5), script) == ["0 ignored notFinite", "0 changed 5→6 wheel", "0 committed 5→6"])
  }

  @Test(arguments: [1e300, .greatestFiniteMagnitude, 1e9])
  func `a wheel turned absurdly far leads to the bound`(notches: Double) throws {
    #expect(
      log(of: try stepper(5), [at(0, .scrolled(notches: notches)), at(1, .scrolled(notches: -notches))]) == [
        "0 changed 5→100 wheel", "0 hitBound up", "0 committed 5→100",
        "1 changed 100→0 wheel", "1 hitBound down", "1 committed 100→0",
      ]
    )
  }

  @Test func `more than a billion notches at once are a billion`() throws {
    var stepper = try stepper(0, in: 0...Int.max)
    play([at(0, .scrolled(notches: 1e300))], to: &stepper)
    #expect(stepper.value == 1_000_000_000)
  }

  @Test(arguments: [0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-7] as [Double])
  func `next to nothing changes nothing`(notches: Double) throws {
    #expect(log(of: try stepper(5), [at(0, .scrolled(notches: notches))]).isEmpty)
  }

  @Test func `a wheel at the bound is blocked`() throws {
    #expect(
      log(of: try stepper(100), [at(0, .scrolled(notches: 1)), at(1, .scrolled(notches: 1))])
        == ["0 blocked up", "0 hitBound up", "1 blocked up"]
    )
  }

  @Test(arguments: [StepperInput<Int>.suspend, .setEnabled(false)])
  func `what is left of a notch is forgotten when the stepper rests`(rest: StepperInput<Int>) throws {
    let script: [ScriptLine<Int>] = [
      at(0, .scrolled(notches: 0.75)), at(1, rest), at(2, .setEnabled(true)), at(3, .scrolled(notches: 0.75)),
    ]
    #expect(log(of: try stepper(5), script).isEmpty)
  }
}
