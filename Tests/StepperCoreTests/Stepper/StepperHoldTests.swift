import Testing

@testable import StepperCore

/// Taps, holds, and the moments at which one becomes the other.
struct StepperHoldTests {
  private let appKit = PressPolicy(schedule: .appKit)

  @Test func `a tap makes one step, on its release`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(100, .released(1))])
        == ["0 editingBegan", "100 changed 0→1 press", "100 committed 0→1", "100 editingEnded released"]
    )
  }

  @Test func `a tap downwards lowers the value`() throws {
    #expect(
      log(of: try stepper(50), [at(0, .pressed(1, .down)), at(100, .released(1))])
        == ["0 editingBegan", "100 changed 50→49 press", "100 committed 50→49", "100 editingEnded released"]
    )
  }

  @Test func `a large tap makes ten steps at once`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up, .large)), at(100, .released(1))])
        == ["0 editingBegan", "100 changed 0→10 press", "100 committed 0→10", "100 editingEnded released"]
    )
  }

  @Test func `a press and its release at the same moment make a step`() throws {
    #expect(
      log(of: try stepper(), [at(5, .pressed(1, .up)), at(5, .released(1))])
        == ["5 editingBegan", "5 changed 0→1 press", "5 committed 0→1", "5 editingEnded released"]
    )
  }

  @Test func `two taps shortly after one another make two steps`() throws {
    let script: [ScriptLine<Int>] = [
      at(0, .pressed(1, .up)), at(40, .released(1)), at(120, .pressed(1, .up)), at(160, .released(1)),
    ]
    #expect(
      log(of: try stepper(), script) == [
        "0 editingBegan", "40 changed 0→1 press", "40 committed 0→1", "40 editingEnded released",
        "120 editingBegan", "160 changed 1→2 press", "160 committed 1→2", "160 editingEnded released",
      ]
    )
  }

  @Test func `a held press repeats from 0.6 s on, and its release makes no step`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(1050, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "700 changed 1→2 repeat", "800 changed 2→3 repeat",
        "900 changed 3→4 repeat", "1000 changed 4→5 repeat", "1050 committed 0→5", "1050 editingEnded released",
      ]
    )
  }

  @Test func `repeats are counted from the press, whenever it began`() throws {
    #expect(
      log(of: try stepper(), [at(250, .pressed(1, .up)), advance(900), at(950, .released(1))]) == [
        "250 editingBegan", "850 changed 0→1 repeat", "950 changed 1→2 repeat", "950 committed 0→2",
        "950 editingEnded released",
      ]
    )
  }

  @Test(arguments: [500, 500.000_001, 550, 599.999_999])
  func `released between the hold and the first repeat a press makes one step`(release: Double) throws {
    let time = Timestamp.milliseconds(release).text
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(release, .released(1))]) == [
        "0 editingBegan", "\(time) changed 0→1 press", "\(time) committed 0→1", "\(time) editingEnded released",
      ]
    )
  }

  @Test func `released at the very time of the first repeat a press has repeated`() throws {
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(600, .released(1))])
        == ["0 editingBegan", "600 changed 0→1 repeat", "600 committed 0→1", "600 editingEnded released"]
    )
    #expect(
      log(of: try stepper(), [at(0, .pressed(1, .up)), at(600.000_001, .released(1))]) == [
        "0 editingBegan", "600 changed 0→1 repeat", "600.000001 committed 0→1", "600.000001 editingEnded released",
      ]
    )
  }

  @Test func `the AppKit schedule repeats at the hold itself`() throws {
    let early = [at(0, .pressed(1, .up)), at(499.999_999, .released(1))] as [ScriptLine<Int>]
    #expect(
      log(of: try stepper(policy: appKit), early) == [
        "0 editingBegan", "499.999999 changed 0→1 press", "499.999999 committed 0→1",
        "499.999999 editingEnded released",
      ]
    )
    #expect(
      log(of: try stepper(policy: appKit), [at(0, .pressed(1, .up)), at(500, .released(1))])
        == ["0 editingBegan", "500 changed 0→1 repeat", "500 committed 0→1", "500 editingEnded released"]
    )
    #expect(
      log(of: try stepper(policy: appKit), [at(0, .pressed(1, .up)), at(600, .released(1))]) == [
        "0 editingBegan", "500 changed 0→1 repeat", "600 changed 1→2 repeat", "600 committed 0→2",
        "600 editingEnded released",
      ]
    )
  }

  @Test func `a stepper that steps when pressed makes that step at once and none on release`() throws {
    let policy = PressPolicy(schedule: .appKit, stepOn: .press)
    #expect(
      log(of: try stepper(policy: policy), [at(0, .pressed(1, .up)), at(100, .released(1))])
        == ["0 editingBegan", "0 changed 0→1 press", "100 committed 0→1", "100 editingEnded released"]
    )
    #expect(
      log(of: try stepper(policy: policy), [at(0, .pressed(1, .up)), at(550, .released(1))]) == [
        "0 editingBegan", "0 changed 0→1 press", "500 changed 1→2 repeat", "550 committed 0→2",
        "550 editingEnded released",
      ]
    )
  }

  @Test func `a hold of no length repeats with the press itself`() throws {
    let schedule = try RepeatSchedule(delay: .zero, interval: .milliseconds(100), first: .atDelay)
    #expect(
      log(of: try stepper(policy: PressPolicy(schedule: schedule)), [at(0, .pressed(1, .up)), at(150, .released(1))])
        == [
          "0 editingBegan", "0 changed 0→1 repeat", "100 changed 1→2 repeat", "150 committed 0→2",
          "150 editingEnded released",
        ]
    )
  }

  @Test(
    arguments: [
      (0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]), (7, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 27, 37]),
    ])
  func `after ten repeats a multiplier makes ten steps of each, from wherever the value stands`(
    start: Int,
    values: [Int]
  ) throws {
    let stages = [
      RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 10),
      RepeatSchedule.Stage(interval: .milliseconds(100), multiplier: 10),
    ]
    let schedule = try RepeatSchedule(delay: .milliseconds(500), first: .afterInterval, stages: stages)
    let repeats = zip([start] + values, values).enumerated().map { index, change in
      "\(600 + index * 100) changed \(change.0)→\(change.1) repeat"
    }
    #expect(
      log(
        of: try stepper(start, in: 0...1000, policy: PressPolicy(schedule: schedule)),
        [at(0, .pressed(1, .up)), at(1750, .released(1))]
      ) == ["0 editingBegan"] + repeats + ["1750 committed \(start)→\(values[11])", "1750 editingEnded released"]
    )
  }

  @Test func `a large press repeats large steps`() throws {
    #expect(
      log(of: try stepper(100, in: 0...100), [at(0, .pressed(1, .down, .large)), at(750, .released(1))]) == [
        "0 editingBegan", "600 changed 100→90 repeat", "700 changed 90→80 repeat", "750 committed 100→80",
        "750 editingEnded released",
      ]
    )
  }

  @Test func `the example of the documentation is true`() throws {
    var stepper = try StepperMachine(value: 0, range: StepRange(0...10, step: 1))
    stepper.handle(.pressed(1, .up), at: .zero)
    stepper.advance(to: Timestamp(.milliseconds(750)))
    #expect(stepper.value == 2)
  }
}
