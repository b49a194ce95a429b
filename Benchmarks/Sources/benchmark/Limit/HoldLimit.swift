/// W5 by hand: a hold of 0.5 s, and then a repeat every 0.1 s.
struct HoldLimit: LimitRecognizer {
  private enum State {
    case idle
    case pressed
    case holding
  }

  private(set) var tally = Tally()
  private var state: State = .idle
  private var due: Int64 = .max
  private var repeats: Int = 0

  @inline(never)
  mutating func on(_ event: LimitEvent) {
    while event.time >= due { passDeadline() }
    switch event.kind {
    case .down: (state, due, repeats) = (.pressed, event.time + 500_000_000, 0)
    case .up:
      if state == .holding { tally.repeats += repeats }
      (state, due) = (.idle, .max)
    case .move, .tick: break
    }
  }

  @inline(__always)
  private mutating func passDeadline() {
    due += 100_000_000
    switch state {
    case .idle: break
    case .pressed: state = .holding
    case .holding:
      repeats += 1
      tally.repeats += repeats
    }
  }
}
