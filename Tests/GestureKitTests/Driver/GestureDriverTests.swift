import GestureKit
import StepperCore
import Testing

/// A driver on a manual clock whose observers write down what they are told.
private final class Stage {
  let clock: ManualClock = ManualClock()
  var driver: GestureDriver<ManualClock>?
  var log: [String] = []

  init(_ region: TouchRegion) throws {
    driver = GestureDriver(try GestureSession(region), clock: clock)
  }

  func watch<Definition: GestureDefinition>(_ definition: Definition, _ name: String) {
    driver?.on(definition) { [unowned self] update in
      switch update.event {
      case .phase(let phase): note(update.time, "\(name) \(phase)")
      case .pressing(let isPressing): note(update.time, "\(name) pressing \(isPressing)")
      case .member: break
      }
    }
  }

  func touch(_ phase: TouchPhase, at x: Double = 50, time: Int64? = nil) {
    let timestamp = time.map { Timestamp(.milliseconds($0)) } ?? clock.now
    driver?.send(Touch(id: 1, phase: phase, location: ScenePoint(x: x, y: 50), timestamp: timestamp))
  }

  private func note(_ time: Timestamp, _ text: String) {
    log.append("\(time.nanoseconds / 1_000_000) \(text)")
  }
}

@Suite struct GestureDriverTests {
  private let pad = TouchRegion("pad", frame: SceneRect(x: 0, y: 0, width: 100, height: 100))
  private let press = LongPress().id("press")
  private let tap = Tap().id("tap")

  @Test func `the clock makes a long press succeed`() throws {
    let stage = try Stage(pad.gesture(press))
    stage.watch(press, "press")
    stage.touch(.began)
    #expect(stage.clock.pendingCount == 1)
    try stage.clock.advance(by: .seconds(1))
    stage.touch(.ended)
    #expect(stage.log == ["0 press pressing true", "500 press pressing false", "500 press ended"])
    try stage.clock.assertIdle()
  }

  @Test func `a touch counts at its own time, though the clock shows more`() throws {
    let stage = try Stage(pad.gesture(press))
    stage.watch(press, "press")
    stage.touch(.began)
    try stage.clock.stall(by: .milliseconds(600))
    // The lift happened before the hold was due, and is only told now.
    stage.touch(.ended, time: 400)
    #expect(stage.log == ["0 press pressing true", "400 press pressing false", "400 press failed"])
  }

  @Test func `what an observer changes comes before the next deadline, however late the host is`() throws {
    let early = LongPress(minimumDuration: .milliseconds(300)).id("early")
    let late = LongPress(minimumDuration: .milliseconds(400)).id("late")
    let stage = try Stage(pad.simultaneousGesture(early).simultaneousGesture(late))
    let lateID = try #require(stage.driver?.session.gesture("late"))
    stage.watch(early, "early")
    stage.watch(late, "late")
    stage.driver?.on(early) { [unowned stage] update in
      if update.phase == .ended { stage.driver?.setEnabled(false, lateID) }
    }
    stage.touch(.began)
    try stage.clock.stall(by: .milliseconds(500))
    try stage.clock.advance(by: .zero)
    #expect(
      stage.log == [
        "0 early pressing true", "0 late pressing true", "300 early pressing false", "300 early ended",
        "300 late pressing false", "300 late failed",
      ]
    )
  }

  @Test func `tearing down cancels the finger and withdraws the alarm`() throws {
    let drag = Drag(minimumDistance: 0).id("drag")
    let stage = try Stage(pad.gesture(drag).simultaneousGesture(press))
    stage.watch(drag, "drag")
    stage.touch(.began)
    stage.driver?.tearDown()
    stage.touch(.ended)
    #expect(stage.log == ["0 drag began", "0 drag cancelled"])
    try stage.clock.assertIdle()
  }

  @Test func `no alarm outlives a driver that is released`() throws {
    let stage = try Stage(pad.gesture(press))
    stage.touch(.began)
    stage.driver = nil
    try stage.clock.assertIdle()
  }

  @Test func `a mask counts from the next finger on`() throws {
    let stage = try Stage(pad.gesture(Drag(minimumDistance: 0).id("drag")))
    let drag = Drag().id("drag")
    let dragID = try #require(stage.driver?.session.gesture("drag"))
    stage.watch(drag, "drag")
    stage.touch(.began)
    stage.driver?.setMask(.none, dragID)
    stage.touch(.ended)
    #expect(stage.log == ["0 drag began", "0 drag ended"])
    stage.touch(.began)
    stage.driver?.setMask(.all, dragID)
    stage.touch(.ended)
    #expect(stage.log.count == 2)
    stage.touch(.began)
    stage.touch(.ended)
    #expect(stage.log.count == 4)
  }

  @Test func `a region that is removed takes its gestures out, and nobody hits it again`() throws {
    let drag = Drag(minimumDistance: 0).id("drag")
    let stage = try Stage(pad.gesture(drag).simultaneousGesture(press))
    stage.watch(drag, "drag")
    stage.touch(.began)
    stage.driver?.removeRegion("nobody")
    #expect(stage.log == ["0 drag began"])
    stage.driver?.removeRegion("pad")
    #expect(stage.log == ["0 drag began", "0 drag cancelled"])
    // The press waits for nothing any more.
    try stage.clock.assertIdle()
    stage.touch(.ended)
    stage.touch(.began)
    #expect(stage.log.count == 2)
  }

  @Test func `a region that is moved is hit where it is now`() throws {
    let drag = Drag(minimumDistance: 0).id("drag")
    let stage = try Stage(pad.gesture(drag))
    stage.watch(drag, "drag")
    stage.driver?.setFrame(SceneRect(x: 200, y: 0, width: 100, height: 100), ofRegion: "pad")
    stage.driver?.setFrame(SceneRect(x: .nan, y: 0, width: 100, height: 100), ofRegion: "pad")
    stage.driver?.setFrame(SceneRect(x: 0, y: 0, width: 100, height: 100), ofRegion: "nobody")
    stage.touch(.began, at: 50)
    stage.touch(.ended, at: 50)
    #expect(stage.log == [])
    stage.touch(.began, at: 250)
    stage.touch(.ended, at: 250)
    #expect(stage.log == ["0 drag began", "0 drag ended"])
  }

  @Test func `an impossible touch is told`() throws {
    let stage = try Stage(pad.gesture(tap))
    var kinds: [TouchDiagnostic.Kind] = []
    stage.driver?.onDiagnostic { kinds.append($0.kind) }
    stage.touch(.ended)
    #expect(kinds == [.unknownTouch])
  }

  @Test func `a clock that fires at once is no trouble`() throws {
    let clock = ImmediateClock()
    let session = try GestureSession(press)
    let driver = GestureDriver(session, clock: clock)
    var phases: [Phase?] = []
    driver.on(press) { phases.append($0.phase) }
    driver.send(Touch(id: 1, phase: .began, location: ScenePoint(x: 0, y: 0), timestamp: .zero))
    #expect(phases == [nil, nil, .ended])
  }
}
