import StepperCore
import Testing

@testable import GestureKit

/// What a session has not done with, of each kind.
struct SessionResidueTests {
  private let finger = Finger()

  private func session(_ spec: GestureSpec, after steps: [TouchStep]) throws -> GestureSession {
    var session = try GestureSession(.box("pad").adding(spec))
    try session.play(TouchScript(steps))
    return session
  }

  @Test func `a new session is at rest`() throws {
    let session = try session(.drag("pan"), after: [])
    try session.expectAtRest()
    #expect(session.residue.isEmpty)
    #expect(session.residue.description == "The session is at rest.")
  }

  @Test func `a finger that is down, and the gesture that received it`() throws {
    let session = try session(
      .drag("pan"),
      after: [.wait(.milliseconds(1.5)), finger.down(5, 6), finger.move(to: 7, 6)]
    )
    #expect(session.residue.touches.map(\.id) == [1])
    #expect(session.residue.deadlines == [])
    #expect(session.residue.gestures == ["pan"])
    #expect(throws: session.residue) { try session.expectAtRest() }
    #expect(
      session.residue.description == """
        The session is not at rest:
          finger 1 is down at (7, 6) since 1.5 ms
          pan is not over
        """
    )
  }

  @Test func `a finger that nobody received is down all the same`() throws {
    let session = try session(.drag("pan"), after: [finger.down(500, 6)])
    #expect(session.residue.touches.map(\.id) == [1])
    #expect(session.residue.gestures == [])
  }

  @Test func `a deadline that is pending, and the gesture that waits for it`() throws {
    let session = try session(.twoTaps.named("zoom"), after: [finger.tap(5, 5)])
    #expect(session.residue.touches == [])
    let due = Timestamp(nanoseconds: 400_000_001)
    #expect(session.residue.deadlines == [SessionResidue.Deadline(gesture: "zoom", due: due)])
    #expect(session.residue.gestures == ["zoom"])
    #expect(
      session.residue.description == """
        The session is not at rest:
          zoom waits until 400.000001 ms
          zoom is not over
        """
    )
  }

  @Test func `deadlines come in the order in which they are due; without an id a gesture is called by its kind`() throws
  {
    let pad = TouchRegion.box("pad").adding(.hold("late", 900)).adding(.hold).adding(.hold("early", 200))
    var session = try GestureSession(pad)
    try session.play(TouchScript([finger.down(5, 5)]))
    #expect(session.residue.deadlines.map(\.gesture) == ["early", "longPress", "late"])
    #expect(session.residue.gestures == ["late", "longPress", "early"])
  }

  @Test func `the time up to which a gesture is not at rest is the deadline's own`() throws {
    let tap = finger.tap(5, 5)
    let wait = Duration.nanoseconds(350_000_001)
    #expect(try !session(.twoTaps, after: [tap, .wait(wait - .nanoseconds(1))]).residue.isEmpty)
    try session(.twoTaps, after: [tap, .wait(wait)]).expectAtRest()
  }

  @Test(arguments: [GestureSpec.oneTap, .drag, .hold, .button, .both(.drag, .hold), .either(.drag, or: .oneTap)])
  func `a gesture that is over is at rest once no finger is down`(spec: GestureSpec) throws {
    let moving = [finger.down(5, 5), finger.move(to: 60, 5)]
    #expect(try session(spec, after: moving).residue.gestures.count == 1)
    try session(spec, after: moving + [finger.up()]).expectAtRest()
    try session(spec, after: moving + [finger.cancel()]).expectAtRest()
    try session(spec, after: [finger.tap(5, 5), .wait(.seconds(1))]).expectAtRest()
  }

  @Test func `a gesture that is over is not at rest while a competitor's finger is down`() throws {
    let scene = TouchRegion.nest(.drag("outer"), around: .oneTap.named("inner"))
    var session = try GestureSession(scene)
    try session.play(TouchScript([finger.tap(5, 5), Finger(2).down(5, 5), Finger(3).down(6, 6), Finger(2).up()]))
    #expect(session.residue.gestures == ["inner", "outer"])
    try session.play(TouchScript([.at(.milliseconds(50)), Finger(3).down(0, 0), Finger(3).up()]))
    #expect(session.residue.touches == [])
    try session.expectAtRest()
  }

  @Test func `a sequence whose first gesture is over waits for its second`() throws {
    let spec = GestureSpec.first(.oneTap, then: .drag).named("both")
    let half = try session(spec, after: [finger.tap(5, 5)])
    #expect(half.residue.gestures == ["both"])
    #expect(half.residue.deadlines.map(\.gesture) == ["both"])
    try session(spec, after: [finger.tap(5, 5), .wait(.seconds(1))]).expectAtRest()
  }

  private static let specs: [GestureSpec] = [
    .twoTaps, .drag, .hold, .magnify(Magnify()), .both(.drag, .hold), .either(.twoTaps, or: .oneTap),
    .first(.oneTap, then: .drag), .first(.hold, then: .both(.drag, .oneTap)),
  ]

  @Test(arguments: specs)
  func `a session at rest takes the next script as a new one does`(spec: GestureSpec) throws {
    let area = SceneRect(x: 0, y: 0, width: 100, height: 100)
    let scene = TouchRegion.nest(.drag("outer"), around: spec.named("inner"))
    for seed in 0..<60 as Range<UInt64> {
      let first = TouchScript.random(seed: seed, in: area, fingers: 3, length: 10)
      let next = TouchScript([.at(.seconds(100))] + TouchScript.random(seed: seed + 1_000, in: area).steps)
      var used = try GestureSession(scene)
      try used.play(first)
      #expect(used.residue.touches.isEmpty)
      guard used.residue.isEmpty else { continue }
      var new = try GestureSession(scene)
      try used.play(next).expect(new.play(next))
    }
  }
}
