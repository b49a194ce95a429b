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
/// allocates once, when the first of the two copies is changed.
public struct TouchTracker: Hashable, Sendable {
  /// The number of fingers at most, unless told otherwise: the ten of six people, and a few to spare.
  ///
  /// More can only come from a host that loses lifts, and without a limit they would pile up for ever.
  public static let defaultCapacity: Int = 64

  /// The number of fingers that may be down at once.
  public let capacity: Int

  /// The fingers that are down, in the order in which they landed.
  ///
  /// A list that is held on to while the next touch is told makes the tracker copy it.
  public private(set) var liveTouches: [LiveTouch]

  /// The latest time told, on the host's monotonic time base; the earliest there is before the first.
  public private(set) var time: Timestamp = .min

  /// Creates a tracker with room for a number of fingers.
  ///
  /// - Precondition: `capacity` is at least 1.
  public init(capacity: Int = Self.defaultCapacity) {
    precondition(capacity >= 1, "A touch tracker needs room for one touch.")
    self.capacity = capacity
    liveTouches = []
    liveTouches.reserveCapacity(capacity)
  }

  /// The finger with this id, or nil when it is not down.
  public subscript(id: TouchID) -> LiveTouch? {
    index(of: id).map { liveTouches[$0] }
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

  /// Takes in a touch that is as it should be, and returns whether it is; any other changes nothing.
  ///
  /// Almost every touch is, and then there is nothing to be said of it.
  @inline(__always)
  mutating func takeProper(_ touch: Touch) -> Bool {
    guard touch.timestamp >= time, touch.location.isFinite else { return false }
    switch (touch.phase, index(of: touch.id)) {
    case (.began, nil):
      guard liveTouches.count < capacity else { return false }
      liveTouches.append(LiveTouch(began: touch))
    case (.moved, let index?): liveTouches[index].location = touch.location
    case (.ended, let index?), (.cancelled, let index?): remove(at: index)
    case (.began, .some), (.moved, nil), (.ended, nil), (.cancelled, nil): return false
    }
    time = touch.timestamp
    return true
  }

  @inline(__always)
  private mutating func remove(at index: Int) {
    if index == liveTouches.count - 1 { liveTouches.removeLast() } else { liveTouches.remove(at: index) }
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
    guard let first = liveTouches.first else { return nil }
    liveTouches.removeFirst()
    return Touch(id: first.id, phase: .cancelled, location: first.location, timestamp: time, kind: first.kind)
  }

  /// Forgets all fingers and the time, as for a new stream that may have another time base.
  public mutating func reset() {
    liveTouches.removeAll(keepingCapacity: true)
    time = .min
  }

  private mutating func acceptInOrder(_ touch: Touch) -> TouchVerdict {
    let proper = touch.of(self[touch.id]?.kind ?? touch.kind)
    return takeProper(touch) ? .accepted(proper) : repair(proper)
  }

  /// What to make of a touch that is not as it should be.
  private mutating func repair(_ touch: Touch) -> TouchVerdict {
    switch (touch.phase, index(of: touch.id)) {
    case (.began, .some): return .dropped(touch, .duplicateTouch)
    case (.began, nil): return .dropped(touch, touch.location.isFinite ? .tooManyTouches : .notFinite)
    case (.moved, nil), (.ended, nil), (.cancelled, nil): return .dropped(touch, .unknownTouch)
    case (.moved, .some): return .dropped(touch, .notFinite)
    case (.ended, let index?), (.cancelled, let index?):
      var lift = touch
      lift.location = liveTouches[index].location
      remove(at: index)
      return .repaired(lift, .notFinite)
    }
  }

  @inline(__always)
  private func index(of id: TouchID) -> Int? {
    liveTouches.firstIndex { $0.id == id }
  }
}

extension Touch {
  fileprivate func of(_ kind: TouchKind) -> Touch {
    var touch = self
    touch.kind = kind
    return touch
  }
}
