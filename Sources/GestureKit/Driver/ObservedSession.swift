import StepperCore

/// A session with those who are told what follows from its inputs.
///
/// It is what a driver holds besides its clock, and a class of its own so that it is compiled once for all clocks.
final class ObservedSession {
  private enum Observer {
    case ofGesture(GestureNodeID, (UpdateReader) -> Void)
    case ofDiagnostics((TouchDiagnostic) -> Void)
  }

  // No access to these lasts while anybody else runs, so that checking it at every touch finds nothing.
  @exclusivity(unchecked)
  private(set) var session: GestureSession
  @exclusivity(unchecked)
  private var observers: [Observer] = []

  init(_ session: GestureSession) {
    self.session = session
  }

  /// Tells an observer of each update of a gesture from now on; of none, if there is no such gesture.
  func observe(_ gesture: GestureNodeID?, _ observer: @escaping (UpdateReader) -> Void) {
    if let gesture { observers.append(.ofGesture(gesture, observer)) }
  }

  /// Tells an observer of each impossible touch from now on.
  func observeDiagnostics(_ observer: @escaping (TouchDiagnostic) -> Void) {
    observers.append(.ofDiagnostics(observer))
  }

  func handle(_ touch: Touch) {
    session.handle(touch)
    deliver()
  }

  func change(_ change: (inout GestureSession) -> Void) {
    change(&session)
    deliver()
  }

  /// Whether there is a deadline that is not later than a time.
  @inline(__always)
  func isDue(by time: Timestamp) -> Bool {
    guard let next = session.nextDeadline else { return false }
    return next <= time
  }

  /// Takes the next deadline if it is not later than a time, and returns whether there was one.
  func takeDeadline(upTo time: Timestamp) -> Bool {
    guard isDue(by: time), session.advanceOneDeadline(upTo: time) else { return false }
    deliver()
    return true
  }

  @inline(__always)
  private func deliver() {
    if !session.records.isEmpty || !session.diagnostics.isEmpty { tellObservers() }
  }

  private func tellObservers() {
    // By their places: who comes to them meanwhile is told of what follows from the next input.
    for place in observers.indices {
      switch observers[place] {
      case .ofGesture(let gesture, let observer): deliver(gesture, to: observer)
      case .ofDiagnostics(let observer): for diagnostic in session.diagnostics { observer(diagnostic) }
      }
    }
  }

  private func deliver(_ gesture: GestureNodeID, to observer: (UpdateReader) -> Void) {
    for position in 0..<session.engine.records.count where session.engine.records[position].isUpdate(of: gesture) {
      observer(UpdateReader(session.engine, at: position))
    }
  }
}
