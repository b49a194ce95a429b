import Testing

@testable import StepperCore

/// Numbers at the limits of their types, times at the limits of time, and inputs in any order: nothing traps.
struct StepperHostileTests {
  private static let batches = 1..<11 as Range<UInt64>

  @Test(arguments: batches) func `integers at their limits never trap`(batch: UInt64) {
    play(batch, [.min, .min + 1, -7, -1, 0, 1, 2, 10, .max - 1, .max] as [Int])
    play(batch, [.min, .min + 1, -7, -1, 0, 1, 2, 10, .max - 1, .max] as [Int8])
    play(batch, [0, 1, 2, 10, 128, .max - 1, .max] as [UInt8])
    play(batch, [0, 1, 2, 10, .max / 2, .max - 1, .max] as [UInt64])
  }

  @Test(arguments: batches) func `floating-point numbers at their limits never trap`(batch: UInt64) {
    play(
      batch,
      [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -0.0,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0.1, 1.0 / 3, 1, -1, 1e16, 1e22, 0x1p53, 1e-300,
      ] as [Double]
    )
    play(
      batch,
      [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -0.0,
        .leastNonzeroMagnitude, 0.1, 1.0 / 3, 1, -1, 1e16, 16_777_216,
      ] as [Float]
    )
  }

  /// Plays steppers with numbers of a list, where they make sense, and inputs with the same numbers.
  private func play<Value: SteppableValue>(_ batch: UInt64, _ numbers: [Value]) {
    for index in 0..<40 as Range<UInt64> {
      let seed = batch << 16 | index
      var random = SplitMix64(seed: seed)
      guard var stepper = stepper(&random, numbers) else { continue }
      for _ in 0..<20 {
        let time = Self.time(&random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: stepper.advance(to: time)
        case 1: _ = stepper.advanceOneDeadline(upTo: time)
        case 2: stepper.skipMissedRepeats(upTo: time)
        case _: stepper.handle(Self.input(&random, numbers), at: time)
        }
        #expect(stepper.value.isFinite, "seed \(seed)")
        #expect(stepper.range.clamped(stepper.value) == stepper.value, "seed \(seed)")
      }
      stepper.handle(.tearDown, at: .max)
      #expect(stepper.residue.isEmpty, "seed \(seed)")
    }
  }

  private func stepper<Value: SteppableValue>(_ random: inout SplitMix64, _ numbers: [Value]) -> StepperMachine<Value>?
  {
    let range = try? StepRange(
      lowerBound: random.one(in: 3) ? nil : random.pick(numbers),
      upperBound: random.one(in: 3) ? nil : random.pick(numbers),
      step: random.pick(numbers),
      origin: random.one(in: 2) ? nil : random.pick(numbers),
      edge: random.pick(EdgeRule.allCases),
      wrap: random.pick(WrapRule.allCases),
      snap: random.pick(SnapRule.allCases)
    )
    guard let range, let schedule = try? Self.schedule(&random) else { return nil }
    let policy = PressPolicy(
      schedule: schedule,
      stepOn: random.pick(StepTrigger.allCases),
      dragOut: random.pick(DragOutRule.allCases),
      contention: random.pick(ContentionRule.allCases)
    )
    return try? StepperMachine(
      value: random.pick(numbers),
      range: range,
      policy: policy,
      largeStep: random.pick([1, 10, .max]),
      rollsBackOnCancel: .random(using: &random),
      at: Self.time(&random)
    )
  }

  /// A schedule that comes to an end, since from the first time to the last there is room for any number of repeats.
  private static func schedule(_ random: inout SplitMix64) throws -> RepeatSchedule {
    let durations: [Duration] = [.nanoseconds(1), .milliseconds(100), .seconds(Int64.max)]
    let stages = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      RepeatSchedule.Stage(
        interval: random.pick(durations),
        repeats: random.pick([1, 5]),
        multiplier: random.pick([1, 100, .max])
      )
    }
    let delay = random.pick(durations + [.zero])
    return try RepeatSchedule(delay: delay, first: random.pick([.atDelay, .afterInterval]), stages: stages)
  }

  private static func time(_ random: inout SplitMix64) -> Timestamp {
    let any = Timestamp(nanoseconds: .random(in: .min ... .max, using: &random))
    return random.pick([.min, .zero, .milliseconds(-1), .milliseconds(100), .milliseconds(650), .max, any])
  }

  private static func input<Value: SteppableValue>(_ random: inout SplitMix64, _ numbers: [Value]) -> StepperInput<
    Value
  > {
    let id = PressID(random.pick([.min, 1, .max]))
    let number = random.pick(numbers)
    let bound = random.one(in: 3) ? nil : number
    return random.pick(
      [
        .pressed(id, .up), .pressed(id, .down, .large), .exited(id), .entered(id), .released(id), .cancelled(id),
        .perform(.increment(.large)), .perform(.decrement()), .perform(.toMinimum), .perform(.toMaximum),
        .perform(.set(number)), .scrolled(notches: random.pick([.nan, .infinity, 1e300, -1e300, 0.3])),
        .setValue(number), .setLowerBound(bound), .setUpperBound(bound), .setStep(number),
        .setRange(lowerBound: bound, upperBound: random.pick(numbers)), .setEnabled(true), .suspend,
      ]
    )
  }
}
