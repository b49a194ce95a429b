import GestureKit
import StepperCore
import Testing

/// Feeds a session one touch at a time and collects what a definition reports.
private struct Probe<Definition: GestureDefinition> {
  var session: GestureSession
  let definition: Definition
  var updates: [GestureUpdate<Definition.Value>] = []

  init(_ definition: Definition) throws {
    session = try GestureSession(definition)
    self.definition = definition
  }

  mutating func touch(_ milliseconds: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) {
    session.handle(
      Touch(
        id: TouchID(rawValue: finger),
        phase: phase,
        location: ScenePoint(x: x, y: y),
        timestamp: Timestamp(.milliseconds(milliseconds))
      )
    )
    updates += session.updates(of: definition)
  }

  mutating func advance(_ milliseconds: Int64) {
    session.advance(to: Timestamp(.milliseconds(milliseconds)))
    updates += session.updates(of: definition)
  }
}

@Suite struct TypedValueTests {
  @Test func `a tap without a tree reports where it lifted, in any quadrant`() throws {
    var probe = try Probe(Tap())
    probe.touch(0, .began, -40, -30)
    probe.touch(70, .ended, -41, -30)
    #expect(probe.updates.map(\.phase) == [.ended])
    #expect(probe.updates.first?.value?.location == ScenePoint(x: -41, y: -30))
    #expect(probe.updates.first?.value?.count == 1)
    #expect(probe.updates.first?.time == Timestamp(.milliseconds(70)))
  }

  @Test func `a double tap without a tree needs both taps`() throws {
    var probe = try Probe(Tap(count: 2))
    for start: Int64 in [0, 150] {
      probe.touch(start, .began, 10, 10)
      probe.touch(start + 50, .ended, 10, 10)
    }
    #expect(probe.updates.map { $0.value?.count } == [2])
  }

  @Test func `a drag reports translation, velocity and predicted end`() throws {
    var probe = try Probe(Drag())
    probe.touch(0, .began, 100, 200)
    probe.touch(20, .moved, 130, 180)
    let value = try #require(probe.updates.last?.value)
    #expect(value.translation == SceneVector(dx: 30, dy: -20))
    // Two samples, 20 ms apart: the difference quotient.
    #expect(value.velocity == SceneVector(dx: 1500, dy: -1000))
    #expect(value.predictedEndTranslation == SceneVector(dx: 405, dy: -270))
  }

  @Test(arguments: [(10.0, 5.0, 0.0), (10.0, 10.0, 0.0), (10.0, 15.0, 5.0), (0.0, 15.0, 15.0)])
  func `a translation beyond the threshold grows from zero`(threshold: Double, moved: Double, left: Double) throws {
    var probe = try Probe(Drag(minimumDistance: 0))
    probe.touch(0, .began, 0, 0)
    // Three to four to five: the direction stays.
    probe.touch(20, .moved, moved * 0.6, moved * 0.8)
    let value = try #require(probe.updates.last?.value)
    let beyond = value.translation(beyond: threshold)
    #expect(abs(beyond.dx - left * 0.6) < 1e-12 && abs(beyond.dy - left * 0.8) < 1e-12)
  }

