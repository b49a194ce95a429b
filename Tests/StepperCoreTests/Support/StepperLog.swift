import GestureLaws

@testable import StepperCore

/// One line of a script that is played to a stepper.
typealias ScriptLine<Value: SteppableValue> = StepperLine<Value>

/// An input at a time in milliseconds, which may have a fraction.
func at<Value>(_ milliseconds: Double, _ input: StepperInput<Value>) -> ScriptLine<Value> {
  .input(input, .milliseconds(milliseconds))
}

/// The passing of time up to a time in milliseconds.
func advance<Value>(_ milliseconds: Double) -> ScriptLine<Value> {
  .advance(.milliseconds(milliseconds))
}

/// Plays a script to a stepper and returns the whole log: one line for each event, and one for what is left at the end.
///
/// ```swift
/// log(of: try stepper(0), [at(0, .pressed(1, .up)), at(100, .released(1))])
///   == ["0 editingBegan", "100 changed 0→1 press", "100 committed 0→1", "100 editingEnded released"]
/// ```
func log<Value>(of stepper: StepperMachine<Value>, _ script: [ScriptLine<Value>]) -> [String] {
  var stepper = stepper
  return play(script, to: &stepper) + stepper.residue
}

/// Plays a script to a stepper that lives on, and returns one line for each event.
@discardableResult
func play<Value>(
  _ script: [ScriptLine<Value>],
  to stepper: inout StepperMachine<Value>
) -> [String] {
  script.flatMap { line in
    switch line {
    case .input(let input, let time): stepper.handle(input, at: time)
    case .advance(let time): stepper.advance(to: time)
    }
    return stepper.events.map(\.text)
  }
}

/// A stepper with most of what it can be told, in one call.
func stepper<Value>(
  _ value: Value,
  in bounds: ClosedRange<Value>,
  step: Value,
  edge: EdgeRule = .clamp,
  wrap: WrapRule = .none,
  snap: SnapRule = .off,
  policy: PressPolicy = PressPolicy(),
  rollsBack: Bool = false
) throws -> StepperMachine<Value> {
  let range = try StepRange(bounds, step: step, edge: edge, wrap: wrap, snap: snap)
  return try StepperMachine(value: value, range: range, policy: policy, rollsBackOnCancel: rollsBack)
}

/// A stepper of integers from 0 to 100 in steps of 1.
func stepper(
  _ value: Int = 0,
  in bounds: ClosedRange<Int> = 0...100,
  policy: PressPolicy = PressPolicy(),
  rollsBack: Bool = false
) throws -> StepperMachine<Int> {
  try stepper(value, in: bounds, step: 1, policy: policy, rollsBack: rollsBack)
}

extension StepperMachine {
  /// What a script that has come to an end must not leave: a press, or a deadline.
  var residue: [String] {
    (activePress.map { ["left: press \($0.rawValue), \(pressPhase)"] } ?? [])
      + (nextDeadline.map { ["left: deadline \($0.text)"] } ?? [])
  }
}

extension StepperEvent {
  var text: String { "\(time.text) \(kind.text)" }
}

extension StepperEvent.Kind {
  var text: String {
    switch self {
    case .changed(let from, let to, let reason): "changed \(from)→\(to) \(reason)"
    case .hitBound(let direction): "hitBound \(direction)"
    case .blocked(let direction): "blocked \(direction)"
    case .wrapped(let from, let to): "wrapped \(from)→\(to)"
    case .editingBegan: "editingBegan"
    case .editingEnded(let reason): "editingEnded \(reason)"
    case .committed(let from, let to): "committed \(from)→\(to)"
    case .ignored(.timeWentBack(let amount)): "ignored timeWentBack \(Timestamp(amount).text)"
    case .ignored(let reason): "ignored \(reason)"
    case .rejected(let error): "rejected: \(error)"
    }
  }
}

extension Timestamp {
  /// A time in milliseconds, rounded to the nanosecond.
  static func milliseconds(_ milliseconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((milliseconds * 1_000_000).rounded()))
  }

  /// The time in milliseconds, with as many decimals as it needs.
  var text: String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var decimals = String(String(rest + 1_000_000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return (nanoseconds < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : "." + decimals)
  }
}
