import GestureKit
import StepperCore
import Testing

/// Tests as a user of the library writes them.
struct PhotoTests {
  private let photo = TouchRegion("photo", frame: SceneRect(x: 50, y: 50, width: 300, height: 300))
    .gesture(Tap(count: 2).id("zoom"))
    .gesture(Tap().id("select"))
    .gesture(Drag().id("pan"))

  @Test func `one tap selects as soon as no second one can come, and two taps zoom`() throws {
    var session = try GestureSession(photo)
    let finger = Finger()
    let log = try session.play(
      TouchScript {
        finger.tap(100, 100)
        TouchStep.at(.seconds(1))
        finger.doubleTap(100, 100)
        TouchStep.wait(.seconds(1))
      }
    )
    try log.expect(
      """
               0 ms  clock   pendingDeadlines  2
              50 ms  pan     failed            moved 0 of at least 10
              50 ms  clock   pendingDeadlines  1
      400.000001 ms  zoom    failed            no further tap within 0.35 s
      400.000001 ms  select  ended             location (50, 50), count 1
      400.000001 ms  clock   pendingDeadlines  0
            1000 ms  clock   pendingDeadlines  2
            1050 ms  pan     failed            moved 0 of at least 10
            1050 ms  clock   pendingDeadlines  1
            1200 ms  zoom    ended             location (50, 50), count 2
            1200 ms  select  failed            prevented by zoom
            1200 ms  pan     failed            moved 0 of at least 10
            1200 ms  clock   pendingDeadlines  0
      """
    )
    try session.expectAtRest()
  }

  @Test func `a drag takes the taps out`() throws {
    var session = try GestureSession(photo)
    let finger = Finger()
    let script = TouchScript {
      finger.down(100, 100)
      finger.glide(to: 160, 100, over: .milliseconds(20), every: .milliseconds(20))
      finger.up()
    }
    try session.play(script).expect(
      """
       0 ms  clock   pendingDeadlines  2
      20 ms  zoom    failed  moved 60 of at most 45 points
      20 ms  select  failed  moved 60 of at most 45 points
      20 ms  pan     began   location (110, 50), translation (60, 0), velocity (3000, 0)
      20 ms  clock   pendingDeadlines  0
      20 ms  pan     ended   location (110, 50), translation (60, 0), velocity (3000, 0)
      """
    )
    try session.expectAtRest()
  }

  @Test func `whatever the fingers do, the photo comes to rest`() throws {
    let fresh = try GestureSession(photo)
    let frame = SceneRect(x: 0, y: 0, width: 400, height: 400)
    let failure = try TouchScript.firstFailure(seeds: 0..<200, in: frame) { (script) throws(TouchScriptError) in
      var session = fresh
      try session.play(script)
      return session.residue.isEmpty
    }
    #expect(failure == nil)
  }

  @Test func `a held button repeats until its bound`() throws {
    let control = StepperControl(
      increment: ButtonArea(frame: SceneRect(x: 50, y: 0, width: 44, height: 44)),
      decrement: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 44, height: 44))
    )
    let range = try StepRange<Double>(lowerBound: 0, upperBound: 10, step: 6)
    let script = TouchScript {
      Finger().tap(at: ScenePoint(x: 72, y: 22), for: .milliseconds(750))
      TouchStep.wait(.seconds(1))
    }
    try control.play(script, on: StepperMachine(value: 0, range: range), id: "size").expect(
      """
        0 ms  size   editingBegan
        0 ms  clock  pendingDeadlines 1
      600 ms  size   changed 0 → 6 repeat
      700 ms  size   changed 6 → 10 repeat
      700 ms  size   hitBound up
      700 ms  clock  pendingDeadlines 0
      750 ms  size   committed 0 → 10
      750 ms  size   editingEnded released
      """
    )
  }
}
