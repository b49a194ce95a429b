public import StepperCore

/// One update of one gesture, as it stands in a session's log.
///
/// The record of a composite is followed by one for each of its members, and theirs, that has a value: ``memberCount``
/// of them, members before their composite. They are its value and no updates of their own.
public struct GestureRecord: Hashable, Sendable {
  /// What happened to the gesture.
  public enum Event: Hashable, Sendable {
    /// It went into a phase. `possible` stands for a sequence whose first gesture has a value while nothing is
    /// recognized.
    case phase(Phase)
    /// A finger presses it, or does not any more.
    case pressing(Bool)
    /// Not an update: a member's part in the value of the composite before.
    case member
  }

  /// When it was due.
  public let time: Timestamp

  /// The gesture.
  public let node: GestureNodeID

  /// What happened.
  public let event: Event

  /// The value, in root coordinates; none for composites.
  public let value: GestureValue

  /// The origin of the gesture's space, in root coordinates, at the time of the update.
  public let origin: ScenePoint

  /// Why it failed or was cancelled.
  public let reason: FailureReason?

  /// Whether the second gesture of a sequence has taken over.
  public let isHandedOver: Bool

  /// How many records of members follow.
  public let memberCount: Int
}
