import GestureKit
import StepperCore

/// One button of a stepper that is put together from a button, a long press and a drag.
///
/// The closures of the three share a flag and a timer. What is wrong with that is meant to be: the drag toggles the
/// flag instead of clearing it, a second timer takes the place of the first without stopping it, and nothing is done
/// when a gesture is cancelled.
final class ComposedButton {
  /// In which order the closures run when one lift ends both the button and the drag; no system says which it is.
  enum Order: CaseIterable, Sendable {
    case buttonFirst
    case dragFirst
  }

  private(set) var isLongPressing: Bool = false

  private let button: Press
  private let hold: LongPress
  private let drag: Drag
  private let clock: ManualClock
  private let action: () -> Void
  private var timer: RunLoopTimer?

  init(_ name: String, clock: ManualClock, action: @escaping () -> Void) {
    button = Press().id("\(name) button")
    hold = LongPress(minimumDuration: .milliseconds(500)).id("\(name) hold")
    drag = Drag(minimumDistance: 10).id("\(name) drag")
    self.clock = clock
    self.action = action
  }

  /// The names of its gestures.
  var ids: [String] { ([button, hold, drag] as [any GestureDefinition]).compactMap(\.options.id) }

  func region(_ frame: SceneRect) -> TouchRegion {
    TouchRegion(button.options.id ?? "", frame: frame)
      .gesture(button)
      .simultaneousGesture(hold)
      .simultaneousGesture(drag)
  }

  func listen(to driver: GestureDriver<ManualClock>, _ order: Order) {
    driver.on(hold) { [weak self] in if $0.phase == .ended { self?.startRepeating() } }
    switch order {
    case .buttonFirst:
      onClick(driver)
      onDrag(driver)
    case .dragFirst:
      onDrag(driver)
      onClick(driver)
    }
  }

  /// What the button does, be it clicked by a finger or activated by an assistive technology.
  func activate() {
    guard isLongPressing else { return action() }
    isLongPressing.toggle()
    timer?.invalidate()
  }

  private func onClick(_ driver: GestureDriver<ManualClock>) {
    driver.on(button) { [weak self] in if $0.phase == .ended { self?.activate() } }
  }

  private func onDrag(_ driver: GestureDriver<ManualClock>) {
    driver.on(drag) { [weak self] in if $0.phase == .ended { self?.stopDragging() } }
  }

  private func startRepeating() {
    isLongPressing = true
    timer = RunLoopTimer(every: .milliseconds(100), on: clock, action)
  }

  private func stopDragging() {
    isLongPressing.toggle()
    timer?.invalidate()
  }
}
