import StepperCore
import Testing

@testable import GestureKit

/// What the laws found once, as small as it got.
struct LawFindingsTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)
  /// One tap beside a double tap that may still come.
  private let oneAndDouble: GestureSpec = .simultaneous(
    .oneTap.named("one"),
    .twoTaps.named("double"),
    GestureOptions()
  )

  private func beside(_ spec: GestureSpec) -> GestureAttachment { GestureAttachment(spec, as: .simultaneous) }

  private func tap(_ time: Double) -> [SessionStep] { [.down(1, place, time), .up(1, place, time + 50)] }

  @Test func `a requirement on a member holds while that is open, though its composite is admitted`() throws {
    var region = pad.adding(oneAndDouble)
    region.attachments.append(beside(.oneTap.named("single").requiring("double")))
    #expect(
      try SessionLog.of(region, tap(0))
        == ["50 one ended (5, 5)", "400.000001 double failed noFurtherTap", "400.000001 single ended (5, 5)"]
    )
  }

  @Test func `a requirement on the second part of a sequence that failed is met`() throws {
    let sequence: GestureSpec = .sequenced(.hold, .drag.named("drag"), GestureOptions())
    var region = pad.adding(.simultaneous(.oneTap.named("one"), sequence, GestureOptions()))
    region.attachments.append(beside(.oneTap.named("two").requiring("drag")))
    #expect(try SessionLog.of(region, tap(0)) == ["50 one ended (5, 5)", "50 two ended (5, 5)"])
  }

  @Test func `nobody waits for the taps of a sequence that failed`() throws {
    let sequence: GestureSpec = .sequenced(.hold, .twoTaps, GestureOptions())
    let inner = pad.adding(.oneTap.named("inner"))
    var outer = TouchRegion("outer", frame: pad.frame, children: [inner])
    outer.attachments = [GestureAttachment(.exclusive(sequence, .oneTap.named("outer"), GestureOptions()))]
    #expect(try SessionLog.of(outer, tap(0)) == ["50 inner ended (5, 5)", "50 outer failed prevented(inner)"])
  }

  @Test func `a finger elsewhere does not reset the members of a composite that waits`() throws {
    var root = TouchRegion("root", frame: pad.frame.offset(by: SceneVector(dx: pad.frame.size.width, dy: 0)))
    root.isOpaque = true
    root.children = [pad.adding(oneAndDouble.named("both"))]
    let elsewhere = (root.frame.minX + 5, 5.0)
    #expect(
      try SessionLog.of(root, tap(0) + [.down(2, elsewhere, 100), .up(2, elsewhere, 150)]) == [
        "50 one ended (5, 5)", "400.000001 double failed noFurtherTap", "400.000001 both ended {one (5, 5)}",
      ]
    )
  }

  @Test func `members of what is parked are not reset`() throws {
    var atOnce = LongPress(minimumDuration: .zero)
    atOnce.options.id = "hold"
    let sequence: GestureSpec = .sequenced(.drag, .magnify(Magnify()), GestureOptions())
    let inner: GestureSpec = .exclusive(sequence, .longPress(atOnce), GestureOptions())
    let region = pad.adding(.exclusive(.twoTaps.named("double"), inner, GestureOptions()))
    let steps = tap(0) + [.down(2, place, 100), .move(2, (95, 5), 120), .up(2, (95, 5), 140)]
    #expect(
      try SessionLog.of(region, steps) == [
        "0 hold pressing true", "0 hold pressing false", "120 double failed movedTooFar", "120 hold ended",
      ]
    )
  }

  @Test func `a first that ends takes out every member of the second`() throws {
    var held = Press(minimumDuration: .milliseconds(500))
    held.options.id = "held"
    let second: GestureSpec = .sequenced(.press(held), .twoTaps.with { $0.isEnabled = false }, GestureOptions())
    let region = pad.adding(.exclusive(.button.named("button"), second, GestureOptions()))
    let log = try SessionLog.of(region, .nested, [.down(1, place, 0), .up(1, place, 1000)])
    #expect(
      log.filter { $0.contains(" held ") } == [
        "0 held pressing true", "500 held began hold", "1000 held pressing false",
        "1000 held cancelled hold prevented(button)",
      ]
    )
  }

  @Test func `a composite that goes on keeps others out at the lift of its finger`() throws {
    let taps: GestureSpec = .simultaneous(
      .oneTap.named("one"),
      .tap(Tap(count: 3)).named("triple"),
      GestureOptions()
    )
    let region = pad.adding(taps).adding(.button.named("button"))
    #expect(
      try SessionLog.of(region, tap(0) + tap(100)) == [
        "0 button pressing true", "50 one ended (5, 5)", "50 button pressing false",
        "50 button failed prevented(one)", "100 button pressing true", "150 one ended (5, 5)",
        "150 button pressing false", "150 button failed prevented(one)", "500.000001 triple failed noFurtherTap",
      ]
    )
  }

  @Test func `what has begun ends, though its sequence is over and the gesture before it is not`() throws {
    let second: GestureSpec = .sequenced(.drag("drag", 0), .oneTap.with { $0.isEnabled = false }, GestureOptions())
    let region = pad.adding(.exclusive(.twoTaps.named("double"), second, GestureOptions()))
    let log = try SessionLog.of(region, .nested, tap(0) + [.down(1, place, 100), .up(1, place, 150)])
    #expect(
      log.filter { $0.contains(" drag ") }
        == [
          "0 drag began (0, 0)", "50 drag ended (0, 0)", "100 drag began (0, 0)",
          "150 drag cancelled (0, 0) prevented(double)",
        ]
    )
  }

  @Test func `a composite that is switched on again leaves its members as they were`() throws {
    let second = GestureSpec.oneTap.named("off").with { $0.isEnabled = false }
    let region = pad.adding(.exclusive(.twoTaps.named("double"), second, GestureOptions()).named("either"))
    var session = try GestureSession(region)
    let either = try #require(session.gesture("either"))
    session.setEnabled(false, either)
    session.setEnabled(true, either)
    #expect(session.engine.nodes.takesPart(Int(try #require(session.gesture("double")).index)))
    #expect(!session.engine.nodes.takesPart(Int(try #require(session.gesture("off")).index)))
  }

  @Test func `a composite whose only success is switched off fails though it had ended already`() throws {
    let either: GestureSpec = .exclusive(
      .swipe(Swipe(direction: .left)).named("swipe"),
      .longPress(LongPress(minimumDuration: .zero)).named("hold"),
      GestureOptions()
    )
    let region = pad.adding(.magnify(Magnify()).named("magnify")).adding(either.named("either"))
    var session = try GestureSession(region, profile: .nested)
    session.handle(Touch(id: 1, phase: .began, location: ScenePoint(x: 5, y: 5), timestamp: .zero))
    // The swipe is out, and what is left waits for the magnification.
    session.advance(to: Timestamp(.seconds(1)))
    session.setEnabled(false, try #require(session.gesture("hold")))
    #expect(session.records.map { session.id(of: $0.node) } == ["hold", "either"])
    #expect(session.records.allSatisfy { $0.event == .phase(.failed) })
  }

  @Test func `members of composites that wait for each other in a circle do not wait for ever`() throws {
    let inner: GestureSpec = .press(Press(minimumDuration: .milliseconds(100)))
    let either: GestureSpec = .exclusive(.button, .twoTaps, GestureOptions())
    let both: GestureSpec = .simultaneous(.rotate(Rotate()), .twoTaps, GestureOptions())
    var region = pad.adding(inner.named("press")).adding(either.named("either"))
    region.attachments.append(GestureAttachment(both.named("both").requiring("either"), as: .highPriority))
    let log = try SessionLog.of(region, tap(0) + tap(100))
    // The press and the exclusive wait for the high priority, which waits for the exclusive, which waits for the press.
    // Of the two that no requirement holds back the press lies deeper.
    #expect(
      log.filter { $0.hasPrefix("150 ") } == [
        "150 press ended tap", "150 either failed prevented(press)", "150 both failed prevented(press)",
      ]
    )
  }

  @Test func `an end that waits is told, though a finger comes down meanwhile`() throws {
    let turn: GestureSpec = .first(.rotate(Rotate()), then: .magnify(Magnify()))
    var region = pad.adding(.either(turn, or: .drag("drag", 0)))
    region.attachments.append(GestureAttachment(.twoTaps.named("double"), as: .highPriority))
    // As long as the double tap may come, it may displace the drag; its second tap takes too long.
    #expect(
      try SessionLog.of(region, .nested, tap(0) + [.down(2, place, 100)]) == [
        "0 drag began (0, 0)", "850.000001 drag ended (0, 0)", "850.000001 double failed tooSlow",
      ]
    )
  }

  @Test func `what requires a member to fail that has ended fails, though the member's sequence is cancelled`() throws {
    let sequence: GestureSpec = .first(.hold("hold", 0), then: .swipe(Swipe(direction: .left)))
    let single = GestureSpec.oneTap.named("single").requiring("hold")
    let region = pad.adding(.either(.tap(Tap(touches: 2)), or: single).named("inner"))
      .adding(.both(.drag("drag", 0), sequence).named("outer"))
    let log = try SessionLog.of(region, tap(0))
    #expect(
      log.filter { $0.contains(" single ") || $0.contains(" inner ") }
        == ["50 single failed prevented(outer)", "50 inner failed member(single)"]
    )
  }

  @Test func `a member that was admitted is told, though its sequence is cancelled at the same input`() throws {
    let press: GestureSpec = .press(Press(minimumDuration: .milliseconds(500)))
    let both: GestureSpec = .both(.oneTap.named("single").requiring("triple"), press.named("press"))
    let sequence: GestureSpec = .first(both, then: .hold.with { $0.isEnabled = false })
    let region = pad.adding(sequence.named("sequence")).adding(.tap(Tap(count: 3)).named("triple"))
    // The press takes the triple tap out, for which the single one has waited; with that the first part has ended.
    #expect(
      try SessionLog.of(region, .nested, tap(0)) == [
        "0 press pressing true", "50 single ended (5, 5)", "50 press pressing false", "50 press ended tap",
        "50 sequence failed member(longPress)", "50 triple failed prevented(sequence)",
      ]
    )
  }

  @Test func `a composite that waits fails if its only success must give way to one that begins anew`() throws {
    let single = GestureSpec.oneTap.named("single").requiring("magnify")
    let either: GestureSpec = .either(single, or: .drag.with { $0.isEnabled = false })
    let region = pad.adding(.twoTaps).adding(.magnify(Magnify()).named("magnify")).adding(either.named("either"))
    // The single tap waits for the double one; the magnification has failed with the first finger, and is made with
    // the next two.
    let steps = tap(0) + [.down(2, place, 100), .down(3, (45, 5), 200), .move(3, (85, 5), 220)]
    #expect(
      try SessionLog.of(region, steps).filter { !$0.contains(" magnify changed") } == [
        "50 magnify failed tooFewTouches", "220 magnify began 2",
        "220 single failed prevented(magnify)", "220 either failed member(drag)",
      ]
    )
  }

  @Test func `a first gesture that is switched off while its sequence waits takes the second one along`() throws {
    let press: GestureSpec = .press(Press(minimumDuration: .milliseconds(500), schedule: .standard))
    var region = pad.adding(.first(.hold("hold", 0), then: press.named("press")).named("sequence"))
    region.attachments.append(GestureAttachment(.oneTap.named("tap"), as: .highPriority))
    // The sequence has been handed over, and waits for the tap.
    #expect(
      try SessionLog.of(region, .nested, [.down(1, place, 0), .advance(10), .disable("hold")]) == [
        "0 hold pressing true", "0 hold pressing false", "0 press pressing true", "10 hold failed disabled",
        "10 press pressing false", "10 press failed member(hold)", "10 sequence failed member(hold)",
        "750.000001 tap failed tooSlow",
      ]
    )
  }

  @Test func `what goes on tells its change at the input at which it takes the first of its pair out`() throws {
    let atOnce: GestureSpec = .drag(Drag(minimumDistance: 0))
    let twice = GestureSpec.sequenced(atOnce, atOnce, GestureOptions()).named("twice")
    let steps: [SessionStep] = [.down(1, place, 0), .up(1, place, 80), .down(1, place, 180), .up(1, place, 200)]
    let expected = [
      "0 twice began {drag (0, 0)}", "80 twice changed {drag (0, 0) |}",
      "180 twice changed {drag (0, 0), drag (0, 0) |}", "200 twice ended {drag (0, 0), drag (0, 0) |}",
    ]
    #expect(try SessionLog.of(pad.adding(twice), steps) == expected)
    // The magnification might begin anew with each landing.
    let pair: GestureSpec = .exclusive(.magnify(Magnify()), twice, GestureOptions())
    #expect(try SessionLog.of(pad.adding(pair), steps) == expected)
  }
}
