import StepperCore

/// Turns any stream of touches, however wrong, into a well-formed one, and says what was wrong.
///
/// In the stream it lets through, every finger lands once, then moves any number of times, then lifts or is cancelled
/// once; time never goes back; every location is finite; a finger keeps the ``Touch/kind`` it landed with, whatever its
/// later touches say.
///
/// ```
///    ┌──────────┐       began        ┌──────┐
///    │          │ ─────────────────► │      │ ────┐
///    │ not down │                    │ down │     │ moved
///    │          │ ◄───────────────── │      │ ◄───┘
///    └──────────┘  ended, cancelled  └──────┘
/// ```
///
/// What does not fit is dropped or repaired, and reported:
/// - a touch for a finger in the wrong state is dropped (`unknownTouch`, `duplicateTouch`);
/// - a location that is not finite drops a `began` or `moved`, while an `ended` or `cancelled` is let through at the
///   finger's last location: a lift that got lost would leave the finger stuck (`notFinite`);
/// - a `began` beyond the capacity is dropped (`tooManyTouches`);
/// - a time before the latest one becomes the latest one, whether or not the touch is then let through
///   (`timeWentBack`).
///
/// The touches that follow a dropped `began` are those of a finger that is not down. The first of the above that
/// applies is reported, a time that went back besides. Feeding touches allocates nothing; a copy of the tracker
/// allocates at most once, when the first of the two copies is changed.
public struct TouchTracker: Hashable, Sendable {
  /// The number of fingers at most, unless told otherwise: the ten of six people, and a few to spare.
  ///
  /// More can only come from a host that loses lifts, and without a limit they would pile up for ever.
  public static let defaultCapacity: Int = 64

  /// The number of fingers that may be down at once.
  public let capacity: Int

  /// The finger that landed first of those that are down: most often it is the only one, and needs no list.
  var first: SeatedTouch?

  /// The others, in the order in which they landed; empty if there is no first one.
  var others: [SeatedTouch]

  /// The latest time told, on the host's monotonic time base; the earliest there is before the first.
  public internal(set) var time: Timestamp = .min

  /// Creates a tracker with room for a number of fingers.
  ///
  /// - Precondition: `capacity` is at least 1.
  public init(capacity: Int = Self.defaultCapacity) {
    precondition(capacity >= 1, "A touch tracker needs room for one touch.")
    self.capacity = capacity
    others = []
    others.reserveCapacity(capacity - 1)
  }

  /// The fingers that are down, in the order in which they landed; made when asked for.
  public var liveTouches: [LiveTouch] {
    guard let first else { return [] }
    return [first.touch] + others.map { $0.touch }
  }

  /// The finger with this id, or nil when it is not down.
  public subscript(id: TouchID) -> LiveTouch? {
    if let first, first.touch.id == id { return first.touch }
    return index(of: id).map { others[$0].touch }
  }

  /// Takes a touch in and tells what to make of it.
  public mutating func accept(_ touch: Touch) -> TouchVerdict {
    guard touch.timestamp < time else {
      time = touch.timestamp
      return acceptInOrder(touch)
    }
    var repaired = touch
    repaired.timestamp = time
    var verdict = acceptInOrder(repaired)
    let lag = touch.timestamp.duration(to: time)
    verdict.timeDiagnostic = TouchDiagnostic(touch: touch.id, time: time, kind: .timeWentBack(by: lag))
    return verdict
  }

  /// Notes that time has passed without a touch; an earlier time than the latest one changes nothing.
  public mutating func advance(to newTime: Timestamp) {
    time = max(time, newTime)
  }

  /// Takes the finger that landed first away and returns the touch that says so, or nil when none is down.
  ///
  /// Called until it returns nil, it clears the screen, as a system does that interrupts an app. A time before the
  /// latest one counts as the latest one.
  public mutating func cancelFirst(at cancelTime: Timestamp) -> Touch? {
    advance(to: cancelTime)
    guard let touch = first?.touch else { return nil }
    removeFirst()
    return Touch(id: touch.id, phase: .cancelled, location: touch.location, timestamp: time, kind: touch.kind)
  }

  /// Forgets all fingers and the time, as for a new stream that may have another time base.
  public mutating func reset() {
    first = nil
    others.removeAll(keepingCapacity: true)
    time = .min
  }

  private mutating func acceptInOrder(_ touch: Touch) -> TouchVerdict {
    let proper = touch.of(self[touch.id]?.kind ?? touch.kind)
    return takeProper(touch) != nil ? .accepted(proper) : repair(proper)
  }

  /// What to make of a touch that is not as it should be.
  private mutating func repair(_ touch: Touch) -> TouchVerdict {
    switch (touch.phase, self[touch.id]) {
    case (.began, .some): return .dropped(touch, .duplicateTouch)
    case (.began, nil): return .dropped(touch, touch.location.isFinite ? .tooManyTouches : .notFinite)
    case (.moved, nil), (.ended, nil), (.cancelled, nil): return .dropped(touch, .unknownTouch)
    case (.moved, .some): return .dropped(touch, .notFinite)
    case (.ended, let finger?), (.cancelled, let finger?):
      var lift = touch
      lift.location = finger.location
      remove(touch.id)
      return .repaired(lift, .notFinite)
    }
  }
}

extension Touch {
  fileprivate func of(_ kind: TouchKind) -> Touch {
    var touch = self
    touch.kind = kind
    return touch
  }
}
