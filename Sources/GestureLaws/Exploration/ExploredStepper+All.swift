#if !hasFeature(Embedded)
import StepperCore

extension ExploredStepper {
  /// The steppers that are explored: their bounds are so near that every sequence meets them.
  package static let all: [ExploredStepper] = [
    stepper("clamp", .clamp, .none, PressPolicy(), onePress),
    stepper("wrap, step at the press", .clamp, .jump, PressPolicy(stepOn: .press), onePress),
    stepper("pause outside", .refuse, .none, PressPolicy(dragOut: .pause), onePress),
    stepper("go on outside, roll back", .grid, .none, PressPolicy(dragOut: .ignore), onePress),
    stepper("two presses, the first wins", .clamp, .none, PressPolicy(dragOut: .pause), twoPresses),
    stepper("two presses, the last wins", .clamp, .none, PressPolicy(contention: .lastWins), twoPresses),
    stepper("live changes", .clamp, .none, PressPolicy(schedule: .uiStepper), changes),
  ].compactMap { $0 }

  private static let waits: [StepperLetter] = [.wait(milliseconds: 100), .wait(milliseconds: 500)]

  private static let onePress: [StepperLetter] = inputs(
    .pressed(1, .up),
    .pressed(1, .down),
    .exited(1),
    .entered(1),
    .released(1),
    .cancelled(1),
    .setEnabled(false),
    .setEnabled(true)
  )

  private static let twoPresses: [StepperLetter] = inputs(
    .pressed(1, .up),
    .pressed(2, .down),
    .exited(1),
    .entered(1),
    .released(1),
    .released(2),
    .cancelled(2)
  )

  private static let changes: [StepperLetter] = inputs(
    .pressed(1, .up),
    .released(1),
    .perform(.increment()),
    .setValue(0),
    .setUpperBound(1),
    .setUpperBound(5),
    .setStep(2),
    .suspend
  )

  private static func inputs(_ inputs: StepperInput<Int>...) -> [StepperLetter] {
    inputs.map { .input($0) } + waits
  }

  /// A stepper from 0 to 3 at 1.
  private static func stepper(
    _ name: String,
    _ edge: EdgeRule,
    _ wrap: WrapRule,
    _ policy: PressPolicy,
    _ alphabet: [StepperLetter]
  ) -> ExploredStepper? {
    guard let range = try? StepRange(0...3, step: 1, edge: edge, wrap: wrap) else { return nil }
    let configuration = StepperCase(range: range, value: 1, policy: policy, rollsBack: policy.dragOut == .ignore)
    return ExploredStepper(name, configuration, depth: 7, alphabet: alphabet)
  }
}
#endif
