import GestureKit
import StepperCore

/// The stepper of the demo: a control that follows the mouse on both buttons, and the machine that it tells.
struct DemoStepper {
  private(set) var machine: StepperMachine<Int>
  private var control: StepperControl

  init() throws {
    let range = try StepRange(-10...20, step: 1)
    // A hold of 0.5 s, then a repeat every 0.1 s; none while the mouse is outside of the button.
    let policy = PressPolicy(schedule: .standard, dragOut: .pause)
    machine = try StepperMachine(value: 0, range: range, policy: policy)
    control = StepperControl(
      increment: ButtonArea(frame: DemoLayout.increment.frame),
      decrement: ButtonArea(frame: DemoLayout.decrement.frame)
    )
  }

  /// Takes the next deadline, which is due.
  mutating func advance(to time: Timestamp, _ decisions: inout [Decision]) {
    machine.advance(to: time)
    tellEvents(&decisions)
  }

  mutating func handle(_ touch: Touch, _ decisions: inout [Decision]) {
    var machine = machine
    control.receive(touch, heldPress: machine.activePress) { (input: StepperInput<Int>) in
      if let words = input.words { decisions.append(Decision(time: touch.timestamp, kind: .input, text: words)) }
      machine.handle(input, at: touch.timestamp)
      decisions += Self.decisions(of: machine)
    }
    self.machine = machine
  }

  /// Does what a key or the wheel asks for.
  mutating func perform(
    _ input: StepperInput<Int>,
    by source: String,
    at time: Timestamp,
    _ decisions: inout [Decision]
  ) {
    decisions.append(Decision(time: time, kind: .input, text: source))
    machine.handle(input, at: time)
    tellEvents(&decisions)
  }

  private func tellEvents(_ decisions: inout [Decision]) {
    decisions += Self.decisions(of: machine)
  }

  private static func decisions(of machine: StepperMachine<Int>) -> [Decision] {
    machine.events.compactMap { event in
      event.kind.words.map { Decision(time: event.time, kind: .result, text: $0) }
    }
  }
}

extension StepperInput {
  /// What the control has told, in words; nil for what does not come from a finger.
  fileprivate var words: String? {
    switch self {
    case .pressed(_, .up, _): "plus is pressed"
    case .pressed(_, .down, _): "minus is pressed"
    case .exited: "the finger has left the button"
    case .entered: "the finger is back on the button"
    case .released: "the button is released"
    case .cancelled: "the finger was taken away"
    case .perform, .scrolled, .setValue, .setRange, .setLowerBound, .setUpperBound, .setStep: nil
    case .setEnabled, .suspend, .tearDown: nil
    }
  }
}

extension StepperEvent.Kind {
  /// The event in words; nil for one that says no more than those around it.
  fileprivate var words: String? {
    switch self {
    case .changed(let from, let to, _): "stepper \(from) → \(to)" + (reason.map { ", \($0)" } ?? "")
    case .hitBound(.up): "the upper bound is reached"
    case .hitBound(.down): "the lower bound is reached"
    case .blocked(.up): "no step up is possible"
    case .blocked(.down): "no step down is possible"
    case .ignored, .rejected: "\(name): \(reason ?? "")"
    case .wrapped, .editingBegan, .editingEnded, .committed: nil
    }
  }
}
