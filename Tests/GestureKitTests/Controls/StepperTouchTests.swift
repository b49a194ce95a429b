import StepperCore
import Testing

@testable import GestureKit

/// Touches that go through a control to a living stepper, or to two.
struct StepperTouchTests {
  @Test func `a second finger on the same button is ignored from its landing to its lift`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, finger: 1, at: 0)
    try bench.down(.plus, finger: 2, at: 50)
    try bench.move(to: .plus(below: 60), finger: 2, at: 60)
    try bench.move(to: .plus, finger: 2, at: 70)
    try bench.up(.plus, finger: 2, at: 80)
    try bench.up(.plus, finger: 1, at: 100)
    bench.expect(
      """
      0 editingBegan
      50 ignored busy
      100 changed 1 → 2 press
      100 committed 1 → 2
      100 editingEnded released
      """
    )
  }

  @Test func `a finger that was ignored does not take over when the first one lifts`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, finger: 1, at: 0)
    try bench.down(.minus, finger: 2, at: 50)
    try bench.up(.plus, finger: 1, at: 100)
    try bench.up(.minus, finger: 2, at: 2000)
    bench.expect(
      """
      0 editingBegan
      50 ignored busy
      100 changed 1 → 2 press
      100 committed 1 → 2
      100 editingEnded released
      """
    )
  }

  @Test func `where the last press wins, the first finger is over and says nothing more`() throws {
    let bench = try StepperBench(5, PressPolicy(contention: .lastWins))
    try bench.down(.plus, finger: 1, at: 0)
    try bench.down(.minus, finger: 2, at: 650)
    try bench.move(to: .plus(below: 60), finger: 1, at: 700)
    try bench.up(.plus, finger: 1, at: 800)
    try bench.up(.minus, finger: 2, at: 1250)
    bench.expect(
      """
      0 editingBegan
      600 changed 5 → 6 repeat
      650 committed 5 → 6
      650 editingEnded superseded
      650 editingBegan
      1250 changed 6 → 5 repeat
      1250 committed 6 → 5
      1250 editingEnded released
      """
    )
  }

  @Test func `a drag out that is to be ignored changes nothing, and a lift there is a step`() throws {
    let bench = try StepperBench(1, PressPolicy(dragOut: .ignore))
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(below: 60), at: 100)
    try bench.up(.plus(below: 60), at: 200)
    try bench.down(.plus, at: 1000)
    try bench.move(to: .plus(below: 60), at: 1100)
    try bench.up(.plus(below: 60), at: 1650)
    bench.expect(
      """
      0 editingBegan
      200 changed 1 → 2 press
      200 committed 1 → 2
      200 editingEnded released
      1000 editingBegan
      1600 changed 2 → 3 repeat
      1650 committed 2 → 3
      1650 editingEnded released
      """
    )
  }

  @Test(arguments: [DragOutRule.cancel, .pause])
  func `a lift outside that no move came before makes no step`(rule: DragOutRule) throws {
    let bench = try StepperBench(1, PressPolicy(dragOut: rule))
    try bench.down(.plus, at: 0)
    try bench.up(.plus(below: 60), at: 100)
    bench.expect(
      """
      0 editingBegan
      100 editingEnded exited
      """
    )
  }

  @Test func `a paused finger that lifts on the button without a move before is one step`() throws {
    let bench = try StepperBench(1, PressPolicy(dragOut: .pause))
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(below: 60), at: 100)
    try bench.up(.plus, at: 200)
    bench.expect(
      """
      0 editingBegan
      200 changed 1 → 2 press
      200 committed 1 → 2
      200 editingEnded released
      """
    )
  }

  @Test func `a stepper enabled under a finger that is down takes no press from it`() throws {
    let bench = try StepperBench()
    try bench.send(.setEnabled(false), at: 0)
    try bench.down(.plus, at: 100)
    try bench.send(.setEnabled(true), at: 200)
    try bench.move(to: .plus(right: 5), at: 300)
    try bench.up(.plus, at: 2000)
    bench.expect("100 ignored disabled")
  }

  @Test func `two steppers on one surface each follow the fingers on their own buttons`() throws {
    let clock = ManualClock()
    var log: [String] = []
    var controls: [StepperControl] = []
    var drivers: [StepperDriver<Int, ManualClock>] = []
    for (index, x) in [0.0, 200.0].enumerated() {
      controls.append(
        StepperControl(
          increment: ButtonArea(frame: SceneRect(x: x, y: 0, width: 44, height: 44)),
          decrement: ButtonArea(frame: SceneRect(x: x, y: 100, width: 44, height: 44))
        )
      )
      let machine = try StepperMachine(value: 0, range: StepRange(0...10, step: 1))
      drivers.append(
        StepperDriver(machine, clock: clock) { event in
          if event.kind.name == "changed" { log.append("\(index): \(event.kind.to ?? 0)") }
        }
      )
    }
    func tell(_ phase: TouchPhase, _ finger: TouchID, _ x: Double, at time: Int) throws {
      try clock.advance(to: Timestamp(.milliseconds(time)))
      let touch = Touch(id: finger, phase: phase, location: ScenePoint(x: x, y: 22), timestamp: clock.now)
      for index in drivers.indices { drivers[index].send(touch, through: &controls[index]) }
    }
    try tell(.began, 1, 22, at: 0)
    try tell(.began, 2, 222, at: 50)
    // The fingers change places, which is outside for both.
    try tell(.moved, 1, 222, at: 620)
    try tell(.ended, 2, 222, at: 660)
    try tell(.ended, 1, 222, at: 700)
    #expect(log == ["0: 1", "1: 1"])
    #expect(clock.pendingCount == 0)
  }
}
