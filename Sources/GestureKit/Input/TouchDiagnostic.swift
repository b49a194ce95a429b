import StepperCore

/// A report of something impossible in a stream of touches.
public struct TouchDiagnostic: Hashable, Sendable {
  /// What was wrong with a touch.
  public enum Kind: Hashable, Sendable {
    /// A finger moved, lifted or was cancelled that is not down; the touch was dropped.
    case unknownTouch

    /// A finger landed that is down already; the touch was dropped, and the finger goes on from where it was.
    case duplicateTouch

    /// A touch was this much earlier than the latest time known; it counts as having happened at that time.
    case timeWentBack(by: Duration)

    /// A coordinate was infinite or NaN; the touch was dropped, or a lift kept at the last good location.
    case notFinite

    /// A finger landed while as many were down as the tracker has room for; the touch was dropped.
    case tooManyTouches
  }

  /// The finger that was told of.
  public let touch: TouchID

  /// When, on the host's monotonic time base: the repaired time if the touch's own went back.
  public let time: Timestamp

  /// What was wrong.
  public let kind: Kind

  /// Creates the report that something was wrong with a touch at a time.
  public init(touch: TouchID, time: Timestamp, kind: Kind) {
    self.touch = touch
    self.time = time
    self.kind = kind
  }
}

extension TouchDiagnostic.Kind {
  /// The name of the kind without its payload, the same in every version: fit for logs and files.
  public var name: String {
    switch self {
    case .unknownTouch: "unknownTouch"
    case .duplicateTouch: "duplicateTouch"
    case .timeWentBack: "timeWentBack"
    case .notFinite: "notFinite"
    case .tooManyTouches: "tooManyTouches"
    }
  }
}
