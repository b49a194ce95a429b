#if !hasFeature(Embedded)
import StepperCore

/// Plays a timeline on a scene of gestures.
struct ScenePlayer {
  private(set) var session: GestureSession
  private var recorder: SessionRecorder
  private let limit: Int

  /// The entries so far.
  var log: [LogEntry] { recorder.log }

  init(_ scene: ScenarioScene, isTracing: Bool, limit: Int) {
    self.limit = limit
    session = scene.session
    session.isTracing = isTracing
    recorder = SessionRecorder(session, states: scene.states, limit: limit)
  }

  mutating func play(_ timeline: [ScenarioEntry]) throws(ScenarioError) {
    for (index, entry) in timeline.enumerated() {
      play(entry)
      guard !recorder.isOverLimit else {
        throw ScenarioError(path: "timeline[\(index)]", message: "more than \(limit) log entries")
      }
    }
  }

  private mutating func play(_ entry: ScenarioEntry) {
    switch entry.event {
    case .tick(let until, let every):
      var time = entry.time
      while !recorder.isOverLimit, time <= until {
        recorder.advance(&session, to: time)
        time = time.advanced(by: every)
      }
    case .touch(let touch): recorder.handle(touch, by: &session)
    case .action(let action):
      recorder.advance(&session, to: entry.time)
      perform(action)
      recorder.collect(from: session, at: entry.time)
    }
  }

  private mutating func perform(_ action: ScenarioAction) {
    switch action {
    case .setGestureEnabled(let id, let isEnabled):
      if let gesture = session.gesture(id) { session.setEnabled(isEnabled, gesture) }
    case .setMask(let id, let mask): if let gesture = session.gesture(id) { session.setMask(mask, gesture) }
    case .removeNode(let id): _ = session.removeRegion(id)
    case .moveNode(let id, let frame): _ = session.setFrame(frame, ofRegion: id)
    case .stepper, .onChange: break
    }
  }
}
#endif
