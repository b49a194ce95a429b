import StepperCore
import Testing

@Suite struct UnimplementedClockTests {
  @Test func `each use is reported and nothing fires`() {
    var uses: [UnimplementedClock.Use] = []
    let clock = UnimplementedClock(now: Timestamp(.milliseconds(5))) { uses.append($0) }
    #expect(clock.now == Timestamp(.milliseconds(5)))
    let alarm = clock.schedule(at: .zero, label: "hold") { Issue.record("fired") }
    alarm.cancel()
    #expect(clock.now == Timestamp(.milliseconds(5)))
    #expect(uses == [.now, .schedule(PendingAlarm(deadline: .zero, label: "hold")), .now])
    #expect(uses.map(\.description) == ["now", "schedule hold at 0.0 ms", "now"])
  }

  @Test func `without a report it is silent`() {
    let clock = UnimplementedClock()
    clock.schedule(at: .zero, label: "hold") { Issue.record("fired") }
    #expect(clock.now == .zero)
  }

  @Test func `an action is not kept`() {
    var witness: Witness? = Witness()
    weak let observed = witness
    let alarm = UnimplementedClock().schedule(at: .zero, label: "a") { [witness] in witness?.attend() }
    witness = nil
    #expect(observed == nil)
    alarm.cancel()
  }
}
