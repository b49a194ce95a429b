#if !hasFeature(Embedded)
public import StepperCore

/// Something the app does in the course of a scenario.
public indirect enum ScenarioAction: Sendable {
  /// An input to a stepper; the only one of the scenario if none is named.
  case stepper(String?, StepperInput<Double>)

  /// From now on, whenever a stepper's value changes to this one, an action is taken within the notice of it.
  case onChange(String?, when: Double, ScenarioAction)
}

extension ScenarioAction: Decodable {
  /// More than anyone writes; reading takes stack for each, and a thread may have little.
  private static let maximumNesting: Int = 32

  /// Reads an action.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder, besides: [])
  }

  /// Reads an action that shares its object with something else, whose keys are left alone.
  init(_ decoder: any Decoder, besides others: [String]) throws {
    try Self.checkNesting(decoder)
    let name = try StrictObject(withAnyKeys: decoder).choice("action", Name.all)
    let object = try StrictObject(decoder, keys: others + ["action", "stepper"] + name.parameters)
    let stepper = try object.optional("stepper", String.self)
    switch name {
    case .setEnabled: self = .stepper(stepper, .setEnabled(try object.required("value")))
    case .setValue: self = .stepper(stepper, .setValue(try object.required("value")))
    case .setStep: self = .stepper(stepper, .setStep(try object.required("value")))
    case .setRange:
      let bounds = try object.required("value", ScenarioBounds.self)
      self = .stepper(stepper, .setRange(lowerBound: bounds.lower, upperBound: bounds.upper))
    case .teardown: self = .stepper(stepper, .tearDown)
    case .onChange: self = .onChange(stepper, when: try object.required("when"), try object.required("do"))
    }
  }

  private static func checkNesting(_ decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.reversed().prefix(while: { $0.stringValue == "do" }).count >= maximumNesting else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "expected at most \(maximumNesting) actions inside one another")
    )
  }

  private enum Name {
    case setEnabled, setValue, setStep, setRange, teardown, onChange

    static let all: KeyValuePairs<String, Name> = [
      "setEnabled": .setEnabled, "setValue": .setValue, "setStep": .setStep, "setRange": .setRange,
      "teardown": .teardown, "onChange": .onChange,
    ]

    /// The keys that the action needs besides those of every action.
    var parameters: [String] {
      switch self {
      case .setEnabled, .setValue, .setStep, .setRange: ["value"]
      case .teardown: []
      case .onChange: ["when", "do"]
      }
    }
  }
}
#endif
