import StepperCore
import Testing

@testable import GestureKit

/// What a definition can be given, and the typed values of those that report more than a place.
@Suite struct DefinitionTests {
  private static let pad = TouchRegion("pad", frame: SceneRect(x: 0, y: 0, width: 200, height: 200))

  private func touch(_ finger: TouchID, _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Int64) -> Touch {
    Touch(id: finger, phase: phase, location: ScenePoint(x: x, y: y), timestamp: Timestamp(.milliseconds(time)))
  }

  @Test func `a swipe reports its direction and its velocity`() throws {
    let swipe = Swipe(direction: .right)
    var session = try GestureSession(swipe)
    session.handle(touch(1, .began, 0, 0, at: 0))
    session.handle(touch(1, .moved, 60, 6, at: 20))
    let update = try #require(session.updates(of: swipe).last)
    #expect(update.phase == .ended)
    #expect(update.value?.direction == .right)
    // Two samples, 20 ms apart: the difference quotient.
    #expect(update.value?.velocity == SceneVector(dx: 3_000, dy: 300))
  }

  @Test func `a rotation reports its angle, and where it began`() throws {
    let rotate = Rotate().id("rotate")
    var session = try GestureSession(Self.pad.gesture(rotate))
    session.handle(touch(1, .began, 50, 50, at: 0))
    session.handle(touch(2, .began, 150, 50, at: 0))
    session.handle(touch(2, .moved, 150, 150, at: 20))
    session.handle(touch(2, .moved, 50, 150, at: 40))
    let value = try #require(session.updates(of: rotate).last?.value)
    // From the right to below, where y points downwards: a quarter, clockwise.
    #expect(abs(value.rotation - .pi / 2) < 1e-12)
    #expect(value.velocity > 0)
    #expect(value.startLocation == ScenePoint(x: 100, y: 50))
  }

  @Test func `a definition of another kind than the gesture with its id finds updates without values`() throws {
    var session = try GestureSession(Self.pad.gesture(Tap().id("a")))
    session.handle(touch(1, .began, 50, 50, at: 0))
    session.handle(touch(1, .ended, 50, 50, at: 10))
    #expect(session.updates(of: Tap().id("a")).map { $0.value?.count } == [1])
    func value<Definition: GestureDefinition>(_ definition: Definition) -> [Bool] {
      session.updates(of: definition.id("a")).map { $0.value != nil }
    }
    #expect(value(Rotate()) == [false])
    #expect(value(Swipe(direction: .up)) == [false])
    #expect(value(Magnify()) == [false])
    #expect(value(Drag().exclusively(before: Tap())) == [false])
  }

  @Test func `a gesture can be given options after its values were mapped`() throws {
    let mapped = Tap().map { $0.count }.id("twice").disabled()
    #expect(mapped.options.id == "twice")
    #expect(mapped.spec == Tap().id("twice").disabled().spec)
    var session = try GestureSession(Self.pad.gesture(mapped))
    session.handle(touch(1, .began, 50, 50, at: 0))
    session.handle(touch(1, .ended, 50, 50, at: 10))
    #expect(session.updates(of: mapped).isEmpty)
  }

  @Test func `a gesture that requires the failure of another one waits for it`() throws {
    let double = Tap(count: 2).id("double")
    let single = Tap().id("single").requiringFailure(of: .id("double"))
    let fresh = try GestureSession(Self.pad.gesture(single).gesture(double))
    var session = fresh
    let once = try session.play(TouchScript([Finger().down(50, 50), Finger().up(), .wait(.seconds(1))]))
    let success = try #require(once.first { $0.isSuccess(of: "single") })
    #expect(success.time > .zero)
    // Of two taps, only the double tap is recognized.
    session = fresh
    let touches = [Finger().down(50, 50), Finger().up(), Finger().down(50, 50), Finger().up()]
    let twice = try session.play(TouchScript(touches + [.wait(.seconds(1))]))
    #expect(twice.contains { $0.isSuccess(of: "double") })
    #expect(!twice.contains { $0.isSuccess(of: "single") })
  }

  @Test(arguments: [true, false])
  func `gestures of one finger both succeed only if they are told to`(together: Bool) throws {
    let tap = Tap().id("tap")
    let other = Tap(maximumDistance: 3).id("other")
    let pad = Self.pad.gesture(tap).gesture(together ? other.recognizedBeside(.id("tap")) : other)
    var session = try GestureSession(pad)
    let log = try session.play(TouchScript([Finger().down(50, 50), Finger().up()]))
    #expect(log.count { $0.isSuccess(of: "tap") || $0.isSuccess(of: "other") } == (together ? 2 : 1))
  }

  @Test(arguments: ExtraTouchRule.allCases)
  func `a further finger does to a drag what its rule says`(rule: ExtraTouchRule) throws {
    let drag = Drag(minimumDistance: 0).extraTouches(rule).id("drag")
    var session = try GestureSession(Self.pad.gesture(drag))
    session.handle(touch(1, .began, 50, 50, at: 0))
    session.handle(touch(2, .began, 60, 50, at: 10))
    #expect(session.updates(of: drag).map(\.phase).contains(.cancelled) == (rule == .fail))
  }

  @Test func `gestures are numbered and named in one order`() throws {
    let both = Tap().id("tap").simultaneously(with: Drag().id("drag")).id("both")
    let session = try GestureSession(Self.pad.gesture(both))
    // Members before their composite.
    #expect(session.gestureIDs == ["tap", "drag", "both"])
    let numbers = session.gestureIDs.compactMap { session.gesture($0) }
    #expect(numbers.reversed().sorted() == numbers)
    #expect(!(numbers[0] < numbers[0]) && !(numbers[1] < numbers[0]))
  }

  @Test func `two gestures make the composite that they are put together for`() {
    let (tap, drag) = (Tap().id("tap"), Drag().id("drag"))
    let options = GestureOptions()
    #expect(tap.simultaneously(with: drag).spec == .simultaneous(tap.spec, drag.spec, options))
    #expect(tap.exclusively(before: drag).spec == .exclusive(tap.spec, drag.spec, options))
    #expect(tap.sequenced(before: drag).spec == .sequenced(tap.spec, drag.spec, options))
  }

  @Test(arguments: [(0, 0), (3, 0), (5, 0), (10, 5)] as [(Double, Double)])
  func `a translation beyond a threshold of 5 grows from zero`(length: Double, beyond: Double) throws {
    let drag = Drag(minimumDistance: 0).id("drag")
    var session = try GestureSession(Self.pad.gesture(drag))
    session.handle(touch(1, .began, 50, 50, at: 0))
    session.handle(touch(1, .moved, 50 + length, 50, at: 10))
    let value = try #require(session.updates(of: drag).last?.value)
    #expect(value.translation(beyond: 5) == SceneVector(dx: beyond, dy: 0))
    #expect(value.translation(beyond: 0) == SceneVector(dx: length, dy: 0))
  }

  @Test func `a phase is possible, active or terminal`() {
    #expect(Phase.allCases.filter(\.isActive) == [.began, .changed])
    #expect(Phase.allCases.filter(\.isTerminal) == [.ended, .cancelled, .failed])
  }
}

extension LogEntry {
  fileprivate func isSuccess(of gesture: String) -> Bool {
    if case .gesture(gesture, "ended", _, _) = kind { true } else { false }
  }
}
