#if !hasFeature(Embedded)
import StepperCore

/// Makes the row of one gesture from what was traced and told of it.
struct GestureTrackBuilder {
  private(set) var track: GestureTrack
  private let name: (GestureNodeID) -> String
  private var order: Int = -1
  private var open: DrawnSpan?
  private var pressing: DrawnSpan?
  private var due: Int64?
  private var loss: String?

  init(_ track: GestureTrack, calling name: @escaping (GestureNodeID) -> String) {
    self.track = track
    self.name = name
  }

  /// Takes a step on the way to what is told.
  mutating func take(_ entry: TraceEntry) {
    let time = entry.time.nanoseconds.withinReach
    switch entry.kind {
    case .offered(let finger, _, _, let reception): offer(finger, reception, at: time)
    case .waits(_, let other, let rule): wait(for: "waits for \(name(other)) to fail: \(rule.words)", at: time)
    case .lost(_, let reason, let rule):
      loss = reason.description(calling: name) + (rule.map { ", " + $0.words } ?? "")
    case .deadlineSet(_, let due):
      if self.due != due.nanoseconds { withdrawDeadline(at: time) }
      self.due = due.nanoseconds
    case .deadlineWithdrawn: withdrawDeadline(at: time)
    case .deadlinePassed:
      due = nil
      mark(.deadlineReached, "deadline reached", at: time)
    case .landed, .recognized, .admitted, .told: break
    }
  }

  /// Takes a phase that was told, with its value.
  mutating func tell(_ phase: Phase, _ value: String?, reason: String?, at time: Int64, order: Int) {
    self.order = order
    switch phase {
    case .possible: break
    case .began:
      begin(.active, "active", at: time)
      mark(.began, "began" + (value.map { ": " + $0 } ?? ""), at: time)
    case .changed: mark(.changed, "changed" + (value.map { ": " + $0 } ?? ""), at: time)
    case .ended: finish(.ended, "ended", value, at: time)
    case .cancelled: finish(.cancelled, "cancelled", loss ?? reason, at: time)
    case .failed: finish(.failed, "failed", loss ?? reason, at: time)
    }
  }

  /// Takes the news that it looks pressed or no longer does.
  mutating func tell(isPressing: Bool, at time: Int64, order: Int) {
    self.order = order
    mark(isPressing ? .pressed : .unpressed, isPressing ? "pressing" : "no longer pressing", at: time)
    if isPressing {
      pressing = DrawnSpan(kind: .pressing, start: time, end: .max, text: "pressing")
    } else if var span = pressing {
      span.end = time
      track.spans.append(span)
      pressing = nil
    }
  }

  /// The row, when there is no more to take.
  func finished() -> GestureTrack {
    var track = track
    track.spans += [open, pressing].compactMap { $0 }
    return track
  }

  private mutating func offer(_ finger: TouchID, _ reception: Reception, at time: Int64) {
    switch reception {
    case .received: if open == nil { begin(.possible, "possible", at: time) }
    case .disabled: mark(.refused, "disabled, finger \(finger.rawValue) is not taken", at: time)
    case .masked: mark(.refused, "masked, finger \(finger.rawValue) is not taken", at: time)
    case .over, .parked: break
    }
  }

  private mutating func wait(for text: String, at time: Int64) {
    guard open?.kind != .waiting || open?.text != text else { return }
    begin(.waiting, text, at: time)
    mark(.waits, text, at: time)
  }

  private mutating func begin(_ kind: DrawnSpan.Kind, _ text: String, at time: Int64) {
    close(at: time)
    open = DrawnSpan(kind: kind, start: time, end: .max, text: text)
  }

  private mutating func close(at time: Int64) {
    guard var span = open else { return }
    span.end = time
    track.spans.append(span)
    open = nil
  }

  private mutating func finish(_ kind: DrawnMark.Kind, _ verb: String, _ detail: String?, at time: Int64) {
    close(at: time)
    mark(kind, verb + (detail.map { ": " + $0 } ?? ""), at: time)
    loss = nil
  }

  private mutating func withdrawDeadline(at time: Int64) {
    guard let due else { return }
    self.due = nil
    let text = "deadline of \(due.inMilliseconds) ms withdrawn at \(time.inMilliseconds) ms"
    mark(.deadlineWithdrawn, text, at: due.withinReach)
  }

  private mutating func mark(_ kind: DrawnMark.Kind, _ text: String, at time: Int64) {
    track.marks.append(DrawnMark(time: time, kind: kind, text: text, order: order))
  }
}
#endif
