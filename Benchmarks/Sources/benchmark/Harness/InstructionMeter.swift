#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Counts instructions with valgrind, which runs this program for few and for more cycles of one workload: what they
/// differ by is free of the start of the program, and does not depend on how busy the machine is.
struct InstructionMeter {
  private let program: String
  /// Those that are known already, for a cycle.
  private var known: [String: Double] = [:]

  /// Nil where there is no valgrind.
  init?(program: String) throws {
    guard ChildProcess.isAvailable, try ChildProcess.canRun(["valgrind", "--version"]) else { return nil }
    // Else each process has hash tables of another order, and scenes take more or less to build.
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    self.program = program
  }

  mutating func figures(of entry: Entry) throws -> InstructionFigures {
    let units = Double(entry.units)
    let figure = try instructions(of: entry.play)
    switch entry.reference {
    case .none: return InstructionFigures(figure: figure / units, reference: nil)
    case .beside(let play):
      return InstructionFigures(figure: figure / units, reference: try instructions(of: play) / units)
    case .beyond(let play):
      return InstructionFigures(figure: (figure - (try instructions(of: play))) / units, reference: nil)
    }
  }

  private mutating func instructions(of play: Play) throws -> Double {
    if let known = known[play.name] { return known }
    // Both at once.
    let short = try start(play, cycles: Play.warmUp)
    let long = try start(play, cycles: Play.warmUp + play.cycles)
    let counts = (short: try count(from: short, play), long: try count(from: long, play))
    let instructions = Double(counts.long - counts.short) / Double(play.cycles)
    known[play.name] = instructions
    return instructions
  }

  private func start(_ play: Play, cycles: Int) throws -> ChildProcess {
    try ChildProcess([
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "run", play.name, String(cycles),
    ])
  }

  /// Reads the line "==1234== Collected : 6488108" of what valgrind says.
  private func count(from child: ChildProcess, _ play: Play) throws -> Int {
    let outcome = try child.wait()
    let line = outcome.complaints.split(separator: "\n").first { $0.contains(" Collected : ") }
    guard outcome.status == 0, let count = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw InstructionError(play: play.name, complaints: outcome.complaints)
    }
    return count
  }
}

/// Valgrind did not count.
struct InstructionError: Error, CustomStringConvertible {
  let play: String
  let complaints: String

  var description: String { "valgrind gave no count for \(play):\n\(complaints)" }
}
