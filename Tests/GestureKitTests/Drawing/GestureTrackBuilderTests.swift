import StepperCore
import Testing

@testable import GestureKit

/// The row of a gesture, made by hand from what may be traced and told.
struct GestureTrackBuilderTests {
  private static let tap: GestureNodeID = GestureNodeID(0)
  private static let other: GestureNodeID = GestureNodeID(1)

  private var builder: GestureTrackBuilder = GestureTrackBuilder(GestureTrack(name: "tap", depth: 0)) { "g\($0.index)" }

  private mutating func take(_ nanoseconds: Int64, _ kind: TraceEntry.Kind) {
    builder.take(TraceEntry(time: Timestamp(nanoseconds: nanoseconds), kind: kind))
  }

  private var spans: [[Int64]] { builder.finished().spans.map { [$0.start, $0.end] } }
  private var kinds: [DrawnSpan.Kind] { builder.finished().spans.map(\.kind) }
  private var marks: [DrawnMark] { builder.finished().marks }

  @Test mutating func `a gesture is possible from the first finger that it takes`() {
    take(10, .offered(1, to: Self.tap, as: .plain, .over))
    take(20, .offered(1, to: Self.tap, as: .plain, .received))
    take(30, .offered(2, to: Self.tap, as: .plain, .received))
    #expect(kinds == [.possible])
    #expect(spans == [[20, .max]])
  }

  @Test mutating func `waiting follows on possible, and the end on waiting`() {
    take(20, .offered(1, to: Self.tap, as: .plain, .received))
    take(30, .waits(Self.tap, for: Self.other, rule: .moreTaps))
    builder.tell(.ended, "count 1", reason: nil, at: 50, order: 3)
    #expect(kinds == [.possible, .waiting])
    #expect(spans == [[20, 30], [30, 50]])
    #expect(marks.map(\.text) == ["waits for g1 to fail: more taps may come", "ended: count 1"])
    #expect(marks.last?.order == 3)
  }

  @Test mutating func `what is taken after a phase at the same time follows on it`() {
    take(20, .offered(1, to: Self.tap, as: .plain, .received))
    builder.tell(.failed, nil, reason: "moved", at: 40, order: 0)
    take(40, .offered(2, to: Self.tap, as: .plain, .received))
    #expect(spans == [[20, 40], [40, .max]])
  }

  @Test mutating func `the rule that decided is part of the reason`() {
    take(30, .lost(Self.tap, .prevented(by: Self.other), rule: .highPriority))
    builder.tell(.failed, nil, reason: "prevented by g1", at: 30, order: 0)
    #expect(marks.map(\.text) == ["failed: prevented by g1, which has high priority"])
    // It belongs to this failure only.
    builder.tell(.failed, nil, reason: "disabled", at: 60, order: 1)
    #expect(marks.last?.text == "failed: disabled")
  }

  @Test mutating func `a deadline that is reached is marked when it is, and one that is withdrawn when it was due`() {
    take(0, .deadlineSet(Self.tap, due: Timestamp(nanoseconds: 100)))
    take(100, .deadlinePassed(Self.tap))
    take(110, .deadlineSet(Self.tap, due: Timestamp(nanoseconds: 500)))
    take(200, .deadlineWithdrawn(Self.tap))
    #expect(marks.map(\.kind) == [.deadlineReached, .deadlineWithdrawn])
    #expect(marks.map(\.time) == [100, 500])
  }

  @Test mutating func `a deadline that is replaced is withdrawn, one that is set again is not`() {
    take(0, .deadlineSet(Self.tap, due: Timestamp(nanoseconds: 100)))
    take(10, .deadlineSet(Self.tap, due: Timestamp(nanoseconds: 100)))
    #expect(marks.isEmpty)
    take(20, .deadlineSet(Self.tap, due: Timestamp(nanoseconds: 101)))
    #expect(marks.map(\.time) == [100])
    take(30, .deadlineWithdrawn(Self.tap))
    take(40, .deadlineWithdrawn(Self.tap))
    #expect(marks.map(\.time) == [100, 101])
  }

  @Test mutating func `a gesture that is switched off says so`() {
    take(5, .offered(7, to: Self.tap, as: .plain, .disabled))
    take(6, .offered(8, to: Self.tap, as: .plain, .masked))
    #expect(kinds.isEmpty)
    #expect(marks.map(\.text) == ["disabled, finger 7 is not taken", "masked, finger 8 is not taken"])
  }

  @Test mutating func `times beyond all reason do not overflow`() {
    take(.min, .offered(1, to: Self.tap, as: .plain, .received))
    take(.max, .deadlineSet(Self.tap, due: .max))
    take(.max, .deadlineWithdrawn(Self.tap))
    #expect(spans == [[0, .max]])
    #expect(marks.map(\.time) == [1_000_000_000_000_000_000])
  }
}
