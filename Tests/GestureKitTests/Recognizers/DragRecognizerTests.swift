import StepperCore
import Testing

@testable import GestureKit

struct DragRecognizerTests {
  private let any = DragRecognizer(Drag())
  private let horizontal = DragRecognizer(Drag(axis: .horizontal))
  private let vertical = DragRecognizer(Drag(axis: .vertical))
  private let immediate = DragRecognizer(Drag(minimumDistance: 0, axis: .vertical))

  @Test func `it begins, changes with every move and ends`() {
    var machine = any
    let said = machine.play(
      .down(5, 5, at: 0),
      .move(8, 5, at: 1),
      .move(25, 5, at: 2),
      .move(26, 5, at: 3),
      .move(26, 5, at: 4),
      .up(26, 5, at: 5)
    )
    #expect(said == [Said(2, .began), Said(3, .changed), Said(4, .changed), Said(5, .ended)])
    // The landing and four moves; the lift brought nothing new.
    #expect(machine.value == .drag(start: ScenePoint(5, 5), location: ScenePoint(26, 5), sample: 5))
    #expect(machine.due == .max)
    #expect(machine.reason == nil)
    #expect(!machine.isPressing)
  }

  @Test func `a lift at a new place only ends, there, and is a sample`() {
    var machine = any
    let said = machine.play(.down(0, 0, at: 0), .move(20, 0, at: 1), .up(30, 0, at: 2))
    #expect(said == [Said(1, .began), Said(2, .ended)])
    #expect(machine.value == .drag(start: .zero, location: ScenePoint(30, 0), sample: 3))
  }

  @Test func `it begins at exactly the minimum distance`() {
    var machine = any
    #expect(machine.play(.down(0, 0, at: 0), .move(10.0.nextDown, 0, at: 1)).isEmpty)
    #expect(machine.value == .none)
    #expect(machine.play(.move(6, 8, at: 2)) == [Said(2, .began)])
  }

