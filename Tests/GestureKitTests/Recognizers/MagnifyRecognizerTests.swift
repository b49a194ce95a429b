import Testing

@testable import GestureKit

struct MagnifyRecognizerTests {
  private func paired(minimum: Double, distance: Double = 100) -> MagnifyRecognizer {
    MagnifyRecognizer(Magnify(minimumScaleDelta: minimum))
      .after(.down(0, 0, at: 0), .down(distance, 0, at: 0, finger: 1))
  }

  private func measured(_ machine: MagnifyRecognizer) -> (magnification: Double, velocity: Double, start: ScenePoint)? {
    if case .magnify(let magnification, let velocity, let start) = machine.value {
      (magnification, velocity, start)
    } else {
      nil
    }
  }

  @Test(arguments: [(0.01, 101.0), (0.01, 99), (0.07, 107), (0.07, 93), (0.1, 110), (0.1, 90), (0.3, 130), (0.3, 70)])
  func `it begins at exactly the minimum, apart as well as together`(minimum: Double, distance: Double) {
    var machine = paired(minimum: minimum)
    let inward = (distance + 1e-9 * (distance < 100 ? 1 : -1))
    #expect(machine.play(.move(inward, 0, at: 1, finger: 1)).isEmpty)
    #expect(machine.value == .none)
    #expect(machine.play(.move(distance, 0, at: 2, finger: 1)) == [Said(2, .began)])
    #expect(measured(machine)?.magnification == distance / 100)
  }

  @Test func `the scale is that of the distances and the start the point between the fingers`() {
    var machine = MagnifyRecognizer(Magnify())
    let said = machine.play(
      .down(10, 10, at: 0),
      .move(10, 20, at: ms(1)),
      .down(40, 60, at: ms(2), finger: 1),
      .move(40, 70, at: ms(3), finger: 1),
      .move(10, 0, at: ms(4)),
      .up(10, -10, at: ms(5))
    )
    #expect(said == [Said(ms(3), .began), Said(ms(4), .changed), Said(ms(5), .ended)])
    // From (10, 20)–(40, 60), 50 apart, to (10, −10)–(40, 70).
    #expect(measured(machine)?.magnification == SceneVector(dx: 30, dy: 80).length / 50)
    #expect(measured(machine)?.start == ScenePoint(25, 40))
  }

  @Test func `without a minimum it begins when the second finger lands`() {
    var machine = MagnifyRecognizer(Magnify(minimumScaleDelta: 0))
    #expect(machine.play(.down(at: 0), .down(8, 0, at: 1, finger: 1)) == [Said(1, .began)])
    #expect(machine.value == .magnify(magnification: 1, velocity: 0, start: ScenePoint(4, 0)))
  }

  @Test func `fingers that land on one place start where they are first apart`() {
    var machine = MagnifyRecognizer(Magnify(minimumScaleDelta: 0.5))
    let said = machine.play(
      .down(5, 5, at: 0),
      .down(5, 5, at: 1, finger: 1),
      .move(25, 5, at: 2, finger: 1),
      .move(35, 5, at: 3, finger: 1)
    )
    #expect(said == [Said(3, .began)])
    #expect(measured(machine)?.magnification == 1.5)
    #expect(measured(machine)?.start == ScenePoint(15, 5))
  }

  @Test func `fingers that were never apart fail without a change`() {
    var machine = MagnifyRecognizer(Magnify(minimumScaleDelta: 0))
    #expect(machine.play(.down(5, 5, at: 0), .down(5, 5, at: 1, finger: 1), .up(5, 5, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 0, minimum: 0))
  }

  @Test func `fingers that meet keep the last scale`() {
    var machine = paired(minimum: 0.1)
    #expect(
      machine.play(.move(20, 0, at: 1, finger: 1), .move(0, 0, at: 2, finger: 1)) == [
        Said(1, .began), Said(2, .changed),
      ]
    )
    #expect(measured(machine)?.magnification == 0.2)
  }

  @Test func `the velocity is the scale's per second, unknown at one instant and zero after a rest`() {
    var machine = paired(minimum: 0.1)
    _ = machine.play(.move(150, 0, at: 0, finger: 1))
    #expect(measured(machine)?.velocity == 0)
    machine = paired(minimum: 0.1)
    // From 1 to 1.5 within 25 ms.
    _ = machine.play(.move(150, 0, at: ms(25), finger: 1))
    #expect(measured(machine)?.velocity == 20)
    #expect(measured(machine.after(.up(150, 0, at: ms(65), finger: 1)))?.velocity == 20)
    #expect(measured(machine.after(.up(150, 0, at: ms(65) + 1, finger: 1)))?.velocity == 0)
  }

  @Test func `a lift at a new place counts for the velocity`() throws {
    // Twice 0.25 in 10 ms each: on a straight line.
    var machine = paired(minimum: 0.1)
    let said = machine.play(.move(125, 0, at: ms(10), finger: 1), .up(150, 0, at: ms(20), finger: 1))
    #expect(said == [Said(ms(10), .began), Said(ms(20), .ended)])
    #expect(measured(machine)?.magnification == 1.5)
    #expect(abs(try #require(measured(machine)?.velocity) - 25) < 1e-9)
    // From 0.5 more in 10 ms to none: a lift that was no sample would leave 50.
    machine = paired(minimum: 0.1)
    _ = machine.play(.move(150, 0, at: ms(10), finger: 1), .up(100, 0, at: ms(20), finger: 1))
    #expect(try #require(measured(machine)?.velocity) < 0)
  }

  @Test func `huge and tiny distances are measured without harm`() {
    var machine = MagnifyRecognizer(Magnify())
    let tiny = Double.leastNonzeroMagnitude
    let said = machine.play(
      .down(0, 0, at: 0),
      .down(tiny, 0, at: 1, finger: 1),
      .move(1e308, 1e308, at: 2, finger: 1),
      .move(-1e308, -1e308, at: 3),
      .move(1e308, 1e308, at: 4),
      .up(0, 0, at: 5)
    )
    #expect(said == [Said(2, .began), Said(3, .changed), Said(4, .changed), Said(5, .ended)])
    #expect(measured(machine)?.magnification == .greatestFiniteMagnitude)
    #expect(measured(machine)?.velocity.isFinite == true)
  }
}
