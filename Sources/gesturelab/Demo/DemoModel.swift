import GestureKit
import StepperCore

/// Everything that the demo shows, and what follows from keys, the mouse and the time.
///
/// A value without a clock, as the machines are that it is made of.
struct DemoModel {
  /// More lines than any terminal shows.
  private static let decisionLimit: Int = 500

  let scene: DemoScene
  private(set) var stepper: DemoStepper
  private(set) var grid: DemoGrid
  private(set) var decisions: [Decision] = []
  private var mouse: MouseFinger = MouseFinger()

  init() throws {
    scene = try DemoScene()
    stepper = try DemoStepper()
    grid = try DemoGrid(scene)
  }

  /// When something falls due if nothing happens before.
  var nextDeadline: Timestamp? {
    [stepper.machine.nextDeadline, grid.nextDeadline].compactMap { $0 }.min()
  }

  /// Takes every deadline up to and including a time, whichever comes first, and returns whether there was one.
  @discardableResult
  mutating func advance(to time: Timestamp) -> Bool {
    var hasAdvanced = false
    while let due = nextDeadline, due <= time {
      stepper.advance(to: due, &decisions)
      grid.advance(to: due, &decisions)
      hasAdvanced = true
    }
    forget()
    return hasAdvanced
  }

  /// Takes a key or what the mouse did.
  mutating func handle(_ input: TerminalInput, at time: Timestamp) {
    advance(to: time)
    switch input {
    case .arrow(.up), .arrow(.right): perform(.perform(.increment()), by: "an arrow key is pressed", at: time)
    case .arrow(.down), .arrow(.left): perform(.perform(.decrement()), by: "an arrow key is pressed", at: time)
    case .key: break
    case .mouse(let report):
      turn(report, at: time)
      for touch in mouse.touches(for: report, at: time) { take(touch) }
    }
    forget()
  }

  /// Takes the finger away, as a system does that interrupts an app.
  mutating func interrupt(at time: Timestamp) {
    advance(to: time)
    for touch in mouse.cancel(at: time) { take(touch) }
  }

  private mutating func take(_ touch: Touch) {
    grid.handle(touch, &decisions)
    stepper.handle(touch, &decisions)
  }

  private mutating func turn(_ report: MouseReport, at time: Timestamp) {
    let point = DemoLayout.point(column: report.column, row: report.row)
    guard case .turned(let notches) = report.action, DemoLayout.stepper.frame.contains(point) else { return }
    perform(.scrolled(notches: notches), by: "the wheel is turned", at: time)
  }

  private mutating func perform(_ input: StepperInput<Int>, by source: String, at time: Timestamp) {
    stepper.perform(input, by: source, at: time, &decisions)
  }

  private mutating func forget() {
    if decisions.count > 2 * Self.decisionLimit { decisions.removeFirst(decisions.count - Self.decisionLimit) }
  }
}
