import StepperCore

/// What an observer has sent, which waits for its turn.
private enum Reaction {
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
  private var reactions: [Reaction] = []

  init(_ session: GestureSession, clock: LoopClock) {
    observed = ObservedSession(session)
    self.clock = clock
    alarm = NextAlarm(on: clock, label: "gesture deadline")
  }

  func send(_ touch: Touch) {
    guard !isTornDown else { return }
    guard !isRunning else { return reactions.append(.touch(touch)) }
    isRunning = true
    // A touch counts at its own time: what falls due later comes later, though the clock shows more already.
    takeDeadlines(upTo: min(touch.timestamp, clock.now))
    observed.handle(touch)
    react()
    takeDeadlines(upTo: clock.now)
    rest()
  }

  func change(_ change: @escaping (inout GestureSession) -> Void) {
    guard !isTornDown else { return }
    guard !isRunning else { return reactions.append(.change(change)) }
    isRunning = true
    takeDeadlines(upTo: clock.now)
    observed.change(change)
    react()
    takeDeadlines(upTo: clock.now)
    rest()
  }

  func cancel() {
    let now = clock.now
    change { $0.cancel(at: now) }
  }

  func tearDown() {
    cancel()
    isTornDown = true
    if !isRunning { alarm.withdraw() }
  }

  private func wake() {
    let reached = alarm.fire()
    guard !isRunning else { return }
    isRunning = true
    takeDeadlines(upTo: max(clock.now, reached))
    rest()
  }
}

// Most inputs meet no deadline, cause no reaction and leave the alarm as it is: that much is asked inline.
extension GestureLoop {
  /// Takes every deadline up to a time, each with the app's reactions before the next.
  @inline(__always)
  private func takeDeadlines(upTo time: Timestamp) {
    if observed.isDue(by: time) { takeDueDeadlines(upTo: time) }
  }

  private func takeDueDeadlines(upTo time: Timestamp) {
    while observed.takeDeadline(upTo: time) { react() }
  }

  /// Takes what observers have sent.
  @inline(__always)
  private func react() {
    if !reactions.isEmpty { takeReactions() }
  }

  private func takeReactions() {
    while !reactions.isEmpty {
      switch reactions.removeFirst() {
      case .touch(let touch): observed.handle(touch)
      case .change(let change): observed.change(change)
      }
    }
  }

  /// Sets the alarm for what comes next.
  @inline(__always)
  private func rest() {
    if isTornDown || !alarm.isSet(for: observed.session.nextDeadline) { setAlarm() }
    isRunning = false
  }

  private func setAlarm() {
    while !isTornDown, let next = observed.session.nextDeadline {
      guard let reached = alarm.set(next, { self.wake() }) else { return }
      takeDeadlines(upTo: max(clock.now, reached))
    }
    alarm.withdraw()
  }
}
