/// A touch as a recognizer sees it.
struct TouchSample: Hashable, Sendable {
  /// The finger: its place in the session's table, the same from its landing to its lift.
  let finger: Int
  let phase: TouchPhase
  /// In root coordinates.
  let location: ScenePoint
  /// Nanoseconds on the session's time base.
  let time: Int64
  /// Whether the location is in the hit area of the recognizer's region; for a press, grown by its outset.
  ///
  /// It is told to presses, and to taps at a lift; false for all others.
  var isInside: Bool = false
}

/// One gesture's machine: it is told of the touches of its region and of the passing of its own deadline.
///
/// A machine ignores everything after a terminal signal, until it is reset. It is never called through this protocol on
/// the way of an event: a scene keeps one array for each kind of machine.
protocol Machine: Hashable, Sendable {
  /// Takes a touch.
  mutating func receive(_ sample: TouchSample) -> Signal

  /// When the machine wants to be woken, in nanoseconds; `Int64.max` for never.
  var due: Int64 { get }

  /// Takes the passing of `due`.
  mutating func deadlinePassed() -> Signal

  /// Gives up, because of somebody else: no deadline, no pressing, nothing more until the reset.
  mutating func abandon()

  /// Is as new, except that its samples go on being numbered.
  mutating func reset()

  /// Whether the gesture follows a pressing finger that it reports.
  var isPressing: Bool { get }

  /// Why it failed or was cancelled by its own rules, if it did.
  var reason: FailureReason? { get }

  /// The value as it is now; it is asked for with every signal but `none` and `failed`.
  var value: GestureValue { get }
}
