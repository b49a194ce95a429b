#if !hasFeature(Embedded)
import StepperCore

/// Plays a scenario on a clock of its own: the same scenario always gives the same log.
///
/// Before each entry of the timeline everything that falls due by then is delivered at its own due time. Nothing is
/// advanced past the last entry.
public final class ScenarioPlayer {
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

  private let limit: Int
  private let clock: ManualClock = ManualClock()
  private var tracker: TouchTracker = TouchTracker()
  private var steppers: [PlayedStepper] = []
  private var reactions: [Reaction] = []
  private var reactionsTaken: Int = 0
  private var log: [LogEntry] = []
  private var pendingDeadlines: Int = 0
  /// Why the scenario has been given up.
  private var fault: String?

  private init(_ steppers: [ScenarioStepper], limit: Int) {
    self.limit = limit
    for stepper in steppers {
      let driver = StepperDriver(stepper.machine, clock: clock) { [weak self] event in
        self?.record(event, of: stepper.id)
      }
      self.steppers.append(PlayedStepper(id: stepper.id, driver: driver, control: stepper.control))
    }
  }

  /// Plays a scenario from its start and keeps its log.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - limit: The most entries the log may have. One that repeats every nanosecond is stopped here.
  /// - Returns: Everything that happened, in order.
  /// - Throws: ``ScenarioError`` when the log would have more entries than the limit, or when the app's reactions to a
  ///   change never come to rest.
  public static func log(of scenario: Scenario, limit: Int = 1_000_000) throws(ScenarioError) -> [LogEntry] {
    try play(scenario, isTracing: false, limit: limit).log
  }

  /// Plays a scenario from its start and keeps all that became of it.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - isTracing: Whether the decisions between gestures are kept as well.
  ///   - limit: The most entries the log may have.
  /// - Returns: The log, and the scene as it is at the end.
  /// - Throws: ``ScenarioError`` as above.
  public static func play(
    _ scenario: Scenario,
    isTracing: Bool = true,
    limit: Int = 1_000_000
  ) throws(ScenarioError) -> Playback {
    switch scenario.subject {
    case .scene(let scene):
      var player = ScenePlayer(scene, isTracing: isTracing, limit: limit)
      try player.play(scenario.timeline)
      return Playback(scenario: scenario, log: player.log, session: player.session)
    case .steppers(let steppers):
      let log = try log(of: steppers, scenario.timeline, limit: limit)
      return Playback(scenario: scenario, log: log, session: nil)
    }
  }

  private static func log(
    of steppers: [ScenarioStepper],
    _ timeline: [ScenarioEntry],
    limit: Int
  ) throws(ScenarioError) -> [LogEntry] {
    let player = ScenarioPlayer(steppers, limit: limit)
    try player.check(at: "timeline")
    for (index, entry) in timeline.enumerated() {
      player.play(entry)
      try player.check(at: "timeline[\(index)]")
    }
    return player.log
  }

  private func check(at path: String) throws(ScenarioError) {
    if let fault { throw ScenarioError(path: path, message: fault) }
  }

  private func play(_ entry: ScenarioEntry) {
    switch entry.event {
    case .tick(let until, let every):
      var time = entry.time
      while fault == nil, time <= until {
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
    // The clock throws if it is told to go back, which the scenario has been checked for, or to fire without an end at
    // one instant, which no repeat does.
    while fault == nil, let next = clock.nextDeadline, next <= time {
      reactionsTaken = 0
      _ = try? clock.advanceToNextDeadline()
      notePendingDeadlines()
    }
    reactionsTaken = 0
    if fault == nil { _ = try? clock.advance(to: time) }
  }

  private func receive(_ touch: Touch) {
    let verdict = tracker.accept(touch)
    for diagnostic in [verdict.timeDiagnostic, verdict.touchDiagnostic] {
      guard let diagnostic else { continue }
      record(.diagnostic(diagnostic.kind, diagnostic.touch), at: diagnostic.time)
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
    record(.stepper(stepper, event.kind), at: event.time)
    guard case .changed(_, let value, _) = event.kind else { return }
    for reaction in reactions where reaction.stepper == stepper && reaction.value == value {
      react(with: reaction.action, of: stepper)
    }
  }

  private func react(with action: ScenarioAction, of stepper: String) {
    reactionsTaken += 1
    if reactionsTaken > Self.maximumReactions { fault = fault ?? "the reactions to changes never come to rest" }
    if fault == nil { perform(action, of: stepper) }
  }

  private func record(_ kind: LogEntry.Kind, at time: Timestamp) {
    guard log.count < limit else { return fault = fault ?? "more than \(limit) log entries" }
    log.append(LogEntry(time: time, kind: kind))
  }

  private func notePendingDeadlines() {
    guard clock.pendingCount != pendingDeadlines else { return }
    pendingDeadlines = clock.pendingCount
    record(.pendingDeadlines(pendingDeadlines), at: clock.now)
  }
}
#endif
