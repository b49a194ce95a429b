import StepperCore

/// The events of a driver as short text lines: the time in milliseconds, and what happened.
final class DriverLog {
  private(set) var lines: [String] = []
  /// What the app does about an event, after it is written down.
  var onEvent: (StepperEvent<Int>) -> Void = { _ in }

  func take(_ event: StepperEvent<Int>) {
    lines.append(Self.line(event))
    onEvent(event)
  }

  func note(_ line: String) {
    lines.append(line)
  }

  /// Makes the app react once, to the first change that leads to a value.
  func react(to value: Int, with reaction: @escaping () -> Void) {
    onEvent = { [unowned self] event in
      guard case .changed(_, value, _) = event.kind else { return }
      onEvent = { _ in }
      reaction()
    }
  }

  static func line(_ event: StepperEvent<Int>) -> String {
    "\(milliseconds(event.time)) \(text(event.kind))"
  }

  private static func milliseconds(_ time: Timestamp) -> String {
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)" : "\(whole)+\(rest)ns"
  }

  private static func text(_ kind: StepperEvent<Int>.Kind) -> String {
    switch kind {
    case .changed(let from, let to, let reason): "\(from)→\(to) \(reason)"
    case .hitBound(let direction): "bound \(direction)"
    case .blocked(let direction): "blocked \(direction)"
    case .wrapped(let from, let to): "wrapped \(from)→\(to)"
    case .editingBegan: "began"
    case .editingEnded(let reason): "ended \(reason)"
    case .committed(let from, let to): "commit \(from)→\(to)"
    case .ignored(.timeWentBack(let duration)): "ignored back by \(milliseconds(Timestamp(duration)))"
    case .ignored(let reason): "ignored \(reason)"
    case .rejected: "rejected"
    }
  }
}

extension Duration {
  static func ms(_ milliseconds: Int64) -> Duration { .milliseconds(milliseconds) }
}

extension Timestamp {
  static func ms(_ milliseconds: Int64) -> Timestamp { Timestamp(.milliseconds(milliseconds)) }
}

/// A driver of a stepper from 0 that writes what it tells into a log.
func makeDriver<C: DeadlineClock>(
  _ clock: C,
  _ log: DriverLog,
  value: Int = 0,
  upTo upperBound: Int = 100,
  schedule: RepeatSchedule = .standard,
  lateness: LatenessPolicy = .deliverAll
) throws -> StepperDriver<Int, C> {
  let stepper = try StepperMachine(
    value: value,
    range: StepRange(0...upperBound, step: 1),
    policy: PressPolicy(schedule: schedule)
  )
  return StepperDriver(stepper, clock: clock, latenessPolicy: lateness) { log.take($0) }
}
