import StepperCore
import Testing

@testable import GestureKit

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

  @Test(arguments: [1, 499, 500, 599])
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
      1200 failed(lifted outside)
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
