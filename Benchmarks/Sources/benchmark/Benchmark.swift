#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures the libraries, or plays one workload and nothing else.
@main
struct Benchmark {
  static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      Complaint.tell("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    switch options.command {
    case .help: print(Options.usage)
    case .list: for entry in Catalog.entries { print(entry.name, entry.plays.map(\.name).joined(separator: " ")) }
    case .run(let name, let cycles): try play(name, cycles: cycles)
    case .measure:
      #if DEBUG
      Complaint.tell("this is a debug build, whose figures say nothing; build it with -c release")
      #endif
      try Report(options).write()
    }
  }

  private static func play(_ name: String, cycles: Int) throws {
    guard let play = Catalog.play(name) else { throw UsageError("there is no workload \(name)") }
    _ = try play.played(cycles: cycles)
  }
}

/// Standard error.
enum Complaint {
  static func tell(_ line: String) {
    var text = "benchmark: \(line)\n"
    text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
