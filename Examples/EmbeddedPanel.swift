// A panel with a stepper on a microcontroller: it polls a touch controller, and needs no operating system and no clock
// of Swift. A file to copy and change, no part of the library.

import GestureKit
import StepperCore

/// What the panel asks of the hardware.
protocol PanelHardware {
  /// The time since the start, in nanoseconds; it never goes back.
  mutating func now() -> Int64

  /// Where the panel is touched, in points; nil where it is not.
  mutating func touchedPoint() -> ScenePoint?

  /// Shows a value.
  mutating func show(_ value: Int)
}

/// A thermostat: minus on the left, plus on the right.
///
/// The arrays inside are as long as they get after the first press. From then on, in a release build, nothing on the
/// way of a touch or of a repeat allocates memory.
struct Thermostat<Hardware: PanelHardware> {
  private(set) var hardware: Hardware
  private var stepper: StepperMachine<Int>
  private var control: StepperControl
  private var lastPoint: ScenePoint?

  /// Creates a thermostat of tenths of a degree, from 5.0 to 30.0 in steps of 0.5.
  init(hardware: Hardware) throws(StepperConfigurationError<Int>) {
    self.hardware = hardware
    stepper = try StepperMachine(value: 200, range: StepRange(50...300, step: 5))
    control = StepperControl(
      increment: ButtonArea(frame: SceneRect(x: 160, y: 0, width: 160, height: 240)),
      decrement: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 160, height: 240))
    )
  }

  /// When the panel wants to be polled although nobody touches it: never, or when a held press repeats.
  var nextDeadline: Int64? { stepper.nextDeadline?.nanoseconds }

  /// Polls the panel once; to be called every few milliseconds, or by the interrupt of the touch controller.
  mutating func poll() {
    let time = Timestamp(nanoseconds: hardware.now())
    takeRepeats(upTo: time)
    let point = hardware.touchedPoint()
    if let touch = touch(at: point, time) {
      Self.pass(touch, through: &control, to: &stepper, showing: &hardware)
    }
    lastPoint = point
  }

  private mutating func takeRepeats(upTo time: Timestamp) {
    while stepper.advanceOneDeadline(upTo: time) { Self.show(stepper.events, on: &hardware) }
  }

  /// What the finger did since the last poll; nil for nothing.
  private func touch(at point: ScenePoint?, _ time: Timestamp) -> Touch? {
    switch (lastPoint, point) {
    case (nil, nil): nil
    case (nil, let new?): Touch(id: 1, phase: .began, location: new, timestamp: time)
    case (let old?, let new?):
      old == new ? nil : Touch(id: 1, phase: .moved, location: new, timestamp: time)
    case (let old?, nil): Touch(id: 1, phase: .ended, location: old, timestamp: time)
    }
  }

  private static func pass(
    _ touch: Touch,
    through control: inout StepperControl,
    to stepper: inout StepperMachine<Int>,
    showing hardware: inout Hardware
  ) {
    control.receive(touch, heldPress: stepper.activePress) { (input: StepperInput<Int>) in
      stepper.handle(input, at: touch.timestamp)
      show(stepper.events, on: &hardware)
    }
  }

  private static func show(_ events: EventBuffer<StepperEvent<Int>>, on hardware: inout Hardware) {
    for event in events {
      switch event.kind {
      case .changed(_, let value, _): hardware.show(value)
      case .committed, .hitBound, .wrapped, .blocked, .editingBegan, .editingEnded, .ignored, .rejected: break
      }
    }
  }
}
