import StepperCore
import Testing

@testable import GestureKit

/// When a touch counts, and what is left for it to say by then.
struct StepperTouchTimeTests {
  @Test func `what is due at the clock's time comes before the touch, although the clock has not fired yet`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    // The alarm for 600 ms is late: the finger lifts first, and nothing has been delivered by then.
    try bench.clock.stall(by: .milliseconds(750))
    bench.upNow(.plus)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      700 changed 2 → 3 repeat
      750 committed 1 → 3
      750 editingEnded released
      """
    )
  }

  @Test func `a deadline whose notice ends the press leaves the finger nothing to say`() throws {
    let bench = try StepperBench()
    bench.onEvent = { [unowned bench] event in
      if event.kind.name == "changed" { bench.driver?.send(.setEnabled(false)) }
    }
    try bench.down(.plus, at: 0)
    try bench.clock.stall(by: .milliseconds(750))
    bench.upNow(.plus)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      600 committed 1 → 2
      600 editingEnded disabled
      """
    )
  }

  @Test func `the clock's time counts and not the touch's own`() throws {
    let clock = ManualClock(now: Timestamp(.milliseconds(100)))
    var times: [Timestamp] = []
    let driver = StepperDriver(
      try StepperMachine(value: 0, range: StepRange(0...10, step: 1)),
      clock: clock
    ) { times.append($0.time) }
    var control = StepperControl(
      increment: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 44, height: 44)),
      decrement: ButtonArea(frame: SceneRect(x: 0, y: 100, width: 44, height: 44))
    )
    let old = Touch(id: 1, phase: .began, location: ScenePoint(x: 22, y: 22), timestamp: .zero)
    driver.send(old, through: &control)
    #expect(times == [Timestamp(.milliseconds(100))])
    #expect(clock.nextDeadline == Timestamp(.milliseconds(700)))
  }

  @Test func `a stepper that was torn down ignores the finger that lands, and hears no more of it`() throws {
    let bench = try StepperBench()
    try bench.send(.tearDown, at: 0)
    try bench.down(.plus, at: 100)
    try bench.up(.plus, at: 200)
    #expect(bench.log.map { $0.hasSuffix(" ignored tornDown") } == [true])
  }
}
