#if !hasFeature(Embedded)
import StepperCore

/// Makes the entries of a log from what a session says after each input.
struct SessionRecorder {
  private struct Follower {
    let state: ScenarioState
    let gesture: GestureNodeID
    var value: JSONValue
  }

  /// The entries so far.
  private(set) var log: [LogEntry] = []
  private var followers: [Follower]
  private var pendingDeadlines: Int
  private let limit: Int

  /// Creates a recorder for a session that has been told nothing else since.
  init(_ session: GestureSession, states: [ScenarioState] = [], limit: Int) {
    self.limit = limit
    pendingDeadlines = session.pendingDeadlines
    followers = states.compactMap { state in
      session.gesture(state.gesture).map { Follower(state: state, gesture: $0, value: state.initial) }
    }
  }

  /// Whether the log has more entries than it may have.
  var isOverLimit: Bool { log.count > limit }

  /// Takes a session to a time, deadline by deadline.
  mutating func advance(_ session: inout GestureSession, to time: Timestamp) {
    while !isOverLimit, let due = session.nextDeadline, session.advanceOneDeadline(upTo: time) {
      collect(from: session, at: due)
    }
    session.advance(to: time)
  }

  /// Takes a touch to a session, after the deadlines up to its time.
  mutating func handle(_ touch: Touch, by session: inout GestureSession) {
    advance(&session, to: touch.timestamp)
    session.handle(touch)
    collect(from: session, at: touch.timestamp)
  }

  /// Takes in what the session said to its last input.
  mutating func collect(from session: GestureSession, at time: Timestamp) {
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
    let record = updates.session.records[position]
    for index in followers.indices where followers[index].gesture == record.node {
      guard let next = followers[index].state.next(record, updates.value(at: position)), next != followers[index].value
      else { continue }
      followers[index].value = next
      log.append(LogEntry(time: record.time, kind: .state(followers[index].state.id, next)))
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
