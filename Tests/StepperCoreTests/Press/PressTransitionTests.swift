import Testing

@testable import StepperCore

/// Every input in every situation under every rule: effect, phase, deadline and held press.
struct PressTransitionTests {
  @Test(arguments: Transitions.table)
  func `the press that is held moves the machine as the table tells`(row: Transitions) {
    for policy in Self.policies(row.rule) {
      expect(row.exited, after: .exited(1), in: row.situation, policy)
      expect(row.entered, after: .entered(1), in: row.situation, policy)
      expect(row.released, after: .released(1), in: row.situation, policy)
      expect(row.cancelled, after: .cancelled(1), in: row.situation, policy)
    }
  }

  @Test func `the table has every situation under every rule that leads to it`() {
    for situation in PressSituation.allCases {
      #expect(Transitions.table.filter { $0.situation == situation }.map(\.rule) == situation.dragOutRules)
    }
  }

  @Test(arguments: PressSituation.allCases.dropFirst())
  func `a press that is down already is not begun again`(situation: PressSituation) {
    for policy in situation.dragOutRules.flatMap(Self.policies) {
      expect(.unchanged(.ignored(.alreadyPressed)), after: .pressed(1), in: situation, policy)
    }
  }

  @Test(arguments: PressSituation.allCases.dropFirst())
  func `a second press is ignored or takes the place of the first`(situation: PressSituation) {
    for policy in situation.dragOutRules.flatMap(Self.policies) {
      switch policy.contention {
      case .firstWins: expect(.unchanged(.ignored(.busy)), after: .pressed(2), in: situation, policy)
      case .lastWins:
        let effect = PressEffect.superseded(steps: policy.stepOn == .press)
        expect(.pressed(2, effect), after: .pressed(2), in: situation, policy)
      }
    }
  }

  @Test(arguments: PressSituation.allCases)
  func `an input of a press that is not held changes nothing`(situation: PressSituation) {
    for policy in situation.dragOutRules.flatMap(Self.policies) {
      for input in [PressInput.exited(2), .entered(2), .released(2), .cancelled(2)] {
        expect(.unchanged(.ignored(.notPressed)), after: input, in: situation, policy)
      }
    }
  }

  @Test(arguments: DragOutRule.allCases, [1, 2])
  func `an idle machine takes any press`(rule: DragOutRule, id: Int) {
    for policy in Self.policies(rule) {
      let effect = PressEffect.began(steps: policy.stepOn == .press)
      expect(.pressed(PressID(id), effect), after: .pressed(PressID(id)), in: .idle, policy)
    }
  }

  private static func policies(_ rule: DragOutRule) -> [PressPolicy] {
    StepTrigger.allCases.flatMap { stepOn in
      ContentionRule.allCases.map { PressPolicy(stepOn: stepOn, dragOut: rule, contention: $0) }
    }
  }

  private func expect(
    _ outcome: Outcome,
    after input: PressInput,
    in situation: PressSituation,
    _ policy: PressPolicy
  ) {
    var machine = situation.machine(policy)
    let held = machine.activePress
    let effect = machine.handle(input, at: .milliseconds(situation.moment))
    let comment: Comment = "\(situation), \(policy.dragOut), \(policy.stepOn), \(policy.contention): \(input)"
    #expect(effect == outcome.effect(policy.stepOn), comment)
    switch outcome {
    case .unchanged:
      #expect(machine == situation.machine(policy), comment)
    case .moves(let phase, let deadline):
      #expect(machine.phase == phase, comment)
      #expect(machine.nextDeadline == deadline.map(Timestamp.milliseconds), comment)
      #expect(machine.activePress == held, comment)
    case .tapped, .ended:
      #expect(machine == PressMachine(policy: policy), comment)
    case .pressed(let id, _):
      #expect(machine.phase == .armed, comment)
      #expect(machine.nextDeadline == .milliseconds(situation.moment + 600), comment)
      #expect(machine.activePress == id, comment)
    }
  }
}

/// What an input leads to.
enum Outcome: Sendable {
  /// Everything stays as it was.
  case unchanged(PressEffect)
  /// The same press goes on in a phase, with its next repeat in milliseconds.
  case moves(PressMachine.Phase, Double?)
  /// The press ends, with its one step if it steps on release.
  case tapped
  /// The press ends without a step.
  case ended(PressEnd)
  /// Another press begins.
  case pressed(PressID, PressEffect)

