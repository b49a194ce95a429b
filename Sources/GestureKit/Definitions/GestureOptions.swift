/// What every gesture may be given besides its own parameters.
public struct GestureOptions: Hashable, Sendable {
  /// The name by which logs and other gestures speak of it; unique in a scene.
  public var id: String?

  /// Whether it takes part at all.
  public var isEnabled: Bool = true

  /// The gestures that must fail before this one may succeed.
  public var requiresFailureOf: [GestureSelector] = []

  /// The gestures beside which this one may succeed.
  public var simultaneousWith: [GestureSelector] = []

  /// The coordinates in which its values are told.
  public var coordinateSpace: SceneSpace = .local

  /// What a further finger does to a gesture of one finger.
  public var extraTouches: ExtraTouchRule = .ignore

  /// Creates the options of a gesture without a name and without relations.
  public init() {}
}

/// What a further finger does to a gesture of one finger.
public enum ExtraTouchRule: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case ignore
  /// It fails the gesture, or cancels it if it was recognized already.
  case fail

  var isFailing: Bool {
    switch self {
    case .ignore: false
    case .fail: true
    }
  }
}

/// Names one gesture or all of a kind.
public enum GestureSelector: Hashable, Sendable {
  /// The gesture with this id.
  case id(String)
  /// Every gesture of this kind.
  case kind(GestureKind)
}

/// The kinds of gestures.
public enum GestureKind: String, Hashable, Sendable, CaseIterable {
  /// One or more taps.
  case tap
  /// A press that is held.
  case longPress
  /// A movement that is followed.
  case drag
  /// A quick movement in one direction.
  case swipe
  /// Two fingers that move apart or together.
  case magnify
  /// Two fingers that turn around each other.
  case rotate
  /// A button that is pressed, held and released.
  case press
  /// A recognizer of the user's own.
  case custom
  /// Two gestures side by side.
  case simultaneous
  /// Two gestures of which the first is preferred.
  case exclusive
  /// Two gestures one after the other.
  case sequenced
}

#if !hasFeature(Embedded)
extension GestureOptions: Codable {}
extension ExtraTouchRule: Codable {}
extension GestureSelector: Codable {}
extension GestureKind: Codable {}
#endif
