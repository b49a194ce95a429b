import GestureLaws
import StepperCore
import Testing

/// The laws of steppers, over configurations and scripts made from seeds.
///
/// A failure shows the smallest case, which gives the same run again.
struct StepperLawTests {
  private static let seeds: Range<UInt64> = 1..<321

  @Test(arguments: StepperLaw.allCases) func `a law holds for every stepper of integers`(law: StepperLaw) throws {
    try expect(law) { $0 }
  }

  @Test(arguments: StepperLaw.allCases) func `a law holds for every stepper of narrow integers`(law: StepperLaw) throws
  {
    try expect(law, 100) { Int8(clamping: $0 * 5) }
  }

  @Test(arguments: StepperLaw.allCases) func `a law holds for every stepper of doubles`(law: StepperLaw) throws {
    try expect(law, 100) { Double($0) / 10 }
  }

  @Test(arguments: StepperLaw.allCases) func `a law holds for every stepper of floats`(law: StepperLaw) throws {
    try expect(law, 100) { Float($0) / 10 }
  }

  @Test func `the generated cases bring about every kind of event`() throws {
    var seen: Set<String> = []
    for seed in Self.seeds {
      let made = StepperCase(seed: seed) { $0 }
      let generated = try #require(made)
      var player = StepperPlayer(try #require(generated.stepper()))
      player.play(generated.lines)
      for event in player.log { seen.insert(Self.name(of: event.kind)) }
    }
    let ends = PressEnd.allCases.map { "editingEnded \($0)" }
    let changes = ChangeReason.allCases.map { "changed \($0)" }
    let others = ["hitBound", "blocked", "wrapped", "editingBegan", "committed", "ignored", "rejected"]
    #expect(seen == Set(ends + changes + others))
  }

  @Test func `what makes no difference is left out of a list`() {
    // Everything but 3 and 7 goes, whatever its place.
    let kept = Array(1...9).withoutRuns { $0.contains(3) && $0.contains(7) }
    #expect(kept == [3, 7])
  }

  private func expect<Value: SteppableValue>(_ law: StepperLaw, _ count: Int = 320, _ number: (Int) -> Value) throws {
    for seed in Self.seeds.prefix(count) {
      let made = StepperCase(seed: seed, number: number)
      let generated = try #require(made, "seed \(seed)")
      guard let broken = StepperShrinker(law, generated) else { continue }
      Issue.record("\(law) is broken by\n\(broken.smallest)\n\(broken.report)")
      return
    }
  }

  private static func name(of kind: StepperEvent<Int>.Kind) -> String {
    switch kind {
    case .changed(_, _, let reason): "changed \(reason)"
    case .hitBound: "hitBound"
    case .blocked: "blocked"
    case .wrapped: "wrapped"
    case .editingBegan: "editingBegan"
    case .editingEnded(let reason): "editingEnded \(reason)"
    case .committed: "committed"
    case .ignored: "ignored"
    case .rejected: "rejected"
    }
  }
}
