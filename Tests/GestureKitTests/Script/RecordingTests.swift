import Foundation
import StepperCore
import Testing

@testable import GestureKit

/// Recorded touches and timelines become scripts, and scripts become them again.
struct RecordingTests {
  private static let area = SceneRect(x: 0, y: 0, width: 300, height: 300)

  private static func touches(_ seed: UInt64) throws -> [Touch] {
    try TouchScript.random(seed: seed, in: area, fingers: 3, length: 20).touches()
  }

  @Test func `recorded touches come out of their script again`() throws {
    for seed in 0..<200 as Range<UInt64> {
      let touches = try Self.touches(seed)
      #expect(try TouchScript(recording: touches).touches() == touches)
    }
  }

  @Test func `a recording may have begun before zero, with fingers of any kind`() throws {
    let touches = [
      Touch(
        id: -4,
        phase: .began,
        location: ScenePoint(x: 0.1, y: -3),
        timestamp: Timestamp(nanoseconds: -7),
        kind: .pencil
      ),
      Touch(id: 2, phase: .began, location: .zero, timestamp: Timestamp(nanoseconds: -7), kind: .pointer),
      Touch(
        id: -4,
        phase: .cancelled,
        location: ScenePoint(x: 9, y: 9),
        timestamp: Timestamp(nanoseconds: 12),
        kind: .pencil
      ),
    ]
    #expect(try TouchScript(recording: touches).touches() == touches)
    #expect(try TouchScript(recording: []).touches() == [])
  }

  @Test func `a recording that is not well formed is an error at its line`() {
    let lift = Touch(id: 1, phase: .ended, location: .zero, timestamp: .zero)
    let script = TouchScript(recording: [lift])
    #expect(script.error?.line == #line - 1)
    #expect(script.error?.reason == .notDown(1, verb: "lift"))
  }

  // MARK: Timelines

  @Test func `a timeline comes out of its script again, with the tick at its end`() throws {
    for seed in 0..<50 as Range<UInt64> {
      let script = TouchScript.random(seed: seed, in: Self.area, fingers: 3)
      let timeline = try script.timeline()
      let again = try TouchScript(timeline)
      #expect(try again.touches() == script.touches())
      #expect(try Self.json(again.timeline()) == Self.json(timeline))
    }
  }

  @Test func `a timeline is read from its JSON as it was, to the nanosecond`() throws {
    let times: [Int64] = [0, 1, 16_666_667, 1_000_000_001, 4_294_967_295_999_999]
    let entries = times.map { time in
      ScenarioEntry(
        Touch(id: 1, phase: .moved, location: ScenePoint(x: 0.1, y: 1e9), timestamp: Timestamp(nanoseconds: time))
      )
    }
    let read = try JSONDecoder().decode([ScenarioEntry].self, from: Data(try Self.json(entries).utf8))
    for (entry, time) in zip(read, times) {
      guard case .touch(let touch) = entry.event else {
        Issue.record("no touch")
        continue
      }
      #expect(entry.time == Timestamp(nanoseconds: time))
      #expect(touch.timestamp == entry.time)
      #expect(touch.location == ScenePoint(x: 0.1, y: 1e9))
    }
  }

  @Test func `a touch and a tick are written as scenario files have them`() throws {
    let script = TouchScript {
      Finger(3).down(10, 20.5); TouchStep.wait(.milliseconds(1.5))
    }
    #expect(
      try Self.json(script.timeline())
        == #"[{"at":[10,20.5],"phase":"began","t":0,"touch":3},{"t":1.5,"tick":true}]"#
    )
  }

  private static let entries: [String] = [
    #"{"at":[1,2],"phase":"cancelled","t":5,"touch":1}"#,
    #"{"t":5,"tick":true}"#,
    #"{"every":16,"t":5,"tick":true,"until":40}"#,
    #"{"every":16,"t":5,"tick":true,"until":5}"#,
    #"{"action":"setEnabled","stepper":"a","t":5,"value":false}"#,
    #"{"action":"setValue","t":5,"value":2.5}"#,
    #"{"action":"setStep","t":5,"value":2}"#,
    #"{"action":"setRange","t":5,"value":[null,9]}"#,
    #"{"action":"teardown","t":5}"#,
    #"{"action":"setGestureEnabled","gesture":"g","t":5,"value":true}"#,
    #"{"action":"setMask","gesture":"g","t":5,"value":"all"}"#,
    #"{"action":"setMask","gesture":"g","t":5,"value":"gesture"}"#,
    #"{"action":"setMask","gesture":"g","t":5,"value":"subviews"}"#,
    #"{"action":"setMask","gesture":"g","t":5,"value":"none"}"#,
    #"{"action":"removeNode","node":"n","t":5}"#,
    #"{"action":"moveNode","frame":[1,2,3,4],"node":"n","t":5}"#,
    #"{"action":"onChange","do":{"action":"teardown","stepper":"b"},"stepper":"a","t":5,"when":3}"#,
  ]

  @Test(arguments: entries)
  func `every entry is written as it was read`(json: String) throws {
    let entry = try JSONDecoder().decode(ScenarioEntry.self, from: Data(json.utf8))
    #expect(try Self.json(entry) == json)
  }

  @Test func `an input without a name in scenario files cannot be written`() {
    let entry = ScenarioEntry(time: .zero, event: .action(.stepper(nil, .suspend)))
    #expect(throws: EncodingError.self) { try Self.json(entry) }
  }

  @Test func `an action is no touch, and a row of ticks is a wait`() throws {
    let tick = ScenarioEntry(time: .zero, event: .tick(until: Timestamp(.milliseconds(7)), every: .milliseconds(2)))
    let script = try TouchScript([tick])
    #expect(script == TouchScript([.at(.milliseconds(7))]))
    let action = ScenarioEntry(time: .zero, event: .action(.removeNode("n")))
    do throws(TouchScriptError) {
      _ = try TouchScript([tick, action])
      Issue.record("no error")
    } catch {
      #expect(error.reason == .noTouch(entry: 1))
      #expect(error.line == #line - 4)
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
