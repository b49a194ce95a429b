import Testing

@testable import GestureKit

/// What magnifications and rotations have in common, tried with magnifications.
struct PairRecognizerTests {
  private let magnify = MagnifyRecognizer(Magnify(minimumScaleDelta: 0.1))

  enum Situation: CaseIterable { case idle, single, paired, active, ended, failed }

  private func machine(in situation: Situation) -> MagnifyRecognizer {
    let paired = magnify.after(.down(0, 0, at: 0), .down(100, 0, at: 1, finger: 1))
    return switch situation {
    case .idle: magnify
    case .single: magnify.after(.down(0, 0, at: 0))
    case .paired: paired
    case .active: paired.after(.move(150, 0, at: 2, finger: 1))
    case .ended: paired.after(.move(150, 0, at: 2, finger: 1), .up(at: 3))
    case .failed: paired.after(.up(at: 3))
    }
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none]),
    (.single, [.none, .none, .failed, .failed]),
    (.paired, [.none, .began, .failed, .failed]),
    (.active, [.none, .changed, .ended, .cancelled]),
    (.ended, [.none, .none, .none, .none]),
    (.failed, [.none, .none, .none, .none]),
  ])
  func `a state answers a landing, a move, a lift and a cancel`(situation: Situation, answers: [Signal]) {
    let inputs: [TouchSample] = [.down(at: 9), .move(-50, 0, at: 9), .up(1, 1, at: 9), .cancel(at: 9)]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
      #expect(machine.due == .max)
      #expect(machine.deadlinePassed() == .none)
      #expect(!machine.isPressing)
    }
  }

  @Test(arguments: Situation.allCases)
  func `a finger that is not one of the two changes nothing`(situation: Situation) {
    for input in [TouchSample.move(900, 0, at: 9, finger: 5), .up(at: 9, finger: 5), .cancel(at: 9, finger: 5)] {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == .none)
      #expect(machine == self.machine(in: situation))
    }
  }

  @Test(arguments: [Situation.paired, .active, .ended, .failed])
  func `a third finger is ignored`(situation: Situation) {
    #expect(machine(in: situation).after(.down(7, 7, at: 9, finger: 5)) == machine(in: situation))
  }

  @Test func `one finger alone fails when it lifts, and the rest of the touches are ignored`() {
    var machine = magnify
    #expect(machine.play(.down(at: 0), .move(5, 5, at: 1), .up(at: 2)) == [Said(2, .failed)])
    #expect(machine.reason == .tooFewTouches(count: 1, needed: 2))
    let said = machine.play(.down(at: 3), .down(50, 0, at: 4, finger: 1), .move(90, 0, at: 5, finger: 1))
    #expect(said.isEmpty)
  }

  @Test func `a lift before the minimum fails with the largest change`() {
    var machine = machine(in: .paired)
    let said = machine.play(
      .move(108, 0, at: 2, finger: 1),
      .move(104, 0, at: 3, finger: 1),
      .up(900, 0, at: 4, finger: 1)
    )
    #expect(said == [Said(4, .failed)])
    #expect(machine.reason == .movedTooLittle(by: 0.08, minimum: 0.1))
  }

  @Test(arguments: [0, 1])
  func `the lift of either finger ends it`(finger: Int) {
    var machine = machine(in: .active)
    #expect(machine.play(.up(0, 0, at: 3, finger: finger)) == [Said(3, .ended)])
    #expect(machine.play(.move(9, 9, at: 4, finger: 1 - finger), .up(at: 5, finger: 1 - finger)).isEmpty)
  }

  @Test(arguments: [0, 1])
  func `the system fails what has not begun and cancels what has, with the last value`(finger: Int) {
    var machine = machine(in: .paired)
    #expect(machine.play(.cancel(at: 9, finger: finger)) == [Said(9, .failed)])
    #expect(machine.reason == .system)
    machine = self.machine(in: .active)
    let value = machine.value
    #expect(machine.play(.cancel(at: 9, finger: finger)) == [Said(9, .cancelled)])
    #expect(machine.reason == .system)
    #expect(machine.value == value)
    machine = self.machine(in: .single)
    #expect(machine.play(.cancel(at: 9)) == [Said(9, .failed)])
    #expect(machine.reason == .system)
  }

  @Test(arguments: Situation.allCases)
  func `given up, it takes nothing until it is reset, and then is as new`(situation: Situation) {
    var machine = machine(in: situation)
    let value = machine.value
    machine.abandon()
    #expect(machine.value == value)
    let (first, second) = (TouchSample.down(at: 9, finger: 2), TouchSample.down(10, 0, at: 9, finger: 3))
    #expect(machine.play(first, second, .move(30, 0, at: 10, finger: 3)).isEmpty)
    machine.reset()
    #expect(machine.value == .none && machine.reason == nil)
    #expect(machine.play(first, second, .move(30, 0, at: 10, finger: 3)) == [Said(10, .began)])
  }
}
