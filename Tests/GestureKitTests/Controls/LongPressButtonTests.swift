import StepperCore
import Testing

@testable import GestureKit

/// Timelines of a button that triggers by a long press of 2 s within 3 points, as its defaults are.
struct LongPressButtonTests {
  private var bench: ButtonBench

  init() throws {
    bench = try ButtonBench(.longPress())
  }

  @Test(arguments: [1990, 1999])
  mutating func `P1: a lift before 2 s does not trigger, and the button looks pressed until then`(lift: Int64) {
    bench.down(at: 0)
    bench.up(at: lift)
    bench.expect(
      """
      0 pressed(true)
      \(lift) failed(lifted after \(Double(lift) / 1000) of at least 2 s)
      \(lift) pressed(false)
      """
    )
  }

  @Test mutating func `P2: it triggers at 2 s and looks pressed until the lift`() {
    bench.down(at: 0)
    #expect(bench.button.nextDeadline == Timestamp(.seconds(2 as Int64)))
    bench.advance(to: 4000)
    #expect(bench.button.isPressed)
    bench.up(at: 5000)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      5000 pressed(false)
      """
    )
  }

  @Test mutating func `P3: a lift at exactly 2 s comes after the trigger`() {
    bench.down(at: 0)
    bench.up(at: 2000)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      2000 pressed(false)
      """
    )
  }

  @Test mutating func `P4: a finger that moves exactly 3 points away and stays there triggers`() {
    bench.down(at: 0)
    bench.move(53, at: 1000)
    bench.up(53, at: 2500)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      2500 pressed(false)
      """
    )
  }

  @Test mutating func `P5: a finger that moves 3.25 points away has failed for good, and a new touch may trigger`() {
    bench.down(at: 0)
    bench.move(53.25, at: 1000)
    bench.move(50, at: 1200)
    bench.up(at: 4000)
    bench.down(at: 5000)
    bench.up(at: 7001)
    bench.expect(
      """
      0 pressed(true)
      1000 failed(moved 3.25 of at most 3 points)
      1000 pressed(false)
      5000 pressed(true)
      7000 triggered(longPress)
      7001 pressed(false)
      """
    )
  }

  @Test mutating func `P6: the distance from the start counts, not the length of the way`() {
    bench.down(at: 0)
    bench.move(52, at: 500)
    bench.move(50, at: 1000)
    bench.move(52, at: 1500)
    bench.up(52, at: 2100)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      2100 pressed(false)
      """
    )
  }

  @Test mutating func `P7: once it has triggered, neither a move nor a cancelled finger tells anything but its end`() {
    bench.down(at: 0)
    bench.move(150, at: 2500)
    #expect(bench.button.isPressed)
    bench.takeAway(at: 3000)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      3000 pressed(false)
      """
    )
  }

  @Test mutating func `P8: a tap does not trigger, but an activation does without a finger`() {
    bench.down(at: 0)
    bench.up(at: 100)
    bench.activate(at: 200)
    bench.expect(
      """
      0 pressed(true)
      100 failed(lifted after 0.1 of at least 2 s)
      100 pressed(false)
      200 triggered(activation)
      """
    )
  }

  @Test mutating func `P9: a finger that the system takes away releases the button without a trigger`() {
    bench.down(at: 0)
    bench.takeAway(at: 1500)
    bench.advance(to: 3000)
    bench.expect(
      """
      0 pressed(true)
      1500 cancelled(taken away by the system)
      1500 pressed(false)
      """
    )
  }

  @Test mutating func `P10: two long presses trigger once each and never repeat`() {
    bench.down(at: 0)
    bench.up(at: 9000)
    bench.down(at: 10000)
    bench.up(at: 19000)
    bench.expect(
      """
      0 pressed(true)
      2000 triggered(longPress)
      9000 pressed(false)
      10000 pressed(true)
      12000 triggered(longPress)
      19000 pressed(false)
      """
    )
  }

  @Test mutating func `P11: a finger held on a disabled button is ignored, even if it is enabled meanwhile`() {
    bench.setEnabled(false, at: 0)
    bench.down(at: 100)
    bench.setEnabled(true, at: 200)
    bench.up(at: 2200)
    bench.expect("100 ignored(disabled)")
  }

  @Test mutating func `a lift at a new place beyond the limit fails by its distance`() {
    bench.down(at: 0)
    bench.up(54, at: 100)
    bench.expect(
      """
      0 pressed(true)
      100 failed(moved 4 of at most 3 points)
      100 pressed(false)
      """
    )
  }

  @Test func `a long press of no length triggers with the landing`() throws {
    var bench = try ButtonBench(.longPress(minimumDuration: .zero))
    bench.down(at: 7)
    bench.up(at: 8)
    bench.expect(
      """
      7 pressed(true)
      7 triggered(longPress)
      8 pressed(false)
      """
    )
  }

  @Test mutating func `disabled before 2 s it does not trigger, at 2 s it has`() {
    bench.down(at: 0)
    bench.setEnabled(false, at: 1999)
    bench.up(at: 2500)
    bench.setEnabled(true, at: 3000)
    bench.down(at: 4000)
    bench.setEnabled(false, at: 6000)
    bench.expect(
      """
      0 pressed(true)
      1999 cancelled(disabled)
      1999 pressed(false)
      4000 pressed(true)
      6000 triggered(longPress)
      6000 cancelled(disabled)
      6000 pressed(false)
      """
    )
  }

  @Test(arguments: [-1, .nan])
  func `a distance that is negative or no number is refused`(distance: Double) {
    #expect(throws: SceneError.self) { try ButtonBench(.longPress(maximumDistance: distance)) }
  }

  @Test func `a negative duration is refused`() {
    #expect(throws: SceneError.self) { try ButtonBench(.longPress(minimumDuration: .nanoseconds(-1))) }
  }
}
