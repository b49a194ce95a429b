/// What a session says of how it came to what it told.
extension GestureSession {
  /// Whether every decision is kept in ``trace``; off at first, and then it costs nothing.
  ///
  /// Switching it on or off empties the trace. While it is on, the trace grows with every input.
  public var isTracing: Bool {
    get { engine.tracer.isOn }
    set { engine.tracer = Tracer(isOn: newValue) }
  }

  /// Every decision since tracing was switched on, in the order in which they were taken.
  public var trace: [TraceEntry] { engine.tracer.entries }
}