  static let inside: Outcome = .unchanged(.ignored(.alreadyInside))
  static let outside: Outcome = .unchanged(.ignored(.alreadyOutside))
  static let none: Outcome = .unchanged(.ignored(.notPressed))

  func effect(_ stepOn: StepTrigger) -> PressEffect {
    switch self {
    case .unchanged(let effect), .pressed(_, let effect): effect
    case .moves: .none
    case .tapped: .ended(.released, steps: stepOn == .release)
    case .ended(let reason): .ended(reason, steps: false)
    }
  }
}

/// What the four inputs of a held press lead to in a situation.
struct Transitions: Sendable, CustomTestStringConvertible {
  let situation: PressSituation
  let rule: DragOutRule
  let exited: Outcome
  let entered: Outcome
  let released: Outcome
  let cancelled: Outcome

  private init(
    _ situation: PressSituation,
    _ rule: DragOutRule,
    exited: Outcome,
    entered: Outcome,
    released: Outcome,
    cancelled: Outcome = .ended(.cancelled)
  ) {
    self.situation = situation
    self.rule = rule
    self.exited = exited
    self.entered = entered
    self.released = released
    self.cancelled = cancelled
  }

  var testDescription: String { "\(situation), \(rule)" }

  static let table: [Transitions] =
    DragOutRule.allCases.map {
      Transitions(.idle, $0, exited: .none, entered: .none, released: .none, cancelled: .none)
    } + inside + outside + paused

  private static let inside: [Transitions] = [
    Transitions(.armed, .cancel, exited: .ended(.exited), entered: .inside, released: .tapped),
    Transitions(.armed, .pause, exited: .moves(.paused, nil), entered: .inside, released: .tapped),
    Transitions(.armed, .ignore, exited: .moves(.armed, 600), entered: .inside, released: .tapped),
    Transitions(.repeating, .cancel, exited: .ended(.exited), entered: .inside, released: .ended(.released)),
    Transitions(.repeating, .pause, exited: .moves(.paused, nil), entered: .inside, released: .ended(.released)),
    Transitions(.repeating, .ignore, exited: .moves(.repeating, 700), entered: .inside, released: .ended(.released)),
    Transitions(.armedAtBound, .cancel, exited: .ended(.exited), entered: .inside, released: .tapped),
    Transitions(.armedAtBound, .pause, exited: .moves(.paused, nil), entered: .inside, released: .tapped),
    Transitions(.armedAtBound, .ignore, exited: .moves(.atBound, nil), entered: .inside, released: .tapped),
    Transitions(.repeatedAtBound, .cancel, exited: .ended(.exited), entered: .inside, released: .ended(.released)),
    Transitions(.repeatedAtBound, .pause, exited: .moves(.paused, nil), entered: .inside, released: .ended(.released)),
    Transitions(
      .repeatedAtBound,
      .ignore,
      exited: .moves(.atBound, nil),
      entered: .inside,
      released: .ended(.released)
    ),
  ]

  private static let outside: [Transitions] = [
    Transitions(.armedOutside, .ignore, exited: .outside, entered: .moves(.armed, 600), released: .tapped),
    Transitions(
      .repeatingOutside,
      .ignore,
      exited: .outside,
      entered: .moves(.repeating, 700),
      released: .ended(.released)
    ),
    Transitions(.armedAtBoundOutside, .ignore, exited: .outside, entered: .moves(.atBound, nil), released: .tapped),
    Transitions(
      .repeatedAtBoundOutside,
      .ignore,
      exited: .outside,
      entered: .moves(.atBound, nil),
      released: .ended(.released)
    ),
  ]

  /// On its return a press goes on as if a step were possible: whether one is, it is told afterwards.
  private static let paused: [Transitions] = [
    Transitions(.armedPaused, .pause, exited: .outside, entered: .moves(.armed, 600), released: .ended(.exited)),
    Transitions(.repeatedPaused, .pause, exited: .outside, entered: .moves(.repeating, 700), released: .ended(.exited)),
    Transitions(.armedAtBoundPaused, .pause, exited: .outside, entered: .moves(.armed, 600), released: .ended(.exited)),
    Transitions(
      .repeatedAtBoundPaused,
      .pause,
      exited: .outside,
      entered: .moves(.repeating, 700),
      released: .ended(.exited)
    ),
  ]
}
