#if !hasFeature(Embedded)
import StepperCore

/// A stepper, of which every sequence of a few inputs is tried.
package struct ExploredStepper: Explorable {
  package struct State: Hashable {
    fileprivate var stepper: StepperMachine<Int>
    fileprivate var time: Timestamp = .zero
  }

  package let name: String
  package let alphabet: [StepperLetter]
  /// The length of the sequences that are tried.
  package let depth: Int
  package let start: State
  private let configuration: StepperCase<Int>

  /// Nil if the stepper is not allowed.
  init?(_ name: String, _ configuration: StepperCase<Int>, depth: Int, alphabet: [StepperLetter]) {
    guard let stepper = configuration.stepper() else { return nil }
    self.name = "stepper: \(name)"
    self.configuration = configuration
    self.depth = depth
    self.alphabet = alphabet
    start = State(stepper: stepper.withoutEvents)
  }

  package func state(after letter: StepperLetter, in state: State) -> State {
    var state = state
    var player = StepperPlayer(state.stepper)
    player.play(letter.line(&state.time))
    state.stepper = player.stepper.withoutEvents
    return state
  }

  package func outline(of state: State) -> StateOutline {
    let stepper = state.stepper
    return StateOutline(
      stages: [MachineStage(machine: "stepper", name: "\(stepper.pressPhase)")],
      standings: [
        stepper.activeDirection.map { "\($0)" } ?? "", stepper.canIncrement ? "can increment" : "",
        stepper.canDecrement ? "can decrement" : "", stepper.isEnabled ? "enabled" : "",
      ]
    )
  }

  package func breaches(by word: [StepperLetter]) -> [(rule: StepperLaw, report: String)] {
    let played = stepperCase(word)
    return StepperLaw.allCases.compactMap { law in law.violation(by: played).map { (law, $0) } }
  }

  /// The letters as lines of a script.
  package func stepperCase(_ word: [StepperLetter]) -> StepperCase<Int> {
    var time = Timestamp.zero
    return StepperCase(
      seed: word.reduce(1) { $0 &* 31 &+ UInt64(alphabet.firstIndex(of: $1) ?? 0) },
      range: configuration.range,
      value: configuration.value,
      policy: configuration.policy,
      rollsBack: configuration.rollsBack,
      lines: word.map { $0.line(&time) }
    )
  }
}

/// What may be done to a stepper that is explored.
package enum StepperLetter: Hashable {
  case input(StepperInput<Int>)
  case wait(milliseconds: Int64)

  func line(_ time: inout Timestamp) -> StepperLine<Int> {
    switch self {
    case .input(let input): return .input(input, time)
    case .wait(let milliseconds):
      time = time.advanced(by: .milliseconds(milliseconds))
      return .advance(time)
    }
  }
}

extension StepperLetter: CustomStringConvertible {
  package var description: String {
    switch self {
    case .input(let input): input.text
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    }
  }
}
#endif
