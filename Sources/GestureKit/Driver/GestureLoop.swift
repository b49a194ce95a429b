import StepperCore

/// What can be sent to a gesture driver.
enum GestureInput {
  case touch(Touch)
  case change((inout GestureSession) -> Void)
}

/// The working part of a gesture driver, which the clock's alarm holds on to, so that the driver can be released.
final class GestureLoop<LoopClock: DeadlineClock> {
  let observed: ObservedSession
  // No access to these lasts while anybody else runs, so that checking it at every touch finds nothing.
  @exclusivity(unchecked)
  private(set) var isTornDown: Bool = false
  private let clock: LoopClock
  private let alarm: NextAlarm<LoopClock>
  /// Whether the session is at work, so that what is sent meanwhile has to wait.
  @exclusivity(unchecked)
  private var isRunning: Bool = false
  /// What was sent by an observer.
  @exclusivity(unchecked)
  private var reactions: [GestureInput] = []

  init(_ session: GestureSession, clock: LoopClock) {
    observed = ObservedSession(session)
    self.clock = clock
    alarm = NextAlarm(on: clock, label: "gesture deadline")
  }

  func send(_ input: GestureInput) {
    guard !isTornDown else { return }
    guard !isRunning else { return reactions.append(input) }
    isRunning = true
    let now = clock.now
    // A touch counts at its own time: what falls due later comes later, though the clock shows more already.
    takeDeadlines(upTo: time(of: input, now))
    take(input)
    takeDeadlines(upTo: clock.now)
    rest()
  }

  func cancel() {
    let now = clock.now
    send(.change { $0.cancel(at: now) })
  }

  func tearDown() {
    cancel()
    isTornDown = true
    if !isRunning { _ = alarm.set(nil) {} }
  }

  private func time(of input: GestureInput, _ now: Timestamp) -> Timestamp {
    switch input {
    case .touch(let touch): min(touch.timestamp, now)
    case .change: now
    }
  }

  private func wake() {
    let reached = alarm.fire()
    guard !isRunning else { return }
    isRunning = true
    takeDeadlines(upTo: max(clock.now, reached))
    rest()
  }

  /// Sets the alarm for what comes next.
  private func rest() {
    while let reached = alarm.set(isTornDown ? nil : observed.session.nextDeadline, { self.wake() }) {
      takeDeadlines(upTo: max(clock.now, reached))
    }
    isRunning = false
  }

  /// Takes every deadline up to a time, each with the app's reactions before the next.
  private func takeDeadlines(upTo time: Timestamp) {
    while observed.takeDeadline(upTo: time) { react() }
  }

  private func take(_ input: GestureInput) {
    switch input {
    case .touch(let touch): observed.handle(touch)
    case .change(let change): observed.change(change)
    }
    react()
  }

  private func react() {
    while !reactions.isEmpty { take(reactions.removeFirst()) }
  }
}
