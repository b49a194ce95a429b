import Foundation
import StepperCore
import Testing

/// The example of the README is the body of this function, line by line.
private func readmeExample() throws -> [String] {
  // README begins
  let clock = ManualClock()
  let range = try StepRange(0...10, step: 3)
  let stepper = try StepperMachine(value: 0, range: range)
  var log: [String] = []
  let driver = StepperDriver(stepper, clock: clock) { event in
    if case .changed(let from, let to, _) = event.kind {
      log.append("\(event.time.nanoseconds / 1_000_000) ms: \(from) → \(to)")
    }
  }

  driver.send(.pressed(1, .up))  // a finger goes down on plus
  try clock.advance(by: .seconds(0.85))  // and stays there
  driver.send(.released(1))
  driver.send(.perform(.decrement()))  // an arrow key

  print(log)
  // ["600 ms: 0 → 3", "700 ms: 3 → 6", "800 ms: 6 → 9", "850 ms: 9 → 6"]
  // README ends
  return log
}

@Suite struct ReadmeExampleTests {
  @Test func `the example prints what its last line says`() throws {
    #expect(try readmeExample() == ["600 ms: 0 → 3", "700 ms: 3 → 6", "800 ms: 6 → 9", "850 ms: 9 → 6"])
  }

  @Test func `the README shows the example as it is compiled here`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let compiled = lines(of: source, after: "  // README begins", until: "  // README ends").map { $0.dropFirst(2) }
    let shown = lines(of: readme, after: "import StepperCore", until: "```")
    #expect(shown.joined(separator: "\n").trimmingCharacters(in: .newlines) == compiled.joined(separator: "\n"))
    #expect(compiled.count > 10)
  }

  private func lines(of text: String, after start: String, until end: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != start }.dropFirst()
    return Array(lines.prefix { $0 != end })
  }
}
