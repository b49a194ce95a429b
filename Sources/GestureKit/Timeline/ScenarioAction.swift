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
  /// Reads an action.
  public init(from decoder: any Decoder) throws {
    let name = try ActionName(from: decoder).action
    switch name {
    case .setEnabled: self = try Self.setting(decoder) { (value: Bool) in .setEnabled(value) }
    case .setValue: self = try Self.setting(decoder) { (value: Double) in .setValue(value) }
    case .setStep: self = try Self.setting(decoder) { (value: Double) in .setStep(value) }
    case .setRange:
      self = try Self.setting(decoder) { (bounds: ScenarioBounds) in
        .setRange(lowerBound: bounds.lower, upperBound: bounds.upper)
      }
    case .setGestureEnabled:
      let object = try Self.object(decoder, "gesture", "value")
      self = .setGestureEnabled(try object.required("gesture"), try object.required("value"))
    case .setMask:
      let object = try Self.object(decoder, "gesture", "value")
      self = .setMask(try object.required("gesture"), try object.required("value", ScenarioMask.self).mask)
    case .removeNode: self = .removeNode(try Self.object(decoder, "node").required("node"))
    case .moveNode:
      let object = try Self.object(decoder, "node", "frame")
      self = .moveNode(try object.required("node"), try object.required("frame"))
    case .teardown:
      let object = try Self.object(decoder)
      self = .stepper(try object.optional("stepper"), .tearDown)
    case .onChange:
      let object = try Self.object(decoder, "when", "do")
      self = .onChange(
        try object.optional("stepper"),
        when: try object.required("when"),
        try object.required("do")
      )
    }
  }

  private enum Name: String, CaseIterable {
    case setEnabled, setValue, setStep, setRange, teardown, onChange, setGestureEnabled, setMask, removeNode, moveNode
  }

  /// The name decides which other keys there may be.
  private struct ActionName: Decodable {
    let action: Name

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let name = try container.decode(String.self, forKey: .action)
      guard let action = Name(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .action,
          in: container,
          debugDescription:
            "expected one of \(Name.allCases.map(\.rawValue).joined(separator: ", ")), found \(name)"
        )
      }
      self.action = action
    }

    enum CodingKeys: CodingKey { case action }
  }

  private static func setting<Value: Decodable>(
    _ decoder: any Decoder,
    _ input: (Value) -> StepperInput<Double>
  ) throws -> ScenarioAction {
    let object = try object(decoder, "value")
    return .stepper(try object.optional("stepper"), input(try object.required("value")))
  }

  /// The keys of an action, and those of the timeline entry that it stands in.
  private static func object(_ decoder: any Decoder, _ keys: String...) throws -> StrictObject {
    try StrictObject(decoder, keys: ["t", "action", "stepper"] + keys)
  }
}
#endif
