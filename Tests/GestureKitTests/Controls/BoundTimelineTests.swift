import StepperCore
import Testing

@testable import GestureKit

/// What happens at the ends of the range, with two fingers, and with a clock that is late.
struct BoundTimelineTests {
  /// S22.
  @Test func `a hold that reaches the bound says so once, stops its timer and stays until it is released`() throws {
    let bench = try StepperBench(3)
    try bench.down(.minus, at: 0)
    try bench.advance(to: 699)
    #expect(bench.clock.pendingCount == 1)
    try bench.advance(to: 700)
    #expect(bench.clock.pendingCount == 0)
    #expect(bench.driver?.machine.pressPhase == .atBound)
    try bench.up(.minus, at: 1050)
    bench.expect(
      """
      0 editingBegan
      600 changed 3 → 2 repeat
      700 changed 2 → 1 repeat
      700 hitBound down
      1050 committed 3 → 1
      1050 editingEnded released
      """
    )
  }

  /// S23, where a step that cannot be made is blocked each time, and the bound is told once.
  @Test func `a tap at the bound is blocked, and the first one says that this is the bound`() throws {
    let bench = try StepperBench()
    #expect(bench.driver?.canDecrement == false)
    try bench.tap(.minus, from: 0, to: 100)
    try bench.tap(.minus, from: 200, to: 300)
    bench.expect(
      """
      0 editingBegan
      100 blocked down
      100 hitBound down
      100 editingEnded released
      200 editingBegan
      300 blocked down
      300 editingEnded released
      """
    )
  }

  /// S24.
  @Test(arguments: [0, -5])
  func `a value set below the bound becomes the bound, and plus goes on from there`(value: Int) throws {
    let bench = try StepperBench(3)
    try bench.send(.setValue(value), at: 0)
    #expect(bench.driver?.canDecrement == false)
    try bench.tap(.plus, from: 100, to: 200)
    bench.expect(
      """
      0 changed 3 → 1 clamped
      100 editingBegan
      200 changed 1 → 2 press
      200 committed 1 → 2
      200 editingEnded released
      """
    )
  }

  /// S25 with the step shortened to the bound.
  @Test func `a step that would pass the bound ends at it`() throws {
    let bench = try StepperBench(3, StepRange(lowerBound: 1, step: 5))
    try bench.tap(.minus, from: 0, to: 100)
    bench.expect(
      """
      0 editingBegan
      100 changed 3 → 1 press
      100 hitBound down
      100 committed 3 → 1
      100 editingEnded released
      """
    )
  }

  /// S25 with the step refused.
  @Test func `a step that would pass the bound is not made where the rule says so`() throws {
    let bench = try StepperBench(3, StepRange(lowerBound: 1, step: 5, edge: .refuse))
    try bench.tap(.minus, from: 0, to: 100)
    bench.expect(
      """
      0 editingBegan
      100 blocked down
      100 hitBound down
      100 editingEnded released
      """
    )
  }

  /// S26.
  @Test func `a step from the greatest integer is blocked and does not trap`() throws {
    let bench = try StepperBench(.max)
    #expect(bench.driver?.canIncrement == false)
    try bench.tap(.plus, from: 0, to: 100)
    bench.expect(
      """
      0 editingBegan
      100 blocked up
      100 hitBound up
      100 editingEnded released
      """
    )
  }

  /// S27 and S28.
  @Test(arguments: [5, 1])
  func `of two buttons held the first to be pressed steps, and the other is ignored`(count: Int) throws {
    let bench = try StepperBench(count)
    try bench.down(.plus, finger: 1, at: 0)
    try bench.down(.minus, finger: 2, at: 0)
    try bench.up(.minus, finger: 2, at: 1050)
    try bench.up(.plus, finger: 1, at: 1050)
    bench.expect(
      """
      0 editingBegan
      0 ignored busy
      600 changed \(count) → \(count + 1) repeat
      700 changed \(count + 1) → \(count + 2) repeat
      800 changed \(count + 2) → \(count + 3) repeat
      900 changed \(count + 3) → \(count + 4) repeat
      1000 changed \(count + 4) → \(count + 5) repeat
      1050 committed \(count) → \(count + 5)
      1050 editingEnded released
      """
    )
  }

  /// S28 the other way round.
  @Test func `the first of two buttons wins even where it cannot step`() throws {
    let bench = try StepperBench()
    try bench.down(.minus, finger: 1, at: 0)
    try bench.down(.plus, finger: 2, at: 0)
    try bench.up(.plus, finger: 2, at: 1050)
    try bench.up(.minus, finger: 1, at: 1050)
    bench.expect(
      """
      0 editingBegan
      0 ignored busy
      1050 blocked down
      1050 hitBound down
      1050 editingEnded released
      """
    )
  }

  /// S29, every repeat delivered.
  @Test func `a host that was busy makes up for the repeats it missed, each with the time it was due`() throws {
    let bench = try StepperBench(1, StepRange(lowerBound: 1, step: 1), lateness: .deliverAll)
    try holdOverBusyHost(bench)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      700 changed 2 → 3 repeat
      800 changed 3 → 4 repeat
      900 changed 4 → 5 repeat
      1000 changed 5 → 6 repeat
      1100 changed 6 → 7 repeat
      1200 changed 7 → 8 repeat
      1250 committed 1 → 8
      1250 editingEnded released
      """
    )
  }

  /// S29, the repeats missed made one.
  @Test func `a host that was busy may make one of the repeats it missed, and goes on at the old times`() throws {
    let bench = try StepperBench(1, StepRange(lowerBound: 1, step: 1), lateness: .coalesce)
    try holdOverBusyHost(bench)
    bench.expect(
      """
      0 editingBegan
      600 changed 1 → 2 repeat
      1000 changed 2 → 3 repeat
      1100 changed 3 → 4 repeat
      1200 changed 4 → 5 repeat
      1250 committed 1 → 5
      1250 editingEnded released
      """
    )
  }

  /// A hold of 1.25 s during which the host does nothing from 0.65 to 1.05 s.
  private func holdOverBusyHost(_ bench: StepperBench) throws {
    try bench.down(.plus, at: 0)
    try bench.advance(to: 650)
    try bench.clock.stall(by: .milliseconds(400))
    try bench.up(.plus, at: 1250)
  }
}
