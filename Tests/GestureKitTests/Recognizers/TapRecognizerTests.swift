import Testing

@testable import GestureKit

struct TapRecognizerTests {
  private let single = TapRecognizer(Tap())
  private let double = TapRecognizer(Tap(count: 2))
  private let twoFingers = TapRecognizer(Tap(touches: 2))

  // MARK: One tap

  @Test func `a finger that lands and lifts is a tap where it lifted`() {
    var machine = single
    #expect(machine.play(.down(10, 20, at: ms(100)), .up(12, 21, at: ms(160))) == [Said(ms(160), .ended)])
    #expect(machine.value == .tap(location: ScenePoint(12, 21), count: 1))
    #expect(machine.reason == nil)
    #expect(machine.due == .max)
    #expect(!machine.isPressing)
  }

  @Test func `exactly the maximum duration is in time, one nanosecond more is not`() {
    var machine = single
    #expect(machine.play(.down(at: 7), .up(at: ms(750) + 7)) == [Said(ms(750) + 7, .ended)])
    machine = single
    #expect(machine.play(.down(at: 7), .up(at: ms(750) + 8)) == [Said(ms(750) + 8, .failed)])
    #expect(machine.reason == .tooSlow(limit: .milliseconds(750)))
  }

  @Test func `exactly the maximum distance is near enough, the next one is not`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .move(27, 36, at: 1), .up(45, 0, at: 2)) == [Said(2, .ended)])
    machine = single
    #expect(machine.play(.down(at: 0), .move(45.0.nextUp, 0, at: 1), .move(0, 0, at: 2)) == [Said(1, .failed)])
    #expect(machine.reason == .movedTooFar(by: 45.0.nextUp, limit: 45))
    machine = single
    #expect(machine.play(.down(at: 0), .up(0, -46, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .movedTooFar(by: 46, limit: 45))
  }

  @Test func `a lift outside fails, a move outside does not`() {
    var machine = single
    #expect(machine.play(.down(at: 0), .move(3, 0, at: 1, inside: false), .up(at: 2)) == [Said(2, .ended)])
    machine = single
    #expect(machine.play(.down(at: 0), .up(3, 0, at: 1, inside: false)) == [Said(1, .failed)])
    #expect(machine.reason == .liftedOutside)
  }

  // MARK: Several taps

  @Test func `two taps make a double tap, and only the second reports`() {
    var machine = double
    let said = machine.play(
      .down(0, 0, at: 0),
      .up(1, 0, at: ms(50)),
      .down(2, 0, at: ms(200)),
      .up(3, 4, at: ms(260))
    )
    #expect(said == [Said(ms(260), .ended)])
    #expect(machine.value == .tap(location: ScenePoint(3, 4), count: 2))
  }

  @Test func `the next tap may begin exactly the interval after the lift and no later`() {
    var machine = double
    _ = machine.play(.down(at: 0), .up(at: ms(50)))
    #expect(machine.isBetweenTaps)
    #expect(machine.due == ms(400) + 1)
    #expect(machine.play(.down(at: ms(400)), .up(at: ms(1_150))) == [Said(ms(1_150), .ended)])
    machine = double
    #expect(machine.play(.down(at: 0), .up(at: ms(50)), .down(at: ms(400) + 1)) == [Said(ms(400) + 1, .failed)])
    #expect(machine.reason == .noFurtherTap(limit: .milliseconds(350)))
  }

  @Test func `the starts of two taps may be exactly the maximum distance apart`() {
    // The lift of the first does not count.
    var machine = double
    _ = machine.play(.down(0, 0, at: 0), .up(-40, 0, at: 1))
    #expect(machine.breaksCount(at: ScenePoint(45, 0)) == nil)
    let limit = 45.0
    let reason = FailureReason.tapsTooFarApart(by: limit.nextUp, limit: limit)
    #expect(machine.breaksCount(at: ScenePoint(limit.nextUp, 0)) == reason)
    #expect(machine.after(.down(45, 0, at: 2)).reason == nil)
    #expect(machine.play(.down(limit.nextUp, 0, at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == reason)
  }

  @Test func `each tap is compared with the one before it, not with the first`() {
    var machine = TapRecognizer(Tap(count: 3))
    let said = machine.play(
      .down(0, 0, at: 0),
      .up(0, 0, at: 1),
      .down(40, 0, at: 2),
      .up(40, 0, at: 3),
      .down(80, 0, at: 4),
      .up(80, 0, at: 5)
    )
    #expect(said == [Said(5, .ended)])
  }

  @Test func `no count is broken before the first lift, during a tap and after the end`() {
    let far = ScenePoint(500, 0)
    #expect(double.breaksCount(at: far) == nil)
    #expect(double.after(.down(at: 0)).breaksCount(at: far) == nil)
    #expect(double.after(.down(at: 0), .up(at: 1), .down(at: 2)).breaksCount(at: far) == nil)
    let ended = double.after(.down(at: 0), .up(at: 1), .down(at: 2), .up(at: 3))
    #expect(ended.breaksCount(at: far) == nil)
    #expect(!ended.isBetweenTaps)
  }

  // MARK: Several fingers

  @Test func `two fingers tap between where they lifted`() {
    var machine = twoFingers
    let said = machine.play(
      .down(0, 0, at: 0, finger: 4),
      .down(100, 0, at: ms(20), finger: 7),
      .up(2, 0, at: ms(80), finger: 4),
      .up(104, 10, at: ms(90), finger: 7)
    )
    #expect(said == [Said(ms(90), .ended)])
    #expect(machine.value == .tap(location: ScenePoint(53, 5), count: 1))
  }

  @Test func `a lift before all fingers are down fails`() {
    var machine = twoFingers
    #expect(machine.play(.down(at: 0), .up(at: 1), .down(at: 2, finger: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .tooFewTouches(count: 1, needed: 2))
  }

  @Test func `the last finger may land exactly at the maximum duration`() {
    var machine = twoFingers
    let said = machine.play(
      .down(at: 0),
      .down(9, 9, at: ms(750), finger: 1),
      .up(at: ms(750)),
      .up(9, 9, at: ms(750), finger: 1)
    )
    #expect(said == [Said(ms(750), .ended)])
    machine = twoFingers
    #expect(machine.play(.down(at: 0), until: ms(750)).isEmpty)
    #expect(machine.play(.down(9, 9, at: ms(750) + 1, finger: 1)) == [Said(ms(750) + 1, .failed)])
    #expect(machine.reason == .tooFewTouches(count: 1, needed: 2))
  }

  @Test func `all fingers must be up in time, counted from the first one down`() {
    var machine = twoFingers
    let said = machine.play(.down(at: 0), .down(at: ms(700), finger: 1), .up(at: ms(710)), until: ms(800))
    #expect(said == [Said(ms(750) + 1, .failed)])
    #expect(machine.reason == .tooSlow(limit: .milliseconds(750)))
  }

  @Test func `each finger is measured from its own start`() {
    var machine = twoFingers
    _ = machine.play(.down(0, 0, at: 0), .down(300, 0, at: 1, finger: 1))
    #expect(machine.play(.move(345, 0, at: 2, finger: 1)).isEmpty)
    #expect(machine.play(.move(0, 46, at: 3)) == [Said(3, .failed)])
    #expect(machine.reason == .movedTooFar(by: 46, limit: 45))
  }

  @Test func `a third finger fails two, even after a lift`() {
    var machine = twoFingers
    let said = machine.play(.down(at: 0), .down(at: 1, finger: 1), .up(at: 2), .down(at: 3, finger: 0))
    #expect(said == [Said(3, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 2))
  }

  @Test func `the second tap of two fingers may begin with the other finger`() {
    var machine = TapRecognizer(Tap(count: 2, touches: 2))
    let said = machine.play(
      .down(0, 0, at: 0),
      .down(100, 0, at: 1, finger: 1),
      .up(0, 0, at: 2),
      .up(100, 0, at: 3, finger: 1),
      .down(100, 0, at: 4),
      .down(0, 0, at: 5, finger: 1),
      .up(100, 0, at: 6),
      .up(0, 0, at: 7, finger: 1)
    )
    #expect(said == [Said(7, .ended)])
  }

  @Test func `a further finger is ignored by one finger unless it is to fail`() {
    var machine = single
    let said = machine.play(
      .down(at: 0),
      .down(90, 90, at: 1, finger: 1),
      .move(500, 0, at: 2, finger: 1),
      .up(at: 3, finger: 1),
      .up(at: 4)
    )
    #expect(said == [Said(4, .ended)])
    var strict = Tap()
    strict.options.extraTouches = .fail
    machine = TapRecognizer(strict)
    #expect(machine.play(.down(at: 0), .down(at: 1, finger: 1), .up(at: 2)) == [Said(1, .failed)])
    #expect(machine.reason == .tooManyTouches(limit: 1))
  }

  // MARK: Every state and every input

  enum Situation: CaseIterable { case idle, pressed, paused, over }

  private func machine(in situation: Situation) -> TapRecognizer {
    switch situation {
    case .idle: double
    case .pressed: double.after(.down(at: 0))
    case .paused: double.after(.down(at: 0), .up(at: 1))
    case .over: double.after(.down(at: 0), .cancel(at: 1))
    }
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none]),
    (.pressed, [.none, .none, .none, .failed]),
    (.paused, [.none, .none, .none, .none]),
    (.over, [.none, .none, .none, .none]),
  ])
  func `a state answers a landing, a move, a lift and a cancel`(situation: Situation, answers: [Signal]) {
    let inputs: [TouchSample] = [.down(at: 9), .move(1, 1, at: 9), .up(1, 1, at: 9), .cancel(at: 9)]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
    }
  }

  @Test(arguments: zip(Situation.allCases, [Int64.max, ms(750) + 1, ms(350) + 2, .max]))
  func `a state waits for one deadline`(situation: Situation, due: Int64) {
    var machine = machine(in: situation)
    #expect(machine.due == due)
    #expect(machine.deadlinePassed() == (due < .max ? .failed : .none))
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
    #expect(machine.play(.down(at: 9), .up(at: 10), .down(at: 11), .up(at: 12)).isEmpty)
    machine.reset()
    #expect(machine == double)
    #expect(machine.play(.down(at: 9), .up(at: 10), .down(at: 11), .up(at: 12)) == [Said(12, .ended)])
  }

  @Test func `giving up after the end keeps the value`() {
    var machine = single.after(.down(at: 0), .up(3, 0, at: 1))
    machine.abandon()
    #expect(machine.value == .tap(location: ScenePoint(3, 0), count: 1))
  }

  @Test func `a slot that is given to another finger after a lift is a new finger`() {
    var machine = double
    let said = machine.play(.down(0, 0, at: 0), .up(at: 1), .down(20, 0, at: 2), .move(60, 0, at: 3), .up(60, 0, at: 4))
    #expect(said == [Said(4, .ended)])
  }

  @Test func `huge places and times are measured without harm`() {
    var machine = single
    #expect(machine.play(.down(-1e308, 1e308, at: 0), .move(1e308, -1e308, at: 1)) == [Said(1, .failed)])
    #expect(machine.reason == .movedTooFar(by: .greatestFiniteMagnitude, limit: 45))
    machine = single
    #expect(machine.play(.down(1e308, 1e308, at: .max - 2), .up(1e308, 1e308, at: .max)) == [Said(.max, .ended)])
    #expect(machine.value == .tap(location: ScenePoint(1e308, 1e308), count: 1))
  }
}
