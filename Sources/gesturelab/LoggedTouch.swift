import Foundation
import GestureKit
import StepperCore

/// A touch as a line of a log tells it: as an entry of a scenario's timeline, or as `JSONEncoder` writes a `Touch`.
struct LoggedTouch: Decodable {
  let touch: Touch

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    let isEncoded = keys.contains("id") || keys.contains("timestamp")
    let expected: [Key] = isEncoded ? [.id, .phase, .location, .timestamp, .kind] : [.t, .touch, .phase, .at]
    for key in keys where !expected.contains(where: { $0.rawValue == key }) {
      let names = expected.map(\.rawValue).joined(separator: ", ")
      throw ScenarioError(path: key, message: "unknown key; expected one of \(names)")
    }
    let object = try decoder.container(keyedBy: Key.self)
    // What touches is not part of a scenario, and no gesture asks for it.
    if isEncoded { _ = try Self.choice(TouchKind.self, .kind, object) }
    touch = Touch(
      id: TouchID(rawValue: try Self.value(isEncoded ? .id : .touch, object)),
      phase: try Self.choice(TouchPhase.self, .phase, object),
      location: try Self.value(isEncoded ? .location : .at, object),
      timestamp: isEncoded ? try Self.value(.timestamp, object) : try Self.time(object)
    )
  }

  private enum Key: String, CodingKey {
    case t, touch, at, id, phase, location, timestamp, kind
  }

  private static func value<Value: Decodable>(_ key: Key, _ object: KeyedDecodingContainer<Key>) throws -> Value {
    do {
      return try object.decode(Value.self, forKey: key)
    } catch let error where !(error is DecodingError) {
      // Foundation's decoder has an error of its own, without a place, for a number that the type cannot hold.
      let isWhole = Value.self is any BinaryInteger.Type
      let message = isWhole ? "expected a whole number" : "expected numbers that a Double can hold"
      throw ScenarioError(path: key.rawValue, message: message)
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type,
    _ key: Key,
    _ object: KeyedDecodingContainer<Key>
  ) throws -> Choice {
    let name: String = try value(key, object)
    guard let choice = Choice(rawValue: name) else {
      let names = type.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScenarioError(path: key.rawValue, message: "expected one of \(names), found \"\(name)\"")
    }
    return choice
  }

  /// Three thousand years either side, more than a timestamp can tell, and little enough to be multiplied.
  private static let latest: Decimal = 9_223_372_036_854

  /// The time in milliseconds, rounded to the nanosecond; as a decimal, because a log that counts from 1970 has more
  /// digits than a `Double`.
  private static func time(_ object: KeyedDecodingContainer<Key>) throws -> Timestamp {
    // The error for what is no number at all is better for a `Double`.
    let _: Double = try value(.t, object)
    let milliseconds: Decimal = try value(.t, object)
    guard milliseconds.magnitude <= latest else {
      throw ScenarioError(path: "t", message: "expected at most \(latest) ms (292 years) either side of 0")
    }
    var (exact, rounded) = (milliseconds * 1_000_000, Decimal())
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return Timestamp(nanoseconds: NSDecimalNumber(decimal: rounded).int64Value)
  }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
