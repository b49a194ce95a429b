import StepperCore
import Testing

/// Laws that hold for every script of alarms that schedule and cancel others.
@Suite struct ManualClockLawTests {
  private static let end = Timestamp(.milliseconds(200))

  @Test(arguments: UInt64(1)...40)
  func `how the clock is moved does not change what fires`(seed: UInt64) throws {
    let walked = Script(seed: seed)
    try walked.clock.advance(to: Self.end)

    let stepped = Script(seed: seed)
    while try stepped.clock.advanceToNextDeadline() != nil {}

    let run = Script(seed: seed)
    try run.clock.runUntilIdle()

    let interrupted = Script(seed: seed)
    var generator = SplitMix(state: ~seed)
    while interrupted.clock.now < Self.end {
      let rest = interrupted.clock.now.duration(to: Self.end)
      try interrupted.clock.advance(by: min(rest, .microseconds(Int64.random(in: 0...9_000, using: &generator))))
    }

    #expect(walked.clock.records.count > Script.length)
    #expect(stepped.clock.records == walked.clock.records)
    #expect(run.clock.records == walked.clock.records)
    #expect(interrupted.clock.records == walked.clock.records)
  }

  @Test(arguments: UInt64(1)...40)
  func `each alarm fires once, when it is due, unless it is cancelled`(seed: UInt64) throws {
    let script = Script(seed: seed)
    try script.clock.advance(to: Self.end)
    try script.clock.assertIdle()

    var pending: [PendingAlarm: Timestamp] = [:]
    var time = Timestamp.min
    for record in script.clock.records {
      #expect(record.time >= time)
      time = record.time
      switch record.event {
      case .scheduled:
        #expect(pending.updateValue(time, forKey: record.alarm) == nil)
      case .cancelled:
        #expect(pending.removeValue(forKey: record.alarm) != nil)
      case .fired:
        let scheduled = pending.removeValue(forKey: record.alarm)
        #expect(scheduled.map { max($0, record.alarm.deadline) } == time)
      }
    }
    #expect(pending.isEmpty)
  }
}

/// Alarms at random deadlines, many equal and some in the past; each may schedule another one or cancel one.
private final class Script {
  static let length = 30

  let clock = ManualClock()
  private var generator: SplitMix
  private var alarms: [Alarm] = []

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
    clock.isRecording = true
    for _ in 0..<Self.length { scheduleOne(from: -10) }
  }

  private func scheduleOne(from earliest: Int64) {
    let deadline = Timestamp(.milliseconds(Int64.random(in: earliest...60, using: &generator)))
    let alarm = clock.schedule(at: deadline, label: "\(alarms.count)") { [unowned self] in act() }
    alarms.append(alarm)
  }

  private func act() {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: scheduleOne(from: 0)
    case 1: alarms.randomElement(using: &generator)?.cancel()
    default: break
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
