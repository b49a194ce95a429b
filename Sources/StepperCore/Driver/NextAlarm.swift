/// The one alarm that a driver keeps on its clock: that of its next deadline.
///
/// A class, because a clock may fire while the alarm is being set.
package final class NextAlarm<AlarmClock: DeadlineClock> {
  private let clock: AlarmClock
  private let label: String
  // No access to these lasts while anybody else runs.
  @exclusivity(unchecked)
  private var alarm: Alarm?
  /// The time the alarm is set for; nil if it is not set, or has fired.
  @exclusivity(unchecked)
  @usableFromInline
  var deadline: Timestamp?

  package init(on clock: AlarmClock, label: String) {
    self.clock = clock
    self.label = label
  }

  /// Whether the alarm is set for a deadline, or for none.
  @inlinable
  @inline(__always)
  package func isSet(for other: Timestamp?) -> Bool { deadline == other }

  /// Notes that the alarm has fired, and returns the time it was set for.
  ///
  /// That time has come, though a clock that was set back may show less, and would fire again and again at what it
  /// shows.
  package func fire() -> Timestamp {
    let reached = deadline ?? .min
    deadline = nil
    return reached
  }

  /// Sets the alarm for a deadline, or withdraws it for none.
  ///
  /// The action is kept by the clock until it has run or is withdrawn. It must call ``fire()``.
  ///
  /// - Returns: The deadline, if the clock has fired at once; nil otherwise.
  package func set(_ newDeadline: Timestamp?, _ action: @escaping () -> Void) -> Timestamp? {
    guard newDeadline != deadline else { return nil }
    if deadline != nil { withdraw() }
    deadline = newDeadline
    guard let newDeadline else { return nil }
    alarm = clock.schedule(at: newDeadline, label: label, action)
    return deadline == nil ? newDeadline : nil
  }

  /// Withdraws the alarm, if it is set.
  package func withdraw() {
    guard deadline != nil else { return }
    deadline = nil
    alarm?.cancel()
    alarm = nil
  }
}
