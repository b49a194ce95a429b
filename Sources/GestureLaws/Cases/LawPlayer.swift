import GestureKit
import StepperCore

/// A record as a host reads it right after the input, with its velocity.
package struct LawEntry: Hashable {
  package let time: Int64
  package let node: Int
  package let event: GestureRecord.Event
  /// The value without its sample number, which counts on through resets.
  let value: GestureValue
  let velocity: SceneVector
  let origin: ScenePoint
  package let reason: FailureReason?
  let isHandedOver: Bool
  let memberCount: Int

  init(_ record: GestureRecord, in session: GestureSession) {
    time = record.time.nanoseconds
    node = Int(record.node.index)
    event = record.event
    value = record.value.withoutSample
    velocity = session.drag(record)?.velocity ?? session.swipe(record)?.velocity ?? .zero
    origin = record.origin
    reason = record.reason
    isHandedOver = record.isHandedOver
    memberCount = record.memberCount
  }

  /// The same update at another time or place.
  init(_ entry: LawEntry, time: Int64, value: GestureValue, origin: ScenePoint, velocity: SceneVector? = nil) {
    self.time = time
    self.value = value
    self.origin = origin
    node = entry.node
    event = entry.event
    self.velocity = velocity ?? entry.velocity
    reason = entry.reason
    isHandedOver = entry.isHandedOver
    memberCount = entry.memberCount
  }
}

extension GestureValue {
  fileprivate var withoutSample: GestureValue {
    switch self {
    case .drag(let start, let location, _): .drag(start: start, location: location, sample: 0)
    case .swipe(let direction, _): .swipe(direction, sample: 0)
    case .none, .tap, .longPress, .magnify, .rotate, .press, .custom: self
    }
  }
}

/// Plays inputs and keeps what a host would have read.
package struct LawPlayer {
  package var session: GestureSession
  package private(set) var log: [LawEntry] = []
  private(set) var diagnostics: [TouchDiagnostic] = []
  /// The latest time known, in nanoseconds.
  private(set) var time: Int64 = .min

  package init(_ session: GestureSession) {
    self.session = session
  }

  /// Plays inputs from the start, and whatever comes to pass after them.
  init(_ session: GestureSession, playingAll inputs: some Sequence<LawInput>) {
    self.init(session)
    play(inputs)
    comeToRest()
  }

  package mutating func play(_ inputs: some Sequence<LawInput>) {
    for input in inputs { play(input) }
  }

  package mutating func play(_ input: LawInput) {
    time = max(time, input.time)
    switch input.action {
    case .touch(let id, let phase, let place):
      session.handle(Touch(id: id, phase: phase, location: place, timestamp: input.timestamp))
    case .advance: session.advance(to: input.timestamp)
    case .cancelAll: session.cancel(at: input.timestamp)
    case .enable, .mask, .remove, .move:
      session.advance(to: input.timestamp)
      read()
      change(input.action)
    }
    read()
  }

  /// Lets the next deadline pass, if there is one up to a time in nanoseconds; false if there is none.
  mutating func playDeadline(upTo end: Int64) -> Bool {
    guard session.advanceOneDeadline(upTo: Timestamp(nanoseconds: end)) else { return false }
    read()
    return true
  }

  /// Lifts all fingers and lets all deadlines pass.
  package mutating func comeToRest() {
    play(LawInput(time: time, action: .cancelAll))
    play(LawInput(time: time.addingSaturated(100_000_000_000), action: .advance))
  }

  private mutating func change(_ action: LawInput.Action) {
    switch action {
    case .touch, .advance, .cancelAll: break
    case .enable(let id, let isEnabled): if let node = session.gesture(id) { session.setEnabled(isEnabled, node) }
    case .mask(let mask, let id): if let node = session.gesture(id) { session.setMask(mask, node) }
    case .remove(let id): _ = session.removeRegion(id)
    case .move(let id, let frame): _ = session.setFrame(frame, ofRegion: id)
    }
  }

  private mutating func read() {
    log += session.records.map { LawEntry($0, in: session) }
    diagnostics += session.diagnostics
  }
}
