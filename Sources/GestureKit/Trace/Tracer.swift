import StepperCore

/// Keeps what an engine decides, if it is asked to.
struct Tracer: Hashable, Sendable {
  let isOn: Bool
  private(set) var entries: [TraceEntry] = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Keeps an entry, which is only made if it is asked for.
  mutating func note(_ kind: @autoclosure () -> TraceEntry.Kind, at nanoseconds: Int64) {
    guard isOn else { return }
    entries.append(TraceEntry(time: Timestamp(nanoseconds: nanoseconds), kind: kind()))
  }
}
