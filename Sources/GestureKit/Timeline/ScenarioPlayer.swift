#if !hasFeature(Embedded)
import StepperCore

/// Plays a scenario on a clock of its own: the same scenario always gives the same log.
///
/// Before each entry of the timeline everything that falls due by then is delivered at its own due time. Nothing is
/// advanced past the last entry.
public final class ScenarioPlayer {
  /// More than any real timeline gives; a scenario that repeats every nanosecond is stopped here.
  private static let maximumEntries: Int = 1_000_000

  /// More than any app needs to answer one input; reactions that set each other off are stopped here.
  private static let maximumReactions: Int = 1_000

  private struct PlayedStepper {
    let id: String
    let driver: StepperDriver<Double, ManualClock>
    var control: StepperControl
  }

  private struct Reaction {
    let stepper: String
    let value: Double
    let action: ScenarioAction
  }

  private let clock: ManualClock = ManualClock(limit: maximumEntries)
  private var tracker: TouchTracker = TouchTracker()
  private var steppers: [PlayedStepper] = []
  private var reactions: [Reaction] = []
  private var reactionsTaken: Int = 0
  private var log: [LogEntry] = []
  private var pendingDeadlines: Int = 0

  private init(_ steppers: [ScenarioStepper]) {
    for stepper in steppers {
      let driver = StepperDriver(stepper.machine, clock: clock) { [weak self] event in
        self?.record(event, of: stepper.id)
      }
      self.steppers.append(PlayedStepper(id: stepper.id, driver: driver, control: stepper.control))
    }
  }

  /// Plays a scenario from its start and returns everything that happened, in order.
  ///
  /// - Throws: ``ScenarioError`` when the log has no end in sight, or the app's reactions to a change never come to rest.
  public static func log(of scenario: Scenario) throws(ScenarioError) -> [LogEntry] {
    switch scenario.subject {
    case .scene(let scene): return ScenePlayer.log(of: scene, scenario.timeline)
    case .steppers(let steppers): return try log(of: steppers, scenario.timeline)
    }
  }

  private static func log(
    of steppers: [ScenarioStepper],
    _ timeline: [ScenarioEntry]
  ) throws(ScenarioError) -> [LogEntry] {
    let player = ScenarioPlayer(steppers)
    for (index, entry) in timeline.enumerated() {
      player.play(entry)
      if let fault = player.fault { throw ScenarioError(path: "timeline[\(index)]", message: fault) }
    }
    return player.log
  }

  private var fault: String? {
    if log.count >= Self.maximumEntries { return "more than \(Self.maximumEntries) log entries" }
    if reactionsTaken >= Self.maximumReactions { return "the reactions to changes never come to rest" }
    return nil
  }

  private func play(_ entry: ScenarioEntry) {
    switch entry.event {
    case .tick(let until, let every):
      var time = entry.time
      while time <= until {
        advance(to: time)
        time = time.advanced(by: every)
      }
    case .touch(let touch):
      advance(to: entry.time)
      receive(touch)
    case .action(let action):
      advance(to: entry.time)
      perform(action, of: steppers[0].id)
    }
    notePendingDeadlines()
  }

  private func advance(to time: Timestamp) {
    // The clock refuses to go back, which the scenario has been checked for, and to fire without an end, which `fault`
    // sees: it gives up after as many alarms as the log may have entries.
    while fault == nil, let next = clock.nextDeadline, next <= time {
      reactionsTaken = 0
      _ = try? clock.advanceToNextDeadline()
      notePendingDeadlines()
    }
    _ = try? clock.advance(to: time)
    reactionsTaken = 0
  }

  private func receive(_ touch: Touch) {
    let verdict = tracker.accept(touch)
    for diagnostic in [verdict.timeDiagnostic, verdict.touchDiagnostic] {
      guard let diagnostic else { continue }
      log.append(LogEntry(time: diagnostic.time, kind: .diagnostic(diagnostic.kind, diagnostic.touch)))
    }
    guard let touch = verdict.touch else { return }
    for index in steppers.indices {
      let driver = steppers[index].driver
      // Taken out while the driver works: what it tells may lead back to the player.
      var control = steppers[index].control
      driver.send(touch, through: &control)
      steppers[index].control = control
    }
  }

  private func perform(_ action: ScenarioAction, of stepper: String) {
    switch action {
    case .stepper(let id, let input): steppers.first { $0.id == id ?? stepper }?.driver.send(input)
    case .setGestureEnabled, .setMask, .removeNode, .moveNode: break
    case .onChange(let id, let value, let action):
      reactions.append(Reaction(stepper: id ?? stepper, value: value, action: action))
    }
  }

  private func record(_ event: StepperEvent<Double>, of stepper: String) {
    log.append(LogEntry(time: event.time, kind: .stepper(stepper, event.kind)))
    guard case .changed(_, let value, _) = event.kind else { return }
    for reaction in reactions where reaction.stepper == stepper && reaction.value == value && fault == nil {
      reactionsTaken += 1
      perform(reaction.action, of: stepper)
    }
  }

  private func notePendingDeadlines() {
    guard clock.pendingCount != pendingDeadlines else { return }
    pendingDeadlines = clock.pendingCount
    log.append(LogEntry(time: clock.now, kind: .pendingDeadlines(pendingDeadlines)))
  }
}
#endif
