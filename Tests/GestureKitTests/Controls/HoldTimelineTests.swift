import StepperCore
import Testing

@testable import GestureKit

/// Holds that end by their release: repeats, the gap before them, and fingers that wander inside the button.
struct HoldTimelineTests {
  /// S3.
  @Test func `a hold of 1.05 s makes five steps and none at its release`() throws {
    let bench = try StepperBench()
    try bench.tap(.plus, from: 0, to: 1050)
    bench.expect(Self.fiveSteps)
  }

  /// S3 with the first repeat at the hold.
  @Test func `a hold of 1.05 s makes six steps where the first repeat comes with the hold`() throws {
    let bench = try StepperBench(1, PressPolicy(schedule: .appKit))
    try bench.tap(.plus, from: 0, to: 1050)
    bench.expect(
      """
      0 editingBegan
      500 changed 1 → 2 repeat
      600 changed 2 → 3 repeat
      700 changed 3 → 4 repeat
      800 changed 4 → 5 repeat
      900 changed 5 → 6 repeat
      1000 changed 6 → 7 repeat
      1050 committed 1 → 7
      1050 editingEnded released
      """
    )
  }

  /// S4 and S5: at the hold itself, between it and the first repeat, and one millisecond before that.
  @Test(arguments: [499, 500, 550, 599])
  func `a release before the first repeat is one step`(end: Int) throws {
    let bench = try StepperBench()
    try bench.tap(.plus, from: 0, to: end)
    bench.expect(
      """
      0 editingBegan
      \(end) changed 1 → 2 press
      \(end) committed 1 → 2
      \(end) editingEnded released
      """
    )
  }

  /// S4, S5 and S35: the deadline comes before a release at the same time.
  @Test(arguments: [(RepeatSchedule.standard, 600, 600), (.appKit, 500, 500), (.appKit, 500, 550)])
  func `a release after the first repeat, or with it, adds no step`(
    schedule: RepeatSchedule,
    first: Int,
    end: Int
  ) throws {
    let bench = try StepperBench(1, PressPolicy(schedule: schedule))
    try bench.tap(.plus, from: 0, to: end)
    bench.expect(
      """
      0 editingBegan
      \(first) changed 1 → 2 repeat
      \(end) committed 1 → 2
      \(end) editingEnded released
      """
    )
  }

  /// S14 and S35.
  @Test func `a finger that wanders 15 points inside during its repeats changes nothing`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(right: 15), at: 600)
    try bench.move(to: .plus, at: 750)
    try bench.move(to: .plus(below: 15), at: 900)
    try bench.up(.plus(right: -15), at: 1050)
    bench.expect(Self.fiveSteps)
  }

  /// S15.
  @Test func `a move of 12 points inside before the hold does not stop the hold`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(right: 12), at: 300)
    try bench.up(.plus(right: 12), at: 2000)
    bench.expect(Self.hold(firstRepeat: 600, steps: 15, end: 2000))
  }

  /// S15 with the first repeat at the hold.
  @Test func `a move inside before the hold does not stop one whose first repeat comes with the hold`() throws {
    let bench = try StepperBench(1, PressPolicy(schedule: .appKit))
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(right: 12), at: 300)
    try bench.up(.plus(right: 12), at: 2000)
    bench.expect(Self.hold(firstRepeat: 500, steps: 16, end: 2000))
  }

  /// S31.
  @Test func `a finger that drifts 9 points once it is held changes nothing`() throws {
    let bench = try StepperBench()
    try bench.down(.plus, at: 0)
    try bench.move(to: .plus(right: 9), at: 500)
    try bench.up(.plus(right: 9), at: 1050)
    bench.expect(Self.fiveSteps)
  }

  private static let fiveSteps: String = """
    0 editingBegan
    600 changed 1 → 2 repeat
    700 changed 2 → 3 repeat
    800 changed 3 → 4 repeat
    900 changed 4 → 5 repeat
    1000 changed 5 → 6 repeat
    1050 committed 1 → 6
    1050 editingEnded released
    """

  /// The log of a hold that repeats every 100 ms, for holds too long to be written out.
  private static func hold(firstRepeat: Int, steps: Int, end: Int) -> String {
    let repeats = (0..<steps).map { "\(firstRepeat + $0 * 100) changed \($0 + 1) → \($0 + 2) repeat" }
    let lines = ["0 editingBegan"] + repeats + ["\(end) committed 1 → \(steps + 1)", "\(end) editingEnded released"]
    return lines.joined(separator: "\n")
  }
}
