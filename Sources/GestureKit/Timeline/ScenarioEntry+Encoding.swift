#if !hasFeature(Embedded)
import StepperCore

extension ScenarioEntry {
  /// Creates the entry of a touch, at the touch's own time.
  public init(_ touch: Touch) {
    self.init(time: touch.timestamp, event: .touch(touch))
  }
}

extension ScenarioEntry: Encodable {
  /// Writes the entry as it stands in a scenario file: times in milliseconds, exact to the nanosecond.
  ///
  /// An action with an input that scenario files have no name for is an `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: ScenarioKey.self)
    try object.encode(time.milliseconds, forKey: .t)
    switch event {
    case .touch(let touch):
      try object.encode(touch.id, forKey: .touch)
      try object.encode(touch.phase, forKey: .phase)
      try object.encode(touch.location, forKey: .at)
    case .tick(let until, let every):
      try object.encode(true, forKey: .tick)
      guard until != time || every != .milliseconds(1) else { return }
      try object.encode(until.milliseconds, forKey: .until)
      try object.encode(Timestamp(every).milliseconds, forKey: .every)
    case .action(let action): try action.encode(into: &object)
    }
  }
}

extension ScenarioAction: Encodable {
  /// Writes the action as it stands in a scenario file.
  ///
  /// An input that scenario files have no name for is an `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: ScenarioKey.self)
    try encode(into: &object)
  }

  fileprivate func encode(into object: inout KeyedEncodingContainer<ScenarioKey>) throws {
    switch self {
    case .stepper(let id, let input):
      try object.encodeIfPresent(id, forKey: .stepper)
      try encode(input, into: &object)
    case .setGestureEnabled(let id, let isEnabled):
      try object.encode("setGestureEnabled", forKey: .action)
      try object.encode(id, forKey: .gesture)
      try object.encode(isEnabled, forKey: .value)
    case .setMask(let id, let mask):
      try object.encode("setMask", forKey: .action)
      try object.encode(id, forKey: .gesture)
      try object.encode(mask.scenarioName, forKey: .value)
    case .removeNode(let id):
      try object.encode("removeNode", forKey: .action)
      try object.encode(id, forKey: .node)
    case .moveNode(let id, let frame):
      try object.encode("moveNode", forKey: .action)
      try object.encode(id, forKey: .node)
      try object.encode(frame, forKey: .frame)
    case .onChange(let id, let value, let reaction):
      try object.encode("onChange", forKey: .action)
      try object.encodeIfPresent(id, forKey: .stepper)
      try object.encode(value, forKey: .when)
      try object.encode(reaction, forKey: .do)
    }
  }

  private func encode(
    _ input: StepperInput<Double>,
    into object: inout KeyedEncodingContainer<ScenarioKey>
  ) throws {
    switch input {
    case .setEnabled(let isEnabled):
      try object.encode("setEnabled", forKey: .action)
      try object.encode(isEnabled, forKey: .value)
    case .setValue(let value):
      try object.encode("setValue", forKey: .action)
      try object.encode(value, forKey: .value)
    case .setStep(let step):
      try object.encode("setStep", forKey: .action)
      try object.encode(step, forKey: .value)
    case .setRange(let lower, let upper):
      try object.encode("setRange", forKey: .action)
      try object.encode([lower, upper], forKey: .value)
    case .tearDown: try object.encode("teardown", forKey: .action)
    case .pressed, .exited, .entered, .released, .cancelled, .perform, .scrolled, .setLowerBound, .setUpperBound,
      .suspend:
      throw EncodingError.invalidValue(
        input,
        .init(codingPath: object.codingPath, debugDescription: "scenario files have no action for this input")
      )
    }
  }
}

private enum ScenarioKey: String, CodingKey {
  case t, touch, phase, at, tick, until, every, action, stepper, value, gesture, node, frame, when, `do`
}

extension GestureMask {
  /// The name of the mask in scenarios.
  var scenarioName: String {
    switch (contains(.gesture), contains(.subviews)) {
    case (true, true): "all"
    case (true, false): "gesture"
    case (false, true): "subviews"
    case (false, false): "none"
    }
  }
}
#endif
