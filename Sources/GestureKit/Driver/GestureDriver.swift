public import StepperCore

/// A scene that lives: a session with a clock that wakes it for its deadlines, and callbacks for its gestures.
///
/// Like a stepper's driver it is a plain class without isolation: it lives where its clock lives.
///
/// ```swift
/// let driver = GestureDriver(session, clock: clock)
/// driver.on(tap) { update in if update.phase == .ended { select() } }
/// driver.send(touch)
/// ```
///
/// What is sent from within a callback is taken after the updates at hand and before anything later. When the driver is
/// torn down or released, fingers that are down are cancelled and its alarm is withdrawn: none ever outlives it.
/// Callbacks are told of that too; one that needs its owner captures it weakly, because the owner may be going away as
/// well.
public final class GestureDriver<DriverClock: DeadlineClock> {
  private let loop: GestureLoop<DriverClock>

  /// Creates a driver for a session at rest.
  ///
  /// - Parameters:
  ///   - session: The scene.
  ///   - clock: The clock that wakes the scene; the touches' times are on its time base.
  public init(_ session: GestureSession, clock: DriverClock) {
    loop = GestureLoop(session, clock: clock)
  }

  deinit {
    loop.tearDown()
  }

  /// The session as it is now.
  public var session: GestureSession { loop.observed.session }

  /// Calls back for every update of a gesture from now on, in order.
  ///
  /// The gesture is found by its id; without one it is that of a session made of a single gesture.
  ///
  /// Inlinable, so that the value is read by code that knows its type: otherwise a callback costs a microsecond.
  @inlinable
  public func on<Definition: GestureDefinition>(
    _ definition: Definition,
    _ action: @escaping (GestureUpdate<Definition.Value>) -> Void
  ) {
    observe(definition.options.id) { action(GestureUpdate($0, of: definition)) }
  }

  @usableFromInline
  func observe(_ id: String?, _ observer: @escaping (UpdateReader) -> Void) {
    loop.observed.observe(loop.observed.session.node(of: id), observer)
  }

  /// Calls back for every impossible touch from now on.
  public func onDiagnostic(_ action: @escaping (TouchDiagnostic) -> Void) {
    loop.observed.observeDiagnostics(action)
  }

  /// Takes a touch at its own time.
  public func send(_ touch: Touch) {
    loop.send(touch)
  }

  /// Switches a gesture on or off; off takes it out at once.
  public func setEnabled(_ isEnabled: Bool, _ gesture: GestureNodeID) {
    loop.change { $0.setEnabled(isEnabled, gesture) }
  }

  /// Sets the mask with which a gesture is attached; the next touch reads it.
  public func setMask(_ mask: GestureMask, _ gesture: GestureNodeID) {
    loop.change { $0.setMask(mask, gesture) }
  }

  /// Removes a region, if it is there, with all that lies inside; its gestures are taken out at once.
  public func removeRegion(_ id: String) {
    loop.change { _ = $0.removeRegion(id) }
  }

  /// Moves a region, if it is there and the frame is finite.
  public func setFrame(_ frame: SceneRect, ofRegion id: String) {
    loop.change { _ = $0.setFrame(frame, ofRegion: id) }
  }

  /// Takes all fingers away, as a system does that interrupts the app.
  public func cancel() {
    loop.cancel()
  }

  /// Cancels the fingers that are down and withdraws the alarm; whatever is sent afterwards is ignored.
  public func tearDown() {
    loop.tearDown()
  }
}
