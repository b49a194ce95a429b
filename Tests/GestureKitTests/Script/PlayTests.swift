import StepperCore
import Testing

@testable import GestureKit

/// Scripts that are played.
struct PlayTests {
  private let pad = TouchRegion.box("pad").adding(.twoTaps.named("zoom"))

  @Test func `the log ends with the script, a wait at its end included`() throws {
    let tap = Finger().tap(5, 5)
    let due = Duration.nanoseconds(350_000_001)
    var early = try GestureSession(pad)
    try early.play(TouchScript([tap, .wait(due - .nanoseconds(1))])).expect("0 ms clock pendingDeadlines 1")
    var late = try GestureSession(pad)
    try late.play(TouchScript([tap, .wait(due)])).expect(
      """
      0 ms clock pendingDeadlines 1
      400.000001 ms zoom failed no further tap within 0.35 s
      400.000001 ms clock pendingDeadlines 0
      """
    )
  }

  @Test func `a script is played as a scenario with its timeline is`() throws {
    let area = SceneRect(x: 0, y: 0, width: 100, height: 100)
    for seed in 0..<100 as Range<UInt64> {
      let script = TouchScript.random(seed: seed, in: area)
      var session = try GestureSession(pad)
      let scene = ScenarioScene(session: session, states: [])
      let scenario = Scenario(name: "", subject: .scene(scene), timeline: try script.timeline())
      let log = try ScenarioPlayer.log(of: scenario)
      // A tick at the end of a scenario advances the session as the end of a script does.
      try session.play(script).expect(log)
    }
  }

  @Test func `a session that is played on again goes on from where it was`() throws {
    var session = try GestureSession(pad)
    try session.play(TouchScript([Finger().tap(5, 5)]))
    try session.play(TouchScript([.at(.milliseconds(100)), Finger().tap(5, 5)])).expect(
      """
      150 ms zoom ended location (5, 5), count 2
      150 ms clock pendingDeadlines 0
      """
    )
  }

  @Test func `a script that makes no sense plays nothing`() throws {
    var session = try GestureSession(pad)
    let before = session
    #expect(throws: TouchScriptError.self) { try session.play(TouchScript([Finger().tap(5, 5), Finger().up()])) }
    #expect(session == before)
  }

  @Test func `a log of as many entries as the limit is allowed, and not one more`() throws {
    let script = TouchScript([Finger().tap(5, 5), .wait(.seconds(1))])
    var session = try GestureSession(pad)
    #expect(try session.play(script, limit: 3).count == 3)
    session = try GestureSession(pad)
    do throws(TouchScriptError) {
      try session.play(script, limit: 2)
      Issue.record("no error")
    } catch {
      #expect(error.reason == .tooManyEntries(limit: 2))
      #expect(error.line == #line - 9)
    }
  }

  @Test func `a stepper's clock starts at zero, and its log has a limit`() throws {
    let area = ButtonArea(frame: SceneRect(x: 0, y: 0, width: 9, height: 9))
    let control = StepperControl(increment: area, decrement: area)
    let machine = try StepperMachine(value: 0.0, range: StepRange(lowerBound: 0, upperBound: 9, step: 1))
    let time = Timestamp(nanoseconds: -1)
    #expect(TouchScript([.at(time)]).error == nil)
    do throws(TouchScriptError) {
      _ = try control.play(TouchScript([.at(time), Finger().tap(5, 5)]), on: machine)
      Issue.record("no error")
    } catch {
      #expect(error.reason == .beforeZero(time))
      #expect(error.description.hasSuffix("a stepper cannot be played before 0 ms: -1e-06 ms"))
    }
    do throws(TouchScriptError) {
      _ = try control.play(TouchScript([Finger().tap(5, 5)]), on: machine, limit: 1)
      Issue.record("no error")
    } catch {
      #expect(error.reason == .tooManyEntries(limit: 1))
    }
  }
}
