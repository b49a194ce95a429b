#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures what is asked for, and writes it.
struct Report {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func write() throws {
    let entries = Catalog.entries.filter { options.includes($0) }
    guard !entries.isEmpty || options.hasScenarios else { throw UsageError("nothing has such a name") }
    let scenarios = options.hasScenarios ? try ScenarioRun() : nil
    var meter = options.hasInstructions ? try InstructionMeter(program: CommandLine.arguments[0]) : nil
    let figures = try entries.map { try measure($0, &meter) }
    let machine = Machine()
    print(machine.line, terminator: "\n\n")
    let table = Table(figures, hasTime: options.hasTime, hasInstructions: options.hasInstructions)
    if !figures.isEmpty { print(options.isMarkdown ? table.markdown : table.text) }
    for note in notes(hasMeter: meter != nil, scenarios) { print("", note, separator: "\n") }
    if let file = options.jsonFile { try JSONFile(machine, figures, scenarios).write(to: file) }
  }

  private func measure(_ entry: Entry, _ meter: inout InstructionMeter?) throws -> Figures {
    progress(entry.name)
    do {
      var figures = Figures(entry: entry)
      if options.hasTime { figures.time = try TimeMeter.figures(of: entry) }
      figures.allocations = try AllocationMeter.figures(of: entry)
      figures.instructions = try meter?.figures(of: entry)
      return figures
    } catch let error as WrongResult {
      throw EntryError(entry: entry.name, error: error)
    }
  }

  private func notes(hasMeter: Bool, _ scenarios: ScenarioRun?) -> [String] {
    var notes = scenarios.map { [$0.line] } ?? []
    if options.hasInstructions && !hasMeter { notes.append("Instructions were not counted: there is no valgrind.") }
    if !AllocationMeter.isWorking { notes.append("Allocations were not counted: that works on Linux with glibc only.") }
    return notes
  }

  private func progress(_ name: String) {
    if isatty(STDERR_FILENO) == 1 { Complaint.tell("measuring \(name)") }
  }
}

/// A workload of an entry went wrong.
struct EntryError: Error, CustomStringConvertible {
  let entry: String
  let error: WrongResult

  var description: String { "\(entry): \(error)" }
}
