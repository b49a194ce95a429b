import StepperCore

/// A repeating timer as a run loop keeps it: it fires on a grid that starts with the timer, until it is invalidated.
///
/// One that is late fires once for all that it missed, and goes on with the next point of its grid. The clock keeps it
/// alive, as a run loop does, whoever has let go of it.
final class RunLoopTimer {
  private let clock: ManualClock
  private let interval: Duration
  private let block: () -> Void
  private var next: Timestamp
  private var alarm: Alarm?

  init(every interval: Duration, on clock: ManualClock, _ block: @escaping () -> Void) {
    self.clock = clock
    self.interval = interval
    self.block = block
    next = clock.now.advanced(by: interval)
    schedule()
  }

  func invalidate() {
    alarm?.cancel()
  }

  private func schedule() {
    alarm = clock.schedule(at: next, label: "timer") { self.fire() }
  }

  private func fire() {
    while next <= clock.now { next = next.advanced(by: interval) }
    // The block may invalidate the timer.
    schedule()
    block()
  }
}
