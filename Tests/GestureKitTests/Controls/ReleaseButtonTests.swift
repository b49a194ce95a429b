import StepperCore
import Testing

@testable import GestureKit

/// Timelines of a button that triggers when a finger lifts inside.
struct ReleaseButtonTests {
  private var bench: ButtonBench

  init() throws {
    bench = try ButtonBench()
  }

  @Test mutating func `it looks pressed from the landing to the lift, which triggers`() {
    bench.down(at: 10)
    #expect(bench.button.isPressed)
    #expect(bench.button.nextDeadline == nil)
    bench.up(at: 90)
    bench.expect(
      """
      10 pressed(true)
      90 triggered(release)
      90 pressed(false)
      """
    )
  }

  @Test mutating func `a finger that leaves does not press, presses again when it comes back, and triggers`() {
    bench.down(at: 0)
    bench.move(100, at: 10)
    bench.move(130, at: 20)
    bench.move(99.5, at: 30)
    bench.up(at: 40)
    bench.expect(
      """
      0 pressed(true)
      10 pressed(false)
      30 pressed(true)
      40 triggered(release)
      40 pressed(false)
      """
    )
  }

  @Test mutating func `a lift outside fails, whether the finger was seen to leave or not`() {
    bench.down(at: 0)
    bench.move(150, at: 10)
    bench.up(150, at: 20)
    bench.down(at: 100)
    bench.up(150, at: 120)
    bench.expect(
      """
      0 pressed(true)
      10 pressed(false)
      20 failed(lifted outside)
      100 pressed(true)
      120 failed(lifted outside)
      120 pressed(false)
      """
    )
  }

  @Test mutating func `a lift inside of a finger last seen outside triggers`() {
    bench.down(at: 0)
    bench.move(150, at: 10)
    bench.up(50, at: 20)
    bench.expect(
      """
      0 pressed(true)
      10 pressed(false)
      20 triggered(release)
      """
    )
  }

  @Test func `the outset counts for a finger that is down, not for one that lands`() throws {
    var bench = try ButtonBench(outset: Insets(70))
    bench.down(150, at: 0)
    bench.up(150, at: 10)
    bench.down(99.5, at: 100)
    bench.move(169.5, at: 110)
    bench.move(170, at: 120)
    bench.move(-70, at: 130)
    bench.up(-70, at: 140)
    bench.expect(
      """
      100 pressed(true)
      120 pressed(false)
      130 pressed(true)
      140 triggered(release)
      140 pressed(false)
      """
    )
  }

  @Test mutating func `a second finger is ignored until its lift, and does not take over`() {
    bench.down(at: 0)
    bench.down(finger: 2, at: 10)
    bench.move(150, finger: 2, at: 20)
    bench.up(at: 30)
    bench.move(50, finger: 2, at: 40)
    bench.up(finger: 2, at: 50)
    bench.expect(
      """
      0 pressed(true)
      10 ignored(busy)
      30 triggered(release)
      30 pressed(false)
      """
    )
  }

  @Test mutating func `a cancelled finger releases without a trigger`() {
    bench.down(at: 0)
    bench.takeAway(at: 10)
    bench.down(at: 100)
    bench.button.cancel(at: Timestamp(.milliseconds(120)))
    bench.note()
    bench.expect(
      """
      0 pressed(true)
      10 cancelled(taken away by the system)
      10 pressed(false)
      100 pressed(true)
      120 cancelled(taken away by the system)
      120 pressed(false)
      """
    )
  }

  @Test mutating func `disabling releases without a trigger, and the finger says nothing more`() {
    bench.down(at: 0)
    bench.setEnabled(false, at: 10)
    bench.setEnabled(false, at: 15)
    bench.setEnabled(true, at: 20)
    bench.move(150, at: 30)
    bench.up(at: 40)
    bench.down(at: 100)
    bench.up(at: 110)
    bench.expect(
      """
      0 pressed(true)
      10 cancelled(disabled)
      10 pressed(false)
      100 pressed(true)
      110 triggered(release)
      110 pressed(false)
      """
    )
  }

  @Test mutating func `an activation triggers beside a finger, and is ignored while disabled`() {
    bench.down(at: 0)
    bench.activate(at: 10)
    bench.up(at: 20)
    bench.setEnabled(false, at: 30)
    bench.activate(at: 40)
    bench.expect(
      """
      0 pressed(true)
      10 triggered(activation)
      20 triggered(release)
      20 pressed(false)
      40 ignored(disabled)
      """
    )
  }

  @Test mutating func `a finger that landed elsewhere never presses`() {
    bench.down(150, at: 0)
    bench.move(50, at: 10)
    bench.up(50, at: 20)
    bench.expect("")
  }

  @Test mutating func `what is impossible in a touch is told and does no harm`() {
    bench.up(finger: 9, at: 0)
    bench.down(.nan, 0, at: 1)
    bench.down(at: 10)
    bench.down(at: 20)
    bench.move(.infinity, at: 30)
    bench.up(at: 25)
    bench.expect(
      """
      0 ignored(touch(unknownTouch))
      1 ignored(touch(notFinite))
      10 pressed(true)
      20 ignored(touch(duplicateTouch))
      30 ignored(touch(notFinite))
      30 ignored(touch(timeWentBack(by: 0.005 seconds)))
      30 triggered(release)
      30 pressed(false)
      """
    )
  }
}
