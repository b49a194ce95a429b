// A stepper on the screen with SwiftUI: iOS 17, macOS 14 or later. A file to copy and change, no part of the library.

import GestureKit
import Observation
import StepperCore

/// Holds the stepper and its clock, and what the view shows of them.
@MainActor @Observable
final class CounterModel {
  /// Where the buttons are in the view, in points; the value stands between them.
  static let size: SceneSize = SceneSize(width: 144, height: 44)

  private(set) var value: Int
  private(set) var canIncrement: Bool = false
  private(set) var canDecrement: Bool = false

  @ObservationIgnored private var driver: StepperDriver<Int, MainClock<ContinuousClock>>?
  @ObservationIgnored private var isTouched: Bool = false
  @ObservationIgnored private var control: StepperControl = StepperControl(
    increment: ButtonArea(frame: SceneRect(x: 100, y: 0, width: 44, height: 44), outset: Insets(20)),
    decrement: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 44, height: 44), outset: Insets(20))
  )

  init(value: Int, range: StepRange<Int>) throws(StepperConfigurationError<Int>) {
    let machine = try StepperMachine(value: value, range: range)
    self.value = machine.value
    driver = StepperDriver(machine, clock: MainClock(ContinuousClock())) { [weak self] event in self?.take(event) }
    showAvailability()
  }

  /// Takes a command of the keyboard or of an assistive technology, or a change by the app.
  func send(_ input: StepperInput<Int>) {
    driver?.send(input)
    showAvailability()
  }

  /// Takes where the finger is, which lands if it was not down.
  func follow(_ location: ScenePoint) {
    touch(isTouched ? .moved : .began, location)
    isTouched = true
  }

  /// Takes the lift of the finger.
  func lift(at location: ScenePoint) {
    guard isTouched else { return }
    isTouched = false
    touch(.ended, location)
  }

  /// Takes it that the system has taken the finger away.
  func cancel() {
    guard isTouched else { return }
    isTouched = false
    touch(.cancelled, .zero)
  }

  private func touch(_ phase: TouchPhase, _ location: ScenePoint) {
    // The driver takes the time of its own clock.
    driver?.send(Touch(id: 1, phase: phase, location: location, timestamp: .zero), through: &control)
  }

  private func take(_ event: StepperEvent<Int>) {
    switch event.kind {
    case .changed(_, let newValue, _): value = newValue
    case .committed, .hitBound, .wrapped, .blocked, .editingBegan, .editingEnded, .ignored, .rejected: break
    }
    showAvailability()
  }

  private func showAvailability() {
    canIncrement = driver?.canIncrement ?? false
    canDecrement = driver?.canDecrement ?? false
  }
}

#if canImport(SwiftUI)
import SwiftUI

struct CounterView: View {
  let model: CounterModel
  @GestureState private var isTouched: Bool = false
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "minus").frame(width: 44, height: 44).opacity(model.canDecrement ? 1 : 0.3)
      Text(model.value, format: .number).monospacedDigit().frame(width: 56, height: 44)
      Image(systemName: "plus").frame(width: 44, height: 44).opacity(model.canIncrement ? 1 : 0.3)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .updating($isTouched) { _, isTouched, _ in isTouched = true }
        .onChanged { model.follow(ScenePoint(x: $0.location.x, y: $0.location.y)) }
        .onEnded { model.lift(at: ScenePoint(x: $0.location.x, y: $0.location.y)) }
    )
    // A drag that the system takes away has no end: the gesture state is the one that tells.
    .onChange(of: isTouched) { if !isTouched { model.cancel() } }
    .onChange(of: scenePhase) { if scenePhase != .active { model.send(.suspend) } }
    .onDisappear { model.send(.suspend) }
    .focusable()
    .onKeyPress(.upArrow) { perform(.increment()) }
    .onKeyPress(.downArrow) { perform(.decrement()) }
    .onKeyPress(.home) { perform(.toMinimum) }
    .onKeyPress(.end) { perform(.toMaximum) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Count")
    .accessibilityValue(Text(model.value, format: .number))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: _ = perform(.increment())
      case .decrement: _ = perform(.decrement())
      @unknown default: break
      }
    }
  }

  private func perform(_ command: StepCommand<Int>) -> KeyPress.Result {
    model.send(.perform(command))
    return .handled
  }
}
#endif
