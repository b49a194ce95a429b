import Testing

@testable import GestureKit

/// A2: one after the other.
struct SequencedTests {
  private let pad: TouchRegion = .box("pad")
  private let place: (Double, Double) = (5, 5)
  private let hold: GestureSpec = GestureSpec.hold.named("hold")
  private let drag: GestureSpec = GestureSpec.drag.named("drag")

  private func sequence(_ first: GestureSpec, _ second: GestureSpec) -> TouchRegion {
    pad.adding(.first(first, then: second).named("seq"))
  }

  private let held: [String] = ["0 hold pressing true", "500 hold pressing false", "500 hold ended"]

  // MARK: With the finger down

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 the finger that is down goes on into the second, and its distance counts from there`(
    profile: ResolutionProfile
  ) throws {
    let steps: [SessionStep] = [
      .down(1, place, 0), .move(1, (13, 5), 100), .move(1, (22.5, 5), 600), .move(1, (23, 5), 620),
      .move(1, (24, 5), 640), .up(1, (24, 5), 700),
    ]
    #expect(
      try SessionLog.of(sequence(hold, drag), profile, steps) == held + [
        "500 seq began {hold |}", "620 drag began (10, 0)", "620 seq changed {hold, drag (10, 0) |}",
        "640 drag changed (11, 0)", "640 seq changed {hold, drag (11, 0) |}", "700 drag ended (11, 0)",
        "700 seq ended {hold, drag (11, 0) |}",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 a lift without a second value cancels it`(profile: ResolutionProfile) throws {
    #expect(
      try SessionLog.of(sequence(hold, drag), profile, [.down(1, place, 0), .up(1, place, 600)]) == held + [
        "500 seq began {hold |}", "600 drag failed movedTooLittle", "600 seq cancelled {hold |} member(drag)",
      ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 it fails when the first does, and nothing is said of the second`(profile: ResolutionProfile) throws {
    #expect(
      try SessionLog.of(sequence(hold, drag), profile, [.down(1, place, 0), .up(1, place, 100)]) == [
        "0 hold pressing true", "100 hold pressing false", "100 hold failed liftedTooEarly",
        "100 seq failed member(hold)",
      ]
    )
  }

  @Test func `A2 while the first is pressed states see its value, and the log nothing`() throws {
    var session = try GestureSession(sequence(hold, drag))
    SessionStep.down(1, place, 0).change(&session)
    let ids = session.records.map { session.id(of: $0.node) ?? "" }
    #expect(ids == ["hold", "seq", "hold"])
    #expect(session.records.map(\.event) == [.pressing(true), .phase(.possible), .member])
    #expect(session.records.map(\.isHandedOver) == [false, false, false])
  }

  @Test func `A2 a second without a minimum begins at the hand-over`() throws {
    let drag = GestureSpec.drag(Drag(minimumDistance: 0)).named("drag")
    #expect(
      try SessionLog.of(sequence(hold, drag), [.down(1, place, 0), .up(1, place, 600)]) == held + [
        "500 drag began (0, 0)", "500 seq began {hold, drag (0, 0) |}", "600 drag ended (0, 0)",
        "600 seq ended {hold, drag (0, 0) |}",
      ]
    )
  }

  // MARK: Without a finger

  private let dragged: [String] = [
    "20 drag began (10, 0)", "20 seq began {drag (10, 0)}", "100 drag ended (10, 0)",
    "100 seq changed {drag (10, 0) |}",
  ]

  private var slide: [SessionStep] { SessionStep.slide(place, by: [10], 0) + [.up(1, (15, 5), 100)] }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 a continuous first begins it, and the second takes a touch within 0.35 s`(
    profile: ResolutionProfile
  ) throws {
    #expect(
      try SessionLog.of(sequence(drag, hold), profile, slide + [.down(2, place, 450), .up(2, place, 1_000)])
        == dragged + [
          "450 hold pressing true", "950 hold pressing false", "950 hold ended", "950 seq ended {drag (10, 0), hold |}",
        ]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `A2 if none comes in time it is cancelled, and a later touch starts it anew`(
    profile: ResolutionProfile
  ) throws {
    let late: [SessionStep] = [.down(2, place, 450.000001), .up(2, place, 500)]
    #expect(
      try SessionLog.of(sequence(drag, hold), profile, slide + late) == dragged + [
        "450.000001 hold failed noFurtherTap", "450.000001 seq cancelled {drag (10, 0) |} member(hold)",
        "500 drag failed movedTooLittle", "500 seq failed member(drag)",
      ]
    )
  }

  @Test func `A2 a discrete first begins it at the hand-over`() throws {
    let tap = GestureSpec.oneTap.named("tap")
    let steps = SessionStep.tap(place, 0) + SessionStep.slide(place, by: [10], 100) + [.up(1, (15, 5), 150)]
    #expect(
      try SessionLog.of(sequence(tap, drag), steps) == [
        "50 tap ended (5, 5)", "50 seq began {tap (5, 5) |}", "120 drag began (10, 0)",
        "120 seq changed {tap (5, 5), drag (10, 0) |}", "150 drag ended (10, 0)",
        "150 seq ended {tap (5, 5), drag (10, 0) |}",
      ]
    )
  }

  @Test func `A2 the second of a sequence inside wakes only when its own first has ended`() throws {
    let tap = GestureSpec.oneTap.named("tap")
    let inner = GestureSpec.first(hold, then: drag).named("inner")
    let steps =
      SessionStep.tap(place, 0) + [.down(1, place, 100), .move(1, (14, 5), 300), .move(1, (24, 5), 700)]
      + [.up(1, (24, 5), 800)]
    #expect(
      try SessionLog.of(sequence(tap, inner), steps).filter { !$0.contains(" seq ") } == [
        "50 tap ended (5, 5)", "100 hold pressing true", "600 hold pressing false", "600 hold ended",
        "600 inner began {hold |}", "700 drag began (10, 0)", "700 inner changed {hold, drag (10, 0) |}",
        "800 drag ended (10, 0)", "800 inner ended {hold, drag (10, 0) |}",
      ]
    )
  }

  @Test func `A2 a sequence that is over leaves nothing behind`() throws {
    let once = slide + [.down(2, place, 200), .up(2, place, 750)]
    var session = try GestureSession(sequence(drag, hold))
    for step in once { step.change(&session) }
    #expect(session.nextDeadline == nil)
    let log = try SessionLog.of(sequence(drag, hold), once + SessionStep.tap(place, 1_000))
    #expect(log.suffix(2) == ["1050 drag failed movedTooLittle", "1050 seq failed member(drag)"])
  }
}
