public import StepperCore

/// One step on the way from touches to what a session told of its gestures.
///
/// A session keeps them if it is asked to, see ``GestureSession/isTracing``.
public struct TraceEntry: Hashable, Sendable {
  /// What can be traced.
  public enum Kind: Hashable, Sendable {
    /// A finger landed, at a point in root coordinates: the ids of the regions that it hit, from the front-most one
    /// that takes touches out to the root; none if nobody takes it.
    case landed(TouchID, at: ScenePoint, path: [String])
    /// What became of a landed finger at a gesture attached along its path, from the inside out, and how that is
    /// attached.
    case offered(TouchID, to: GestureNodeID, as: AttachmentPolicy, Reception)
    /// A gesture was recognized by its own rules, or those of its composite, whether or not it may act.
    case recognized(GestureNodeID, Recognition)
    /// A gesture failed or was cancelled; the rule is there if another gesture was the cause.
    case lost(GestureNodeID, FailureReason, rule: PrecedenceRule?)
    /// A gesture that was recognized waits until another one has failed, or is told at once if that one has already.
    case waits(GestureNodeID, for: GestureNodeID, rule: WaitingRule)
    /// A gesture that was recognized may act: nobody excludes it, and nobody is left whom it waits for.
    case admitted(GestureNodeID)
    /// The phase of a gesture that was told.
    case told(GestureNodeID, Phase)
    /// A gesture wants to be woken at a time if nothing happens before.
    case deadlineSet(GestureNodeID, due: Timestamp)
    /// A gesture does not want to be woken any more.
    case deadlineWithdrawn(GestureNodeID)
    /// The time at which a gesture wanted to be woken has come; all up to the next deadline or touch follows from it.
    case deadlinePassed(GestureNodeID)
  }

  /// When it happened: the time of the touch, or of the deadline, that it follows from.
  public let time: Timestamp

  /// What happened.
  public let kind: Kind
}

/// What became of a landed finger at a gesture.
public enum Reception: UInt8, Hashable, Sendable, CaseIterable {
  /// The gesture takes it.
  case received
  /// The gesture is disabled.
  case disabled
  /// A mask switches the gesture off: its own, or one further out that leaves out subviews.
  case masked
  /// The gesture has failed with fingers that are still down and waits until they are up.
  case over
  /// The gesture has a result that cannot change any more and waits for another one to fail.
  case parked
}

/// What a gesture was recognized as.
public enum Recognition: UInt8, Hashable, Sendable, CaseIterable {
  /// A continuous gesture that goes on.
  case began
  /// A discrete gesture, or the end of a continuous one.
  case ended
}

/// The rule by which one gesture excludes another.
public enum PrecedenceRule: UInt8, Hashable, Sendable, CaseIterable {
  /// It had succeeded with a finger of both before.
  case succeededBefore
  /// It lies inside the other one.
  case inner
  /// It is attached to the same region before the other one.
  case attachedBefore
  /// It is attached with high priority, and the other one is not.
  case highPriority
  /// Both have high priority, and it lies outside the other one.
  case outerHighPriority
  /// The other one waited for it to fail, and it succeeded.
  case requirement
  /// It is the first of an exclusive pair of which the other is the second, or took the fingers before the first.
  case exclusivePair
}

/// The rule by which a gesture that was recognized waits for another one to fail.
public enum WaitingRule: UInt8, Hashable, Sendable, CaseIterable {
  /// It was declared to require the other one's failure.
  case requirement
  /// The other one is a tap of more taps, which may still come.
  case moreTaps
  /// The other one comes before it by the place and the priority of both.
  case precedence
  /// It is the second of an exclusive pair of which the other one is the first.
  case exclusivePair
}
