/// Gestures that are played again and again, with a result that is known beforehand.
protocol Workload {
  /// Plays a number of cycles, each later than the one before.
  mutating func run(cycles: Int) throws

  /// Compares what came of all cycles so far with what their definition says.
  func check() throws
}

/// A result that is not what the definition of its workload says.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  init(_ actual: some Any, expected: some Any) {
    description = "gave \(actual) instead of \(expected)"
  }
}

/// Throws unless two results are the same.
func expect<Result: Equatable>(_ actual: Result, _ expected: Result) throws {
  guard actual == expected else { throw WrongResult(actual, expected: expected) }
}

/// A workload with a name, which can be made anew for each thing that is measured.
struct Play {
  /// How many cycles come before anything is counted, so that all storage has grown as far as it gets.
  static let warmUp: Int = 3

  let name: String
  /// Over how many cycles instructions and allocations are counted.
  let cycles: Int
  private let make: () throws -> any Workload

  init(_ name: String, cycles: Int, _ make: @escaping () throws -> any Workload) {
    self.name = name
    self.cycles = cycles
    self.make = make
  }

  /// The workload after some cycles, the result of which was right.
  func played(cycles: Int = Self.warmUp) throws -> any Workload {
    var workload = try make()
    try workload.run(cycles: cycles)
    try workload.check()
    return workload
  }
}
