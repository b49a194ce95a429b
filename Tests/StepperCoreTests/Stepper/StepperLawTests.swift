import Testing

@testable import StepperCore

/// What holds for every stepper and every script.
///
/// A failure names the seed, which gives the same script again.
struct StepperLawTests {
  private static let batches = 0..<20 as Range<UInt64>

  @Test(arguments: batches) func `extra advances, at any times, change nothing`(batch: UInt64) throws {
    try forEachScript(batch, 1) { script, seed in
      var random = SplitMix64(seed: ~seed)
      var (told, latest) = ([], Timestamp.zero) as ([ScriptLine<Int>], Timestamp)
      for line in script.lines {
        let end = max(latest, line.time)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          told.append(.advance(latest.between(end, &random)))
          if case .advance(let time) = told[told.count - 1] { latest = max(latest, time) }
        }
        if random.one(in: 4) { told.append(.advance(latest.advanced(by: .milliseconds(-130)))) }
        told.append(line)
        latest = end
      }
      let (prompt, rare) = (try run(script.with(told)), try run(script))
      #expect(prompt.log == rare.log, "seed \(seed)")
      #expect(prompt.stepper.value == rare.stepper.value, "seed \(seed)")
      #expect(prompt.stepper.residue == rare.stepper.residue, "seed \(seed)")
    }
  }

  @Test(arguments: batches) func `deadlines taken one by one are those taken at once`(batch: UInt64) throws {
    try forEachScript(batch, 2) { script, seed in
      var stepper = try script.stepper()
      var oneByOne: [String] = []
      for line in script.lines {
        while stepper.advanceOneDeadline(upTo: line.time) { oneByOne += stepper.events.map(\.text) }
        oneByOne += play([line], to: &stepper)
      }
      #expect(try run(script).log == oneByOne, "seed \(seed)")
    }
  }

  @Test(arguments: batches) func `a shift in time shifts the log and nothing else`(batch: UInt64) throws {
    try forEachScript(batch, 3) { script, seed in
      var random = SplitMix64(seed: ~seed)
      let shift = Int64.random(in: -10_000_000_000...10_000_000_000, using: &random)
      let original = try run(script)
      var stepper = try script.stepper(at: Timestamp(nanoseconds: shift))
      let shifted = play(script.lines.map { $0.shifted(by: shift) }, to: &stepper) { event in
        StepperEvent(time: Timestamp(nanoseconds: event.time.nanoseconds - shift), kind: event.kind)
      }
      #expect(shifted == original.log, "seed \(seed), shift \(shift)")
      #expect(stepper.value == original.stepper.value, "seed \(seed)")
    }
  }

  @Test(arguments: batches) func `a copy goes on exactly as the original does`(batch: UInt64) throws {
    try forEachScript(batch, 4) { script, seed in
      var random = SplitMix64(seed: ~seed)
      let whole = try run(script)
      let cut = Int.random(in: 0...script.lines.count, using: &random)
      var original = try script.stepper()
      let before = play(Array(script.lines[..<cut]), to: &original)
      var copy = original
      #expect(copy == original, "seed \(seed)")
      for input in [.setValue(3), .perform(.increment()), .pressed(4, .down), .tearDown] as [StepperInput<Int>] {
        original.handle(input, at: original.now)
      }
      let after = play(Array(script.lines[cut...]), to: &copy)
      #expect(before + after == whole.log, "seed \(seed), cut at \(cut)")
    }
  }

  @Test(arguments: batches) func `once every press is up nothing is left to wait for`(batch: UInt64) throws {
    try forEachScript(batch, 5) { script, seed in
      var (stepper, _) = try run(script)
      let end = stepper.now
      for id in 1...3 { stepper.handle(.released(PressID(id)), at: end) }
      let value = stepper.value
      #expect(stepper.residue.isEmpty, "seed \(seed)")
      #expect(stepper.pressPhase == .idle, "seed \(seed)")
      #expect(stepper.activeDirection == nil, "seed \(seed)")
      stepper.advance(to: .max)
      #expect(stepper.events.isEmpty, "seed \(seed)")
      #expect(stepper.value == value, "seed \(seed)")
    }
  }

  @Test(arguments: batches) func `the value is inside the bounds, and a press waits only where it can step`(
    batch: UInt64
  ) throws {
    try forEachScript(batch, 6, { $0 }, expectInvariants)
    try forEachScript(batch, 7, { Double($0) / 10 }, expectInvariants)
    try forEachScript(batch, 8, { Float($0) / 10 }, expectInvariants)
    try forEachScript(batch, 9, { Int8(clamping: $0 * 5) }, expectInvariants)
  }

  private func expectInvariants<Value>(_ script: RandomScript<Value>, _ seed: UInt64) throws {
    var stepper = try script.stepper()
    for line in script.lines {
      play([line], to: &stepper)
      let comment: Comment = "seed \(seed), after \(line)"
      #expect(stepper.range.clamped(stepper.value) == stepper.value, comment)
      #expect(stepper.nextDeadline ?? .max > stepper.now, comment)
      #expect((stepper.activePress == nil) == (stepper.pressPhase == .idle), comment)
      #expect((stepper.activePress == nil) == (stepper.activeDirection == nil), comment)
      let canStep = stepper.activeDirection == .up ? stepper.canIncrement : stepper.canDecrement
      switch stepper.pressPhase {
      case .armed, .repeating: #expect(canStep, comment)
      case .atBound: #expect(!canStep && stepper.nextDeadline == nil, comment)
      case .idle, .paused: #expect(stepper.nextDeadline == nil, comment)
      }
    }
  }

  private func run<Value>(
    _ script: RandomScript<Value>
  ) throws -> (stepper: StepperMachine<Value>, log: [String]) {
    var stepper = try script.stepper()
    let log = play(script.lines, to: &stepper)
    return (stepper, log)
  }

  /// Sixteen scripts of integers for a batch and a law.
  private func forEachScript(
    _ batch: UInt64,
    _ law: UInt64,
    _ body: (RandomScript<Int>, _ seed: UInt64) throws -> Void
  ) throws {
    try forEachScript(batch, law, { $0 }, body)
  }

  private func forEachScript<Value>(
    _ batch: UInt64,
    _ law: UInt64,
    _ number: (Int) -> Value,
    _ body: (RandomScript<Value>, _ seed: UInt64) throws -> Void
  ) throws {
    for index in 0..<16 as Range<UInt64> {
      let seed = law << 32 | batch << 16 | index
      try body(try RandomScript(seed: seed, number: number), seed)
    }
  }
}

extension RandomScript {
  fileprivate func with(_ lines: [ScriptLine<Value>]) -> RandomScript {
    var copy = self
    copy.lines = lines
    return copy
  }
}

extension ScriptLine {
  fileprivate func shifted(by nanoseconds: Int64) -> ScriptLine {
    let shifted = Timestamp(nanoseconds: time.nanoseconds + nanoseconds)
    switch self {
    case .input(let input, _): return .input(input, shifted)
    case .advance: return .advance(shifted)
    }
  }
}

extension Timestamp {
  fileprivate func between(_ end: Timestamp, _ random: inout SplitMix64) -> Timestamp {
    Timestamp(nanoseconds: .random(in: nanoseconds...end.nanoseconds, using: &random))
  }
}
