import StepperCore
import Testing

@testable import GestureKit

struct SwipeRecognizerTests {
  private let right = SwipeRecognizer(Swipe(direction: .right))

  @Test(arguments: [(SwipeDirection.left, -60.0, 5.0), (.right, 60, -5), (.up, 5, -60), (.down, -5, 60)])
  func `it ends at the first sample far enough in its direction`(direction: SwipeDirection, x: Double, y: Double) {
    for tried in SwipeDirection.allCases {
      var machine = SwipeRecognizer(Swipe(direction: tried))
      let said = machine.play(.down(0, 0, at: 0), .move(x / 2, y / 2, at: ms(10)), .move(x, y, at: ms(20)))
      #expect(said == (tried == direction ? [Said(ms(20), .ended)] : []))
      #expect(machine.value == (tried == direction ? .swipe(direction, sample: 3) : .none))
    }
  }

  @Test func `exactly the minimum distance is enough`() {
    var machine = right
    #expect(machine.play(.down(7, 0, at: 0), .move(57.0.nextDown, 0, at: 1)).isEmpty)
    #expect(machine.play(.move(57, 0, at: 2)) == [Said(2, .ended)])
  }

  @Test func `as far across as along is not enough, a little less is`() {
    var machine = right
    #expect(machine.play(.down(0, 0, at: 0), .move(60, 60, at: 1), .move(60, -60, at: 2)).isEmpty)
    #expect(machine.play(.move(60, 60.0.nextDown, at: 3)) == [Said(3, .ended)])
  }

  @Test func `exactly the maximum duration is in time, one nanosecond more is not`() {
    var machine = right
    #expect(machine.play(.down(at: 3), .move(50, 0, at: ms(500) + 3)) == [Said(ms(500) + 3, .ended)])
    machine = right
    #expect(machine.play(.down(at: 3), .move(50, 0, at: ms(500) + 4)) == [Said(ms(500) + 4, .failed)])
    #expect(machine.reason == .tooSlow(limit: .milliseconds(500)))
  }

  @Test func `a lift fails with how far the finger was along, however far away it lifts`() {
    var machine = right
    #expect(machine.play(.down(at: 0), .move(49, 3, at: 1), .up(90, 3, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 49, minimum: 50))
    machine = right
    #expect(machine.play(.down(at: 0), .move(-30, 0, at: 1), .up(-30, 0, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 0, minimum: 50))
    machine = right
    #expect(machine.play(.down(at: 0), .move(55, -70, at: 1), .up(55, -70, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .wrongDirection(along: 55, across: 70))
  }

  @Test func `a second finger fails it, whatever the rule for further fingers`() {
    var machine = right
    #expect(machine.play(.down(at: 0), .down(at: 1, finger: 1), .move(60, 0, at: 2)) == [Said(1, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 1))
  }

  @Test func `the velocity is that of the sample that completed it`() {
    var machine = right
    _ = machine.play(.down(0, 0, at: 0), .move(60, 10, at: ms(20)), .move(0, 0, at: ms(30)), .up(at: ms(31)))
    #expect(machine.value == .swipe(.right, sample: 2))
    #expect(machine.trail.velocity(upTo: 2, at: Timestamp(nanoseconds: ms(20))) == SceneVector(dx: 3_000, dy: 500))
  }

  // MARK: Every state and every input

  enum Situation: CaseIterable { case idle, pressed, ended, failed }

  private func machine(in situation: Situation) -> SwipeRecognizer {
    switch situation {
    case .idle: right
    case .pressed: right.after(.down(at: 0))
    case .ended: right.after(.down(at: 0), .move(60, 0, at: 1))
    case .failed: right.after(.down(at: 0), .up(at: 1))
    }
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none]),
    (.pressed, [.none, .ended, .failed, .failed]),
    (.ended, [.none, .none, .none, .none]),
    (.failed, [.none, .none, .none, .none]),
  ])
  func `a state answers a landing, a move, a lift and a cancel`(situation: Situation, answers: [Signal]) {
    let inputs: [TouchSample] = [.down(at: 9), .move(70, 1, at: 9), .up(1, 1, at: 9), .cancel(at: 9)]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
    }
  }

  @Test(arguments: zip(Situation.allCases, [Int64.max, ms(500) + 1, .max, .max]))
  func `a state waits for one deadline`(situation: Situation, due: Int64) {
    var machine = machine(in: situation)
    #expect(machine.due == due)
    #expect(!machine.isPressing)
    #expect(machine.deadlinePassed() == (due < .max ? .failed : .none))
  }

  @Test func `a cancel fails for the system, an unknown finger does nothing`() {
    var machine = right
    let said = machine.play(
      .down(at: 0),
      .move(90, 0, at: 1, finger: 5),
      .up(at: 1, finger: 5),
      .cancel(at: 1, finger: 5)
    )
    #expect(said.isEmpty)
    #expect(machine.play(.cancel(at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .system)
  }

  @Test(arguments: Situation.allCases)
  func `given up, it takes nothing until it is reset, and then is as new`(situation: Situation) {
    var machine = machine(in: situation)
    let value = machine.value
    machine.abandon()
    #expect(machine.due == .max)
    #expect(machine.value == value)
    #expect(machine.play(.down(at: 9), .move(60, 0, at: 10), until: ms(900)).isEmpty)
    machine.reset()
    #expect(machine.value == .none && machine.reason == nil && machine.due == .max)
    #expect(machine.play(.down(at: 9), .move(60, 0, at: 10)) == [Said(10, .ended)])
  }

  @Test func `huge places are measured without harm`() {
    var machine = right
    #expect(machine.play(.down(-1e308, 0, at: 0), .move(1e308, 0, at: 1)) == [Said(1, .ended)])
    machine = right
    // Both parts count as the largest number: neither is the larger.
    #expect(machine.play(.down(-1e308, -1e308, at: 0), .move(1e308, 1e308, at: 1), .up(at: 2)) == [Said(2, .failed)])
    let largest = Double.greatestFiniteMagnitude
    #expect(machine.reason == .wrongDirection(along: largest, across: largest))
  }
}
