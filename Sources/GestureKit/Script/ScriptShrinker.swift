/// Makes a script that fails smaller, one change after another, as long as it still fails.
struct ScriptShrinker<Failure: Error> {
  private(set) var smallest: TouchScript
  private var triesLeft: Int
  private let fails: (TouchScript) throws(Failure) -> Bool

  init(_ script: TouchScript, maximumTries: Int, _ fails: @escaping (TouchScript) throws(Failure) -> Bool) {
    smallest = script
    triesLeft = maximumTries
    self.fails = fails
  }

  /// Whether the script fails at all.
  mutating func isWorthShrinking() throws(Failure) -> Bool {
    try accept(smallest.steps)
  }

  /// Every round makes the script smaller, or is the last.
  mutating func run() throws(Failure) {
    _ = try accept(smallest.steps.flatMap { $0.parts })
    var isSmaller = true
    while isSmaller {
      isSmaller = try dropFingers()
      if try dropSteps() { isSmaller = true }
      if try dropStrokes() { isSmaller = true }
      if try untangle() { isSmaller = true }
      if try simplify() { isSmaller = true }
    }
  }

  /// Takes a candidate over if it is valid and fails.
  private mutating func accept(_ steps: [TouchStep]) throws(Failure) -> Bool {
    let candidate = TouchScript(steps)
    guard triesLeft > 0, candidate.isValid else { return false }
    triesLeft -= 1
    guard try fails(candidate) else { return false }
    smallest = candidate
    return true
  }

  private mutating func dropFingers() throws(Failure) -> Bool {
    var isSmaller = false
    for id in smallest.steps.fingers where smallest.steps.fingers.count > 1 {
      if try accept(smallest.steps.without(id)) { isSmaller = true }
    }
    return isSmaller
  }

  /// Leaves out runs of steps: half of them, a quarter, and so on to single ones.
  private mutating func dropSteps() throws(Failure) -> Bool {
    var isSmaller = false
    var length = smallest.steps.count
    while length > 0 {
      var start = smallest.steps.count - length
      while start >= 0 {
        var steps = smallest.steps
        steps.removeSubrange(start..<min(start + length, steps.count))
        if steps.count < smallest.steps.count, try accept(steps) { isSmaller = true }
        start -= max(length / 2, 1)
      }
      length /= 2
    }
    return isSmaller
  }

  /// Leaves out all that a finger does from a landing to the lift, whatever stands between.
  private mutating func dropStrokes() throws(Failure) -> Bool {
    var isSmaller = false
    for start in smallest.steps.indices.reversed() where start < smallest.steps.count {
      guard case .down(let finger, _) = smallest.steps[start].kind else { continue }
      let rest = smallest.steps[start...]
      let end = rest.firstIndex { $0.isLift(of: finger.id) } ?? rest.endIndex - 1
      let kept = Array(rest[...end]).without(finger.id)
      if try accept(smallest.steps[..<start] + kept + smallest.steps[(end + 1)...]) { isSmaller = true }
    }
    return isSmaller
  }

  /// Plays tracks one after the other.
  private mutating func untangle() throws(Failure) -> Bool {
    for index in smallest.steps.indices {
      guard case .together(let tracks) = smallest.steps[index].kind else { continue }
      var steps = smallest.steps
      steps.replaceSubrange(index...index, with: tracks.flatMap { $0.flatMap { $0.parts } })
      if try accept(steps) { return true }
    }
    return false
  }

  private mutating func simplify() throws(Failure) -> Bool {
    var isSmaller = false
    for index in smallest.steps.indices {
      if try shorten(index) { isSmaller = true }
      for kind in smallest.steps[index].kind.simpler {
        // Each is simpler than the step was before, but not than the one that was taken just now.
        if try accept(replacing(index, with: kind)) {
          isSmaller = true
          break
        }
      }
    }
    return isSmaller
  }

  /// Looks for the shortest time by halving, to the nanosecond.
  private mutating func shorten(_ index: Int) throws(Failure) -> Bool {
    guard let longest = smallest.steps[index].kind.duration, longest > 0 else { return false }
    if try accept(replacing(index, with: smallest.steps[index].kind.lasting(0))) { return true }
    var (short, long) = (Int64(0), longest)
    while long - short > 1 {
      let middle = short + (long - short) / 2
      let isEnough = try accept(replacing(index, with: smallest.steps[index].kind.lasting(middle)))
      if isEnough { long = middle } else { short = middle }
    }
    return long < longest
  }

  private func replacing(_ index: Int, with kind: TouchStep.Kind) -> [TouchStep] {
    var steps = smallest.steps
    steps[index] = steps[index].with(kind)
    return steps
  }
}

extension TouchScript {
  fileprivate var isValid: Bool {
    do throws(TouchScriptError) {
      _ = try touches()
      return true
    } catch {
      return false
    }
  }
}
