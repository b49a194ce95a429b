#if !hasFeature(Embedded)
import StepperCore

/// Plays touches on a scene of gestures and keeps its log.
struct ScenePlayer {
  private(set) var session: GestureSession
  private(set) var log: [LogEntry] = []
  private var states: [PlayedState]
  private var pendingDeadlines: Int = 0
  private let limit: Int

  private struct PlayedState {
    let state: ScenarioState
    let gesture: GestureNodeID
    var value: JSONValue
  }

  init(_ scene: ScenarioScene, isTracing: Bool, limit: Int) {
    self.limit = limit
    session = scene.session
    session.isTracing = isTracing
    states = scene.states.compactMap { state in
      scene.session.gesture(state.gesture).map { PlayedState(state: state, gesture: $0, value: state.initial) }
    }
  }

  mutating func play(_ timeline: [ScenarioEntry]) throws(ScenarioError) {
    for (index, entry) in timeline.enumerated() {
      play(entry)
      guard log.count <= limit else {
        throw ScenarioError(path: "timeline[\(index)]", message: "more than \(limit) log entries")
      }
    }
  }

  private mutating func play(_ entry: ScenarioEntry) {
    switch entry.event {
    case .tick(let until, let every):
      var time = entry.time
      while log.count <= limit, time <= until {
        advance(to: time)
        time = time.advanced(by: every)
      }
    case .touch(let touch):
      advance(to: entry.time)
      session.handle(touch)
      collect(at: entry.time)
    case .action(let action):
      advance(to: entry.time)
      perform(action)
      collect(at: entry.time)
    }
  }

  private mutating func advance(to time: Timestamp) {
    while log.count <= limit, let due = session.nextDeadline, session.advanceOneDeadline(upTo: time) {
      collect(at: due)
    }
    session.advance(to: time)
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

  private mutating func collect(at time: Timestamp) {
    for diagnostic in session.diagnostics {
      log.append(LogEntry(time: diagnostic.time, kind: .diagnostic(diagnostic.kind, diagnostic.touch)))
    }
    let updates = GestureLog(session: session)
    for position in session.records.indices {
      if let entry = updates.entry(at: position) { log.append(entry) }
      follow(position, in: updates)
    }
    guard session.pendingDeadlines != pendingDeadlines else { return }
    pendingDeadlines = session.pendingDeadlines
    log.append(LogEntry(time: time, kind: .pendingDeadlines(pendingDeadlines)))
  }

  private mutating func follow(_ position: Int, in updates: GestureLog) {
    let record = session.records[position]
    for index in states.indices where states[index].gesture == record.node {
      guard let next = states[index].state.next(record, updates.value(at: position)), next != states[index].value else {
        continue
      }
      states[index].value = next
      log.append(LogEntry(time: record.time, kind: .state(states[index].state.id, next)))
    }
  }
}

extension ScenarioState {
  /// The value that the state takes at a record of its gesture; nil for no change.
  fileprivate func next(_ record: GestureRecord, _ value: JSONValue) -> JSONValue? {
    switch record.event {
    case .member: nil
    case .pressing(let isPressing): isPressing ? followed(.bool(true)) : initial
    case .phase(.possible), .phase(.began), .phase(.changed): followed(value)
    case .phase(.ended), .phase(.cancelled), .phase(.failed): initial
    }
  }

  private func followed(_ value: JSONValue) -> JSONValue? {
    switch follows {
    case .field("value"): value
    case .field(let field): value[field]
    case .stages(let first, let firstThenNothing, let second):
      switch value["second"] {
      case nil: first
      case .null: firstThenNothing
      case .bool, .number, .text, .list, .object: second
      }
    }
  }
}
#endif
