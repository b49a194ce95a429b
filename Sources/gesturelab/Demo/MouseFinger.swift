import GestureKit
import StepperCore

/// Makes touches of what the left button of a mouse does, each press a finger of its own.
struct MouseFinger {
  private var finger: TouchID = 0
  private var isDown: Bool = false
  private var location: ScenePoint = .zero

  /// Whether the button is down.
  var holds: Bool { isDown }

  /// What a report means: nothing, a touch, or two if the terminal has not told of the release before.
  mutating func touches(for report: MouseReport, at time: Timestamp) -> [Touch] {
    let point = DemoLayout.point(column: report.column, row: report.row)
    switch report.action {
    case .pressed:
      let lost = cancel(at: time)
      finger = TouchID(rawValue: finger.rawValue + 1)
      isDown = true
      return lost + [touch(.began, point, time)]
    case .dragged: return isDown ? [touch(.moved, point, time)] : []
    case .released:
      guard isDown else { return [] }
      isDown = false
      return [touch(.ended, point, time)]
    case .turned: return []
    }
  }

  /// Takes the finger away, if it is down.
  mutating func cancel(at time: Timestamp) -> [Touch] {
    guard isDown else { return [] }
    isDown = false
    return [touch(.cancelled, location, time)]
  }

  private mutating func touch(_ phase: TouchPhase, _ point: ScenePoint, _ time: Timestamp) -> Touch {
    location = point
    return Touch(id: finger, phase: phase, location: point, timestamp: time, kind: .pointer)
  }
}
