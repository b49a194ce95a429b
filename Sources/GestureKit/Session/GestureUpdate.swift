public import StepperCore

/// One update of a gesture with its typed value.
public struct GestureUpdate<Value: Sendable>: Sendable {
  /// When it was due.
  public let time: Timestamp

  /// What happened.
  public let event: GestureRecord.Event

  /// The value; nil where there is none.
  public let value: Value?

  /// Why the gesture failed or was cancelled.
  public let reason: FailureReason?

  /// The phase into which the gesture went; nil if only its pressing changed.
  public var phase: Phase? {
    switch event {
    case .phase(let phase): phase
    case .pressing, .member: nil
    }
  }
}

extension GestureUpdate: Equatable where Value: Equatable {}

extension GestureSession {
  /// The updates of a gesture that followed from the last input, in order.
  ///
  /// The gesture is found by its id; without one it is that of a session made of a single gesture.
  public func updates<Definition: GestureDefinition>(of definition: Definition) -> [GestureUpdate<Definition.Value>] {
    guard let node = definition.options.id.map({ gesture($0) }) ?? onlyGesture else { return [] }
    return records.indices.compactMap { position in
      let record = records[position]
      guard record.node == node, record.event != .member else { return nil }
      return GestureUpdate(
        time: record.time,
        event: record.event,
        value: definition.value(of: UpdateReader(self, at: position)),
        reason: record.reason
      )
    }
  }
}

/// A session without a tree of regions.
extension GestureSession {
  /// Creates a session for one gesture that takes touches everywhere.
  ///
  /// - Throws: ``SceneError`` when a number of the gesture makes no sense.
  public init(_ gesture: some GestureDefinition) throws(SceneError) {
    // The area around a point at the root's origin is larger than any screen; its coordinates are the root's.
    var everywhere = TouchRegion("everywhere", frame: SceneRect(x: 0, y: 0, width: 0, height: 0))
    everywhere.hitOutset = Insets(Double.greatestFiniteMagnitude / 4)
    try self.init(everywhere.gesture(gesture))
  }

  /// The gesture of a session that has only one attached.
  private var onlyGesture: GestureNodeID? {
    engine.arena.contestants.count == 1 ? GestureNodeID(engine.arena.contestants[0].root) : nil
  }
}
