import StepperCore

extension GestureSpec {
  /// How many taps a tap takes; 0 for everything else.
  var tapCount: Int {
    switch self {
    case .tap(let tap): tap.count
    case .longPress, .drag, .swipe, .magnify, .rotate, .press, .custom, .simultaneous, .exclusive, .sequenced: 0
    }
  }

  /// How far a press may stray beyond its region; 0 for everything else.
  var outset: Double {
    switch self {
    // An area that is infinite on both sides has no edges to compare with.
    case .press(let press): min(press.outset, 1e100)
    case .tap, .longPress, .drag, .swipe, .magnify, .rotate, .custom, .simultaneous, .exclusive, .sequenced: 0
    }
  }

  /// Whether it waits for everyone of higher rank once it is recognized: taps and presses do.
  var yields: Bool {
    switch self {
    case .tap, .press: true
    case .custom(let custom): custom.waitsForHigherRanks
    case .longPress, .drag, .swipe, .magnify, .rotate, .simultaneous, .exclusive, .sequenced: false
    }
  }

  /// Checks the gesture's own numbers.
  func check() throws(SceneError) {
    switch self {
    case .tap(let tap):
      try positive("count", Double(tap.count))
      try positive("touches", Double(tap.touches))
      try distance("maximumDistance", tap.maximumDistance)
      try duration("maximumDuration", tap.maximumDuration)
      try duration("maximumInterval", tap.maximumInterval)
    case .longPress(let longPress):
      try duration("minimumDuration", longPress.minimumDuration)
      try distance("maximumDistance", longPress.maximumDistance)
      try positive("touches", Double(longPress.touches))
    case .drag(let drag): try distance("minimumDistance", drag.minimumDistance)
    case .swipe(let swipe):
      try distance("minimumDistance", swipe.minimumDistance)
      try duration("maximumDuration", swipe.maximumDuration)
    case .magnify(let magnify): try distance("minimumScaleDelta", magnify.minimumScaleDelta)
    case .rotate(let rotate): try distance("minimumAngleDelta", rotate.minimumAngleDelta)
    case .press(let press):
      try duration("minimumDuration", press.minimumDuration)
      try distance("outset", press.outset)
    case .custom, .simultaneous, .exclusive, .sequenced: break
    }
  }

  private func positive(_ parameter: String, _ value: Double) throws(SceneError) {
    if value < 1 { throw invalid(parameter, value, "at least 1") }
  }

  /// Infinity is a limit that nothing breaks.
  private func distance(_ parameter: String, _ value: Double) throws(SceneError) {
    guard value >= 0 else { throw invalid(parameter, value, "a number of at least 0") }
  }

  private func duration(_ parameter: String, _ value: Duration) throws(SceneError) {
    if value < .zero { throw invalid(parameter, Double(value.saturatedNanoseconds) / 1e9, "at least 0 s") }
  }

  private func invalid(_ parameter: String, _ value: Double, _ expected: String) -> SceneError {
    .invalidParameter(gesture: options.id ?? kind.rawValue, parameter: parameter, value: value, expected: expected)
  }
}
