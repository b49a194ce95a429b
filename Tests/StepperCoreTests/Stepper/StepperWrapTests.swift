import Testing

@testable import StepperCore

/// Presses that go round.
struct StepperWrapTests {
  @Test func `a held press goes round and says so, and never meets a bound`() throws {
    let stepper = try stepper(8, in: 0...9, step: 1, wrap: .jump)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(850, .released(1))]) == [
        "0 editingBegan", "600 changed 8→9 repeat", "700 changed 9→0 repeat", "700 wrapped 9→0",
        "800 changed 0→1 repeat", "850 committed 8→1", "850 editingEnded released",
      ]
    )
  }

  @Test func `downwards it goes round to the upper bound`() throws {
    let stepper = try stepper(0, in: -5...5, step: 7, wrap: .jump)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .down)), at(50, .released(1))]) == [
        "0 editingBegan", "50 changed 0→5 press", "50 wrapped 0→5", "50 committed 0→5", "50 editingEnded released",
      ]
    )
  }

  @Test func `pinned it stops at the bound for one repeat`() throws {
    let stepper = try stepper(8, in: 0...9, step: 3, wrap: .pinThenJump)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(850, .released(1))]) == [
        "0 editingBegan", "600 changed 8→9 repeat", "700 changed 9→0 repeat", "700 wrapped 9→0",
        "800 changed 0→3 repeat", "850 committed 8→3", "850 editingEnded released",
      ]
    )
  }

  @Test func `counted round it lands where counting leads`() throws {
    let stepper = try stepper(50, in: 0...59, step: 15, wrap: .modulo)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(50, .released(1))]) == [
        "0 editingBegan", "50 changed 50→5 press", "50 wrapped 50→5", "50 committed 50→5", "50 editingEnded released",
      ]
    )
  }

  @Test func `a press that went round to where it began has nothing to commit`() throws {
    let stepper = try stepper(0, in: 0...1, step: 1, wrap: .jump)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(750, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→0 repeat", "700 wrapped 1→0",
        "750 editingEnded released",
      ]
    )
  }

  @Test func `going round a range of one value is blocked`() throws {
    let stepper = try stepper(5, in: 5...5, step: 1, wrap: .jump)
    #expect(
      log(of: stepper, [at(0, .pressed(1, .up)), at(1000, .released(1))])
        == ["0 editingBegan", "1000 blocked up", "1000 hitBound up", "1000 editingEnded released"]
    )
  }

  @Test func `ten steps of a tenth reach the upper bound, and the eleventh goes round`() throws {
    let stepper = try stepper(0.0, in: 0...1, step: 0.1, wrap: .jump)
    let values = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 0.0]
    var played = stepper
    let reached = values.indices.map { index in
      play([at(Double(index), .perform(.increment()))], to: &played)
      return played.value
    }
    #expect(reached == values)
    #expect(play([at(99, .perform(.decrement()))], to: &played).contains("99 wrapped 0.0→1.0"))
  }
}
