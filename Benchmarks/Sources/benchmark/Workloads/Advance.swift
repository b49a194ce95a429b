import GestureKit
import StepperCore

/// Calls of `advance(to:)` while a finger rests on a long press that is due in 32 years: nothing happens.
///
/// There are no records to be read, and so they are not read.
struct IdleAdvanceWorkload: Workload {
  private static let calls: Int = 100
  private static let due: Timestamp = Timestamp(nanoseconds: 1_000_000_000_000_000_000)

  private var session: GestureSession
  private var time: Int64 = 0

  init() throws {
    session = try GestureSession(LongPress(minimumDuration: .seconds(1_000_000_000)))
    session.handle(Touch(id: 1, phase: .began, location: ScenePoint(x: 100, y: 100), timestamp: .zero))
  }

  mutating func run(cycles: Int) {
    for _ in 0..<(cycles * Self.calls) {
      time += 1_000
      session.advance(to: Timestamp(nanoseconds: time))
    }
  }

  func check() throws {
    try expect(session.nextDeadline, Self.due)
    try expect(session.records.count, 0)
  }

  static var entry: Entry {
    let play = Play("idle-advance", cycles: 10) { try IdleAdvanceWorkload() }
    return Entry("advance, nothing due", play, per: "call", units: calls, goal: .instructions(20))
  }
}

/// Calls of `advance(to:)` while a finger holds a press, each at the time of one more repeat.
struct DueAdvanceWorkload: Workload {
  private static let calls: Int = 100

  private var session: GestureSession
  private var time: Int64 = 500_000_000
  private var cycles: Int = 0
  private var tally = Tally()

  init() throws {
    session = try GestureSession(W5Hold.scene)
    session.handle(Touch(id: 1, phase: .began, location: ScenePoint(x: 100, y: 100), timestamp: .zero))
    session.advance(to: Timestamp(nanoseconds: time))
  }

  mutating func run(cycles: Int) {
    for _ in 0..<(cycles * Self.calls) {
      time += 100_000_000
      session.advance(to: Timestamp(nanoseconds: time))
      tally.read(session)
    }
    self.cycles += cycles
  }

  /// Updates with 1, 2, 3 … repeats.
  func check() throws {
    let repeats = cycles * Self.calls
    try expect(tally, Tally(repeats: repeats * (repeats + 1) / 2))
  }

  static var entry: Entry {
    let play = Play("due-advance", cycles: 10) { try DueAdvanceWorkload() }
    return Entry("advance, a repeat due", play, per: "call", units: calls, goal: .nanoseconds(60))
  }
}