  @Test func `a gesture that is attached switched off can be switched on`() throws {
    let tap = Tap().id("tap")
    let frame = SceneRect(x: 0, y: 0, width: 100, height: 100)
    var session = try GestureSession(TouchRegion("pad", frame: frame).gesture(tap, isEnabled: false))
    func press() -> [Phase?] {
      for phase in [TouchPhase.began, .ended] {
        session.handle(Touch(id: 1, phase: phase, location: ScenePoint(x: 5, y: 5), timestamp: .zero))
      }
      return session.updates(of: tap).map(\.phase)
    }
    #expect(press() == [])
    session.setEnabled(true, try #require(session.gesture("tap")))
    #expect(press() == [.ended])
  }

  @Test func `a gesture of another scene changes nothing`() throws {
    let many = Tap().exclusively(before: LongPress()).exclusively(before: Drag().id("far"))
    let stranger = try #require(try GestureSession(many).gesture("far"))
    var session = try GestureSession(Tap().id("tap"))
    session.setEnabled(false, stranger)
    session.setMask(.none, stranger)
    #expect(session.id(of: stranger) == nil)
    #expect(session == (try GestureSession(Tap().id("tap"))))
  }

  @Test func `map turns values into others and keeps the spec`() throws {
    let base = Drag(minimumDistance: 0)
    let mapped = base.map { value in Int(value.translation.dx) }
    #expect(mapped.spec == base.spec)
    var probe = try Probe(mapped)
    probe.touch(0, .began, 10, 10)
    probe.touch(10, .moved, 17, 10)
    #expect(probe.updates.map(\.value) == [0, 7])
  }

  @Test func `a mapped gesture is given a name and other options as the gesture itself`() {
    let mapped = Drag().map { value in value.translation.dx }.id("pan").disabled()
    #expect(mapped.spec == Drag().id("pan").disabled().spec)
    #expect(mapped.options.id == "pan")
    #expect(!mapped.options.isEnabled)
  }

  @Test func `an exclusive composite tells which member it was`() throws {
    var probe = try Probe(LongPress().exclusively(before: Tap()))
    probe.touch(0, .began, 10, 10)
    probe.touch(90, .ended, 10, 10)
    let tap = try #require(try tap(10, 10))
    #expect(probe.updates.map(\.value) == [.second(tap)])
    probe.updates = []
    probe.touch(1000, .began, 10, 10)
    probe.advance(1600)
    #expect(probe.updates.map(\.value) == [.first(true)])
  }

  @Test func `a sequence goes from the first value through nothing to the second`() throws {
    let definition = LongPress().sequenced(before: Drag(minimumDistance: 10))
    var probe = try Probe(definition)
    probe.touch(0, .began, 10, 10)
    probe.advance(500)
    probe.touch(600, .moved, 30, 10)
    probe.touch(700, .ended, 30, 10)
    #expect(probe.updates.map(\.phase) == [.possible, .began, .changed, .ended])
    let stages = probe.updates.map { update -> String in
      switch update.value {
      case nil: "none"
      case .first(let pressing): "first \(pressing)"
      case .second(let pressing, nil): "second \(pressing), nothing"
      case .second(let pressing, let drag?): "second \(pressing), \(drag.translation.dx)"
      }
    }
    #expect(stages == ["first true", "second true, nothing", "second true, 20.0", "second true, 20.0"])
  }

  @Test func `a simultaneous composite carries the values there are`() throws {
    var probe = try Probe(Magnify().simultaneously(with: Rotate()))
    probe.touch(0, .began, 100, 100, finger: 1)
    probe.touch(0, .began, 200, 100, finger: 2)
    probe.touch(20, .moved, 300, 100, finger: 2)
    let value = try #require(probe.updates.last?.value)
    #expect(value.first?.magnification == 2)
    #expect(value.second == nil)
  }

  @Test func `a state follows its gesture and gives notice of its reset`() throws {
    let drag = Drag(minimumDistance: 0)
    var session = try GestureSession(drag)
    var offset = drag.updating(SceneVector.zero) { value, state in state = value.translation }
    let touches: [(TouchPhase, Double)] = [(.began, 0), (.moved, 5), (.ended, 5)]
    var seen: [SceneVector] = []
    var notices: [SceneVector?] = []
    for (index, (phase, x)) in touches.enumerated() {
      let time = Timestamp(.milliseconds(index * 10))
      session.handle(Touch(id: 1, phase: phase, location: ScenePoint(x: x, y: 0), timestamp: time))
      notices.append(offset.follow(session))
      seen.append(offset.value)
    }
    #expect(seen == [.zero, SceneVector(dx: 5, dy: 0), .zero])
    #expect(notices == [nil, nil, SceneVector(dx: 5, dy: 0)])
  }

  @Test func `a state follows the pressing of a long press`() throws {
    let press = LongPress()
    var session = try GestureSession(press)
    var isPressed = press.updating(false) { value, state in state = value }
    session.handle(Touch(id: 1, phase: .began, location: .init(x: 0, y: 0), timestamp: .zero))
    isPressed.follow(session)
    #expect(isPressed.value)
    session.advance(to: Timestamp(.milliseconds(500)))
    #expect(isPressed.follow(session) == true)
    #expect(!isPressed.value)
  }

  private func tap(_ x: Double, _ y: Double) throws -> TapValue? {
    var probe = try Probe(Tap())
    probe.touch(0, .began, x, y)
    probe.touch(10, .ended, x, y)
    return probe.updates.last?.value
  }
}

/// Recognizes when a finger has changed its horizontal direction three times within a second.
private struct Scrub: GestureRecognizing {
  private var finger: TouchID?
  private var lastX: Double = 0
  private var direction: Double = 0
  private var turns: Double = 0
  private(set) var deadline: Timestamp?

  var value: SIMD4<Double> { [turns, lastX, 0, 0] }
  var failure: CustomFailure? { CustomFailure(rule: 1, measured: turns, limit: 3) }

  mutating func receive(_ touch: Touch) -> RecognizerSignal {
    switch touch.phase {
    case .began:
      guard finger == nil else { return .none }
      (finger, lastX, deadline) = (touch.id, touch.location.x, touch.timestamp.advanced(by: .seconds(1)))
      return .none
    case .moved: return touch.id == finger ? move(to: touch.location.x) : .none
    case .ended, .cancelled: return touch.id == finger ? .failed : .none
    }
  }

