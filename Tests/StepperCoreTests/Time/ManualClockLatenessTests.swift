import StepperCore
import Testing

@Suite struct ManualClockLatenessTests {
  private let clock = ManualClock()
  private let log: FiringLog<ManualClock>

  init() {
    log = FiringLog(clock)
  }

  // MARK: - Stall

  @Test func `a stall moves the time and fires nothing`() throws {
    log.schedule("a", at: 10)
    try clock.stall(by: .milliseconds(25))
    #expect(log.lines == [])
    #expect(clock.now == Timestamp(.milliseconds(25)))
    #expect(clock.nextDeadline == Timestamp(.milliseconds(10)))
  }

  @Test func `after a stall each missed alarm fires late and a repeat finds back to its grid`() throws {
    log.scheduleRepeats(every: 10, through: 4)
    log.schedule("other", at: 25)
    try clock.stall(by: .milliseconds(25))
    #expect(try clock.advance(by: .zero) == 3)
    #expect(log.lines == ["25 repeat 1", "25 repeat 2", "25 other"])
    #expect(try clock.advance(by: .milliseconds(15)) == 2)
    #expect(log.lines.suffix(2) == ["30 repeat 3", "40 repeat 4"])
  }

  @Test func `two stalls add up`() throws {
    log.schedule("a", at: 10)
    try clock.stall(by: .milliseconds(6))
    try clock.stall(by: .milliseconds(6))
    try clock.stall(by: .zero)
    #expect(try clock.advanceToNextDeadline() == Timestamp(.milliseconds(12)))
    #expect(log.lines == ["12 a"])
  }

  @Test func `an action that stalls makes the following alarms late`() throws {
    log.schedule("slow", at: 10) { [clock] in
      #expect(throws: Never.self) { try clock.stall(by: .milliseconds(15)) }
    }
    log.schedule("b", at: 20)
    log.schedule("c", at: 30)
    #expect(try clock.advance(to: Timestamp(.milliseconds(30))) == 3)
    #expect(log.lines == ["10 slow", "25 b", "30 c"])
  }

  @Test func `an action that stalls past the end of the walk takes the alarms it missed along`() throws {
    log.schedule("slow", at: 10) { [clock] in
      #expect(throws: Never.self) { try clock.stall(by: .milliseconds(30)) }
    }
    log.schedule("b", at: 20)
    log.schedule("missed", at: 40)
    log.schedule("later", at: 41)
    #expect(try clock.advance(to: Timestamp(.milliseconds(20))) == 3)
    #expect(log.lines == ["10 slow", "40 b", "40 missed"])
    #expect(clock.now == Timestamp(.milliseconds(40)))
  }

  // MARK: - Jump

  @Test func `a jump fires each alarm once at the new time`() throws {
    log.scheduleRepeats(every: 10, through: 4)
    log.schedule("at the end", at: 25)
    log.schedule("later", at: 26)
    #expect(try clock.jump(by: .milliseconds(25)) == 2)
    #expect(log.lines == ["25 repeat 1", "25 at the end"])
    #expect(clock.pending.map(\.label) == ["repeat 2", "later"])
  }

  @Test func `what was scheduled in the past during a jump fires at the next advance`() throws {
    log.scheduleRepeats(every: 10, through: 3)
    try clock.jump(by: .milliseconds(25))
    #expect(try clock.advance(by: .zero) == 1)
    #expect(log.lines == ["25 repeat 1", "25 repeat 2"])
    try clock.advance(by: .milliseconds(5))
    #expect(log.lines.suffix(1) == ["30 repeat 3"])
  }

  @Test func `a jump fires what was missed before it`() throws {
    log.schedule("a", at: 10)
    try clock.stall(by: .milliseconds(15))
    #expect(try clock.jump(by: .zero) == 1)
    #expect(log.lines == ["15 a"])
    #expect(try clock.jump(by: .milliseconds(1)) == 0)
  }

  // MARK: - Skew

  @Test(arguments: [-15, 15] as [Int64])
  func `a skew changes what is shown and not what fires`(skew: Int64) throws {
    log.schedule("a", at: 10)
    clock.schedule(at: Timestamp(.milliseconds(10)), label: "skew") { [clock] in
      clock.setSkew(.milliseconds(skew))
    }
    log.schedule("b", at: 10)
    log.schedule("c", at: 20)
    #expect(try clock.advance(by: .milliseconds(20)) == 4)
    #expect(log.lines == ["10 a", "\(10 + skew) b", "\(20 + skew) c"])
    #expect(clock.now == Timestamp(.milliseconds(20 + skew)))
    clock.setSkew(.zero)
    #expect(clock.now == Timestamp(.milliseconds(20)))
  }

  @Test func `instants given and returned are without the skew`() throws {
    clock.setSkew(.milliseconds(-100))
    log.schedule("a", at: 10)
    #expect(try clock.advanceToNextDeadline() == Timestamp(.milliseconds(10)))
    #expect(try clock.advance(to: Timestamp(.milliseconds(12))) == 0)
    let error = ManualClockError.backwards(now: Timestamp(.milliseconds(12)), target: .zero)
    #expect(throws: error) { try clock.advance(to: .zero) }
    #expect(log.lines == ["-90 a"])
  }

  // MARK: - Ends of time

  @Test func `time saturates at its end and alarms there fire`() throws {
    let clock = ManualClock(now: Timestamp(nanoseconds: .max - 1))
    let log = FiringLog(clock)
    clock.schedule(at: .max, label: "end") { log.note("end") }
    #expect(try clock.advance(by: .zero) == 0)
    #expect(try clock.advance(by: .seconds(1)) == 1)
    #expect(clock.now == .max)
    #expect(try clock.advance(by: .seconds(1)) == 0)
    try clock.stall(by: .seconds(1))
    #expect(try clock.jump(by: .seconds(1)) == 0)
    #expect(clock.now == .max)
    clock.setSkew(.seconds(1))
    #expect(clock.now == .max)
  }

  @Test func `going back is an error also at the beginning of time`() throws {
    let clock = ManualClock(now: .min)
    #expect(throws: ManualClockError.backwards(now: .min, target: .min)) { try clock.advance(by: .seconds(-1)) }
    clock.setSkew(.seconds(-1))
    #expect(clock.now == .min)
    #expect(try clock.advance(to: .max) == 0)
  }

  @Test func `running until idle reaches the end of time`() throws {
    clock.schedule(at: .max, label: "end") {}
    clock.schedule(at: .min, label: "beginning") {}
    #expect(try clock.runUntilIdle() == 2)
    #expect(clock.now == .max)
  }
}
