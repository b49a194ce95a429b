import Testing

@testable import GestureKit

struct RotateRecognizerTests {
  private func machine(minimum: Double = .pi / 180) -> RotateRecognizer {
    RotateRecognizer(Rotate(minimumAngleDelta: minimum))
  }

  private func measured(_ machine: RotateRecognizer) -> (rotation: Double, velocity: Double, start: ScenePoint)? {
    if case .rotate(let rotation, let velocity, let start) = machine.value { (rotation, velocity, start) } else { nil }
  }

  @Test func `it begins at exactly the minimum and is positive clockwise, where y points downwards`() {
    for (y, rotation) in [(10.0, Double.pi / 4), (-10, -.pi / 4)] {
      var machine = machine(minimum: .pi / 4).after(.down(0, 0, at: 0), .down(10, 0, at: 1, finger: 1))
      #expect(machine.play(.move(10, y * (1 - 1e-9), at: 2, finger: 1)).isEmpty)
      #expect(machine.play(.move(10, y, at: 3, finger: 1)) == [Said(3, .began)])
      #expect(measured(machine)?.rotation == rotation)
      #expect(measured(machine)?.start == ScenePoint(5, 0))
    }
  }

  @Test func `it does not matter which finger moves`() {
    var machine = machine().after(.down(0, 0, at: 0), .down(10, 0, at: 1, finger: 1))
    #expect(machine.play(.move(10, -10, at: 2), .up(10, -10, at: 3)) == [Said(2, .began), Said(3, .ended)])
    #expect(measured(machine)?.rotation == .pi / 2)
  }

  @Test(arguments: [1.0, -1])
  func `it goes on beyond half a turn and whole turns`(sense: Double) throws {
    var machine = machine().after(.down(0, 0, at: 0), .down(10, 0, at: 1, finger: 1))
    let quarters: [(Double, Double)] = [(0, 10), (-10, 0), (0, -10), (10, 0)]
    for step in 0..<10 {
      let (x, y) = quarters[step % 4]
      _ = machine.play(.move(x, y * sense, at: Int64(step + 2), finger: 1))
      let rotation = try #require(measured(machine)?.rotation)
      #expect(abs(rotation - sense * Double(step + 1) * .pi / 2) < 1e-14)
    }
  }

  @Test func `without a minimum it begins when the second finger lands`() {
    var machine = machine(minimum: 0)
    #expect(machine.play(.down(at: 0), .down(8, 0, at: 1, finger: 1)) == [Said(1, .began)])
    #expect(machine.value == .rotate(rotation: 0, velocity: 0, start: ScenePoint(4, 0)))
  }

  @Test func `fingers that land on one place start where they are first apart`() {
    var machine = machine().after(.down(5, 5, at: 0), .down(5, 5, at: 1, finger: 1))
    #expect(machine.play(.move(5, 25, at: 2, finger: 1)).isEmpty)
    #expect(machine.play(.move(-15, 5, at: 3, finger: 1)) == [Said(3, .began)])
    #expect(measured(machine)?.rotation == .pi / 2)
    #expect(measured(machine)?.start == ScenePoint(5, 15))
  }

  @Test func `fingers that meet keep the last angle`() {
    var machine = machine().after(.down(0, 0, at: 0), .down(10, 0, at: 1, finger: 1), .move(0, 10, at: 2, finger: 1))
    #expect(machine.play(.move(0, 0, at: 3, finger: 1)) == [Said(3, .changed)])
    #expect(measured(machine)?.rotation == .pi / 2)
  }

  @Test func `a lift before the minimum fails with the largest angle in radians`() {
    var machine = machine(minimum: 1).after(.down(0, 0, at: 0), .down(10, 0, at: 1, finger: 1))
    #expect(machine.play(.move(10, 10, at: 2, finger: 1), .up(10, 0, at: 3, finger: 1)) == [Said(3, .failed)])
    #expect(machine.reason == .movedTooLittle(by: .pi / 4, minimum: 1))
  }

  @Test func `the velocity is in radians per second`() throws {
    var machine = machine().after(.down(0, 0, at: 0), .down(10, 0, at: 0, finger: 1))
    _ = machine.play(.move(0, 10, at: ms(20), finger: 1))
    let velocity = try #require(measured(machine)?.velocity)
    #expect(abs(velocity - .pi / 2 / 0.02) < 1e-9)
  }

  @Test func `huge places are measured without harm`() {
    var machine = machine().after(.down(-1e308, -1e308, at: 0), .down(1e308, -1e308, at: 1, finger: 1))
    #expect(machine.play(.move(1e308, 1e308, at: 2, finger: 1)) == [Said(2, .began)])
    #expect(measured(machine)?.rotation == .pi / 4)
    #expect(measured(machine)?.velocity.isFinite == true)
    #expect(measured(machine)?.start == ScenePoint(0, -1e308))
  }
}
