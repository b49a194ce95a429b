/// One line of the results.
struct Entry {
  /// What a figure is compared with.
  enum Reference {
    case none
    /// Another workload beside it.
    case beside(Play)
    /// Another workload, whose figures are subtracted from its own.
    case beyond(Play)
  }

  let name: String
  let play: Play
  let reference: Reference
  /// What a figure is for one of.
  let unit: String
  /// How many of them there are in a cycle.
  let units: Int
  let goal: Goal?
  /// Whether it takes long to count.
  let isSlow: Bool

  init(
    _ name: String,
    _ play: Play,
    _ reference: Reference = .none,
    per unit: String = "event",
    units: Int,
    goal: Goal? = nil,
    isSlow: Bool = false
  ) {
    self.name = name
    self.play = play
    self.reference = reference
    self.unit = unit
    self.units = units
    self.goal = goal
    self.isSlow = isSlow
  }

  /// The workloads that it needs.
  var plays: [Play] {
    switch reference {
    case .none: [play]
    case .beside(let other), .beyond(let other): [play, other]
    }
  }
}

/// What a figure has to be, and what would be better.
struct Goal {
  enum Measure: String {
    case instructions = "instr"
    case nanoseconds = "ns"
    case ratio = "×"
  }

  let measure: Measure
  let must: Double
  let aim: Double?

  static func instructions(_ must: Double, aim: Double? = nil) -> Goal {
    Goal(measure: .instructions, must: must, aim: aim)
  }

  static func nanoseconds(_ must: Double) -> Goal {
    Goal(measure: .nanoseconds, must: must, aim: nil)
  }

  static func ratio(_ must: Double) -> Goal {
    Goal(measure: .ratio, must: must, aim: nil)
  }
}
