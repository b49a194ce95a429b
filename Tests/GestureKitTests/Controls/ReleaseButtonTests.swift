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
      20 failed(liftedOutside)
      100 pressed(true)
      120 failed(liftedOutside)
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
      10 cancelled(system)
      10 pressed(false)
      100 pressed(true)
      120 cancelled(system)
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

/// A button that repeats while it is held: 0.5 s, then every 0.1 s.
struct RepeatingButtonTests {
  private var bench: ButtonBench

  init() throws {
    bench = try ButtonBench(.release(repeats: .standard))
  }

  @Test mutating func `a held button triggers at each repeat and not at the lift`() {
    bench.down(at: 0)
    bench.up(at: 750)
    bench.expect(
      """
      0 pressed(true)
      600 triggered(repeat)
      700 triggered(repeat)
      750 pressed(false)
      """
    )
  }

  @Test(arguments: [599])
  mutating func `a lift before the first repeat triggers once`(lift: Int64) {
    bench.down(at: 0)
    bench.up(at: lift)
    bench.expect(
      """
      0 pressed(true)
      \(lift) triggered(release)
      \(lift) pressed(false)
      """
    )
  }

  @Test mutating func `a lift with the first repeat comes after it`() {
    bench.down(at: 0)
    bench.up(at: 600)
    bench.expect(
      """
      0 pressed(true)
      600 triggered(repeat)
      600 pressed(false)
      """
    )
  }

  @Test mutating func `repeats stop outside and go on at their times inside`() {
    bench.down(at: 0)
    bench.move(150, at: 650)
    bench.move(50, at: 850)
    bench.move(150, at: 950)
    bench.up(150, at: 1200)
    bench.expect(
      """
      0 pressed(true)
      600 triggered(repeat)
      650 pressed(false)
      850 pressed(true)
      900 triggered(repeat)
      950 pressed(false)
      1200 failed(liftedOutside)
      """
    )
  }

  @Test mutating func `a press that was disabled leaves nothing to the next one`() {
    bench.down(at: 0)
    bench.setEnabled(false, at: 650)
    bench.setEnabled(true, at: 660)
    bench.down(finger: 2, at: 700)
    bench.up(finger: 2, at: 1000)
    bench.expect(
      """
      0 pressed(true)
      600 triggered(repeat)
      650 cancelled(disabled)
      650 pressed(false)
      700 pressed(true)
      1000 triggered(release)
      1000 pressed(false)
      """
    )
  }

  @Test mutating func `a late host can lose all repeats but the last`() {
    bench.down(at: 0)
    bench.button.skipMissedRepeats(upTo: Timestamp(.milliseconds(5050)))
    #expect(bench.button.nextDeadline == Timestamp(.milliseconds(5000)))
    bench.up(at: 5050)
    bench.expect(
      """
      0 pressed(true)
      5000 triggered(repeat)
      5050 pressed(false)
      """
    )
  }

  @Test mutating func `deadlines can be taken one by one`() {
    bench.down(at: 0)
    var taken: [ButtonEvent] = []
    while bench.button.advanceOneDeadline(upTo: Timestamp(.milliseconds(700))) { taken += bench.button.events }
    #expect(taken.map(\.time) == [Timestamp(.milliseconds(600)), Timestamp(.milliseconds(700))])
    #expect(taken.map(\.kind) == [.triggered(.repeat), .triggered(.repeat)])
  }
}
