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
    let kind = try decoder.container(keyedBy: KindKey.self)
    if kind.contains(.touch) {
      self = try Self.touch(StrictObject(decoder, keys: ["t", "touch", "phase", "at"]))
    } else if kind.contains(.tick) {
      self = try Self.tick(StrictObject(decoder, keys: ["t", "tick", "until", "every"]))
    } else if kind.contains(.action) {
      // Which keys an action may have, the action knows.
      let time = try decoder.container(keyedBy: TimeKey.self).decode(ScenarioTime.self, forKey: .t).timestamp
      self.init(time: time, event: .action(try ScenarioAction(from: decoder)))
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected one of the keys touch, tick, action")
      )
    }
  }

  private enum KindKey: CodingKey { case touch, tick, action }
  private enum TimeKey: CodingKey { case t }

  private static func touch(_ object: StrictObject) throws -> ScenarioEntry {
    let time = try object.required("t", ScenarioTime.self).timestamp
    let phases: KeyValuePairs<String, TouchPhase> = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    guard object.contains("phase") else { throw object.fault("phase", "missing key") }
    let touch = Touch(
      id: TouchID(rawValue: try object.required("touch")),
      phase: try object.choice("phase", phases, default: .began),
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
    guard every > .zero else { throw object.fault("every", "expected more than 0") }
    return ScenarioEntry(time: time, event: .tick(until: until, every: every))
  }
}
#endif