  mutating func deadlinePassed() -> RecognizerSignal { .failed }

  mutating func reset() { self = Scrub() }

  private mutating func move(to x: Double) -> RecognizerSignal {
    let step = x - lastX
    if step * direction < 0 { turns += 1 }
    (lastX, direction) = (x, step)
    return turns == 3 ? .ended : .none
  }
}

@Suite struct CustomRecognizerTests {
  private let definition = Custom(Scrub()).id("scrub")

  @Test func `a recognizer of one's own is recognized and outranks what surrounds it`() throws {
    let frame = SceneRect(x: 0, y: 0, width: 100, height: 100)
    let pad = TouchRegion("pad", frame: frame).gesture(definition)
    var session = try GestureSession(
      TouchRegion("root", frame: frame, children: [pad]).gesture(LongPress().id("press"))
    )
    var phases: [String] = []
    for (index, x) in [50.0, 55, 50, 55, 50].enumerated() {
      let time = Timestamp(.milliseconds(index * 20))
      session.handle(Touch(id: 1, phase: index == 0 ? .began : .moved, location: .init(x: x, y: 50), timestamp: time))
      for update in session.updates(of: definition) { phases.append("\(update.value?[0] ?? -1)") }
      for record in session.records where session.id(of: record.node) == "press" {
        if case .phase(let phase) = record.event { phases.append("press \(phase)") }
      }
    }
    #expect(phases == ["3.0", "press failed"])
  }

  @Test func `a recognizer that does not say so waits for no gesture inside`() throws {
    let frame = SceneRect(x: 0, y: 0, width: 100, height: 100)
    let pad = TouchRegion("pad", frame: frame).gesture(LongPress(minimumDuration: .seconds(9)))
    var session = try GestureSession(TouchRegion("root", frame: frame, children: [pad]).gesture(definition))
    for (index, x) in [50.0, 55, 50, 55, 50].enumerated() {
      let time = Timestamp(.milliseconds(index * 20))
      session.handle(Touch(id: 1, phase: index == 0 ? .began : .moved, location: .init(x: x, y: 50), timestamp: time))
    }
    #expect(session.updates(of: definition).map(\.phase) == [.ended])
  }

  @Test func `its deadline fails it with its own reason`() throws {
    var session = try GestureSession(definition)
    session.handle(Touch(id: 1, phase: .began, location: .init(x: 0, y: 0), timestamp: .zero))
    #expect(session.nextDeadline == Timestamp(.seconds(1)))
    session.advance(to: Timestamp(.seconds(2)))
    let update = try #require(session.updates(of: definition).first)
    #expect(update.phase == .failed)
    #expect(update.time == Timestamp(.seconds(1)))
    #expect(update.reason == .custom(CustomFailure(rule: 1, measured: 0, limit: 3)))
  }

  @Test func `a snapshot shares nothing with the session it was taken from`() throws {
    var session = try GestureSession(definition)
    session.handle(Touch(id: 1, phase: .began, location: .init(x: 0, y: 0), timestamp: .zero))
    let snapshot = session
    session.handle(Touch(id: 1, phase: .ended, location: .init(x: 0, y: 0), timestamp: Timestamp(.milliseconds(5))))
    #expect(session.nextDeadline == nil)
    #expect(snapshot.nextDeadline == Timestamp(.seconds(1)))
  }

  @Test func `a composite reports the value of a composite in it`() throws {
    var probe = try Probe(Drag().exclusively(before: LongPress()).simultaneously(with: Tap()))
    probe.touch(0, .began, 10, 10)
    probe.touch(10, .moved, 40, 10)
    guard case .first(let drag)? = probe.updates.last?.value?.first else {
      Issue.record("no drag: \(probe.updates)")
      return
    }
    #expect(drag.translation == SceneVector(dx: 30, dy: 0))
    #expect(probe.updates.last?.value?.second == nil)
  }

  @Test func `a record of another scene has a value without a velocity`() throws {
    let other = TouchRegion("pad", frame: SceneRect(x: 0, y: 0, width: 100, height: 100)).gesture(Tap()).gesture(Drag())
    var dragged = try GestureSession(other)
    for (time, phase, x) in [(0, TouchPhase.began, 10.0), (10, .moved, 40)] as [(Int64, TouchPhase, Double)] {
      let place = ScenePoint(x: x, y: 10)
      dragged.handle(Touch(id: 1, phase: phase, location: place, timestamp: Timestamp(.milliseconds(time))))
    }
    let record = try #require(dragged.records.last)
    let stranger = try GestureSession(Tap())
    #expect(dragged.drag(record)?.velocity == SceneVector(dx: 3_000, dy: 0))
    #expect(stranger.drag(record)?.velocity == .zero)
  }
}
