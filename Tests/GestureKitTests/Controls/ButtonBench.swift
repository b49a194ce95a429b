import StepperCore
import Testing

@testable import GestureKit

/// A button of 100 by 50 points at the origin under test: fingers go in, and all that it says comes out as text.
///
/// Times are milliseconds. Nobody wakes the button between the inputs: what was due comes with the next one.
struct ButtonBench {
  var button: ButtonControl
  private(set) var log: [String] = []

  init(_ trigger: ButtonTrigger = .release(), outset: Insets = .zero) throws {
    let area = ButtonArea(frame: SceneRect(x: 0, y: 0, width: 100, height: 50), outset: outset)
    button = try ButtonControl(area, trigger: trigger)
  }

  mutating func down(_ x: Double = 50, _ y: Double = 25, finger: TouchID = 1, at time: Int64) {
    tell(.began, x, y, finger, at: time)
  }

  mutating func move(_ x: Double, _ y: Double = 25, finger: TouchID = 1, at time: Int64) {
    tell(.moved, x, y, finger, at: time)
  }

  mutating func up(_ x: Double = 50, _ y: Double = 25, finger: TouchID = 1, at time: Int64) {
    tell(.ended, x, y, finger, at: time)
  }

  mutating func takeAway(finger: TouchID = 1, at time: Int64) {
    tell(.cancelled, 50, 25, finger, at: time)
  }

  mutating func advance(to time: Int64) {
    button.advance(to: Timestamp(.milliseconds(time)))
    note()
  }

  mutating func activate(at time: Int64) {
    button.activate(at: Timestamp(.milliseconds(time)))
    note()
  }

  mutating func setEnabled(_ isEnabled: Bool, at time: Int64) {
    button.setEnabled(isEnabled, at: Timestamp(.milliseconds(time)))
    note()
  }

  mutating func tell(_ phase: TouchPhase, _ x: Double, _ y: Double, _ finger: TouchID, at time: Int64) {
    button.handle(
      Touch(id: finger, phase: phase, location: ScenePoint(x, y), timestamp: Timestamp(.milliseconds(time)))
    )
    note()
  }

  /// Writes down what the last input gave.
  mutating func note() {
    log += button.events.map { "\($0.time.nanoseconds / 1_000_000) \($0.kind)" }
  }

  /// Compares the whole log, a line an event, and checks that nothing is left to come.
  func expect(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = log.joined(separator: "\n").replacing("GestureKit.", with: "").replacing("FailureReason.", with: "")
      .replacing("TriggerCause.", with: "").replacing("ButtonEvent.Refusal.", with: "")
      .replacing("TouchDiagnostic.Kind.", with: "")
    #expect(text == lines, sourceLocation: sourceLocation)
    #expect(button.nextDeadline == nil, sourceLocation: sourceLocation)
    #expect(!button.isPressed, sourceLocation: sourceLocation)
  }
}
