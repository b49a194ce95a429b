#if !hasFeature(Embedded)
public import StepperCore

/// One entry of a scenario's timeline.
public struct ScenarioEntry: Sendable {
  /// What happens.
  public enum Event: Sendable {
    /// A finger did something.
    case touch(Touch)
    /// The clock is advanced, at this time and then at each further interval up to and including a time.
    case tick(until: Timestamp, every: Duration)
    /// The app did something.
    case action(ScenarioAction)
  }

  /// When it happens; the first time for a row of ticks.
  public let time: Timestamp

  /// What happens.
  public let event: Event

  /// The time at which the entry is over.
  public var end: Timestamp {
    switch event {
    case .touch, .action: time
    case .tick(let until, _): until
    }
  }
}

extension ScenarioEntry: Decodable {
  /// Reads an entry: a touch, a tick or an action.
  public init(from decoder: any Decoder) throws {
    let entry = try StrictObject(withAnyKeys: decoder)
    if entry.contains("touch") {
      self = try Self.touch(StrictObject(decoder, keys: ["t", "touch", "phase", "at"]))
    } else if entry.contains("tick") {
      self = try Self.tick(StrictObject(decoder, keys: ["t", "tick", "until", "every"]))
    } else if entry.contains("action") {
      let time = try entry.required("t", ScenarioTime.self).timestamp
      self.init(time: time, event: .action(try ScenarioAction(decoder, besides: ["t"])))
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected one of the keys touch, tick, action")
      )
    }
  }

  /// More than a day of frames; a row that would never end is refused.
  private static let maximumTicks: Int64 = 10_000_000

  private static func touch(_ object: StrictObject) throws -> ScenarioEntry {
    let time = try object.required("t", ScenarioTime.self).timestamp
    let phases: KeyValuePairs<String, TouchPhase> = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    let touch = Touch(
      id: TouchID(rawValue: try object.required("touch")),
      phase: try object.choice("phase", phases),
      location: try object.required("at"),
      timestamp: time
    )
    return ScenarioEntry(time: time, event: .touch(touch))
  }

  private static func tick(_ object: StrictObject) throws -> ScenarioEntry {
    let time = try object.required("t", ScenarioTime.self).timestamp
    guard try object.required("tick") else { throw object.fault("tick", "expected true") }
    guard object.contains("until") || object.contains("every") else {
      return ScenarioEntry(time: time, event: .tick(until: time, every: .milliseconds(1)))
    }
    let until = try object.required("until", ScenarioTime.self).timestamp
    let every = Timestamp.zero.duration(to: try object.required("every", ScenarioTime.self).timestamp)
    guard until >= time else { throw object.fault("until", "expected a time not before t") }
    guard every > .zero else { throw object.fault("every", "expected at least a nanosecond") }
    let ticks = (until.nanoseconds - time.nanoseconds) / every.saturatedNanoseconds + 1
    guard ticks <= maximumTicks else {
      throw object.fault("every", "expected at most \(maximumTicks) ticks in a row, found \(ticks)")
    }
    return ScenarioEntry(time: time, event: .tick(until: until, every: every))
  }
}
#endif
