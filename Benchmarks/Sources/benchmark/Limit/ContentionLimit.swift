/// W3 by hand: a tap that waits 0.35 s for a second one, a long press of 0.5 s and a drag.
///
/// Both deadlines are looked at with each event; there is no timer.
struct ContentionLimit: LimitRecognizer {
  private(set) var tally = Tally()
  private var tap = TapState()
  private var longPress = LongPressState()
  private var drag = DragState()
  /// When a tap that was made cannot become a double tap any more; `Int64.max` for no tap.
  private var tapDue: Int64 = .max

  @inline(never)
  mutating func on(_ event: LimitEvent) {
    if event.time > tapDue {
      tally.taps += 1
      tapDue = .max
    }
    if longPress.isCompleted(by: event) { tally.longPresses += 1 }
    if tap.isCompleted(by: event) {
      // A second tap in time makes a double tap, which is not counted.
      tapDue = tapDue == .max ? event.time + 350_000_000 : .max
    }
    drag.take(event, &tally)
  }
}

/// Follows one finger that rests.
struct LongPressState {
  private var x: Double = 0
  private var y: Double = 0
  /// `Int64.max` while no finger rests.
  private var due: Int64 = .max

  @inline(__always)
  mutating func isCompleted(by event: LimitEvent) -> Bool {
    if event.time >= due {
      due = .max
      return true
    }
    switch event.kind {
    case .down: (x, y, due) = (event.x, event.y, event.time + 500_000_000)
    case .move:
      let (dx, dy) = (event.x - x, event.y - y)
      if dx * dx + dy * dy > 10 * 10 { due = .max }
    case .up: due = .max
    case .tick: break
    }
    return false
  }
}
