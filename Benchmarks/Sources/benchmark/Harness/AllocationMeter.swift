import AllocationCounter

/// Counts the allocations of a workload that is warm.
enum AllocationMeter {
  static var isWorking: Bool { allocations_are_counted() }

  static func figures(of entry: Entry) throws -> AllocationFigures? {
    guard isWorking else { return nil }
    let cycles = entry.play.cycles
    var total = try allocations(of: entry.play, cycles: cycles)
    if case .beyond(let play) = entry.reference { total -= try allocations(of: play, cycles: cycles) }
    return AllocationFigures(total: total, units: entry.units * cycles)
  }

  private static func allocations(of play: Play, cycles: Int) throws -> Int {
    var workload = try play.played()
    let before = allocation_count()
    try workload.run(cycles: cycles)
    let after = allocation_count()
    try workload.check()
    return Int(after - before)
  }
}
