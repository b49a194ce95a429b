import GestureKit
import StepperCore

/// A stepper and what is done to it.
package struct StepperCase<Value: SteppableValue> {
  package let seed: UInt64
  package let range: StepRange<Value>
  package let value: Value
  package let policy: PressPolicy
  package let largeStep: Int
  package let rollsBack: Bool
  package var lines: [StepperLine<Value>]

  /// Creates a case by hand; laws that need random numbers take them from the seed.
  package init(
    seed: UInt64 = 1,
    range: StepRange<Value>,
    value: Value,
    policy: PressPolicy = PressPolicy(),
    largeStep: Int = 10,
    rollsBack: Bool = false,
    lines: [StepperLine<Value>] = []
  ) {
    self.seed = seed
    self.range = range
    self.value = value
    self.policy = policy
    self.largeStep = largeStep
    self.rollsBack = rollsBack
    self.lines = lines
  }

  /// The stepper, at rest at a time, or nil if it is not allowed.
  package func stepper(at time: Timestamp = .zero) -> StepperMachine<Value>? {
    try? StepperMachine(
      value: value,
      range: range,
      policy: policy,
      largeStep: largeStep,
      rollsBackOnCancel: rollsBack,
      at: time
    )
  }
}

/// Something that is done to a stepper, or the passing of time.
package enum StepperLine<Value: SteppableValue>: Hashable, Sendable {
  case input(StepperInput<Value>, Timestamp)
  case advance(Timestamp)

  package var time: Timestamp {
    switch self {
    case .input(_, let time), .advance(let time): time
    }
  }

  /// The same at another time.
  func shifted(by nanoseconds: Int64) -> StepperLine {
    let shifted = Timestamp(nanoseconds: time.nanoseconds + nanoseconds)
    switch self {
    case .input(let input, _): return .input(input, shifted)
    case .advance: return .advance(shifted)
    }
  }
}

/// Plays lines and keeps what a host would have read.
package struct StepperPlayer<Value: SteppableValue> {
  package private(set) var stepper: StepperMachine<Value>
  package private(set) var log: [StepperEvent<Value>] = []

  package init(_ stepper: StepperMachine<Value>) {
    self.stepper = stepper
    log += stepper.events
  }

  package mutating func play(_ lines: some Sequence<StepperLine<Value>>) {
    for line in lines { play(line) }
  }

  package mutating func play(_ line: StepperLine<Value>) {
    switch line {
    case .input(let input, let time): stepper.handle(input, at: time)
    case .advance(let time): stepper.advance(to: time)
    }
    log += stepper.events
  }

  /// Takes the next deadline if it is not later than a time, and returns whether there was one.
  mutating func playDeadline(upTo time: Timestamp) -> Bool {
    guard stepper.advanceOneDeadline(upTo: time) else { return false }
    log += stepper.events
    return true
  }
}
