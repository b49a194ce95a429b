/// A gesture as plain data, whatever it was written as.
public indirect enum GestureSpec: Hashable, Sendable {
  /// One or more taps.
  case tap(Tap)
  /// A press that is held.
  case longPress(LongPress)
  /// A movement that is followed.
  case drag(Drag)
  /// A quick movement in one direction.
  case swipe(Swipe)
  /// Two fingers that move apart or together.
  case magnify(Magnify)
  /// Two fingers that turn around each other.
  case rotate(Rotate)
  /// A button.
  case press(Press)
  /// A recognizer of the user's own.
  case custom(CustomSpec)
  /// Two gestures side by side.
  case simultaneous(GestureSpec, GestureSpec, GestureOptions)
  /// Two gestures of which the first is preferred.
  case exclusive(GestureSpec, GestureSpec, GestureOptions)
  /// Two gestures one after the other.
  case sequenced(GestureSpec, GestureSpec, GestureOptions)

  /// What every gesture may be given.
  public var options: GestureOptions {
    switch self {
    case .tap(let tap): tap.options
    case .longPress(let longPress): longPress.options
    case .drag(let drag): drag.options
    case .swipe(let swipe): swipe.options
    case .magnify(let magnify): magnify.options
    case .rotate(let rotate): rotate.options
    case .press(let press): press.options
    case .custom(let custom): custom.options
    case .simultaneous(_, _, let options), .exclusive(_, _, let options), .sequenced(_, _, let options): options
    }
  }

  /// The kind of the gesture.
  public var kind: GestureKind {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .drag: .drag
    case .swipe: .swipe
    case .magnify: .magnify
    case .rotate: .rotate
    case .press: .press
    case .custom: .custom
    case .simultaneous: .simultaneous
    case .exclusive: .exclusive
    case .sequenced: .sequenced
    }
  }
}

#if !hasFeature(Embedded)
extension GestureSpec: Codable {}
#endif
