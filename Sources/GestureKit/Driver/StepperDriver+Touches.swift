public import StepperCore

extension StepperDriver {
  /// Takes a touch on one of the buttons of a control, at the clock's present time.
  ///
  /// The control is in use until this returns: what the callback for events does meanwhile must not send another touch
  /// through it.
  ///
  /// - Parameters:
  ///   - touch: What a finger did; the clock's time counts, not the touch's own.
  ///   - control: The buttons.
  public func send(_ touch: Touch, through control: inout StepperControl) {
    catchUp()
    control.receive(touch, heldPress: activePress) { send($0) }
  }
}
