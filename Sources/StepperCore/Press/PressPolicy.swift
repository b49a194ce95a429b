/// When a tap makes its step.
public enum StepTrigger: Hashable, Sendable, CaseIterable {
  /// When it is released, so that a press which turns into a scroll makes no step.
  case release
  /// When it begins, as desktop steppers do with a mouse.
  case press
}

/// What happens when a press leaves its button.
public enum DragOutRule: Hashable, Sendable, CaseIterable {
  /// The press ends there; steps already made stay, and nothing more happens until the next press.
  case cancel
  /// Repeats stop outside and go on inside, at the times they would have had anyway; those missed are dropped.
  ///
  /// The hold goes on outside. A lift inside with no repeat yet makes the press's one step, a lift outside none.
  case pause
  /// Nothing changes outside; a lift there before the first repeat makes the press's one step.
  case ignore
}

/// What happens to a second press while one is held.
public enum ContentionRule: Hashable, Sendable, CaseIterable {
  /// The first press goes on and the other is ignored.
  case firstWins
  /// The first press is cancelled and the other takes its place.
  case lastWins
}

/// How presses behave: their repeats, when a tap steps, and what leaving the button and a second finger mean.
public struct PressPolicy: Hashable, Sendable {
  /// When a held press repeats.
  public var schedule: RepeatSchedule

  /// When a tap makes its step.
  public var stepOn: StepTrigger

  /// What happens when a press leaves its button.
  public var dragOut: DragOutRule

  /// What happens to a second press while one is held.
  public var contention: ContentionRule

  /// Creates a policy; without arguments, that of the custom stepper this package is modeled on.
  ///
  /// - Parameters:
  ///   - schedule: When a held press repeats: after 0.5 s and then every 0.1 s, unless told otherwise.
  ///   - stepOn: When a tap makes its step.
  ///   - dragOut: What happens when a press leaves its button.
  ///   - contention: What happens to a second press while one is held.
  public init(
    schedule: RepeatSchedule = .standard,
    stepOn: StepTrigger = .release,
    dragOut: DragOutRule = .cancel,
    contention: ContentionRule = .firstWins
  ) {
    self.schedule = schedule
    self.stepOn = stepOn
    self.dragOut = dragOut
    self.contention = contention
  }
}
