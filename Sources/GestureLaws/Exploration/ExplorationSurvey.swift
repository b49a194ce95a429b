#if !hasFeature(Embedded)
import GestureKit
import StepperCore

/// What came of several explorations, as people read it.
package struct ExplorationSurvey {
  /// What is wrong, each with its shortest sequence.
  package private(set) var breaches: [String] = []
  private var reached: Set<MachineStage> = []
  private var wordCount: Int = 0

  package init() {}

  /// Explores one more machine and returns the line of the table for it.
  package mutating func explore<System: Explorable>(_ system: System, upTo limit: Int? = nil) -> String {
    let depth = min(system.depth, limit ?? system.depth)
    let exploration = Exploration(of: system, depth: depth)
    reached.formUnion(exploration.stages)
    wordCount += exploration.wordCount
    for breach in exploration.breaches {
      let word = breach.word.map(\.description).joined(separator: "; ")
      breaches.append("\(system.name): \(breach.rule) is broken by: \(word)\n\(breach.report)")
    }
    let numbers = [
      depth, system.alphabet.count, exploration.wordCount, exploration.stateCount, exploration.outlineCount,
      exploration.transitionCount,
    ]
    return Self.row(system.name, numbers.map(String.init))
  }

  package static let heading: String = row(
    "scene",
    ["depth", "letters", "sequences", "states", "abstract", "steps"]
  )

  /// Every case of a machine's state that is not reached, as "tap paused".
  package var unreached: [String] {
    Self.allStages.filter { !reached.contains($0) }.map { "\($0.machine) \($0.name)" }
  }

  /// How many sequences were checked, and which states of machines were reached.
  package var summary: String {
    let count = Self.allStages.count - unreached.count
    let rest = unreached.isEmpty ? "" : "; never " + unreached.joined(separator: ", ")
    return "\(wordCount) sequences; \(count) of \(Self.allStages.count) states of machines reached\(rest)"
  }

  /// The states of all machines, a list that the compiler keeps.
  private static let allStages: [MachineStage] =
    GestureKind.allCases.flatMap { kind in
      kind.stages.map { MachineStage(machine: kind.rawValue, name: $0) }
    } + PressMachine.Phase.allCases.map { MachineStage(machine: "stepper", name: "\($0)") }

  private static func row(_ name: String, _ cells: [String]) -> String {
    ([name + String(repeating: " ", count: max(0, 42 - name.count))] + cells.map(flushRight)).joined(separator: " ")
  }

  private static func flushRight(_ cell: String) -> String {
    String(repeating: " ", count: max(0, 9 - cell.count)) + cell
  }
}
#endif
