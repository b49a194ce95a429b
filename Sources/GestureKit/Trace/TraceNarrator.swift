#if !hasFeature(Embedded)
import StepperCore

/// Picks from a trace what bears on one gesture and puts it into words.
struct TraceNarrator {
  private let session: GestureSession
  private let gesture: GestureNodeID
  /// The gesture, its members, and theirs.
  private let members: ClosedRange<Int>
  /// The composites around the gesture.
  private let composites: [Int]
  private(set) var attempts: [GestureExplanation.Attempt] = []

  /// Whether the gesture has received a finger and is not over.
  private var isOpen: Bool = false
  /// The gestures that this one, or a member, waits for.
  private var blockers: [GestureNodeID] = []
  /// The gesture whose deadline is the input at hand.
  private var timer: GestureNodeID?

  init(session: GestureSession, gesture: GestureNodeID) {
    self.session = session
    self.gesture = gesture
    let nodes = session.engine.nodes
    let number = Int(gesture.index)
    guard nodes.indices.contains(number) else {
      members = 0...0
      composites = []
      return
    }
    members = nodes[number].low...number
    var around: [Int] = []
    var next = nodes[number].parent
    while let composite = next {
      around.append(composite)
      next = nodes[composite].parent
    }
    composites = around
  }

  mutating func take(_ entry: TraceEntry) {
    guard session.engine.nodes.indices.contains(Int(gesture.index)) else { return }
    switch entry.kind {
    case .landed(let touch, _, let path): land(touch, path, entry.time)
    case .offered(_, let other, let policy, let reception):
      if other == root { offer(policy, reception, entry.time) }
    case .recognized(let other, let recognition):
      if isOwn(other) { recognize(other, recognition, entry.time) }
    case .lost(let other, let reason, let rule): lose(other, reason, rule, entry.time)
    case .waits(let other, let blocker, let rule): if isOwn(other) { wait(other, blocker, rule, entry.time) }
    case .admitted(let other): if other == root { blockers = [] }
    case .told(let other, let phase): if other == gesture { tell(phase, entry.time) }
    case .deadlineSet, .deadlineWithdrawn: break
    case .deadlinePassed(let other): timer = other
    }
  }
}

/// What becomes of each entry.
extension TraceNarrator {
  private mutating func land(_ touch: TouchID, _ path: [String], _ time: Timestamp) {
    timer = nil
    if !isOpen { attempts.append(.init(outcome: .uninvolved, time: time)) }
    guard let region = path.first else { return say("touch \(touch.rawValue) landed where nothing takes it", time) }
    let place = "touch \(touch.rawValue) landed on \(region)"
    guard path.contains(regionID) else { return say("\(place), which does not lie in \(regionID)", time) }
    say(region == regionID ? place : "\(place), inside \(regionID)", time)
  }

  private mutating func offer(_ policy: AttachmentPolicy, _ reception: Reception, _ time: Timestamp) {
    switch reception {
    case .received:
      // A second finger changes nothing in what has begun.
      if !isOpen { settle(.undecided, time) }
      isOpen = true
      add("\(name(root)) received it\(policy.words)")
    case .disabled: add("\(name(root)) is disabled")
    case .masked: add("a mask keeps it from \(name(root))")
    case .over: add("\(name(root)) is over until the fingers before are up")
    case .parked: add("\(name(root)) is recognized already and takes no further touch")
    }
  }

  private mutating func recognize(_ other: GestureNodeID, _ recognition: Recognition, _ time: Timestamp) {
    let suffix = timer == other ? ", when its time had passed" : ""
    switch recognition {
    case .began: say("\(name(other)) was recognized\(suffix)", time)
    case .ended: say("\(name(other)) was completed\(suffix)", time)
    }
  }

  private mutating func lose(
    _ other: GestureNodeID,
    _ reason: FailureReason,
    _ rule: PrecedenceRule?,
    _ time: Timestamp
  ) {
    guard isOwn(other) || blockers.contains(where: { isRelated($0, other) }) else { return }
    blockers.removeAll { $0 == other }
    let suffix = timer == other ? "; its deadline passed" : ""
    let cause = reason.description(calling: name) + (rule.map { ", \($0.words)" } ?? "")
    let isCancelled = other == gesture && attempts.last?.outcome == .active
    say("\(name(other)) \(isCancelled ? "was cancelled" : "failed"): \(cause)\(suffix)", time)
    if other == gesture { settle(isCancelled ? .cancelled(cause) : .failed(cause), time) }
  }

  private mutating func wait(
    _ other: GestureNodeID,
    _ blocker: GestureNodeID,
    _ rule: WaitingRule,
    _ time: Timestamp
  ) {
    blockers.append(blocker)
    if other == gesture { settle(.waiting, time) }
    say("\(name(other)) waits for \(name(blocker)) to fail: \(rule.words)", time)
  }

  private mutating func tell(_ phase: Phase, _ time: Timestamp) {
    switch phase {
    case .possible, .changed, .failed, .cancelled: break
    case .began:
      settle(.active, time)
      say("\(name(gesture)) began", time)
    case .ended:
      settle(.ended, time)
      say("\(name(gesture)) ended", time)
    }
    guard phase.isTerminal else { return }
    isOpen = false
    blockers = []
  }
}

extension TraceNarrator {
  private var root: GestureNodeID { GestureNodeID(composites.last ?? Int(gesture.index)) }

  private var regionID: String {
    let engine = session.engine
    return engine.tree.regions[engine.arena.contestants[engine.nodes[Int(gesture.index)].contestant].region].id
  }

  /// Whether a gesture is the one at hand, one of its members, or a composite around it.
  private func isOwn(_ other: GestureNodeID) -> Bool {
    members.contains(Int(other.index)) || composites.contains(Int(other.index))
  }

  /// Whether one gesture is the other, a member of it, or a composite around it.
  private func isRelated(_ first: GestureNodeID, _ second: GestureNodeID) -> Bool {
    let nodes = session.engine.nodes
    let (a, b) = (Int(first.index), Int(second.index))
    return (nodes[a].low...a).contains(b) || (nodes[b].low...b).contains(a)
  }

  func name(_ gesture: GestureNodeID) -> String {
    let number = Int(gesture.index)
    guard session.engine.nodes.indices.contains(number) else { return "gesture \(number)" }
    return session.id(of: gesture) ?? "\(session.engine.nodes[number].kind.rawValue) \(number)"
  }

  private mutating func say(_ text: String, _ time: Timestamp) {
    guard !attempts.isEmpty else { return }
    attempts[attempts.count - 1].steps.append(.init(time: time, text: text))
  }

  /// Adds to what was said last.
  private mutating func add(_ text: String) {
    guard let attempt = attempts.indices.last, let step = attempts[attempt].steps.popLast() else { return }
    attempts[attempt].steps.append(.init(time: step.time, text: "\(step.text): \(text)"))
  }

  private mutating func settle(_ outcome: GestureExplanation.Outcome, _ time: Timestamp) {
    guard !attempts.isEmpty else { return }
    attempts[attempts.count - 1].outcome = outcome
    attempts[attempts.count - 1].time = time
  }
}

extension AttachmentPolicy {
  fileprivate var words: String {
    switch self {
    case .plain: ""
    case .simultaneous: ", beside all others"
    case .highPriority: ", with high priority"
    }
  }
}
#endif
