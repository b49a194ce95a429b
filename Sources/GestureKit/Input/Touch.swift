import StepperCore

/// Something a finger, a pencil or a pointer did at one moment.
///
/// Touches are events, not objects: a finger that lands, moves twice and lifts is four of them with one ``id``.
public struct Touch: Hashable, Sendable {
  /// Which finger it is.
  public var id: TouchID

  /// What the finger did.
  public var phase: TouchPhase

  /// Where the finger is, in points of the root's coordinates.
  public var location: ScenePoint

  /// When it happened, on the host's monotonic time base.
  public var timestamp: Timestamp

  /// What touches.
  ///
  /// A ``TouchTracker`` reads it only when the finger lands.
  public var kind: TouchKind

  /// Creates the event of a finger that did something somewhere at some time.
  @inlinable
  public init(
    id: TouchID,
    phase: TouchPhase,
    location: ScenePoint,
    timestamp: Timestamp,
    kind: TouchKind = .direct
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.kind = kind
  }
}

/// The name of a finger from its landing to its lift, chosen by the host.
///
/// It must be unique among the fingers that are down; once a finger has lifted, its id may be given to another one.
public struct TouchID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The host's own number for the finger.
  public let rawValue: Int

  /// Creates the id with the host's number.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates the id with a number that is written out.
  @inlinable
  public init(integerLiteral value: Int) {
    rawValue = value
  }

  /// Tells whether one number is smaller than another, which says nothing about which finger landed first.
  @inlinable
  public static func < (first: TouchID, second: TouchID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// What a finger can do.
///
/// UIKit's phases except `stationary`: a finger that rests is no event. That time passes is told to a machine by
/// itself, and a host that hears of resting fingers leaves them out.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger landed.
  case began

  /// The finger, which is down, is somewhere else.
  case moved

  /// The finger lifted.
  case ended

  /// The system took the finger away, by a call or a gesture of its own; nobody meant a lift.
  case cancelled
}

extension TouchPhase {
  private var number: UInt8 {
    switch self {
    case .began: 0
    case .moved: 1
    case .ended: 2
    case .cancelled: 3
    }
  }

  /// Tells whether two phases are the same; by number, as the texts would take longer than a touch may.
  public static func == (first: TouchPhase, second: TouchPhase) -> Bool {
    first.number == second.number
  }
}

/// What can touch.
public enum TouchKind: String, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct

  /// A finger on a surface apart from the screen, such as a remote control's.
  case indirect

  /// A pencil on the screen.
  case pencil

  /// A mouse or trackpad with a button held.
  case pointer
}

#if !hasFeature(Embedded)
extension Touch: Codable {}
extension TouchID: Codable {}
extension TouchPhase: Codable {}
extension TouchKind: Codable {}
#endif
