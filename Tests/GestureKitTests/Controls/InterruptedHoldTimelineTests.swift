import StepperCore
import Testing

@testable import GestureKit

/// Holds that do not end by a release on the button: the finger leaves, or something takes the press away.
struct InterruptedHoldTimelineTests {
  private static let paused: PressPolicy = PressPolicy(dragOut: .pause)

  /// S12 with the pause that the row assumes: the repeat due at the time of the exit comes first.
  @Test func `a paused hold makes no step outside, and lifted there it is over`() throws {
    let bench = try StepperBench(1, Self.paused)
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(below: 60), at: 800)
    try bench.up(.plus(below: 60), at: 1550)
    bench.expect(Self.threeSteps(end: 1550, "exited"))
  }

  /// S12 by default.
  @Test func `a hold that leaves the button is over, with the steps it has made`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(below: 60), at: 800)
    try bench.up(.plus(below: 60), at: 1550)
    bench.expect(Self.threeSteps(end: 800, "exited"))
  }

  /// S13 and S35 with the pause that the row assumes: the repeat due at the time of the return is dropped.
  @Test func `a paused hold that comes back goes on at the times it would have had anyway`() throws {
    let bench = try StepperBench(1, Self.paused)
    try leaveAndComeBack(bench)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      700 changed 2 → 3 repeat
      1100 changed 3 → 4 repeat
      1200 changed 4 → 5 repeat
      1250 committed 1 → 5
      1250 editingEnded released
      """
    )
  }

  /// S13 by default.
  @Test func `a hold that has left the button does not come back to life with the finger`() throws {
    let bench = try StepperBench()
    try leaveAndComeBack(bench)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      700 changed 2 → 3 repeat
      750 committed 1 → 3
      750 editingEnded exited
      """
    )
  }

  /// S16: from 3 points inside the edge to 6 points beyond it, which is less than a drag needs.
  @Test(arguments: [(DragOutRule.cancel, 850), (.pause, 1200)])
  func `a hold stops at the edge of the button, however short the way`(rule: DragOutRule, end: Int) throws {
    let bench = try StepperBench(1, PressPolicy(dragOut: rule))
    try bench.down(.plus(right: 19), at: 0)
    try bench.move(to: .plus(right: 28), at: 850)
    try bench.up(.plus(right: 28), at: 1200)
    bench.expect(Self.threeSteps(end: end, "exited"))
  }

  /// S17.
  @Test func `a hold that the system takes away stops at once`() throws {
    let bench = try StepperBench()
    try cancelledHold(bench)
    try bench.advance(to: 60_000)
    bench.expect(Self.threeSteps(end: 850, "cancelled"))
  }

  /// S18.
  @Test func `the first tap after a cancelled hold counts`() throws {
    let bench = try StepperBench()
    try cancelledHold(bench)
    try bench.tap(.plus, from: 4950, to: 5020)
    bench.expect(
      """
      \(Self.threeSteps(end: 850, "cancelled"))
      4950 editingBegan
      5020 changed 4 → 5 press
      5020 committed 4 → 5
      5020 editingEnded released
      """
    )
  }

  /// S19.
  @Test func `a hold after a cancelled one repeats once every 100 ms, then nothing is left`() throws {
    let bench = try StepperBench()
    try cancelledHold(bench)
    try bench.tap(.plus, from: 5000, to: 6050)
    try bench.advance(to: 60_000)
    bench.expect(
      """
      \(Self.threeSteps(end: 850, "cancelled"))
      5000 editingBegan
      5600 changed 4 → 5 repeat
      5700 changed 5 → 6 repeat
      5800 changed 6 → 7 repeat
      5900 changed 7 → 8 repeat
      6000 changed 8 → 9 repeat
      6050 committed 4 → 9
      6050 editingEnded released
      """
    )
  }

  /// S20.
  @Test func `a stepper that goes away while it repeats leaves nothing behind`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.advance(to: 850)
    #expect(bench.clock.pendingCount == 1)
    try bench.dispose(at: 850)
    #expect(bench.clock.pendingCount == 0)
    try bench.advance(to: 60_000)
    bench.expect(Self.threeSteps(end: 850, "tornDown"))
  }

  /// S21.
  @Test func `a stepper that is disabled while it repeats keeps its steps and hears no more of the finger`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.send(.setEnabled(false), at: 850)
    try bench.move(to: .plus(below: 60), at: 900)
    try bench.up(.plus, at: 1000)
    try bench.tap(.plus, from: 1100, to: 1200)
    bench.expect(
      """
      \(Self.threeSteps(end: 850, "disabled"))
      1100 ignored disabled
      """
    )
  }

  /// S33: the finger is taken away by what the app does when it is told of the step to 3.
  @Test func `a hold whose own step brings up an alert is cancelled with that step`() throws {
    let bench = try StepperBench()
    bench.onEvent = { [unowned bench] event in
      if event.kind.name == "changed" && event.kind.to == 3 { bench.cancelNow(.plus) }
    }
    try bench.down(.plus, at: 0)
    try bench.advance(to: 60_000)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      700 changed 2 → 3 repeat
      700 committed 1 → 3
      700 editingEnded cancelled
      """
    )
  }

  private func leaveAndComeBack(_ bench: StepperBench) throws {
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(below: 60), at: 750)
    try bench.move(to: .plus, at: 1000)
    try bench.up(.plus, at: 1250)
  }

  private func cancelledHold(_ bench: StepperBench) throws {
    try bench.down(.plus, at: 0)
    try bench.cancel(.plus, at: 850)
  }

  /// The log of a hold from 0 that ended after its repeat at 800 ms.
  private static func threeSteps(end: Int, _ reason: String) -> String {
    """
    0 editingBegan
    600 changed 1 → 2 repeat
    700 changed 2 → 3 repeat
    800 changed 3 → 4 repeat
    \(end) committed 1 → 4
    \(end) editingEnded \(reason)
    """
  }
}
