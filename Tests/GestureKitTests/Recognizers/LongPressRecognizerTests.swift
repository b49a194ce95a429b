import Testing

@testable import GestureKit

struct LongPressRecognizerTests {
  private let single = LongPressRecognizer(LongPress())
  private let twoFingers = LongPressRecognizer(LongPress(touches: 2))

  @Test func `it ends at the minimum duration with the finger down, where the finger is`() {
    var machine = single
    #expect(machine.play(.down(10, 10, at: 5), .move(13, 14, at: ms(100))).isEmpty)
    #expect(machine.isPressing)
    #expect(machine.due == ms(500) + 5)
    #expect(machine.value == .longPress(location: ScenePoint(13, 14)))
    #expect(machine.play(until: ms(600)) == [Said(ms(500) + 5, .ended)])
    #expect(!machine.isPressing)
    #expect(machine.value == .longPress(location: ScenePoint(13, 14)))
    #expect(machine.play(.move(99, 0, at: ms(700)), .up(99, 0, at: ms(800))).isEmpty)
    #expect(machine.value == .longPress(location: ScenePoint(13, 14)))
  }

  @Test func `a lift at exactly the minimum duration comes after the end, one nanosecond before it is too early`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .up(at: ms(500))) == [Said(ms(500), .ended)])
    machine = single
    #expect(machine.play(.down(at: 0), .up(at: ms(500) - 1)) == [Said(ms(500) - 1, .failed)])
    #expect(machine.reason == .liftedTooEarly(after: .nanoseconds(499_999_999), minimum: .milliseconds(500)))
    #expect(!machine.isPressing)
  }

  @Test func `a minimum duration of zero is due at the landing`() {
    var machine = LongPressRecognizer(LongPress(minimumDuration: .zero))
    #expect(machine.after(.down(at: 77)).due == 77)
    #expect(machine.play(.down(4, 5, at: 77)) == [Said(77, .ended)])
    #expect(machine.value == .longPress(location: ScenePoint(4, 5)))
  }

  @Test func `exactly the maximum distance is near enough, the next one is not`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .move(6, 8, at: 1), .move(0, -10, at: 2)).isEmpty)
    #expect(machine.play(.move(10.0.nextUp, 0, at: 3)) == [Said(3, .failed)])
    #expect(machine.reason == .movedTooFar(by: 10.0.nextUp, limit: 10))
    #expect(!machine.isPressing)
    machine = single
    #expect(machine.play(.down(at: 0), .up(11, 0, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .movedTooFar(by: 11, limit: 10))
  }

  @Test func `a finger outside the region goes on pressing`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .move(3, 0, at: 1, inside: false), until: ms(500)) == [Said(ms(500), .ended)])
  }

  // MARK: Several fingers

  @Test func `two fingers press once both are down, and the clock starts with the first`() {
    var machine = twoFingers
    #expect(machine.play(.down(0, 0, at: 0)).isEmpty)
    #expect(!machine.isPressing)
    #expect(machine.play(.down(10, 20, at: ms(300), finger: 1)).isEmpty)
    #expect(machine.isPressing)
    #expect(machine.play(.move(4, 0, at: ms(400)), until: ms(900)) == [Said(ms(500), .ended)])
    #expect(machine.value == .longPress(location: ScenePoint(7, 10)))
  }

  @Test func `the last finger may land exactly at the minimum duration and no later`() {
    var machine = twoFingers
    #expect(machine.play(.down(at: 0), .down(at: ms(500), finger: 1)) == [Said(ms(500), .ended)])
    machine = twoFingers
    #expect(machine.play(.down(at: 0), .down(at: ms(500) + 1, finger: 1)) == [Said(ms(500) + 1, .failed)])
    #expect(machine.reason == .tooFewTouches(count: 1, needed: 2))
  }

  @Test func `a lift before all fingers are down is one of too few`() {
    var machine = twoFingers
    #expect(machine.play(.down(at: 0), .up(at: ms(10))) == [Said(ms(10), .failed)])
    #expect(machine.reason == .tooFewTouches(count: 1, needed: 2))
  }

  @Test func `a third finger fails two, but not once they were recognized`() {
    var machine = twoFingers
    let fingers: [TouchSample] = [.down(at: 0), .down(at: 1, finger: 1)]
    #expect(machine.play(fingers[0], fingers[1], .down(at: 2, finger: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 2))
    machine = twoFingers
    _ = machine.play(fingers[0], fingers[1], until: ms(500))
    #expect(machine.play(.down(at: ms(501), finger: 2)).isEmpty)
  }

  @Test func `a further finger is ignored by one finger unless it is to fail`() {
    var machine = single
    let said = machine.play(.down(at: 0), .down(at: 1, finger: 1), .up(90, 0, at: 2, finger: 1), until: ms(500))
    #expect(said == [Said(ms(500), .ended)])
    var strict = LongPress()
    strict.options.extraTouches = .fail
    machine = LongPressRecognizer(strict)
    #expect(machine.play(.down(at: 0), .down(at: 1, finger: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 1))
  }

  // MARK: Every state and every input

  enum Situation: CaseIterable { case idle, pressed, ended, failed }

  private func machine(in situation: Situation) -> LongPressRecognizer {
    var machine = single
    switch situation {
    case .idle: break
    case .pressed: _ = machine.play(.down(at: 0))
    case .ended: _ = machine.play(.down(at: 0), until: ms(500))
    case .failed: _ = machine.play(.down(at: 0), .cancel(at: 1))
    }
    return machine
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none]),
    (.pressed, [.none, .none, .failed, .failed]),
    (.ended, [.none, .none, .none, .none]),
    (.failed, [.none, .none, .none, .none]),
  ])
  func `a state answers a landing, a move, a lift and a cancel`(situation: Situation, answers: [Signal]) {
    let inputs: [TouchSample] = [.down(at: 9), .move(1, 1, at: 9), .up(1, 1, at: 9), .cancel(at: 9)]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
    }
  }

  @Test(arguments: zip(Situation.allCases, [Int64.max, ms(500), .max, .max]))
  func `a state waits for one deadline`(situation: Situation, due: Int64) {
    var machine = machine(in: situation)
    #expect(machine.due == due)
    #expect(machine.deadlinePassed() == (due < .max ? .ended : .none))
  }

  @Test func `a cancel fails for the system, one of an unknown finger does nothing`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .cancel(at: 1, finger: 5)).isEmpty)
    #expect(machine.play(.cancel(at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .system)
  }

  @Test(arguments: Situation.allCases)
  func `given up, it takes nothing until it is reset, and then is as new`(situation: Situation) {
    var machine = machine(in: situation)
    machine.abandon()
    #expect(machine.due == .max)
    #expect(!machine.isPressing)
    #expect(machine.play(.down(at: 9), until: ms(900)).isEmpty)
    machine.reset()
    #expect(machine == single)
    #expect(machine.play(.down(at: 9), until: ms(900)) == [Said(ms(500) + 9, .ended)])
  }

  @Test func `huge places and times are measured without harm`() {
    var machine = single
    #expect(machine.play(.down(1e308, 0, at: 0), .move(-1e308, 0, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .movedTooFar(by: .greatestFiniteMagnitude, limit: 10))
    machine = single
    #expect(machine.play(.down(at: .max - 5)).isEmpty)
    #expect(machine.due == .max)
    machine = LongPressRecognizer(LongPress(minimumDuration: .seconds(Int64.max)))
    #expect(machine.play(.down(at: 0), .up(at: .max)) == [Said(.max, .failed)])
  }
}
