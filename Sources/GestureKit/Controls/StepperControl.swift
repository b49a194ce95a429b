public import StepperCore

/// The two buttons of a stepper on a surface: it turns touches into a stepper's inputs.
///
/// It holds no value and no clock. What it tells goes to a `StepperMachine` or its driver, whose held
/// press it asks for: a finger that the stepper has ignored, or whose press is over, has nothing more to say until it
/// lifts.
///
/// ```swift
/// var control = StepperControl(increment: plusArea, decrement: minusArea)
/// driver.send(touch, through: &control)
/// ```
public struct StepperControl: Hashable, Sendable {
  /// Where the button is that steps up.
  public var increment: ButtonArea

  /// Where the button is that steps down; where both overlap, it lies behind.
  public var decrement: ButtonArea

  /// The fingers that went down on a button and are still down.
  private var presses: [PressRecognizer] = []

  /// Creates a control from the areas of its buttons.
  public init(increment: ButtonArea, decrement: ButtonArea) {
    self.increment = increment
    self.decrement = decrement
  }

  /// Takes a touch and tells, in order, what it means for a stepper: at most two inputs.
  ///
  /// The stepper must have taken every deadline up to the time of the touch, and the touches must be well formed, as a
  /// ``TouchTracker`` leaves them.
  ///
  /// - Parameters:
  ///   - touch: What a finger did.
  ///   - heldPress: The press that the stepper holds, if any; asked before each input.
  ///   - tell: Takes the inputs.
  public mutating func receive<Value: SteppableValue>(
    _ touch: Touch,
    heldPress: @autoclosure () -> PressID?,
    _ tell: (StepperInput<Value>) -> Void
  ) {
    switch touch.phase {
    case .began: begin(touch, tell)
    case .moved: follow(touch, whileHeld: heldPress, tell)
    case .ended, .cancelled:
      follow(touch, whileHeld: heldPress, tell)
      presses.removeAll { $0.touch == touch.id }
    }
  }

  private mutating func begin<Value: SteppableValue>(_ touch: Touch, _ tell: (StepperInput<Value>) -> Void) {
    let up = PressRecognizer(touch, on: increment)
    guard let press = up ?? PressRecognizer(touch, on: decrement) else { return }
    presses.append(press)
    tell(.pressed(PressID(touch.id.rawValue), up == nil ? .down : .up))
  }

  private mutating func follow<Value: SteppableValue>(
    _ touch: Touch,
    whileHeld heldPress: () -> PressID?,
    _ tell: (StepperInput<Value>) -> Void
  ) {
    let press = PressID(touch.id.rawValue)
    guard let index = presses.firstIndex(where: { $0.touch == touch.id }) else { return }
    presses[index].receive(touch) { signal in
      // Asked each time: a press that is over because it has left its button has no release to tell.
      if heldPress() == press { tell(StepperInput(signal, press)) }
    }
  }
}

extension StepperInput {
  fileprivate init(_ signal: PressRecognizer.Signal, _ press: PressID) {
    switch signal {
    case .exited: self = .exited(press)
    case .entered: self = .entered(press)
    case .released: self = .released(press)
    case .cancelled: self = .cancelled(press)
    }
  }
}
