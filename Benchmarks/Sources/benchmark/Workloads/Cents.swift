import StepperCore

/// A type of values that the library does not know: an amount of money.
struct Cents: SteppableValue {
  let count: Int

  static let zero: Cents = Cents(count: 0)
  static let lowestValue: Cents = Cents(count: .min)
  static let greatestValue: Cents = Cents(count: .max)

  var isFinite: Bool { true }

  static func < (first: Cents, second: Cents) -> Bool {
    first.count < second.count
  }

  func stepped(by count: Int, of step: Cents, origin: Cents) -> Cents? {
    self.count.stepped(by: count, of: step.count, origin: origin.count).map(Cents.init)
  }

  func aligned(_ rounding: GridRounding, step: Cents, origin: Cents) -> Cents? {
    count.aligned(rounding, step: step.count, origin: origin.count).map(Cents.init)
  }

  func wholeSteps(to other: Cents, of step: Cents) -> Int {
    count.wholeSteps(to: other.count, of: step.count)
  }

  func cycled(by count: Int, of step: Cents, lowerBound: Cents, upperBound: Cents, onGrid: Bool) -> Cents {
    let (low, high) = (lowerBound.count, upperBound.count)
    return Cents(count: self.count.cycled(by: count, of: step.count, lowerBound: low, upperBound: high, onGrid: onGrid))
  }
}
