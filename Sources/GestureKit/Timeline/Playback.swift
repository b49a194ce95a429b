#if !hasFeature(Embedded)
/// What became of a scenario that was played.
public struct Playback: Sendable {
  /// The scenario.
  public let scenario: Scenario

  /// Everything that happened, in order.
  public let log: [LogEntry]

  /// The scene after the last entry of the timeline, with the trace of all decisions if that was asked for; nil for a
  /// scenario of steppers.
  public let session: GestureSession?
}
#endif
