import Testing

@testable import StepperCore

/// Fingers on a stepper, and the value they leave: with the standard schedule, and with the one of AppKit.
struct StepperTimelineTests {
  @Test(arguments: Timeline.all) func `a timeline leads to its value and leaves nothing behind`(timeline: Timeline)
    throws
  {
    for (schedule, value) in [(RepeatSchedule.standard, timeline.standard), (.appKit, timeline.appKit)] {
      let policy = PressPolicy(schedule: schedule, dragOut: timeline.dragOut)
      var stepper = try stepper(timeline.start, in: 1...1000, policy: policy)
      play(timeline.script, to: &stepper)
      #expect(stepper.value == value)
      play([advance(100_000)], to: &stepper)
      #expect(stepper.value == value)
      #expect(stepper.residue.isEmpty)
    }
  }
}

/// A script, and the value that it leads to.
struct Timeline: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let start: Int
  let dragOut: DragOutRule
  let script: [ScriptLine<Int>]
  let standard: Int
  let appKit: Int

  private init(
    _ name: String,
    from start: Int = 100,
    dragOut: DragOutRule = .cancel,
    _ script: [ScriptLine<Int>],
    standard: Int,
    appKit: Int
  ) {
    testDescription = name
    self.start = start
    self.dragOut = dragOut
    self.script = script
    self.standard = standard
    self.appKit = appKit
  }

  private static func press(
    _ start: Double,
    _ end: Double,
    _ direction: StepDirection = .up
  ) -> [ScriptLine<Int>] {
    [at(start, .pressed(1, direction)), at(end, .released(1))]
  }

  private static func held(_ inputs: ScriptLine<Int>...) -> [ScriptLine<Int>] {
    [at(0, .pressed(1, .up))] + inputs
  }

  private static let flickOut: [ScriptLine<Int>] = held(at(200, .exited(1)), at(400, .released(1)))
  private static let takenAway: [ScriptLine<Int>] = held(at(850, .cancelled(1)))

  static let all: [Timeline] = [
    Timeline("a tap", press(0, 100), standard: 101, appKit: 101),
    Timeline("two taps", press(0, 40) + press(120, 160), standard: 102, appKit: 102),
    Timeline("held still", press(0, 1050), standard: 105, appKit: 106),
    Timeline("held longer", press(0, 2000), standard: 115, appKit: 116),
    Timeline("lifted between hold and repeat", press(0, 550), standard: 101, appKit: 101),
    Timeline("lifted with the hold", press(0, 500), standard: 101, appKit: 101),
    Timeline("dragged out and lifted", flickOut, standard: 100, appKit: 100),
    Timeline(
      "dragged out, then two taps",
      flickOut + press(500, 550) + press(600, 650),
      standard: 102,
      appKit: 102
    ),
    Timeline(
      "dragged out twice, then a tap",
      flickOut + [at(500, .pressed(1, .up)), at(600, .exited(1)), at(700, .released(1))] + press(800, 850),
      standard: 101,
      appKit: 101
    ),
    Timeline("dragged out, then held", flickOut + press(500, 1550), standard: 105, appKit: 106),
    Timeline(
      "held and dragged out for good, paused",
      dragOut: .pause,
      held(at(800, .exited(1)), at(1550, .released(1))),
      standard: 103,
      appKit: 104
    ),
    Timeline(
      "held and dragged out for good",
      held(at(800, .exited(1)), at(1550, .released(1))),
      standard: 103,
      appKit: 104
    ),
    Timeline(
      "held, dragged out and back in, paused",
      dragOut: .pause,
      held(at(750, .exited(1)), at(1000, .entered(1)), at(1250, .released(1))),
      standard: 104,
      appKit: 105
    ),
    Timeline(
      "held, dragged out and back in",
      held(at(750, .exited(1)), at(1000, .entered(1)), at(1250, .released(1))),
      standard: 102,
      appKit: 103
    ),
    Timeline(
      "held, dragged out and back in, ignored",
      dragOut: .ignore,
      held(at(750, .exited(1)), at(1000, .entered(1)), at(1250, .released(1))),
      standard: 107,
      appKit: 108
    ),
    Timeline("taken away by the system", takenAway, standard: 103, appKit: 104),
    Timeline("taken away, then a tap", takenAway + press(5000, 5020), standard: 104, appKit: 105),
    Timeline("taken away, then held", takenAway + press(5000, 6050), standard: 108, appKit: 110),
    Timeline("taken away before it steps", held(at(50, .cancelled(1))), standard: 100, appKit: 100),
    Timeline("out of sight", held(at(850, .suspend)), standard: 103, appKit: 104),
    Timeline("gone", held(at(850, .tearDown)), standard: 103, appKit: 104),
    Timeline("disabled", held(at(850, .setEnabled(false))), standard: 103, appKit: 104),
    Timeline("held down to the bound", from: 3, press(0, 1050, .down), standard: 1, appKit: 1),
    Timeline("tapped at the bound", from: 1, press(0, 100, .down), standard: 1, appKit: 1),
    Timeline("set below the bound", [at(0, .setValue(-5))], standard: 1, appKit: 1),
    Timeline("begun below the bound", from: -5, press(0, 100), standard: 2, appKit: 2),
    Timeline(
      "both buttons held",
      held(at(0, .pressed(2, .down)), at(1050, .released(1)), at(1050, .released(2))),
      standard: 105,
      appKit: 106
    ),
    Timeline(
      "both buttons held at the bound",
      from: 1,
      held(at(0, .pressed(2, .down)), at(1050, .released(2)), at(1050, .released(1))),
      standard: 6,
      appKit: 7
    ),
    Timeline(
      "a host that stalls from 0.65 to 1.05 s",
      held(advance(650), advance(1050), at(1250, .released(1))),
      standard: 107,
      appKit: 108
    ),
    Timeline(
      "a command while held",
      held(at(300, .perform(.increment())), at(400, .released(1))),
      standard: 102,
      appKit: 102
    ),
  ]
}
