import StepperCore

/// Keeps what an engine decides, if it is asked to.
struct Tracer: Hashable, Sendable {
  let isOn: Bool
  private(set) var entries: [TraceEntry] = []

  /// Who waits for whom as it was noted last, so that each wait is noted once.
  private var waits: [TraceEntry.Kind] = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Keeps an entry, which is only made if it is asked for.
  mutating func note(_ kind: @autoclosure () -> TraceEntry.Kind, at nanoseconds: Int64) {
    guard isOn else { return }
    entries.append(TraceEntry(time: Timestamp(nanoseconds: nanoseconds), kind: kind()))
  }

  /// Notes those of the waits at hand that are new.
  mutating func noteWaits(_ waits: [TraceEntry.Kind], at nanoseconds: Int64) {
    for wait in waits where !self.waits.contains(wait) { note(wait, at: nanoseconds) }
    self.waits = waits
  }
}
