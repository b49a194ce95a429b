import Testing

@testable import StepperCore

/// What a stepper tells about itself while a press is held.
struct StepperObservationTests {
  @Test func `a held press shows in everything that can be observed`() throws {
    var stepper = try stepper(5)
    #expect(stepper.pressPhase == .idle)
    #expect(stepper.activePress == nil)
    #expect(stepper.activeDirection == nil)
    #expect(stepper.nextDeadline == nil)
    play([at(100, .pressed(7, .down))], to: &stepper)
    #expect(stepper.pressPhase == .armed)
    #expect(stepper.activePress == 7)
    #expect(stepper.activeDirection == .down)
    #expect(stepper.nextDeadline == .milliseconds(700))
    play([advance(700)], to: &stepper)
    #expect(stepper.pressPhase == .repeating)
    #expect(stepper.nextDeadline == .milliseconds(800))
    #expect(stepper.now == .milliseconds(700))
    #expect(stepper.value == 4)
    play([at(750, .released(7))], to: &stepper)
    #expect(stepper.pressPhase == .idle)
    #expect(stepper.activePress == nil)
    #expect(stepper.activeDirection == nil)
    #expect(stepper.nextDeadline == nil)
  }

  @Test(arguments: [(0, true, false), (1, true, true), (9, true, true), (10, false, true)] as [(Int, Bool, Bool)])
  func `a step is possible where it would change the value`(value: Int, up: Bool, down: Bool) throws {
    let stepper = try stepper(value, in: 0...10)
    #expect(stepper.canIncrement == up)
    #expect(stepper.canDecrement == down)
  }

  @Test func `events are those of the last input alone`() throws {
    var stepper = try stepper()
    stepper.handle(.perform(.increment()), at: .zero)
    #expect(stepper.events.map(\.text) == ["0 changed 0→1 command", "0 committed 0→1"])
    stepper.handle(.setStep(2), at: .zero)
    #expect(stepper.events.isEmpty)
    stepper.handle(.pressed(1, .up), at: .zero)
    stepper.advance(to: .milliseconds(1))
    #expect(stepper.events.isEmpty)
  }

  @Test func `deadlines can be taken one by one`() throws {
    var stepper = try stepper()
    stepper.handle(.pressed(1, .up), at: .zero)
    var log: [[String]] = []
    while stepper.advanceOneDeadline(upTo: .milliseconds(800)) { log.append(stepper.events.map(\.text)) }
    #expect(log == [["600 changed 0→1 repeat"], ["700 changed 1→2 repeat"], ["800 changed 2→3 repeat"]])
    #expect(stepper.events.isEmpty)
    #expect(stepper.nextDeadline == .milliseconds(900))
  }

  @Test func `an app that reacts to a repeat comes before the next`() throws {
    var stepper = try stepper()
    var log = play([at(0, .pressed(1, .up))], to: &stepper)
    while stepper.advanceOneDeadline(upTo: .milliseconds(900)) {
      log += stepper.events.map(\.text)
      if stepper.value == 2 { log += play([at(700, .setEnabled(false))], to: &stepper) }
    }
    #expect(
      log == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "700 committed 0→2",
        "700 editingEnded disabled",
      ]
    )
  }
}
