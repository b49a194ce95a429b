@testable import StepperCore

/// A place in the life of a press, and how to come there.
///
/// Its presses begin at 0 and have the standard schedule.
enum PressSituation: CaseIterable, Sendable {
  case idle
  /// Held, before the hold is over.
  case armed
  /// Held, after its repeat at 600 ms.
  case repeating
  /// Where no step is possible, before and after a repeat.
  case armedAtBound, repeatedAtBound
  /// The same four, outside the button under the rule that ignores this.
  case armedOutside, repeatingOutside, armedAtBoundOutside, repeatedAtBoundOutside
  /// The same four, outside the button under the rule that pauses there.
  case armedPaused, repeatedPaused, armedAtBoundPaused, repeatedAtBoundPaused

  /// The rules under which it can come about.
  var dragOutRules: [DragOutRule] {
    switch self {
    case .idle, .armed, .repeating, .armedAtBound, .repeatedAtBound: DragOutRule.allCases
    case .armedOutside, .repeatingOutside, .armedAtBoundOutside, .repeatedAtBoundOutside: [.ignore]
    case .armedPaused, .repeatedPaused, .armedAtBoundPaused, .repeatedAtBoundPaused: [.pause]
    }
  }

  var phase: PressMachine.Phase {
    switch self {
    case .idle: .idle
    case .armed, .armedOutside: .armed
    case .repeating, .repeatingOutside: .repeating
    case .armedAtBound, .repeatedAtBound, .armedAtBoundOutside, .repeatedAtBoundOutside: .atBound
    case .armedPaused, .repeatedPaused, .armedAtBoundPaused, .repeatedAtBoundPaused: .paused
    }
  }

  /// The next repeat, in milliseconds.
  var deadline: Double? {
    switch self {
    case .armed, .armedOutside: 600
    case .repeating, .repeatingOutside: 700
    case .idle, .armedAtBound, .repeatedAtBound, .armedAtBoundOutside, .repeatedAtBoundOutside, .armedPaused,
      .repeatedPaused, .armedAtBoundPaused, .repeatedAtBoundPaused:
      nil
    }
  }

  private var hasRepeated: Bool {
    switch self {
    case .idle, .armed, .armedAtBound, .armedOutside, .armedAtBoundOutside, .armedPaused, .armedAtBoundPaused: false
    case .repeating, .repeatedAtBound, .repeatingOutside, .repeatedAtBoundOutside, .repeatedPaused,
      .repeatedAtBoundPaused:
      true
    }
  }

  private var reachedBound: Bool {
    switch self {
    case .idle, .armed, .repeating, .armedOutside, .repeatingOutside, .armedPaused, .repeatedPaused: false
    case .armedAtBound, .repeatedAtBound, .armedAtBoundOutside, .repeatedAtBoundOutside, .armedAtBoundPaused,
      .repeatedAtBoundPaused:
      true
    }
  }

  private var isOutside: Bool { dragOutRules.count == 1 }

  /// A moment at which it can be, in milliseconds: before the hold is over, or in the middle of two repeats.
  var moment: Double { hasRepeated ? 650 : 250 }

  /// A machine that has come there.
  func machine(_ policy: PressPolicy) -> PressMachine {
    var machine = PressMachine(policy: policy)
    guard self != .idle else { return machine }
    _ = machine.handle(.pressed(1), at: .zero)
    if hasRepeated { _ = machine.deadlinePassed() }
    if reachedBound { machine.reachBound() }
    if isOutside { _ = machine.handle(.exited(1), at: .milliseconds(moment - 10)) }
    return machine
  }
}
