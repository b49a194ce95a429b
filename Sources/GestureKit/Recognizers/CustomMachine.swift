import StepperCore

#if hasFeature(Embedded)
/// Embedded Swift has no existentials, and so no recognizers of one's own: nobody makes a value of this type.
public struct CustomSpec: Hashable, Sendable {
  let options: GestureOptions
}

/// A machine that is never recognized, for a spec that is never made.
struct CustomMachine: Machine {
  init(_ spec: CustomSpec) {}

  var due: Int64 { .max }
  var isPressing: Bool { false }
  var reason: FailureReason? { nil }
  var value: GestureValue { .none }
  mutating func receive(_ sample: TouchSample) -> Signal { .none }
  mutating func deadlinePassed() -> Signal { .none }
  mutating func abandon() {}
  mutating func reset() {}
}

extension CustomSpec {
  var waitsForHigherRanks: Bool { false }
}
#else
/// A recognizer of one's own as part of a spec; it cannot be read from a file or written to one.
public struct CustomSpec: Sendable {
  /// The recognizer as it is before any touch.
  public let recognizer: any GestureRecognizing

  /// What every gesture may be given.
  public var options: GestureOptions
}

extension CustomSpec: Hashable {
  /// Compares recognizers and options.
  public static func == (first: CustomSpec, second: CustomSpec) -> Bool {
    AnyHashable(first.recognizer) == AnyHashable(second.recognizer) && first.options == second.options
  }

  /// Hashes recognizer and options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(recognizer))
    hasher.combine(options)
  }
}

extension CustomSpec: Codable {
  /// Throws: a file cannot hold a recognizer.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a recognizer of one's own cannot stand in a file")
    )
  }

  /// Throws: a file cannot hold a recognizer.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      .init(codingPath: encoder.codingPath, debugDescription: "a recognizer of one's own cannot stand in a file")
    )
  }
}

/// The machine around a recognizer of one's own.
struct CustomMachine: Machine {
  private var recognizer: any GestureRecognizing
  private var isOver: Bool = false

  init(_ spec: CustomSpec) {
    recognizer = spec.recognizer
  }

  var due: Int64 { isOver ? .max : recognizer.deadline?.nanoseconds ?? .max }

  var isPressing: Bool { false }

  var reason: FailureReason? { recognizer.failure.map { .custom($0) } }

  var value: GestureValue {
    let numbers = recognizer.value
    return .custom(numbers.x, numbers.y, numbers.z, numbers.w)
  }

  mutating func receive(_ sample: TouchSample) -> Signal {
    let touch = Touch(
      id: TouchID(rawValue: sample.finger),
      phase: sample.phase,
      location: sample.location,
      timestamp: Timestamp(nanoseconds: sample.time)
    )
    return isOver ? .none : noted(recognizer.receive(touch))
  }

  mutating func deadlinePassed() -> Signal {
    isOver ? .none : noted(recognizer.deadlinePassed())
  }

  mutating func abandon() {
    isOver = true
  }

  mutating func reset() {
    recognizer.reset()
    isOver = false
  }

  private mutating func noted(_ signal: Signal) -> Signal {
    switch signal {
    case .none, .began, .changed: break
    case .ended, .cancelled, .failed: isOver = true
    }
    return signal
  }

  static func == (first: CustomMachine, second: CustomMachine) -> Bool {
    AnyHashable(first.recognizer) == AnyHashable(second.recognizer) && first.isOver == second.isOver
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(recognizer))
    hasher.combine(isOver)
  }
}

extension CustomSpec {
  var waitsForHigherRanks: Bool { recognizer.waitsForHigherRanks }
}
#endif
