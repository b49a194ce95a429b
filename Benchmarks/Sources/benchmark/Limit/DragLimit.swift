/// A drag by hand: it begins 10 points from its start, and keeps a smoothed velocity.
struct DragLimit: LimitRecognizer {
  private(set) var tally = Tally()
  private var drag = DragState()

  @inline(never)
  mutating func on(_ event: LimitEvent) {
    drag.take(event, &tally)
  }
}

/// Follows one finger that moves.
struct DragState {
  private enum State {
    case idle
    case waiting
    case dragging
  }

  private var state: State = .idle
  private var startX: Double = 0
  private var startY: Double = 0
  private var x: Double = 0
  private var y: Double = 0
  private var time: Int64 = 0
  private var velocityX: Double = 0
  private var velocityY: Double = 0

  @inline(__always)
  mutating func take(_ event: LimitEvent, _ tally: inout Tally) {
    switch event.kind {
    case .down:
      (state, startX, startY) = (.waiting, event.x, event.y)
      (x, y, time, velocityX, velocityY) = (event.x, event.y, event.time, 0, 0)
    case .move:
      guard state != .idle else { return }
      follow(event)
      let (dx, dy) = (x - startX, y - startY)
      if state == .waiting && dx * dx + dy * dy >= 10 * 10 { state = .dragging }
      if state == .dragging { tally.translation += dx }
    case .up:
      if state == .dragging {
        tally.translation += event.x - startX
        tally.drags += 1
      }
      state = .idle
    case .tick: break
    }
  }

  /// Gives up, because another drag has won.
  @inline(__always)
  mutating func stop() {
    state = .idle
  }

  @inline(__always)
  var isDragging: Bool { state == .dragging }

  @inline(__always)
  private mutating func follow(_ event: LimitEvent) {
    let seconds = Double(event.time - time) * 1e-9
    velocityX = 0.8 * velocityX + 0.2 * ((event.x - x) / seconds)
    velocityY = 0.8 * velocityY + 0.2 * ((event.y - y) / seconds)
    (x, y, time) = (event.x, event.y, event.time)
  }
}
