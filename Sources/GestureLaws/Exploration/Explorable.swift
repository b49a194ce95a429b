#if !hasFeature(Embedded)
/// A machine whose every sequence of inputs can be tried: it starts somewhere, and a letter is an input.
package protocol Explorable {
  /// All that decides what comes of further letters, to the last bit.
  associatedtype State: Hashable
  associatedtype Letter: CustomStringConvertible
  associatedtype Rule: Equatable

  var name: String { get }
  var alphabet: [Letter] { get }
  /// The length of the sequences that are tried, unless fewer are asked for.
  var depth: Int { get }
  var start: State { get }

  func state(after letter: Letter, in state: State) -> State
  func outline(of state: State) -> StateOutline

  /// The rules that a sequence of letters breaks, and how.
  func breaches(by word: [Letter]) -> [(rule: Rule, report: String)]
}

/// A state without times, places and values.
package struct StateOutline: Hashable {
  /// The state of each machine.
  package let stages: [MachineStage]
  /// Where the machines stand among each other, and what has been told of them.
  package let standings: [String]

  package init(stages: [MachineStage], standings: [String]) {
    self.stages = stages
    self.standings = standings
  }
}

/// A case of the enumeration that is the state of a kind of machine.
package struct MachineStage: Hashable {
  package let machine: String
  package let name: String

  package init(machine: String, name: String) {
    self.machine = machine
    self.name = name
  }
}
#endif
