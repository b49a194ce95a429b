#if !hasFeature(Embedded)
public import StepperCore

/// Why a gesture succeeded, failed or waited, told from a session's trace.
///
/// ```
/// single ended at 430.000001 ms
///            0 ms  touch 1 landed on pad: single received it
///           80 ms  single was completed
///           80 ms  single waits for double to fail: more taps may come
///   430.000001 ms  double failed: no further tap within 0.35 s; its deadline passed
///   430.000001 ms  single ended
/// ```
public struct GestureExplanation: Hashable, Sendable {
  /// What became of a gesture with the fingers of one touch sequence.
  public enum Outcome: Hashable, Sendable {
    /// It received no finger.
    case uninvolved
    /// It is still possible.
    case undecided
    /// It was recognized and waits for others to fail.
    case waiting
    /// It goes on.
    case active
    /// It succeeded.
    case ended
    /// It failed, with the reason in words.
    case failed(String)
    /// It was cancelled after it had begun, with the reason in words.
    case cancelled(String)
  }

  /// One thing that bore on the outcome.
  public struct Step: Hashable, Sendable {
    /// When it happened.
    public let time: Timestamp
    /// What happened, in words.
    public let text: String
  }

  /// One touch sequence: from a finger that lands while the gesture is as new until the next such finger.
  public struct Attempt: Hashable, Sendable {
    /// How it came out.
    public internal(set) var outcome: Outcome
    /// When that was settled; for what is not settled, the time of the last step.
    public internal(set) var time: Timestamp
    /// What led to it, in order.
    public internal(set) var steps: [Step] = []
  }

  /// What the gesture is called: its id, or its kind and number.
  public let gesture: String

  /// The touch sequences, in order; none if no finger has landed.
  public let attempts: [Attempt]
}

extension GestureExplanation: CustomStringConvertible {
  /// A paragraph for each touch sequence: the outcome, then what led to it.
  public var description: String {
    guard !attempts.isEmpty else { return "\(gesture) was not touched: no finger has landed" }
    return attempts.map(paragraph).joined(separator: "\n\n")
  }

  private func paragraph(_ attempt: Attempt) -> String {
    let times = attempt.steps.map { "\($0.time.millisecondText) ms" }
    let width = times.map(\.count).max() ?? 0
    let lines = zip(times, attempt.steps).map { time, step in
      "  \(time.flushRight(to: width))  \(step.text)"
    }
    return ([headline(attempt)] + lines).joined(separator: "\n")
  }

  private func headline(_ attempt: Attempt) -> String {
    let time = "\(attempt.time.millisecondText) ms"
    return switch attempt.outcome {
    case .uninvolved: "\(gesture) took no part at \(time)"
    case .undecided: "\(gesture) is still possible at \(time)"
    case .waiting: "\(gesture) is recognized and still waits at \(time)"
    case .active: "\(gesture) goes on at \(time)"
    case .ended: "\(gesture) ended at \(time)"
    case .failed(let reason): "\(gesture) failed at \(time): \(reason)"
    case .cancelled(let reason): "\(gesture) was cancelled at \(time): \(reason)"
    }
  }
}

extension GestureSession {
  /// Tells why a gesture succeeded, failed or waited, from the ``trace``.
  ///
  /// Without a trace, or for a gesture of another scene, there is nothing to tell.
  public func explain(_ gesture: GestureNodeID) -> GestureExplanation {
    var narrator = TraceNarrator(session: self, gesture: gesture)
    for entry in trace { narrator.take(entry) }
    return GestureExplanation(gesture: narrator.name(gesture), attempts: narrator.attempts)
  }

  /// Tells why the gesture with an id succeeded, failed or waited; nil if there is none.
  public func explain(_ id: String) -> GestureExplanation? {
    gesture(id).map { explain($0) }
  }
}
#endif
