public import StepperCore

/// A scene of regions and gestures that is fed touches and says what follows.
///
/// It is a plain value: a copy is a snapshot. Before a touch at a time, every deadline up to and including that time is
/// delivered, each at the time it was due; so what comes out depends on the timestamps alone.
///
/// ```swift
/// var session = try GestureSession(TouchRegion("pad", frame: frame).gesture(Tap().id("tap")))
/// session.handle(touch)
/// for record in session.records { … }
/// ```
public struct GestureSession: Hashable, Sendable {
  package internal(set) var engine: Engine

  /// What was wrong with the touches of the last input, in order; valid until the next one.
  public private(set) var diagnostics: EventBuffer<TouchDiagnostic> = EventBuffer()

  /// Creates a session for a scene.
  ///
  /// - Throws: ``SceneError`` when ids are not unique or not there, a number makes no sense, or gestures would wait for
  ///   each other for ever.
  public init(_ root: TouchRegion, profile: ResolutionProfile = .pairwise) throws(SceneError) {
    engine = try SceneBuilder.engine(root, profile)
  }

  /// What followed from the last input, in order; valid until the next one.
  public var records: EventBuffer<GestureRecord> { engine.records }

  /// When the session wants to be woken; nil while nothing waits for time to pass.
  public var nextDeadline: Timestamp? {
    engine.deadlines.next == .max ? nil : Timestamp(nanoseconds: engine.deadlines.next)
  }

  /// How many gestures wait for time to pass.
  public var pendingDeadlines: Int { engine.deadlines.count }

  /// The id that a gesture was given; nil also for a gesture of another scene.
  public func id(of gesture: GestureNodeID) -> String? {
    contains(gesture) ? engine.names[Int(gesture.index)] : nil
  }

  func contains(_ gesture: GestureNodeID) -> Bool {
    engine.nodes.indices.contains(Int(gesture.index))
  }

  /// The gesture with an id.
  public func gesture(_ id: String) -> GestureNodeID? {
    engine.names.firstIndex { $0 == id }.map { GestureNodeID($0) }
  }

  /// The ids of all gestures that have one, members before their composite.
  public var gestureIDs: [String] { engine.names.compactMap { $0 } }

  /// Whether there is a region with an id, which may have been removed.
  public func hasRegion(_ id: String) -> Bool {
    engine.tree.number(of: id) != nil
  }

  /// Takes a touch, after every deadline up to and including its time.
  public mutating func handle(_ touch: Touch) {
    clear()
    if engine.deadlines.next > touch.timestamp.nanoseconds && engine.goOnDragging(touch) { return }
    handleOther(touch)
  }

  /// Takes a touch that is more than a move of a finger which a drag goes on with.
  private mutating func handleOther(_ touch: Touch) {
    engine.takeDeadlines(upTo: touch.timestamp.nanoseconds)
    guard let seat = engine.touches.tracker.takeProper(touch) else { return handleImproper(touch) }
    deliverInTime(touch, from: seat)
  }

  /// Takes a touch that is not as it should be.
  private mutating func handleImproper(_ touch: Touch) {
    let seat = engine.touches.tracker.seat(of: touch.id)
    let verdict = engine.touches.tracker.accept(touch)
    if let diagnostic = verdict.timeDiagnostic { diagnostics.append(diagnostic) }
    if let diagnostic = verdict.touchDiagnostic { diagnostics.append(diagnostic) }
    if let touch = verdict.touch { deliverInTime(touch, from: seat) }
  }

  /// Takes every deadline up to and including a time; an earlier time changes nothing.
  public mutating func advance(to time: Timestamp) {
    clear()
    engine.touches.tracker.advance(to: time)
    if engine.deadlines.next <= time.nanoseconds { engine.takeAllDeadlines(upTo: time.nanoseconds) }
  }

  /// Takes the next deadline if it is not later than a time, and returns whether there was one.
  public mutating func advanceOneDeadline(upTo time: Timestamp) -> Bool {
    clear()
    guard engine.takeDeadline(upTo: time.nanoseconds) else { return false }
    engine.touches.tracker.advance(to: Timestamp(nanoseconds: engine.now))
    return true
  }

  /// The latest time told.
  var time: Timestamp { engine.touches.tracker.time }

  /// Delivers a touch at the latest time, and after it every deadline that it set for that time.
  @inline(__always)
  private mutating func deliverInTime(_ touch: Touch, from seat: Seat) {
    let time = time.nanoseconds
    engine.now = time
    deliver(touch, from: seat)
    // A deadline that is due at its own input belongs to it.
    engine.takeDeadlines(upTo: time)
  }

  @inline(__always)
  private mutating func deliver(_ touch: Touch, from seat: Seat) {
    switch touch.phase {
    case .began: land(touch)
    case .moved, .ended, .cancelled: engine.follow(touch, from: seat)
    }
  }

  @inline(__always)
  private mutating func land(_ touch: Touch) {
    guard let region = engine.tree.hit(touch.location) else { return engine.traceMiss(of: touch) }
    if !engine.land(touch, in: region) {
      diagnostics.append(TouchDiagnostic(touch: touch.id, time: touch.timestamp, kind: .tooManyTouches))
    }
  }

  private mutating func clear() {
    engine.records.removeAll()
    diagnostics.removeAll()
  }
}

/// What the app changes while fingers may be down, at the time of the last input.
extension GestureSession {
  /// Switches a gesture on or off; off takes it out at once, and a gesture of another scene changes nothing.
  public mutating func setEnabled(_ isEnabled: Bool, _ gesture: GestureNodeID) {
    clear()
    guard contains(gesture) else { return }
    engine.now = max(engine.now, time.nanoseconds)
    engine.setEnabled(Int(gesture.index), isEnabled)
  }

  /// Sets the mask with which a gesture is attached; the next touch reads it.
  ///
  /// A gesture of another scene changes nothing.
  public mutating func setMask(_ mask: GestureMask, _ gesture: GestureNodeID) {
    clear()
    guard contains(gesture) else { return }
    engine.arena.contestants[engine.nodes[Int(gesture.index)].contestant].mask = mask
  }

  /// Removes a region with all that lies inside and takes its gestures out at once.
  ///
  /// False if there is no such region.
  public mutating func removeRegion(_ id: String) -> Bool {
    clear()
    guard let region = engine.tree.number(of: id) else { return false }
    engine.now = max(engine.now, time.nanoseconds)
    engine.remove(region)
    return true
  }

  /// Moves a region.
  ///
  /// False if there is no such region or the frame is not finite.
  public mutating func setFrame(_ frame: SceneRect, ofRegion id: String) -> Bool {
    clear()
    guard let region = engine.tree.number(of: id), frame.isFinite else { return false }
    engine.setFrame(frame, of: region)
    return true
  }

  /// Takes all fingers away, as a system does that interrupts the app; a time that has passed counts as the latest one.
  public mutating func cancel(at time: Timestamp) {
    clear()
    engine.takeDeadlines(upTo: time.nanoseconds)
    engine.touches.tracker.advance(to: time)
    engine.now = max(engine.now, self.time.nanoseconds)
    while let seat = engine.touches.tracker.finger(0)?.seat, let touch = engine.touches.tracker.cancelFirst(at: time) {
      deliver(touch, from: seat)
    }
  }
}
