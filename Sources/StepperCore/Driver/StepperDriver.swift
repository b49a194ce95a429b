/// What a live stepper does with the repeats it missed while its host was stalled.
public enum LatenessPolicy: Hashable, Sendable, CaseIterable {
  /// It makes all of them, each with the time it was due.
  case deliverAll
  /// It makes only the last of them, and goes on at the times the others would have had anyway.
  case coalesce
}

/// A stepper that lives: a machine with a clock that wakes it for its repeats.
///
/// The driver is a plain class without isolation: it lives where its clock lives, on the main actor with a main clock,
/// in a synchronous test with a manual one. Events go to a callback, and to any number of asynchronous sequences.
///
/// ```swift
/// let clock = ManualClock()
/// let driver = StepperDriver(machine, clock: clock) { event in print(event) }
/// driver.send(.pressed(1, .up))
/// try clock.advance(by: .seconds(1))
/// ```
///
/// An input that is sent from within the callback is taken after the events at hand and before anything later, at the
/// time of those events. When the driver is released or torn down it withdraws its alarm: none ever outlives it.
///
/// Letting go of a driver while a press is held calls the callback with the end of that press. If the callback reads
/// the variable that holds the driver, tear the driver down before setting that to nil: Swift forbids reading a
/// variable while it is being changed, and traps.
public final class StepperDriver<Value: SteppableValue, DriverClock: DeadlineClock> {
  private let loop: StepperLoop<Value, DriverClock>

  /// Creates a driver for a machine that is at rest.
  ///
  /// - Parameters:
  ///   - machine: The stepper; what it has to say already is told at once.
  ///   - clock: The clock that tells the time of inputs and wakes the stepper.
  ///   - latenessPolicy: What is done with the repeats missed while the host was stalled.
  ///   - onEvent: What is called for each event, in order.
  public init(
    _ machine: StepperMachine<Value>,
    clock: DriverClock,
    latenessPolicy: LatenessPolicy = .deliverAll,
    onEvent: @escaping (StepperEvent<Value>) -> Void = { _ in }
  ) {
    loop = StepperLoop(machine, clock: clock, latenessPolicy: latenessPolicy, onEvent: onEvent)
    loop.start()
  }

  deinit {
    loop.retire()
  }

  /// The stepper as it is now.
  public var machine: StepperMachine<Value> { loop.machine }

  /// The press that the stepper holds, if any.
  public var activePress: PressID? { loop.machine.activePress }

  /// The current value.
  public var value: Value { loop.machine.value }

  /// Whether a step up would change the value.
  public var canIncrement: Bool { loop.machine.canIncrement }

  /// Whether a step down would change the value.
  public var canDecrement: Bool { loop.machine.canDecrement }

  /// Takes an input at the clock's present time.
  public func send(_ input: StepperInput<Value>) {
    loop.send(input)
  }

  /// Takes the repeats that are due at the clock's present time, if the clock has not woken the stepper for them yet.
  public func catchUp() {
    loop.catchUp()
  }

  /// Ends a held press, withdraws the alarm and finishes the sequences; whatever is sent afterwards is ignored.
  public func tearDown() {
    loop.send(.tearDown)
  }

  #if !hasFeature(Embedded)
  /// Returns a sequence of all events from now on; it ends when the stepper is torn down.
  ///
  /// Events that are not read yet wait in it, however many they are.
  public func events() -> AsyncStream<StepperEvent<Value>> {
    loop.stream()
  }
  #endif
}
