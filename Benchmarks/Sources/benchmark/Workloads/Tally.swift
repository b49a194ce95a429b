import GestureKit

/// What an app would add up from the records, or what a hand-written recognizer counts.
struct Tally: Equatable {
  var taps: Int = 0
  var longPresses: Int = 0
  /// Drags that ended.
  var drags: Int = 0
  /// The sum of the horizontal translations of all updates of drags, in points.
  var translation: Double = 0
  /// The sum of the counts of repeats of all updates of presses.
  var repeats: Int = 0

  /// A drag that begins at one of its moves: 2 points to the right for each move, and the last place again at the lift.
  ///
  /// With a minimum distance of 10 that is the fifth: five moves of 2 and 1 points lead √125 ≈ 11.2 points away, four
  /// √80 ≈ 8.9.
  static func drag(moves: Int, beginsAt first: Int = 5) -> Tally {
    let updates = (first...moves).reduce(0) { $0 + 2 * $1 } + 2 * moves
    return Tally(drags: 1, translation: Double(updates))
  }

  static func * (tally: Tally, factor: Int) -> Tally {
    Tally(
      taps: tally.taps * factor,
      longPresses: tally.longPresses * factor,
      drags: tally.drags * factor,
      translation: tally.translation * Double(factor),
      repeats: tally.repeats * factor
    )
  }

  /// Reads what followed from an input.
  @inline(__always)
  mutating func read(_ session: borrowing GestureSession) {
    for record in session.records {
      switch record.event {
      case .phase(.began), .phase(.changed): add(record.value)
      case .phase(.ended):
        add(record.value)
        count(record.value)
      case .phase(.possible), .phase(.cancelled), .phase(.failed), .pressing, .member: break
      }
    }
  }

  @inline(__always)
  private mutating func add(_ value: GestureValue) {
    switch value {
    case .drag(let start, let location, _): translation += location.x - start.x
    case .press(_, _, let repeats): self.repeats += repeats
    case .none, .tap, .longPress, .swipe, .magnify, .rotate, .custom: break
    }
  }

  @inline(__always)
  private mutating func count(_ value: GestureValue) {
    switch value {
    case .tap: taps += 1
    case .longPress: longPresses += 1
    case .drag: drags += 1
    case .none, .swipe, .magnify, .rotate, .press, .custom: break
    }
  }
}
