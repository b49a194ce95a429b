import StepperCore

/// A clock that a workload moves.
protocol PlayedClock: DeadlineClock {
  init()

  /// Moves the clock to an instant, and fires what is due by then.
  func move(to time: Timestamp) throws
}

/// The least that a driver needs of a clock: a time that is set, and room for the one alarm that a driver keeps.
final class OneAlarmClock: PlayedClock {
  private(set) var now: Timestamp = .zero
  private var lastTicket: Int64 = 0
  private var deadline: Timestamp = .max
  private var action: (() -> Void)?

  func schedule(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Alarm {
    lastTicket += 1
    self.deadline = deadline
    self.action = action
    return Alarm(ticket: lastTicket, of: self)
  }

  func withdraw(_ ticket: Int64) {
    guard ticket == lastTicket else { return }
    deadline = .max
    action = nil
  }

  func move(to time: Timestamp) {
    while deadline <= time {
      now = deadline
      deadline = .max
      var due: (() -> Void)?
      swap(&due, &action)
      due?()
    }
    now = time
  }
}

extension ManualClock: PlayedClock {
  convenience init() {
    self.init(now: .zero)
  }

  func move(to time: Timestamp) throws {
    try advance(to: time)
  }
}
