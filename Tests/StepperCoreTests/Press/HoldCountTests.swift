import Testing

@testable import StepperCore

/// How many steps a press makes that is held for a time.
struct HoldCountTests {
  @Test(
    arguments: [
      // held for, with the first repeat at the hold, with the first repeat one interval later
      (0, 1, 1), (100, 1, 1), (499.999_999, 1, 1), (500, 1, 1), (500.000_001, 1, 1), (599.999_999, 1, 1),
      (600, 2, 1), (600.000_001, 2, 1), (699.999_999, 2, 1), (700, 3, 2), (799.999_999, 3, 2), (800, 4, 3),
      (1000, 6, 5), (1050, 6, 5), (2050, 16, 15), (10_500, 101, 100),
    ] as [(Double, Int, Int)]
  )
  func `a held press makes its repeats, or one step if it has none`(held: Double, atHold: Int, afterInterval: Int)
    throws
  {
    #expect(try steps(held: held, PressPolicy(schedule: .appKit)) == atHold)
    #expect(try steps(held: held, PressPolicy(schedule: .standard)) == afterInterval)
  }

  @Test(arguments: [0, 599.999_999, 600, 1050, 3_600_000]) func `without repeats a press makes one step`(held: Double)
    throws
  {
    #expect(try steps(held: held, PressPolicy(schedule: .none)) == 1)
    #expect(try steps(held: held, PressPolicy(schedule: .none, stepOn: .press)) == 1)
  }

  @Test(arguments: [(1000, 3), (2500, 6), (4000, 21), (5000, 41)] as [(Double, Int)])
  func `the UIKit preset that steps when touched makes the totals that were measured`(held: Double, total: Int) throws {
    #expect(try steps(held: held, PressPolicy(schedule: .uiStepper, stepOn: .press)) == total)
  }

  @Test(arguments: Anchor.all) func `the steppers of other systems can be described`(anchor: Anchor) throws {
    let policy = PressPolicy(schedule: try anchor.schedule(), stepOn: anchor.stepOn)
    #expect(try steps(held: 1050, policy) == anchor.in1050)
    #expect(try steps(held: 2050, policy) == anchor.in2050)
  }

  @Test func `the Windows Forms curve makes more than 300 steps in 2.05 s`() throws {
    // One on the press, fifteen repeats before 1648 ms, then one each millisecond up to 2050 ms, both included.
    let policy = PressPolicy(schedule: .geometric, stepOn: .press)
    #expect(try steps(held: 1050, policy) == 3)
    #expect(try steps(held: 2050, policy) == 1 + 15 + 403)
  }

  @Test(
    arguments: [
      (450, 1), (500, 2), (550, 3), (800, 8), (850, 10), (900, 12), (1100, 20), (1150, 23),
    ] as [(Double, Int)]
  )
  func `multipliers describe a climb rate`(held: Double, value: Int) throws {
    let interval = Duration.milliseconds(50)
    let climb = try RepeatSchedule(
      delay: .milliseconds(500),
      first: .atDelay,
      stages: [
        RepeatSchedule.Stage(interval: interval, repeats: 7),
        RepeatSchedule.Stage(interval: interval, repeats: 6, multiplier: 2),
        RepeatSchedule.Stage(interval: interval, multiplier: 3),
      ]
    )
    #expect(try steps(held: held, PressPolicy(schedule: climb, stepOn: .press)) == value)
  }

  @Test(
    arguments: [(299, 0), (300, 1), (584, 1), (585, 2), (855, 3), (1110, 4), (1350, 5), (1575, 6)] as [(Double, Int)]
  )
  func `stages describe waits that shrink by a fixed amount`(held: Double, repeats: Int) throws {
    let stages = stride(from: 300, to: 100, by: -15).map {
      RepeatSchedule.Stage(interval: .milliseconds($0), repeats: 1)
    }
    let shrinking = try RepeatSchedule(delay: .zero, first: .afterInterval, stages: stages)
    #expect(try steps(held: held, PressPolicy(schedule: shrinking, stepOn: .press)) == 1 + repeats)
  }

  private func steps(held milliseconds: Double, _ policy: PressPolicy) throws -> Int {
    var stepper = try stepper(0, in: 0...1_000_000, policy: policy)
    play([at(0, .pressed(1, .up)), at(milliseconds, .released(1))], to: &stepper)
    #expect(stepper.residue.isEmpty)
    return stepper.value
  }
}

/// What is known of a stepper of another system: when it repeats, and the steps it makes in 1.05 s and in 2.05 s.
struct Anchor: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stepOn: StepTrigger
  let first: Int
  let interval: Int
  let in1050: Int
  let in2050: Int

  func schedule() throws -> RepeatSchedule {
    try RepeatSchedule(delay: .milliseconds(first), interval: .milliseconds(interval), first: .atDelay)
  }

  private init(_ name: String, _ stepOn: StepTrigger, _ first: Int, _ interval: Int, _ in1050: Int, _ in2050: Int) {
    testDescription = name
    self.stepOn = stepOn
    self.first = first
    self.interval = interval
    self.in1050 = in1050
    self.in2050 = in2050
  }

  static let all: [Anchor] = [
    Anchor("NSStepper", .press, 500, 100, 7, 17),
    Anchor("a SwiftUI long press of 0.5 s that starts a timer of 0.1 s", .release, 600, 100, 5, 15),
    Anchor("React Aria, mouse", .press, 400, 60, 12, 29),
    Anchor("React Aria, touch", .release, 600, 60, 8, 25),
    Anchor("Zag number input", .press, 350, 50, 16, 36),
    Anchor("Base UI number field", .press, 460, 60, 11, 28),
    Anchor("rc-input-number", .press, 600, 200, 4, 9),
    Anchor("Vant stepper", .release, 600, 200, 3, 8),
    Anchor("Chromium number field", .press, 250, 50, 18, 38),
    Anchor("Qt Widgets spin box", .press, 500, 150, 5, 12),
    Anchor("Qt button", .press, 300, 100, 9, 19),
    Anchor("Qt Quick spin box", .release, 400, 100, 7, 17),
    Anchor("GTK spin button", .press, 500, 50, 13, 33),
    Anchor("Android number picker", .release, 400, 300, 3, 6),
    Anchor("Swing spinner", .press, 300, 60, 14, 31),
    Anchor("ValueStepper", .release, 100, 100, 10, 20),
  ]
}
