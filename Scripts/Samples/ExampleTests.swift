import GestureKit
import StepperCore
import Testing

/// The files of Examples, run.
@Suite struct ExampleTests {
  // MARK: The game

  private let button: SceneRect = SceneRect(x: 0, y: 0, width: 60, height: 60)

  private func touch(_ phase: TouchPhase, _ milliseconds: Int64, x: Double = 30) -> Touch {
    Touch(id: 1, phase: phase, location: ScenePoint(x: x, y: 30), timestamp: Timestamp(.milliseconds(milliseconds)))
  }

  /// Plays touches frame by frame, each in the frame in which it falls.
  private func play(_ touches: [Touch], frames: Int64) throws -> [ShootingGame.Outcome] {
    var game = try ShootingGame(button: button)
    var outcomes: [ShootingGame.Outcome] = []
    for frame in 1...frames {
      let span = ShootingGame.end(of: frame - 1)..<ShootingGame.end(of: frame)
      game.step(touches.filter { span.contains($0.timestamp) })
      outcomes += game.outcomes
    }
    return outcomes
  }

  @Test func `a tap shoots with the power of one`() throws {
    #expect(try play([touch(.began, 0), touch(.ended, 100)], frames: 60) == [.shot(power: 1)])
  }

  @Test func `a hold charges at 0_2 s and then every 0_1 s`() throws {
    // Repeats count from the landing: 0.3, 0.4 and 0.5 s.
    #expect(
      try play([touch(.began, 0), touch(.ended, 550)], frames: 60)
        == [.charged(to: 0), .charged(to: 1), .charged(to: 2), .charged(to: 3), .shot(power: 4)]
    )
  }

  @Test func `a finger that is taken away fires nothing`() throws {
    #expect(
      try play([touch(.began, 0), touch(.cancelled, 250)], frames: 60) == [.charged(to: 0), .cancelled]
    )
  }

  // MARK: The panel

  /// Touches by the number of the poll, every 5 ms.
  private struct Bench: PanelHardware {
    var touches: (Int64) -> ScenePoint?
    var poll: Int64 = 0
    var shown: [Int] = []

    mutating func now() -> Int64 {
      poll += 1
      return poll * 5_000_000
    }

    mutating func touchedPoint() -> ScenePoint? { touches(poll) }
    mutating func show(_ value: Int) { shown.append(value) }
  }

  private func shown(polls: Int, _ touches: @escaping (Int64) -> ScenePoint?) throws -> [Int] {
    var thermostat = try Thermostat(hardware: Bench(touches: touches))
    for _ in 0..<polls { thermostat.poll() }
    #expect(thermostat.nextDeadline == nil)
    return thermostat.hardware.shown
  }

  private let plus: ScenePoint = ScenePoint(x: 240, y: 120)
  private let minus: ScenePoint = ScenePoint(x: 80, y: 120)

  @Test func `a short touch on plus is one step`() throws {
    #expect(try shown(polls: 100) { (10..<20).contains($0) ? plus : nil } == [205])
  }

  @Test func `a touch on minus that is held repeats`() throws {
    // Landed at 50 ms: repeats at 650, 750 and 850 ms, lifted at 900.
    #expect(try shown(polls: 300) { (10..<180).contains($0) ? minus : nil } == [195, 190, 185])
  }

  @Test func `a finger that slides from plus to minus steps neither`() throws {
    #expect(try shown(polls: 100) { (10..<15).contains($0) ? plus : (15..<40).contains($0) ? minus : nil } == [])
  }

  // MARK: The model of the SwiftUI host

  @MainActor @Test func `a tap on plus and a command are a step each, and the bound is told`() throws {
    let model = try CounterModel(value: 8, range: StepRange(0...10, step: 1))
    model.follow(ScenePoint(x: 120, y: 20))
    model.follow(ScenePoint(x: 121, y: 20))
    model.lift(at: ScenePoint(x: 121, y: 20))
    #expect(model.value == 9)
    #expect(model.canIncrement)
    model.send(.perform(.increment()))
    #expect(model.value == 10)
    #expect(!model.canIncrement)
    model.follow(ScenePoint(x: 20, y: 20))
    model.cancel()
    #expect(model.value == 10)
  }
}
