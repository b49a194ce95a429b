import Foundation
import StepperCore
import Testing

@testable import GestureKit

/// The log as it is written to a file, and the times in it.
struct LogEntryTests {
  private static func json(_ kind: LogEntry.Kind, at nanoseconds: Int64 = 600_000_000) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let entry = LogEntry(time: Timestamp(nanoseconds: nanoseconds), kind: kind)
    return String(decoding: try encoder.encode(entry), as: UTF8.self)
  }

  private static let events: [(StepperEvent<Double>.Kind, String)] = [
    (
      .changed(from: 0, to: 0.5, .repeat),
      #"{"event":"changed","from":0,"reason":"repeat","stepper":"a","t":600,"to":0.5}"#
    ),
    (.hitBound(.up), #"{"event":"hitBound","reason":"up","stepper":"a","t":600}"#),
    (.blocked(.down), #"{"event":"blocked","reason":"down","stepper":"a","t":600}"#),
    (.wrapped(from: 9, to: 0), #"{"event":"wrapped","from":9,"stepper":"a","t":600,"to":0}"#),
    (.editingBegan, #"{"event":"editingBegan","stepper":"a","t":600}"#),
    (.editingEnded(.released), #"{"event":"editingEnded","reason":"released","stepper":"a","t":600}"#),
    (.committed(from: 0, to: 3), #"{"event":"committed","from":0,"stepper":"a","t":600,"to":3}"#),
    (.ignored(.busy), #"{"event":"ignored","reason":"busy","stepper":"a","t":600}"#),
    (
      .rejected(.stepNotPositive(0)),
      #"{"event":"rejected","reason":"the step must be greater than zero, not 0.0","stepper":"a","t":600}"#
    ),
  ]

  @Test(arguments: events)
  func `a stepper's event is one object with its name, its change and its reason`(
    kind: StepperEvent<Double>.Kind,
    json: String
  ) throws {
    #expect(try Self.json(.stepper("a", kind)) == json)
  }

  @Test func `pending deadlines and impossible touches are objects of their own`() throws {
    #expect(try Self.json(.pendingDeadlines(2)) == #"{"pendingDeadlines":2,"t":600}"#)
    let diagnostic = LogEntry.Kind.diagnostic(.timeWentBack(by: .seconds(1)), 7)
    #expect(try Self.json(diagnostic) == #"{"diagnostic":"timeWentBack","t":600,"touch":7}"#)
  }

  @Test(arguments: ChangeReason.allCases)
  func `a reason for a change is called as in the program`(reason: ChangeReason) {
    #expect(StepperEvent<Double>.Kind.changed(from: 0, to: 1, reason).reason == "\(reason)")
  }

  @Test(arguments: PressEnd.allCases)
  func `an end of a press is called as in the program`(end: PressEnd) {
    #expect(StepperEvent<Double>.Kind.editingEnded(end).reason == "\(end)")
  }

  private static let plainReasons: [IgnoredReason] = [
    .busy, .alreadyPressed, .notPressed, .alreadyOutside, .alreadyInside, .disabled, .tornDown, .noBound, .notFinite,
  ]

  @Test(arguments: plainReasons)
  func `a reason for ignoring an input is called as in the program`(reason: IgnoredReason) {
    #expect(StepperEvent<Double>.Kind.ignored(reason).reason == "\(reason)")
  }

  @Test func `how far time went back is left out of the name`() {
    #expect(StepperEvent<Double>.Kind.ignored(.timeWentBack(by: .seconds(1))).reason == "timeWentBack")
  }

  // MARK: Times

  @Test(arguments: [
    (0, "0"), (1, "1e-06"), (1_000_001, "1.000001"), (16_666_667, "16.666667"), (-1_500_000, "-1.5"),
    (4_294_967_295_999_999, "4294967295.999999"),
  ])
  func `a time is written in milliseconds to the nanosecond`(nanoseconds: Int64, text: String) throws {
    #expect(try Self.json(.pendingDeadlines(0), at: nanoseconds) == #"{"pendingDeadlines":0,"t":\#(text)}"#)
  }

  @Test(arguments: [
    ("0", 0), ("0.000001", 1), ("1e-06", 1), ("0.0000004", 0), ("0.0000006", 1), ("1.000001", 1_000_001),
    ("16.666667", 16_666_667), ("4294967295.999999", 4_294_967_295_999_999), ("9007199254", 9_007_199_254_000_000),
  ])
  func `a time is read in milliseconds to the nanosecond`(text: String, nanoseconds: Int64) throws {
    let time = try JSONDecoder().decode([ScenarioTime].self, from: Data("[\(text)]".utf8))[0]
    #expect(time.timestamp == Timestamp(nanoseconds: nanoseconds))
  }

  @Test func `a touch one nanosecond after the start is logged there`() throws {
    let json = #"""
      {"scenario": 1, "name": "n", "stepper": {"value": 0, "range": [0, 9], "step": 1, "buttons":
      {"increment": [0, 0, 44, 44], "decrement": [50, 0, 44, 44]}}, "timeline": [
      {"t": 0.000001, "touch": 1, "phase": "began", "at": [0, 0]}, {"t": 600.000001, "tick": true}]}
      """#
    #expect(try ScenarioText(name: "", json: json).log().map { $0["t"]?.number } == [1e-6, 1e-6, 600.000001])
  }
}
