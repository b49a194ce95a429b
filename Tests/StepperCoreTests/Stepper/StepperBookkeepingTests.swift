import Testing

@testable import StepperCore

/// Whether a log adds up: every change begins where the last one ended, every press that begins ends, and what is
/// committed is what changed.
struct StepperBookkeepingTests {
  @Test(arguments: 0..<25 as Range<UInt64>) func `the events of every script add up`(batch: UInt64) throws {
    for index in 0..<25 as Range<UInt64> {
      let seed = batch << 16 | index
      let script = try RandomScript(seed: seed) { $0 }
      var stepper = try script.stepper()
      var book = Bookkeeping(value: script.value)
      book.enter(stepper.events, "seed \(seed), at the start")
      for line in script.lines {
        play([line], to: &stepper)
        book.enter(stepper.events, "seed \(seed), after \(line)")
        #expect(book.value == stepper.value, "seed \(seed), after \(line)")
        #expect((book.press != nil) == (stepper.activePress != nil), "seed \(seed), after \(line)")
      }
    }
  }
}

/// What the events say about the value, from which what must be committed can be told.
private struct Bookkeeping {
  var value: Int
  /// The value that a press which is held has begun with.
  var press: Int?
  /// What a command or a wheel has changed the value from.
  var command: Int?

  mutating func enter(_ events: EventBuffer<StepperEvent<Int>>, _ comment: Comment) {
    var due: (from: Int, to: Int)?
    for event in events {
      switch event.kind {
      case .changed(let from, let to, let reason):
        #expect(from == value && to != from, comment)
        change(from, to, reason)
      case .committed(let from, let to):
        let base = press ?? command
        #expect(from == base && to == value && from != to, comment)
        due = (from, to)
        command = nil
      case .editingBegan:
        #expect(press == nil, comment)
        press = value
      case .editingEnded:
        #expect(press != nil, comment)
        #expect((due != nil) == (press != value), comment)
        (press, due) = (nil, nil)
      case .wrapped(let from, let to):
        #expect(to == value && from != to, comment)
      case .hitBound, .blocked, .ignored, .rejected: break
      }
    }
    #expect(command == nil, comment)
  }

  private mutating func change(_ from: Int, _ to: Int, _ reason: ChangeReason) {
    value = to
    switch reason {
    case .set, .clamped, .range: if press != nil { press = to }
    case .command, .wheel: if press == nil { command = from }
    case .press, .repeat, .rollback: break
    }
  }
}
