import StepperCore

/// The working part of a gesture driver, which the clock's alarm holds on to, so that the driver can be released.
final class GestureLoop<LoopClock: DeadlineClock> {
  /// What can be sent to it.
  enum Input {
    case touch(Touch)
    case change((inout GestureSession) -> Void)
  }

  private(set) var session: GestureSession
  private(set) var isTornDown: Bool = false

  private let clock: LoopClock
  private let alarm: NextAlarm<LoopClock>
  private var observers: [(GestureSession) -> Void] = []
  /// Whether the session is at work, so that what is sent meanwhile has to wait.
  private var isRunning: Bool = false
  /// What was sent by an observer.
  private var reactions: [Input] = []

  init(_ session: GestureSession, clock: LoopClock) {
    self.session = session
    self.clock = clock
    alarm = NextAlarm(on: clock, label: "gesture deadline")
  }

  func observe(_ observer: @escaping (GestureSession) -> Void) {
    observers.append(observer)
  }

  func send(_ input: Input) {
    guard !isTornDown else { return }
    guard !isRunning else { return reactions.append(input) }
    run {
      // A touch counts at its own time: what falls due later comes later, though the clock shows more already.
      takeDeadlines(upTo: time(of: input))
      take(input)
      takeDeadlines(upTo: clock.now)
    }
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

  private func time(of input: Input) -> Timestamp {
    switch input {
    case .touch(let touch): min(touch.timestamp, clock.now)
    case .change: clock.now
    }
  }

  private func wake() {
    let reached = alarm.fire()
    guard !isRunning else { return }
    run { takeDeadlines(upTo: max(clock.now, reached)) }
  }

  private func run(_ work: () -> Void) {
    isRunning = true
    work()
    while let reached = alarm.set(isTornDown ? nil : session.nextDeadline, { self.wake() }) {
      takeDeadlines(upTo: max(clock.now, reached))
    }
    isRunning = false
  }

  /// Takes every deadline up to a time, each with the app's reactions before the next.
  private func takeDeadlines(upTo time: Timestamp) {
    while session.advanceOneDeadline(upTo: time) {
      deliver()
      react()
    }
  }

  private func take(_ input: Input) {
    switch input {
    case .touch(let touch): session.handle(touch)
    case .change(let change): change(&session)
    }
    deliver()
    react()
  }

  private func react() {
    while !reactions.isEmpty { take(reactions.removeFirst()) }
  }

  private func deliver() {
    for observer in observers { observer(session) }
  }
}
