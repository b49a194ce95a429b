/// The figures as JSON, for `compare.py`.
struct JSONFile {
  private let machine: Machine
  private let figures: [Figures]
  private let scenarios: ScenarioRun?

  init(_ machine: Machine, _ figures: [Figures], _ scenarios: ScenarioRun?) {
    self.machine = machine
    self.figures = figures
    self.scenarios = scenarios
  }

  func write(to path: String) throws {
    try TextFile.write(text, to: path)
  }

  /// A line for each entry, so that a difference between two files can be read.
  private var text: String {
    let rows = figures.map { "    { \(members(of: $0).map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }" }
    return """
      {
        "machine": \(quoted(machine.line)),\(scenarios.map { "\n" + line(of: $0) } ?? "")
        "entries": [
      \(rows.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func line(of run: ScenarioRun) -> String {
    let figures = "\"perSecond\": \(rounded(run.perSecond)), \"peakKilobytes\": \(run.peakMemory)"
    return "  \"scenarios\": { \"count\": \(run.scenarios), \(figures) },"
  }

  private func members(of figures: Figures) -> [(String, String)] {
    let entry = figures.entry
    var members = [("name", quoted(entry.name)), ("per", quoted(entry.unit))]
    if let time = figures.time {
      members.append(("timedUnits", String(time.units)))
      members.append(("nanoseconds", spread(time.figure)))
      if let reference = time.reference { members.append(("nanosecondsBeside", spread(reference))) }
    }
    if let instructions = figures.instructions {
      members.append(("instructions", rounded(instructions.figure)))
      if let reference = instructions.reference { members.append(("instructionsBeside", rounded(reference))) }
    }
    if let allocations = figures.allocations {
      members.append(("allocations", String(allocations.total)))
      members.append(("allocationUnits", String(allocations.units)))
    }
    return members + goal(of: entry)
  }

  private func goal(of entry: Entry) -> [(String, String)] {
    guard let goal = entry.goal else { return [] }
    let aim = goal.aim.map { ", \"aim\": \(rounded($0))" } ?? ""
    return [("goal", "{ \"of\": \(quoted(goal.measure.rawValue)), \"must\": \(rounded(goal.must))\(aim) }")]
  }

  private func spread(_ spread: Spread) -> String {
    let (median, lowest, highest) = (rounded(spread.median), rounded(spread.lowest), rounded(spread.highest))
    return "{ \"median\": \(median), \"lowest\": \(lowest), \"highest\": \(highest) }"
  }

  /// To a hundredth.
  private func rounded(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
