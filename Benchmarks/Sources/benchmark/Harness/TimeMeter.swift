/// Measures a workload and its reference in turns, so that both meet the machine in the same mood.
struct TimeMeter {
  static let rounds: Int = 9
  /// How long a round of one workload lasts at least, in nanoseconds.
  static let roundLength: Double = 8_000_000

  private var workload: any Workload
  private let cycles: Int

  private init(_ play: Play) throws {
    workload = try play.played()
    // The rounds that find out how many cycles it takes are the warm-up as well.
    var cycles = 1
    while try Self.nanoseconds(of: cycles, &workload) < Self.roundLength { cycles *= 2 }
    self.cycles = cycles
  }

  static func figures(of entry: Entry) throws -> TimeFigures {
    var subject = try TimeMeter(entry.play)
    let units = Double(entry.units)
    switch entry.reference {
    case .none:
      let rounds = try (0..<rounds).map { _ in try subject.round() / units }
      return TimeFigures(units: entry.units * subject.cycles, figure: Spread(rounds), reference: nil)
    case .beside(let play):
      let rounds = try subject.rounds(inTurnsWith: play)
      return TimeFigures(
        units: entry.units * subject.cycles,
        figure: Spread(rounds.map { $0.subject / units }),
        reference: Spread(rounds.map { $0.reference / units })
      )
    case .beyond(let play):
      let rounds = try subject.rounds(inTurnsWith: play)
      let figure = Spread(rounds.map { ($0.subject - $0.reference) / units })
      return TimeFigures(units: entry.units * subject.cycles, figure: figure, reference: nil)
    }
  }

  private mutating func rounds(inTurnsWith play: Play) throws -> [(subject: Double, reference: Double)] {
    var reference = try TimeMeter(play)
    return try (0..<Self.rounds).map { _ in (try round(), try reference.round()) }
  }

  /// Nanoseconds for a cycle.
  private mutating func round() throws -> Double {
    let time = try Self.nanoseconds(of: cycles, &workload)
    try workload.check()
    return time / Double(cycles)
  }

  private static func nanoseconds(of cycles: Int, _ workload: inout any Workload) throws -> Double {
    let time = try ContinuousClock().measure { try workload.run(cycles: cycles) }
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9
  }
}
