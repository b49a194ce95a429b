#if !hasFeature(Embedded)
/// What came of trying every sequence of inputs up to a length, the shortest ones first.
///
/// A sequence that leads to a state that is known already is checked, but not continued: its continuations are those of
/// the sequence that found the state. That is right because a state is all that decides what comes next, which is what
/// the snapshot law says: a copy goes on exactly as the original does. States are compared to the last bit.
package struct Exploration<System: Explorable> {
  /// A rule that does not hold, with the first and so the shortest sequence that breaks it.
  package struct Breach {
    package let rule: System.Rule
    package let word: [System.Letter]
    package let report: String
  }

  /// A state, and the first sequence that led to it.
  private struct Discovery {
    let state: System.State
    let outline: Int
    let word: [System.Letter]
  }

  /// A step between two states without their details.
  private struct Transition: Hashable {
    let from: Int
    let to: Int
  }

  private let system: System
  private var frontier: [Discovery] = []
  private var states: Set<System.State> = []
  /// The states without their details, numbered.
  private var outlines: [StateOutline: Int] = [:]
  private var transitions: Set<Transition> = []

  /// How many sequences were checked.
  package private(set) var wordCount: Int = 0
  package private(set) var breaches: [Breach] = []

  /// Explores a machine with sequences of at most a number of letters.
  package init(of system: System, depth: Int) {
    self.system = system
    states.insert(system.start)
    frontier.append(Discovery(state: system.start, outline: number(of: system.start), word: []))
    for length in 1..<max(depth, 0) + 1 {
      let known = frontier
      frontier = []
      for discovery in known { goOn(from: discovery, isLast: length == depth) }
    }
  }

  /// How many states the sequences led to, the start included.
  package var stateCount: Int { states.count }

  /// How many states there are without times, places and values.
  package var outlineCount: Int { outlines.count }

  /// How many steps there are from one of those to another.
  package var transitionCount: Int { transitions.count }

  /// The states of machines that occurred.
  package var stages: Set<MachineStage> { Set(outlines.keys.flatMap(\.stages)) }

  private mutating func goOn(from known: Discovery, isLast: Bool) {
    for letter in system.alphabet {
      let state = system.state(after: letter, in: known.state)
      let outline = number(of: state)
      if outline != known.outline { transitions.insert(Transition(from: known.outline, to: outline)) }
      let word = known.word + [letter]
      check(word)
      let isNew = states.insert(state).inserted
      if isNew && !isLast { frontier.append(Discovery(state: state, outline: outline, word: word)) }
    }
  }

  private mutating func number(of state: System.State) -> Int {
    let outline = system.outline(of: state)
    if let number = outlines[outline] { return number }
    outlines[outline] = outlines.count
    return outlines.count - 1
  }

  private mutating func check(_ word: [System.Letter]) {
    wordCount += 1
    for (rule, report) in system.breaches(by: word) where !breaches.contains(where: { $0.rule == rule }) {
      breaches.append(Breach(rule: rule, word: word, report: report))
    }
  }
}
#endif
