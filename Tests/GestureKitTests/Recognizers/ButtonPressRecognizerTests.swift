import StepperCore
import Testing

@testable import GestureKit

struct ButtonPressRecognizerTests {
  private let plain = ButtonPressRecognizer(Press())
  private let here = ScenePoint(3, 4)

  /// A hold at 500 ms, and repeats at 600, 700, 800 ms and so on.
  private let repeating = ButtonPressRecognizer(Press(minimumDuration: .milliseconds(500), schedule: .standard))

  private func value(_ outcome: PressOutcome, repeats: Int = 0, at location: ScenePoint = .zero) -> GestureValue {
    .press(location: location, outcome: outcome, repeats: repeats)
  }

  // MARK: Without a hold

  @Test func `pressed at the landing, a tap at a lift inside`() {
    var machine = plain
    #expect(machine.play(.down(at: 0)).isEmpty)
    #expect(machine.isPressing)
    #expect(machine.due == .max)
    #expect(machine.value == value(.tap))
    #expect(machine.play(.up(3, 4, at: ms(9_000))) == [Said(ms(9_000), .ended)])
    #expect(machine.value == value(.tap, at: here))
    #expect(!machine.isPressing)
  }

  @Test func `leaving releases, coming back presses again`() {
    var machine = plain
    #expect(machine.play(.down(at: 0), .move(90, 0, at: 1, inside: false)).isEmpty)
    #expect(!machine.isPressing)
    #expect(machine.play(.move(1, 0, at: 2)).isEmpty)
    #expect(machine.isPressing)
    #expect(machine.play(.up(at: 3)) == [Said(3, .ended)])
  }

  @Test func `the place of the lift decides, not that of the last move`() {
    var machine = plain
    #expect(machine.play(.down(at: 0), .up(90, 0, at: 1, inside: false)) == [Said(1, .failed)])
    #expect(machine.reason == .liftedOutside)
    machine = plain
    #expect(machine.play(.down(at: 0), .move(90, 0, at: 1, inside: false), .up(at: 2)) == [Said(2, .ended)])
  }

  @Test func `without a minimum duration nothing repeats`() {
    var machine = ButtonPressRecognizer(Press(schedule: .standard))
    #expect(machine.play(.down(at: 0), until: ms(9_000)).isEmpty)
    #expect(machine.due == .max)
  }

  // MARK: Hold

  @Test func `a lift before the hold is a tap, one at it comes after the beginning`() {
    var machine = repeating
    #expect(machine.play(.down(at: 0), .up(at: ms(500) - 1)) == [Said(ms(500) - 1, .ended)])
    #expect(machine.value == value(.tap))
    machine = repeating
    #expect(machine.play(.down(at: 0), .up(at: ms(500))) == [Said(ms(500), .began), Said(ms(500), .ended)])
    #expect(machine.value == value(.hold))
  }

