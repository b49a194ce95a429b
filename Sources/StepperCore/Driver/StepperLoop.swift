/// The working part of a driver, which the clock's alarm holds on to, so that the driver itself can be released.
final class StepperLoop<Value: SteppableValue, LoopClock: DeadlineClock> {
  private(set) var machine: StepperMachine<Value>

  private let clock: LoopClock
  private let latenessPolicy: LatenessPolicy
  private let onEvent: (StepperEvent<Value>) -> Void
  private let alarm: NextAlarm<LoopClock>
  /// Whether the machine is at work, so that what is sent meanwhile has to wait.
  private var isRunning: Bool = false
  /// What was sent by the callback.
  private var reactions: [StepperInput<Value>] = []
  #if !hasFeature(Embedded)
  private var streams: [AsyncStream<StepperEvent<Value>>.Continuation] = []
  #endif

  init(
    _ machine: StepperMachine<Value>,
    clock: LoopClock,
    latenessPolicy: LatenessPolicy,
    onEvent: @escaping (StepperEvent<Value>) -> Void
  ) {
    self.machine = machine
    self.clock = clock
    alarm = NextAlarm(on: clock, label: "stepper repeat")
    self.latenessPolicy = latenessPolicy
    self.onEvent = onEvent
  }

  /// Tells what the machine has to say already.
  func start() {
    run {
      deliver()
      react()
    }
  }

  func send(_ input: StepperInput<Value>) {
    guard !isRunning else { return reactions.append(input) }
    run {
      let now = clock.now
      takeDeadlines(upTo: now)
      machine.handle(input, at: now)
      deliver()
      react()
    }
  }

  func catchUp() {
    guard !isRunning else { return }
    run { takeDeadlines(upTo: clock.now) }
  }

  /// Tears down on behalf of a driver that goes away, unless that was done or asked for already.
  func retire() {
    if !machine.isTornDown && !reactions.contains(.tearDown) { send(.tearDown) }
  }

  private func wake() {
    let reached = alarm.fire()
    guard !isRunning else { return }
    run { takeDeadlines(upTo: max(clock.now, reached)) }
  }

  private func run(_ work: () -> Void) {
    isRunning = true
    work()
    while let reached = alarm.set(machine.nextDeadline, { self.wake() }) {
      takeDeadlines(upTo: max(clock.now, reached))
    }
    isRunning = false
  }

  /// Takes every deadline that has passed, each with the app's reactions before the next.
  private func takeDeadlines(upTo now: Timestamp) {
    while takeDeadline(upTo: now) {
      deliver()
      react()
    }
  }

  private func takeDeadline(upTo now: Timestamp) -> Bool {
    switch latenessPolicy {
    case .deliverAll: break
    // Each time anew: a press that a reaction began in the past has missed repeats of its own.
    case .coalesce: machine.skipMissedRepeats(upTo: now)
    }
    return machine.advanceOneDeadline(upTo: now)
  }

  private func react() {
    while !reactions.isEmpty {
      let reaction = reactions.removeFirst()
      machine.handle(reaction, at: machine.now)
      deliver()
    }
    if machine.isTornDown { finishStreams() }
  }

  private func deliver() {
    // By index: the callback may read the machine, and a copy of the events would have to be allocated anew.
    for index in machine.events.indices {
      let event = machine.events[index]
      // Before the callback, so that a sequence which that begins has the events that follow.
      yield(event)
      onEvent(event)
    }
  }
}

#if hasFeature(Embedded)
extension StepperLoop {
  private func yield(_ event: StepperEvent<Value>) {}
  private func finishStreams() {}
}
#else
extension StepperLoop {
  func stream() -> AsyncStream<StepperEvent<Value>> {
    let (stream, continuation) = AsyncStream.makeStream(of: StepperEvent<Value>.self)
    // While the machine is at work there may be events to come, and the streams are finished after them.
    if machine.isTornDown && !isRunning { continuation.finish() } else { streams.append(continuation) }
    return stream
  }

  private func yield(_ event: StepperEvent<Value>) {
    streams.removeAll { continuation in
      switch continuation.yield(event) {
      case .terminated: true
      case .enqueued, .dropped: false
      @unknown default: false
      }
    }
  }

  private func finishStreams() {
    for stream in streams { stream.finish() }
    streams.removeAll()
  }
}
#endif
