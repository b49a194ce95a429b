import StepperCore

/// Schedules alarms and writes down which of them fire, each with what the clock shows then in whole milliseconds.
final class FiringLog<C: DeadlineClock> {
  let clock: C
  private(set) var lines: [String] = []

  init(_ clock: C) {
    self.clock = clock
  }

  @discardableResult
  func schedule(_ label: String, at milliseconds: Int64, then action: @escaping () -> Void = {}) -> Alarm {
    clock.schedule(at: Timestamp(.milliseconds(milliseconds)), label: label) {
      self.note(label)
      action()
    }
  }

  /// Schedules an alarm at each multiple of an interval, the next one from the action of the one before.
  func scheduleRepeats(every interval: Int64, from index: Int64 = 1, through last: Int64) {
    guard index <= last else { return }
    schedule("repeat \(index)", at: index * interval) {
      self.scheduleRepeats(every: interval, from: index + 1, through: last)
    }
  }

  func note(_ text: String) {
    lines.append("\(clock.now.nanoseconds / 1_000_000) \(text)")
  }
}

/// An object whose end can be observed, and which may do something then.
final class Witness {
  private let atEnd: () -> Void

  init(atEnd: @escaping () -> Void = {}) {
    self.atEnd = atEnd
  }

  deinit {
    atEnd()
  }

  func attend() {}
}

extension DeadlineClock {
  /// Schedules an alarm whose action is all that keeps a witness alive.
  @discardableResult
  func scheduleWitness(at deadline: Timestamp = .zero, atEnd: @escaping () -> Void) -> Alarm {
    let witness = Witness(atEnd: atEnd)
    return schedule(at: deadline, label: "witness") { witness.attend() }
  }
}
