import StepperCore

/// A finger, as a script of touches speaks of it; what it does are steps.
///
/// ```swift
/// let finger = Finger()
/// let script = TouchScript {
///   finger.down(20, 30)
///   finger.glide(to: 120, 30, over: .milliseconds(200))
///   finger.up()
/// }
/// ```
///
/// Every verb ends with the file and the line where it is written, which are filled in by themselves: a script that
/// makes no sense is reported there. Places are in points of the root's coordinates.
public struct Finger: Hashable, Sendable {
  /// Which finger it is.
  public let id: TouchID

  /// What touches.
  public let kind: TouchKind

  /// Names a finger: the first one, unless told otherwise.
  public init(_ id: TouchID = 1, kind: TouchKind = .direct) {
    self.id = id
    self.kind = kind
  }

  /// Lands; the finger must not be down.
  public func down(at location: ScenePoint, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.down(self, location), file, line)
  }

  /// Moves at once; the finger must be down.
  public func move(to location: ScenePoint, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.move(id, location), file, line)
  }

  /// Moves in a straight line, at a constant speed, in samples of which the last is exactly the target.
  ///
  /// - Parameters:
  ///   - location: The target.
  ///   - duration: How long it takes; zero or more. The last sample is exactly at its end.
  ///   - interval: From one sample to the next; more than zero. Sample *k* is *k* intervals after the start.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func glide(
    to location: ScenePoint,
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    glide(along: [location], over: duration, every: interval, file: file, line: line)
  }

  /// Moves through points on straight lines, at one constant speed; the last sample is exactly the last point.
  ///
  /// A point that no sample falls on is passed by.
  ///
  /// - Parameters:
  ///   - points: The points in order; at least one.
  ///   - duration: How long it takes; zero or more. The last sample is exactly at its end.
  ///   - interval: From one sample to the next; more than zero. Sample *k* is *k* intervals after the start.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func glide(
    along points: [ScenePoint],
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    TouchStep(.glide(id, points, TouchStep.Pace(duration, every: interval)), file, line)
  }

  /// Rests where it is, which is no event, while time passes: zero or more; the finger must be down.
  public func hold(for duration: Duration, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.hold(id, duration.saturatedNanoseconds), file, line)
  }

  /// Lifts: where it is, unless told otherwise; the finger must be down.
  public func up(at location: ScenePoint? = nil, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.lift(id, .ended, location), file, line)
  }

  /// Is taken away by the system: where it is, unless told otherwise; the finger must be down.
  public func cancel(at location: ScenePoint? = nil, file: String = #fileID, line: Int = #line) -> TouchStep {
    TouchStep(.lift(id, .cancelled, location), file, line)
  }
}

/// Verbs made of others.
extension Finger {
  /// Lands and lifts at one place.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - duration: From the landing to the lift; by default 50 ms, a quick tap.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func tap(
    at location: ScenePoint,
    for duration: Duration = .milliseconds(50),
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    let steps = [down(at: location), hold(for: duration), up()]
    return TouchStep(.sequence(steps.map { TouchStep($0.kind, file, line) }), file, line)
  }

  /// Taps twice at one place, for 50 ms each.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - pause: From the first lift to the second landing; by default 100 ms.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func doubleTap(
    at location: ScenePoint,
    pause: Duration = .milliseconds(100),
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    let tap = tap(at: location, file: file, line: line)
    return TouchStep(.sequence([tap, .wait(pause, file: file, line: line), tap]), file, line)
  }

  /// Lands, glides and lifts in motion.
  ///
  /// - Parameters:
  ///   - start: Where it lands.
  ///   - end: Where it lifts.
  ///   - duration: From the landing to the lift; by default 100 ms, fast enough for any swipe of 50 points.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func flick(
    from start: ScenePoint,
    to end: ScenePoint,
    over duration: Duration = .milliseconds(100),
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    let steps = [down(at: start), glide(to: end, over: duration), up()]
    return TouchStep(.sequence(steps.map { TouchStep($0.kind, file, line) }), file, line)
  }
}

/// The same verbs with coordinates in place of points.
extension Finger {
  /// Lands at a place; the finger must not be down.
  public func down(_ x: Double, _ y: Double, file: String = #fileID, line: Int = #line) -> TouchStep {
    down(at: ScenePoint(x: x, y: y), file: file, line: line)
  }

  /// Moves to a place at once; the finger must be down.
  public func move(to x: Double, _ y: Double, file: String = #fileID, line: Int = #line) -> TouchStep {
    move(to: ScenePoint(x: x, y: y), file: file, line: line)
  }

  /// Moves to a place in a straight line, at a constant speed, in samples of which the last is exactly the target.
  public func glide(
    to x: Double,
    _ y: Double,
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    glide(to: ScenePoint(x: x, y: y), over: duration, every: interval, file: file, line: line)
  }

  /// Lands and lifts at a place, 50 ms later.
  public func tap(_ x: Double, _ y: Double, file: String = #fileID, line: Int = #line) -> TouchStep {
    tap(at: ScenePoint(x: x, y: y), file: file, line: line)
  }

  /// Taps twice at a place, with a pause of 100 ms.
  public func doubleTap(_ x: Double, _ y: Double, file: String = #fileID, line: Int = #line) -> TouchStep {
    doubleTap(at: ScenePoint(x: x, y: y), file: file, line: line)
  }
}