  @Test func `a lift before the minimum fails with the largest distance`() {
    var machine = any
    #expect(
      machine.play(.down(0, 0, at: 0), .move(9, 0, at: 1), .move(2, 0, at: 2), .up(2, 0, at: 3)) == [Said(3, .failed)]
    )
    #expect(machine.reason == .movedTooLittle(by: 9, minimum: 10))
  }

  @Test func `a lift far away fails a drag that had not begun`() {
    var machine = any
    #expect(machine.play(.down(0, 0, at: 0), .move(4, 0, at: 1), .up(80, 0, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 4, minimum: 10))
  }

  @Test func `without a minimum it begins at the landing, whatever its axis`() {
    var machine = immediate
    #expect(machine.play(.down(3, 4, at: 0)) == [Said(0, .began)])
    #expect(machine.value == .drag(start: ScenePoint(3, 4), location: ScenePoint(3, 4), sample: 1))
    #expect(machine.play(.move(90, 4, at: 1), .up(90, 4, at: 2)) == [Said(1, .changed), Said(2, .ended)])
  }

  // MARK: Axes

  @Test func `at the threshold the own axis must be the larger, and a tie is its own`() {
    let diagonal = TouchSample.move(20, 20, at: 1)
    let flat = TouchSample.move(20, 20.0.nextDown, at: 1)
    let steep = TouchSample.move(20, 20.0.nextUp, at: 1)
    for (machine, answers) in [
      (any, [Signal.began, .began, .began]), (horizontal, [.began, .began, .failed]),
      (vertical, [.failed, .began, .began]),
    ] {
      for (sample, answer) in zip([flat, diagonal, steep], answers) {
        var machine = machine.after(.down(0, 0, at: 0))
        #expect(machine.receive(sample) == answer)
      }
    }
  }

  @Test func `the other axis fails with both parts`() {
    var machine = horizontal
    #expect(machine.play(.down(0, 0, at: 0), .move(-6, -8, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .wrongDirection(along: 6, across: 8))
    machine = vertical
    #expect(machine.play(.down(0, 0, at: 0), .move(-8, 6, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .wrongDirection(along: 6, across: 8))
  }

  @Test func `below the threshold no axis counts, and after it neither`() {
    var machine = horizontal
    let said = machine.play(.down(0, 0, at: 0), .move(0, 9, at: 1), .move(12, 9, at: 2), .move(12, 90, at: 3))
    #expect(said == [Said(2, .began), Said(3, .changed)])
  }

  // MARK: Velocity

  @Test func `the velocity is that of the update it is asked for`() {
    var machine = immediate
    _ = machine.play(.down(0, 0, at: 0))
    #expect(machine.trail.velocity(upTo: 1, at: Timestamp(nanoseconds: 0)) == .zero)
    // Two samples: the difference quotient, 5 points in 10 ms.
    _ = machine.play(.move(5, -5, at: ms(10)))
    #expect(machine.trail.velocity(upTo: 2, at: Timestamp(nanoseconds: ms(10))) == SceneVector(dx: 500, dy: -500))
    _ = machine.play(.move(50, -5, at: ms(20)))
    #expect(machine.trail.velocity(upTo: 2, at: Timestamp(nanoseconds: ms(10))) == SceneVector(dx: 500, dy: -500))
    // A finger that rested longer than 40 ms before its lift has stopped.
    _ = machine.play(.up(50, -5, at: ms(61)))
    #expect(machine.trail.velocity(upTo: 3, at: Timestamp(nanoseconds: ms(61))) == .zero)
  }

  @Test func `a reset forgets the samples`() {
    var machine = immediate.after(.down(0, 0, at: 0), .move(50, 0, at: ms(10)), .up(50, 0, at: ms(10)))
    machine.reset()
    _ = machine.play(.down(0, 0, at: ms(12)))
    guard case .drag(_, _, let sample) = machine.value else {
      Issue.record("It has not begun")
      return
    }
    #expect(machine.trail.velocity(upTo: sample, at: Timestamp(nanoseconds: ms(12))) == .zero)
  }

  // MARK: Every state and every input

  enum Situation: CaseIterable { case idle, waiting, dragging, ended, failed }

  private func machine(in situation: Situation) -> DragRecognizer {
    switch situation {
    case .idle: any
    case .waiting: any.after(.down(at: 0))
    case .dragging: any.after(.down(at: 0), .move(20, 0, at: 1))
    case .ended: any.after(.down(at: 0), .move(20, 0, at: 1), .up(20, 0, at: 2))
    case .failed: any.after(.down(at: 0), .up(at: 1))
    }
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none]),
    (.waiting, [.none, .none, .failed, .failed]),
    (.dragging, [.none, .changed, .ended, .cancelled]),
    (.ended, [.none, .none, .none, .none]),
    (.failed, [.none, .none, .none, .none]),
  ])
  func `a state answers a landing, a move, a lift and a cancel`(situation: Situation, answers: [Signal]) {
    let inputs: [TouchSample] = [.down(at: 9), .move(1, 1, at: 9), .up(1, 1, at: 9), .cancel(at: 9)]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
      #expect(machine.due == .max)
      #expect(machine.deadlinePassed() == .none)
    }
  }

  @Test func `the system fails what has not begun and cancels what has, with the last value`() {
    var machine = machine(in: .waiting)
    #expect(machine.play(.cancel(at: 9)) == [Said(9, .failed)])
    #expect(machine.reason == .system)
    machine = self.machine(in: .dragging)
    #expect(machine.play(.cancel(at: 9)) == [Said(9, .cancelled)])
    #expect(machine.reason == .system)
    #expect(machine.value == .drag(start: .zero, location: ScenePoint(20, 0), sample: 2))
  }

  @Test func `a further finger is ignored, or fails or cancels if it is to`() {
    var machine = any
    let said = machine.play(
      .down(at: 0),
      .down(50, 0, at: 1, finger: 1),
      .move(90, 0, at: 2, finger: 1),
      .up(90, 0, at: 3, finger: 1),
      .move(11, 0, at: 4),
      .cancel(at: 5, finger: 1)
    )
    #expect(said == [Said(4, .began)])
    var strict = Drag()
    strict.options.extraTouches = .fail
    machine = DragRecognizer(strict)
    #expect(machine.play(.down(at: 0), .down(at: 1, finger: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 1))
    machine = DragRecognizer(strict)
    let cancelled = machine.play(.down(at: 0), .move(20, 0, at: 1), .down(at: 2, finger: 1))
    #expect(cancelled == [Said(1, .began), Said(2, .cancelled)])
    #expect(machine.reason == .tooManyTouches(limit: 1))
  }

  @Test(arguments: Situation.allCases)
  func `given up, it takes nothing until it is reset, and then is as new`(situation: Situation) {
    var machine = machine(in: situation)
    let value = machine.value
    machine.abandon()
    #expect(machine.value == value)
    #expect(machine.play(.down(at: 9), .move(50, 0, at: 10), .up(at: 11)).isEmpty)
    machine.reset()
    #expect(machine.value == .none && machine.reason == nil)
    #expect(machine.play(.down(at: 9), .move(50, 0, at: 10)) == [Said(10, .began)])
  }

  @Test func `the velocity of an update outlives a reset and the next drag`() {
    var machine = any
    // 10 points in each of two milliseconds; the landing has number 1, the last move 3.
    _ = machine.play(.down(0, 0, at: 0), .move(10, 0, at: 1_000_000), .move(20, 0, at: 2_000_000))
    let time = Timestamp(nanoseconds: 2_000_000)
    let velocity = machine.trail.velocity(upTo: 3, at: time)
    #expect(abs(velocity.dx - 10_000) < 1e-9 && velocity.dy == 0)
    machine.reset()
    #expect(machine.trail.velocity(upTo: 3, at: time) == velocity)
    _ = machine.play(.down(500, 0, at: 3_000_000), .move(0, 0, at: 4_000_000))
    #expect(machine.trail.velocity(upTo: 3, at: time) == velocity)
  }

  @Test func `huge places are measured without harm`() {
    var machine = horizontal
    let said = machine.play(.down(-1e308, -1e308, at: 0), .move(1e308, 1e308, at: 1), .up(0, 0, at: 2))
    #expect(said == [Said(1, .began), Said(2, .ended)])
    guard case .drag(_, _, let sample) = machine.value else {
      Issue.record("It has not ended with a value")
      return
    }
    #expect(machine.trail.velocity(upTo: sample, at: Timestamp(nanoseconds: 2)).isFinite)
    machine = DragRecognizer(Drag(minimumDistance: .greatestFiniteMagnitude))
    #expect(machine.play(.down(-1e308, 0, at: 0), .move(5e307, 0, at: 1), .up(at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 1.5e308, minimum: .greatestFiniteMagnitude))
  }
}
