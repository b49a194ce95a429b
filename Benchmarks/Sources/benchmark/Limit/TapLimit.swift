/// A tap by hand: up within 0.75 s and 45 points.
struct TapLimit: LimitRecognizer {
  private(set) var tally = Tally()
  private var tap = TapState()

  @inline(never)
  mutating func on(_ event: LimitEvent) {
    if tap.isCompleted(by: event) { tally.taps += 1 }
  }
}

/// Follows one finger until it may not be a tap any more.
struct TapState {
  private enum State {
    case idle
    case down
  }

  private var state: State = .idle
  private var x: Double = 0
  private var y: Double = 0
  private var start: Int64 = 0

  @inline(__always)
  mutating func isCompleted(by event: LimitEvent) -> Bool {
    switch event.kind {
    case .down:
      (state, x, y, start) = (.down, event.x, event.y, event.time)
      return false
    case .move:
      if state == .down && !isNear(event) { state = .idle }
      return false
    case .up:
      let isTap = state == .down && event.time - start <= 750_000_000 && isNear(event)
      state = .idle
      return isTap
    case .tick: return false
    }
  }

  @inline(__always)
  private func isNear(_ event: LimitEvent) -> Bool {
    let (dx, dy) = (event.x - x, event.y - y)
    return dx * dx + dy * dy <= 45 * 45
  }
}
