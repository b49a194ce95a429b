import StepperCore
import Testing

@testable import GestureKit

/// Taps and drags on a stepper with all it said, row by row of the published table of what a timer and a flag get
/// wrong.
///
/// Two rows have no test here, because the stepper has no part in them: S30, a frozen run loop while something scrolls,
/// and S34, a scroll view that takes a quick flick. To the stepper they are a late clock (S29) and a cancel (S17).
struct TapTimelineTests {
  /// S1.
  @Test func `a tap makes one step at its release`() throws {
    let bench = try StepperBench()
    try bench.tap(.plus, from: 0, to: 100)
    bench.expect(
      """
      0 editingBegan
      100 changed 1 → 2 press
      100 committed 1 → 2
      100 editingEnded released
      """
    )
  }

  /// S2.
  @Test func `two taps 80 ms apart make two steps`() throws {
    let bench = try StepperBench()
    try bench.tap(.plus, from: 0, to: 50)
    try bench.tap(.plus, from: 80, to: 130)
    bench.expect(
      """
      0 editingBegan
      50 changed 1 → 2 press
      50 committed 1 → 2
      50 editingEnded released
      80 editingBegan
      130 changed 2 → 3 press
      130 committed 2 → 3
      130 editingEnded released
      """
    )
  }

  /// S6 and S7.
  @Test func `a tap that moves 15 points inside the button counts, and so does the next`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(right: 15), at: 200)
    try bench.up(.plus(right: 15), at: 300)
    try bench.tap(.plus, from: 1000, to: 1100)
    bench.expect(
      """
      0 editingBegan
      300 changed 1 → 2 press
      300 committed 1 → 2
      300 editingEnded released
      1000 editingBegan
      1100 changed 2 → 3 press
      1100 committed 2 → 3
      1100 editingEnded released
      """
    )
  }

  /// S8.
  @Test(arguments: [(DragOutRule.cancel, 200), (.pause, 400)])
  func `a drag that leaves before the hold and lifts outside makes no step`(rule: DragOutRule, end: Int) throws {
    let bench = try StepperBench(1, PressPolicy(dragOut: rule))
    try dragOut(bench, from: 0)
    bench.expect(
      """
      0 editingBegan
      \(end) editingEnded exited
      """
    )
  }

  /// S9.
  @Test func `after a drag outside both of two taps count`() throws {
    let bench = try StepperBench()
    try dragOut(bench, from: 0)
    try bench.tap(.plus, from: 1000, to: 1100)
    try bench.tap(.plus, from: 1200, to: 1300)
    bench.expect(
      """
      0 editingBegan
      200 editingEnded exited
      1000 editingBegan
      1100 changed 1 → 2 press
      1100 committed 1 → 2
      1100 editingEnded released
      1200 editingBegan
      1300 changed 2 → 3 press
      1300 committed 2 → 3
      1300 editingEnded released
      """
    )
  }

  /// S10.
  @Test func `after two drags outside a tap counts just as after one`() throws {
    let bench = try StepperBench()
    try dragOut(bench, from: 0)
    try dragOut(bench, from: 1000)
    try bench.tap(.plus, from: 2000, to: 2100)
    bench.expect(
      """
      0 editingBegan
      200 editingEnded exited
      1000 editingBegan
      1200 editingEnded exited
      2000 editingBegan
      2100 changed 1 → 2 press
      2100 committed 1 → 2
      2100 editingEnded released
      """
    )
  }

  /// S11.
  @Test func `after a drag outside a hold repeats as ever`() throws {
    let bench = try StepperBench()
    try dragOut(bench, from: 0)
    try bench.tap(.plus, from: 1000, to: 2050)
    bench.expect(
      """
      0 editingBegan
      200 editingEnded exited
      1000 editingBegan
      1600 changed 1 → 2 repeat
      1700 changed 2 → 3 repeat
      1800 changed 3 → 4 repeat
      1900 changed 4 → 5 repeat
      2000 changed 5 → 6 repeat
      2050 committed 1 → 6
      2050 editingEnded released
      """
    )
  }

  /// S32.
  @Test func `a command of an assistive technology is one step, whatever drag came before`() throws {
    let bench = try StepperBench()
    try dragOut(bench, from: 0)
    try bench.send(.perform(.increment()), at: 1000)
    bench.expect(
      """
      0 editingBegan
      200 editingEnded exited
      1000 changed 1 → 2 command
      1000 committed 1 → 2
      """
    )
  }

  /// A finger that goes down on plus, leaves it 200 ms later by 60 points, and lifts there after 200 ms more.
  private func dragOut(_ bench: StepperBench, from start: Int) throws {
    try bench.down(.plus, at: start)
    try bench.move(to: .plus(below: 60), at: start + 200)
    try bench.up(.plus(below: 60), at: start + 400)
  }
}
