#if !hasFeature(Embedded)
public import StepperCore

/// Something the app does in the course of a scenario.
public indirect enum ScenarioAction: Sendable {
  /// An input to a stepper; the only one of the scenario if none is named.
  case stepper(String?, StepperInput<Double>)

  /// A gesture is switched on or off.
  case setGestureEnabled(String, Bool)

  /// A gesture's mask is set; the next touch reads it.
  case setMask(String, GestureMask)

  /// A region is removed with all that lies inside.
  case removeNode(String)

  /// A region is moved.
  case moveNode(String, SceneRect)

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
    try decoder.checkNesting(["do"], atMost: Self.maximumNesting, "actions")
    let name = try StrictObject(withAnyKeys: decoder).choice("action", Name.all)
    let object = try StrictObject(decoder, keys: others + ["action"] + name.parameters)
    let stepper = try object.optional("stepper", String.self)
    switch name {
    case .setEnabled: self = .stepper(stepper, .setEnabled(try object.required("value")))
    case .setValue: self = .stepper(stepper, .setValue(try object.required("value")))
    case .setStep: self = .stepper(stepper, .setStep(try object.required("value")))
    case .setRange:
      let bounds = try object.required("value", ScenarioBounds.self)
      self = .stepper(stepper, .setRange(lowerBound: bounds.lower, upperBound: bounds.upper))
    case .teardown: self = .stepper(stepper, .tearDown)
    case .setGestureEnabled:
      self = .setGestureEnabled(try object.required("gesture"), try object.required("value"))
    case .setMask:
      self = .setMask(try object.required("gesture"), try object.required("value", ScenarioMask.self).mask)
    case .removeNode: self = .removeNode(try object.required("node"))
    case .moveNode: self = .moveNode(try object.required("node"), try object.required("frame"))
    case .onChange: self = .onChange(stepper, when: try object.required("when"), try object.required("do"))
    }
  }

  private enum Name {
    case setEnabled, setValue, setStep, setRange, teardown, onChange, setGestureEnabled, setMask, removeNode, moveNode

    static let all: KeyValuePairs<String, Name> = [
      "setEnabled": .setEnabled, "setValue": .setValue, "setStep": .setStep, "setRange": .setRange,
      "teardown": .teardown, "onChange": .onChange, "setGestureEnabled": .setGestureEnabled, "setMask": .setMask,
      "removeNode": .removeNode, "moveNode": .moveNode,
    ]

    /// The keys that the action takes besides its name.
    var parameters: [String] {
      switch self {
      case .setEnabled, .setValue, .setStep, .setRange: ["stepper", "value"]
      case .teardown: ["stepper"]
      case .onChange: ["stepper", "when", "do"]
      case .setGestureEnabled, .setMask: ["gesture", "value"]
      case .removeNode: ["node"]
      case .moveNode: ["node", "frame"]
      }
    }
  }
}
#endif
