import GestureKit
import StepperCore

extension StepperCase {
  /// Generates the case of a seed: random rules, and a script that makes sense as likely as not.
  ///
  /// - Parameters:
  ///   - seed: Where the random numbers begin.
  ///   - length: The number of inputs and advances.
  ///   - number: What a whole number from -25 to 45 stands for; numbers that do not make a range give nil.
  package init?(seed: UInt64, length: Int = 25, number: (Int) -> Value) {
    var random = SplitMix64(seed: seed)
    guard let range = Self.range(&random, number), let schedule = Self.schedule(&random) else { return nil }
    let policy = PressPolicy(
      schedule: schedule,
      stepOn: random.pick(StepTrigger.allCases),
      dragOut: random.pick(DragOutRule.allCases),
      contention: random.pick(ContentionRule.allCases)
    )
    self.init(
      seed: seed,
      range: range,
      value: number(random.int(-25...25)),
      policy: policy,
      largeStep: random.int(1...10),
      rollsBack: random.chance(50)
    )
    var time: Int64 = 0
    for _ in 0..<length {
      time += random.pick([0, 0, 1, 50, 50, 100, 100, 250, 350, 500, 600, 1000, -75]) * 1_000_000
      if random.chance(8) { time -= 1 }
      lines.append(random.chance(17) ? .advance(Timestamp(nanoseconds: time)) : Self.input(&random, number, time))
    }
  }

  private static func range(_ random: inout SplitMix64, _ number: (Int) -> Value) -> StepRange<Value>? {
    let lower = random.int(-20...20)
    return try? StepRange(
      lowerBound: random.chance(20) ? nil : number(lower),
      upperBound: random.chance(20) ? nil : number(lower + random.int(0...25)),
      step: number(random.int(1...6)),
      origin: random.chance(33) ? number(random.int(-10...10)) : nil,
      edge: random.pick(EdgeRule.allCases),
      wrap: random.pick(WrapRule.allCases),
      snap: random.pick(SnapRule.allCases)
    )
  }

  private static func schedule(_ random: inout SplitMix64) -> RepeatSchedule? {
    let stages = [
      RepeatSchedule.Stage(interval: .milliseconds(50), repeats: 3, multiplier: 2),
      RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 4, multiplier: 5),
    ]
    let first = random.pick(RepeatSchedule.FirstRepeat.allCases)
    let ending = try? RepeatSchedule(delay: .zero, first: first, stages: stages)
    let shrinking = try? RepeatSchedule.geometric(
      delay: .milliseconds(300),
      keeping: 50,
      minimumInterval: .milliseconds(40)
    )
    return random.pick([.standard, .standard, .appKit, .uiStepper, shrinking, RepeatSchedule.none, ending])
  }

  private static func input(_ random: inout SplitMix64, _ number: (Int) -> Value, _ time: Int64) -> StepperLine<Value> {
    let id = PressID(random.int(1...3))
    let direction = random.pick(StepDirection.allCases)
    let value = number(random.int(-25...25))
    let input: StepperInput<Value>
    switch random.int(0...39) {
    case 0...9: input = .pressed(id, direction, random.chance(25) ? .large : .normal)
    case 10...13: input = .exited(id)
    case 14...17: input = .entered(id)
    case 18...21: input = .released(id)
    case 22: input = .cancelled(id)
    case 23...26: input = .perform(command(&random, direction, value))
    case 27...28: input = .scrolled(notches: random.pick([0.5, -0.5, 0.1, 1, -2.5, .nan]))
    case 29...36: input = change(&random, number, value)
    case 37...38: input = .setEnabled(true)
    case _: input = random.chance(20) ? .tearDown : .suspend
    }
    return .input(input, Timestamp(nanoseconds: time))
  }

  private static func command(
    _ random: inout SplitMix64,
    _ direction: StepDirection,
    _ value: Value
  ) -> StepCommand<Value> {
    let magnitude: StepMagnitude = random.chance(33) ? .large : .normal
    let step: StepCommand<Value> = direction == .up ? .increment(magnitude) : .decrement(magnitude)
    return random.pick([step, step, .toMinimum, .toMaximum, .set(value)])
  }

  /// What an app does to its stepper while it may be pressed.
  private static func change(
    _ random: inout SplitMix64,
    _ number: (Int) -> Value,
    _ value: Value
  ) -> StepperInput<Value> {
    let bound = random.chance(33) ? nil : value
    switch random.int(0...7) {
    case 0, 1: return .setValue(value)
    case 2: return .setRange(lowerBound: bound, upperBound: number(20))
    case 3: return .setLowerBound(bound)
    case 4: return .setUpperBound(bound)
    case 5, 6: return .setStep(number(random.int(-1...5)))
    case _: return .setEnabled(false)
    }
  }
}
