/// What was measured for an entry.
struct Figures {
  let entry: Entry
  var time: TimeFigures?
  var allocations: AllocationFigures?
  var instructions: InstructionFigures?

  /// How many times the time of the reference.
  var ratio: Double? {
    guard let time, let reference = time.reference else { return nil }
    return time.figure.median / reference.median
  }

  /// How many times the instructions of the reference.
  var instructionRatio: Double? {
    guard let instructions, let reference = instructions.reference else { return nil }
    return instructions.figure / reference
  }

  /// The figure that the goal is about; nil if it was not measured.
  var judged: Double? {
    switch entry.goal?.measure {
    case nil: nil
    case .instructions: instructions?.figure
    case .nanoseconds: time?.figure.median
    // Instructions are the more exact ones.
    case .ratio: instructionRatio ?? ratio
    }
  }
}

/// Nanoseconds for one unit.
struct TimeFigures {
  /// How many units a round was made of.
  let units: Int
  let figure: Spread
  /// Those of the workload beside it.
  let reference: Spread?
}

/// The middle and the ends of what the rounds gave.
struct Spread {
  let median: Double
  let lowest: Double
  let highest: Double

  init(_ rounds: [Double]) {
    let sorted = rounds.sorted()
    median = sorted[sorted.count / 2]
    lowest = sorted[0]
    highest = sorted[sorted.count - 1]
  }
}

/// How many allocations were made for a number of units; both exact.
struct AllocationFigures {
  let total: Int
  let units: Int
}

/// Instructions for one unit.
struct InstructionFigures {
  let figure: Double
  /// Those of the workload beside it.
  let reference: Double?
}
