/// All that can be measured.
enum Catalog {
  static var entries: [Entry] {
    [W1Tap.entry, W2Drag.entry, W3Contention.entry, W4Nested.entry, W5Hold.entry]
      + [VelocityWorkload.entry, TypedUpdatesWorkload.entry] + DriverPlays.entries
      + [IdleAdvanceWorkload.entry, DueAdvanceWorkload.entry] + Recognizers.entries + Fingers.entries
      + Steppers.entries + BuildingWorkload.entries + HitTesting.entries
  }

  /// The workload with a name.
  static func play(_ name: String) -> Play? {
    entries.lazy.flatMap { $0.plays }.first { $0.name == name }
  }
}
