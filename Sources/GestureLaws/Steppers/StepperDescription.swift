#if !hasFeature(Embedded)
import StepperCore

// What a failure shows: the stepper and the script, on one line.

extension StepperCase: CustomStringConvertible {
  package var description: String {
    let bounds = "\(range.lowerBound.map { "\($0)" } ?? "")...\(range.upperBound.map { "\($0)" } ?? "")"
    let grid = "step \(range.step)" + (range.origin.map { " from \($0)" } ?? "")
    let hold = "hold \(policy.schedule.delay) \(policy.schedule.first) \(policy.schedule.stages.map(\.text))"
    let press = "\(policy.stepOn) \(policy.dragOut) \(policy.contention)\(rollsBack ? " rolls back" : "")"
    return
      "seed \(seed): \(value) in \(bounds) \(grid), large \(largeStep), \(range.edge) \(range.wrap) \(range.snap), "
      + "\(press), \(hold): " + lines.map(\.text).joined(separator: "; ")
  }
}

extension StepperLine {
  var text: String {
    switch self {
    case .input(let input, let time): "\(time.nanoseconds) \(input.text)"
    case .advance(let time): "\(time.nanoseconds) advance"
    }
  }
}

extension StepperInput {
  var text: String {
    switch self {
    case .pressed(let id, let direction, let magnitude):
      "press \(id.rawValue) \(direction)\(magnitude == .large ? " large" : "")"
    case .exited(let id): "press \(id.rawValue) exited"
    case .entered(let id): "press \(id.rawValue) entered"
    case .released(let id): "press \(id.rawValue) released"
    case .cancelled(let id): "press \(id.rawValue) cancelled"
    case .perform(let command): "perform \(command)"
    case .scrolled(let notches): "scrolled by \(notches)"
    case .setValue(let value): "set to \(value)"
    case .setRange(let lower, let upper): "range \(text(of: lower))...\(text(of: upper))"
    case .setLowerBound(let bound): "lower bound \(text(of: bound))"
    case .setUpperBound(let bound): "upper bound \(text(of: bound))"
    case .setStep(let step): "step \(step)"
    case .setEnabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .suspend: "suspended"
    case .tearDown: "torn down"
    }
  }

  private func text(of bound: Value?) -> String { bound.map { "\($0)" } ?? "none" }
}

extension StepperEvent {
  var text: String { "\(time.nanoseconds) \(kind)" }
}

extension RepeatSchedule.Stage {
  fileprivate var text: String { "\(repeats.map { "\($0)" } ?? "∞") × \(interval) by \(multiplier)" }
}
#endif
