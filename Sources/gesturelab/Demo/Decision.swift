import GestureKit
import StepperCore

/// One line of the decisions.
struct Decision {
  /// What it is about, which gives the line its color.
  enum Kind {
    case input, note, waiting, failure, success, result
  }

  let time: Timestamp
  let kind: Kind
  let text: String
}

/// The decisions of a session in a few words each.
struct DecisionWords {
  let session: GestureSession

  /// The line for an entry of the session's trace; nil for one that tells nothing new.
  func decision(for entry: TraceEntry) -> Decision? {
    words(for: entry.kind).map { Decision(time: entry.time, kind: $0.0, text: $0.1) }
  }

  private func words(for kind: TraceEntry.Kind) -> (Decision.Kind, String)? {
    switch kind {
    case .landed(let touch, _, let path): (.input, landing(touch, path))
    case .offered(_, let gesture, let policy, let reception):
      (.note, "\(name(gesture)) \(reception.words)\(policy.words)")
    case .recognized(let gesture, .began): (.note, "\(name(gesture)) was recognized")
    case .recognized(let gesture, .ended): (.note, "\(name(gesture)) was completed")
    case .lost(let gesture, let reason, let rule):
      (.failure, "\(name(gesture)) failed: \(reason.description(calling: name))\(rule.map { ", \($0.words)" } ?? "")")
    case .waits(let gesture, let other, let rule):
      (.waiting, "\(name(gesture)) waits for \(name(other)) to fail: \(rule.words)")
    case .admitted(let gesture): (.success, "\(name(gesture)) won")
    case .deadlinePassed(let gesture): (.note, "the time of \(name(gesture)) has passed")
    case .told, .deadlineSet, .deadlineWithdrawn: nil
    }
  }

  private func landing(_ touch: TouchID, _ path: [String]) -> String {
    path.first.map { "finger \(touch.rawValue) landed on \($0)" }
      ?? "finger \(touch.rawValue) landed where nothing takes it"
  }

  private func name(_ gesture: GestureNodeID) -> String {
    session.id(of: gesture) ?? "gesture \(gesture.index)"
  }
}

extension Reception {
  fileprivate var words: String {
    switch self {
    case .received: "received it"
    case .disabled: "is disabled"
    case .masked: "is masked"
    case .over: "is over until the fingers before are up"
    case .parked: "has its result already"
    }
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

extension PrecedenceRule {
  fileprivate var words: String {
    switch self {
    case .succeededBefore: "which came first"
    case .inner: "which lies inside"
    case .attachedBefore: "which is attached before"
    case .highPriority: "which has high priority"
    case .outerHighPriority: "which has high priority further out"
    case .requirement: "which it waited for"
    case .exclusivePair: "the other of a pair"
    }
  }
}

extension WaitingRule {
  fileprivate var words: String {
    switch self {
    case .requirement: "that is required"
    case .moreTaps: "more taps may come"
    case .precedence: "it has priority"
    case .exclusivePair: "it is the first of a pair"
    }
  }
}