  @Test func `a hold begins with no repeats, each repeat changes, the lift ends`() {
    var machine = repeating
    #expect(machine.play(.down(at: 7), until: ms(500) + 7) == [Said(ms(500) + 7, .began)])
    #expect(machine.value == value(.hold))
    #expect(machine.isPressing)
    #expect(
      machine.play(.move(3, 4, at: ms(550)), until: ms(700) + 7) == [ms(600), ms(700)].map { Said($0 + 7, .changed) }
    )
    #expect(machine.value == value(.hold, repeats: 2, at: here))
    #expect(machine.play(.up(3, 4, at: ms(750))) == [Said(ms(750), .ended)])
    #expect(machine.value == value(.hold, repeats: 2, at: here))
    #expect(machine.due == .max)
    #expect(!machine.isPressing)
  }

  @Test func `at one time the hold comes before the repeat`() {
    var machine = ButtonPressRecognizer(Press(minimumDuration: .milliseconds(500), schedule: .appKit))
    _ = machine.play(.down(at: 0))
    #expect(machine.due == ms(500))
    #expect(machine.deadlinePassed() == .began)
    #expect(machine.value == value(.hold))
    #expect(machine.due == ms(500))
    #expect(machine.deadlinePassed() == .changed)
    #expect(machine.value == value(.hold, repeats: 1))
    #expect(machine.due == ms(600))
  }

  @Test func `what the schedule brings before the hold is dropped`() {
    var machine = ButtonPressRecognizer(Press(minimumDuration: .milliseconds(750), schedule: .standard))
    let said = machine.play(.down(at: 0), until: ms(900))
    #expect(said == [Said(ms(750), .began), Said(ms(800), .changed), Said(ms(900), .changed)])
    #expect(machine.value == value(.hold, repeats: 2))
  }

  @Test func `a schedule that ends leaves the hold`() throws {
    let stage = RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 2)
    let schedule = try RepeatSchedule(delay: .milliseconds(100), first: .atDelay, stages: [stage])
    var machine = ButtonPressRecognizer(Press(minimumDuration: .milliseconds(100), schedule: schedule))
    let said = machine.play(.down(at: 0), until: ms(9_000))
    #expect(said == [Said(ms(100), .began), Said(ms(100), .changed), Said(ms(200), .changed)])
    #expect(machine.due == .max)
    #expect(machine.play(.up(at: ms(9_001))) == [Said(ms(9_001), .ended)])
  }

  @Test func `a hold without a schedule begins and ends`() {
    var machine = ButtonPressRecognizer(Press(minimumDuration: .milliseconds(500)))
    #expect(machine.play(.down(at: 0), .up(at: ms(900))) == [Said(ms(500), .began), Said(ms(900), .ended)])
  }

  // MARK: Outside

  @Test func `what falls due outside is dropped, the exact moment of return included`() {
    var machine = repeating
    let said = machine.play(
      .down(at: 0),
      .move(at: ms(610), inside: false),
      .move(at: ms(800)),
      .move(at: ms(850), inside: false),
      .move(at: ms(899)),
      until: ms(1_000)
    )
    // At 600, then not at 700 and 800, then at 900 and 1000.
    #expect(said == [Said(ms(500), .began)] + [ms(600), ms(900), ms(1_000)].map { Said($0, .changed) })
    #expect(machine.value == value(.hold, repeats: 3))
  }

  @Test func `an overdue hold begins at the return and repeats from there`() {
    var machine = repeating
    _ = machine.play(.down(at: 0), .move(at: ms(100), inside: false), until: ms(650))
    #expect(!machine.isPressing)
    let said = machine.play(.move(3, 4, at: ms(650)), until: ms(700))
    #expect(said == [Said(ms(650), .began), Said(ms(700), .changed)])
    #expect(machine.isPressing)
    #expect(machine.value == value(.hold, repeats: 1, at: here))
  }

  @Test func `a return before the hold is due leaves it where it was`() {
    var machine = repeating
    let said = machine.play(.down(at: 0), .move(at: 1, inside: false), .move(at: ms(500) - 1), until: ms(500))
    #expect(said == [Said(ms(500), .began)])
  }

  @Test func `a return by the lift only ends, as a hold if that was overdue`() {
    var machine = repeating
    let said = machine.play(.down(at: 0), .move(at: 1, inside: false), .up(at: ms(500)))
    #expect(said == [Said(ms(500), .ended)])
    #expect(machine.value == value(.hold))
  }

  @Test func `a lift outside fails what has not begun and cancels a hold`() {
    var machine = repeating
    #expect(machine.play(.down(at: 0), .up(at: 1, inside: false)) == [Said(1, .failed)])
    #expect(machine.reason == .liftedOutside)
    machine = repeating
    let overdue = machine.play(.down(at: 0), .move(at: 1, inside: false), .up(at: ms(700), inside: false))
    #expect(overdue == [Said(ms(700), .failed)])
    #expect(machine.reason == .liftedOutside)
    machine = repeating
    let held = machine.play(.down(at: 0), .up(3, 4, at: ms(550), inside: false))
    #expect(held == [Said(ms(500), .began), Said(ms(550), .cancelled)])
    #expect(machine.reason == .liftedOutside)
    #expect(machine.value == value(.hold, at: here))
  }

  // MARK: Every state and every input

  enum Situation: CaseIterable { case idle, pressed, left, overdue, holding, strayed, ended, failed }

  private func machine(in situation: Situation, of recognizer: ButtonPressRecognizer? = nil) -> ButtonPressRecognizer {
    var machine = recognizer ?? repeating
    if situation == .idle { return machine }
    _ = machine.play(.down(at: 0))
    switch situation {
    case .idle, .pressed: break
    case .left: _ = machine.play(.move(at: 1, inside: false))
    case .overdue: _ = machine.play(.move(at: 1, inside: false), until: ms(500))
    case .holding: _ = machine.play(until: ms(500))
    case .strayed: _ = machine.play(.move(at: ms(501), inside: false))
    case .ended: _ = machine.play(.up(at: 1))
    case .failed: _ = machine.play(.cancel(at: 1))
    }
    return machine
  }

  @Test(arguments: [
    (Situation.idle, [Signal.none, .none, .none, .none, .none, .none]),
    (.pressed, [.none, .none, .none, .ended, .failed, .failed]),
    (.left, [.none, .none, .none, .ended, .failed, .failed]),
    (.overdue, [.none, .began, .none, .ended, .failed, .failed]),
    (.holding, [.none, .none, .none, .ended, .cancelled, .cancelled]),
    (.strayed, [.none, .none, .none, .ended, .cancelled, .cancelled]),
    (.ended, [.none, .none, .none, .none, .none, .none]),
    (.failed, [.none, .none, .none, .none, .none, .none]),
  ])
  func `a state answers a landing, moves and lifts inside and outside, and a cancel`(
    situation: Situation,
    answers: [Signal]
  ) {
    let time = ms(502)
    let inputs: [TouchSample] = [
      .down(at: time), .move(at: time), .move(at: time, inside: false), .up(at: time), .up(at: time, inside: false),
      .cancel(at: time),
    ]
    for (input, answer) in zip(inputs, answers) {
      var machine = machine(in: situation)
      #expect(machine.receive(input) == answer, "\(situation), \(input.phase)")
      #expect(machine.reason == (answer == .failed || answer == .cancelled ? reason(of: input) : machine.reason))
    }
  }

  private func reason(of sample: TouchSample) -> FailureReason {
    sample.phase == .cancelled ? .system : .liftedOutside
  }

  @Test(arguments: [
    (Situation.idle, Int64.max, Signal.none), (.pressed, ms(500), .began), (.left, ms(500), .none),
    (.overdue, ms(600), .none), (.holding, ms(600), .changed), (.strayed, ms(600), .none),
    (.ended, .max, .none), (.failed, .max, .none),
  ])
  func `a state waits for the earlier of its deadlines`(situation: Situation, due: Int64, answer: Signal) {
    var machine = machine(in: situation)
    #expect(machine.due == due)
    #expect(machine.deadlinePassed() == answer)
  }

  @Test(arguments: Situation.allCases)
  func `an unknown finger changes nothing, nor a further one unless it is to fail`(situation: Situation) {
    let inputs: [TouchSample] = [
      .move(at: ms(502), finger: 5, inside: false), .up(at: ms(502), finger: 5), .cancel(at: ms(502), finger: 5),
    ]
    for input in inputs {
      #expect(machine(in: situation).after(input) == machine(in: situation))
    }
    guard situation != .idle else { return }
    let second = TouchSample.down(at: ms(502), finger: 5)
    #expect(machine(in: situation).after(second) == machine(in: situation))
    var strict = Press(minimumDuration: .milliseconds(500), schedule: .standard)
    strict.options.extraTouches = .fail
    var machine = machine(in: situation, of: ButtonPressRecognizer(strict))
    switch situation {
    case .idle, .ended, .failed: #expect(machine.receive(second) == .none)
    case .pressed, .left, .overdue: #expect(machine.receive(second) == .failed)
    case .holding, .strayed: #expect(machine.receive(second) == .cancelled)
    }
    if situation != .ended, situation != .failed { #expect(machine.reason == .tooManyTouches(limit: 1)) }
  }

  @Test(arguments: Situation.allCases)
  func `given up, it takes nothing until it is reset, and then is as new`(situation: Situation) {
    var machine = machine(in: situation)
    let value = machine.value
    machine.abandon()
    #expect(machine.due == .max)
    #expect(!machine.isPressing)
    #expect(machine.value == value)
    #expect(machine.play(.down(at: ms(900)), until: ms(1_500)).isEmpty)
    machine.reset()
    #expect(machine == repeating)
    #expect(machine.play(.down(at: ms(900)), until: ms(1_400)) == [Said(ms(1_400), .began)])
  }

  @Test func `a hold that would be due after the end of time never is`() {
    var machine = repeating
    #expect(machine.play(.down(1e308, -1e308, at: .max - 5)).isEmpty)
    #expect(machine.due == .max)
    #expect(machine.play(.up(1e308, -1e308, at: .max)) == [Said(.max, .ended)])
  }
}
