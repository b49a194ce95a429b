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
  ///
  /// Inlinable, so that the values are read by code that knows their type.
  @inlinable
  public func updates<Definition: GestureDefinition>(of definition: Definition) -> [GestureUpdate<Definition.Value>] {
    let (all, node) = (records, node(of: definition.options.id))
    var updates: [GestureUpdate<Definition.Value>] = []
    for position in all.indices where all[position].isUpdate(of: node) {
      updates.append(GestureUpdate(reader(at: position), of: definition))
    }
    return updates
  }

  @usableFromInline
  func reader(at position: Int) -> UpdateReader {
    UpdateReader(engine, at: position)
  }

  /// The gesture that a definition stands for: that of its id, or the only one of a session made of a single gesture.
  @usableFromInline
  func node(of id: String?) -> GestureNodeID? {
    id.map { gesture($0) } ?? onlyGesture
  }
}

extension GestureUpdate {
  /// Reads the value that a definition has at an update.
  @inlinable
  init<Definition: GestureDefinition>(_ update: UpdateReader, of definition: Definition)
  where Definition.Value == Value {
    time = update.record.time
    event = update.record.event
    value = definition.value(of: update)
    reason = update.record.reason
  }
}

extension GestureRecord {
  /// Whether it is an update of a gesture, and not a member's part in the value of another one.
  @inlinable
  func isUpdate(of gesture: GestureNodeID?) -> Bool {
    guard node == gesture else { return false }
    return switch event {
    case .phase, .pressing: true
    case .member: false
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
