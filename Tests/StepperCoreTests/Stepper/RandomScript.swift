@testable import StepperCore

/// A stepper with random rules, and a random script to play to it, as likely as not to make sense.
struct RandomScript<Value: SteppableValue> {
  let range: StepRange<Value>
  let value: Value
  let policy: PressPolicy
  let largeStep: Int
  let rollsBack: Bool
  var lines: [ScriptLine<Value>] = []

  /// Creates a script from a seed.
  ///
  /// - Parameters:
  ///   - seed: Where the random numbers begin.
  ///   - length: The number of inputs and advances.
  ///   - number: What a whole number from -25 to 25 stands for.
  /// - Throws: What the range or the schedule throws, which is a mistake of this generator.
  init(seed: UInt64, length: Int = 25, number: (Int) -> Value) throws {
    var random = SplitMix64(seed: seed)
    range = try Self.range(&random, number)
    value = number(.random(in: -25...25, using: &random))
    policy = PressPolicy(
      schedule: try Self.schedule(&random),
      stepOn: random.one(of: StepTrigger.allCases),
      dragOut: random.one(of: DragOutRule.allCases),
      contention: random.one(of: ContentionRule.allCases)
    )
    largeStep = .random(in: 1...10, using: &random)
    rollsBack = .random(using: &random)
    var time: Double = 0
    for _ in 0..<length {
      time += random.one(of: [0, 0, 1, 50, 50, 100, 100, 250, 350, 500, 600, 999.999_999, -75])
      lines.append(random.one(in: 6) ? advance(time) : at(time, Self.input(&random, number)))
    }
  }

  /// The stepper, at rest at a time.
  func stepper(at time: Timestamp = .zero) throws -> StepperMachine<Value> {
    try StepperMachine(
      value: value,
      range: range,
      policy: policy,
      largeStep: largeStep,
      rollsBackOnCancel: rollsBack,
      at: time
    )
  }

  private static func range(_ random: inout SplitMix64, _ number: (Int) -> Value) throws -> StepRange<Value> {
    let lower = Int.random(in: -20...20, using: &random)
    return try StepRange(
      lowerBound: random.one(in: 5) ? nil : number(lower),
      upperBound: random.one(in: 5) ? nil : number(lower + .random(in: 0...25, using: &random)),
      step: number(.random(in: 1...6, using: &random)),
      origin: random.one(in: 3) ? number(.random(in: -10...10, using: &random)) : nil,
      edge: random.one(of: EdgeRule.allCases),
      wrap: random.one(of: WrapRule.allCases),
      snap: random.one(of: SnapRule.allCases)
    )
  }

  private static func schedule(_ random: inout SplitMix64) throws -> RepeatSchedule {
    let stages = [
      RepeatSchedule.Stage(interval: .milliseconds(50), repeats: 3, multiplier: 2),
      RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 4, multiplier: 5),
    ]
    let ending = try RepeatSchedule(delay: .zero, first: random.one(of: [.atDelay, .afterInterval]), stages: stages)
    let shrinking = try RepeatSchedule.geometric(
      delay: .milliseconds(300),
      keeping: 50,
      minimumInterval: .milliseconds(40)
    )
    return random.one(of: [.standard, .standard, .appKit, .uiStepper, shrinking, .none, ending])
  }

  private static func input(_ random: inout SplitMix64, _ number: (Int) -> Value) -> StepperInput<Value> {
    let id = PressID(.random(in: 1...3, using: &random))
    let direction = random.one(of: StepDirection.allCases)
    let value = number(.random(in: -25...25, using: &random))
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<10: return .pressed(id, direction, random.one(in: 4) ? .large : .normal)
    case 10..<14: return .exited(id)
    case 14..<18: return .entered(id)
    case 18..<22: return .released(id)
    case 22: return .cancelled(id)
    case 23..<27: return .perform(command(&random, direction, value))
    case 27..<29: return .scrolled(notches: random.one(of: [0.5, -0.5, 0.1, 1, -2.5, .nan]))
    case 29..<31: return .setValue(value)
    case 31: return .setRange(lowerBound: random.one(in: 3) ? nil : value, upperBound: number(20))
    case 32: return .setLowerBound(random.one(in: 3) ? nil : value)
    case 33: return .setUpperBound(random.one(in: 3) ? nil : value)
    case 34..<36: return .setStep(number(.random(in: -1...5, using: &random)))
    case 36: return .setEnabled(false)
    case 37..<39: return .setEnabled(true)
    case _: return random.one(in: 5) ? .tearDown : .suspend
    }
  }

  private static func command(
    _ random: inout SplitMix64,
    _ direction: StepDirection,
    _ value: Value
  ) -> StepCommand<Value> {
    let magnitude: StepMagnitude = random.one(in: 3) ? .large : .normal
    let step: StepCommand<Value> = direction == .up ? .increment(magnitude) : .decrement(magnitude)
    return random.one(of: [step, step, .toMinimum, .toMaximum, .set(value)])
  }
}
