import GestureKit
import StepperCore
import Testing

@Suite struct FailureReasonTests {
  private static let reasons: [(FailureReason, String)] = [
    (.movedTooFar(by: 14.2, limit: 10), "moved 14.2 of at most 10 points"),
    (.movedTooLittle(by: 3.14159, minimum: 10), "moved 3.142 of at least 10"),
    (.wrongDirection(along: 5, across: 20), "moved 20 points across and 5 along"),
    (.tooSlow(limit: .milliseconds(750)), "took more than 0.75 s"),
    (.noFurtherTap(limit: .milliseconds(350)), "no further tap within 0.35 s"),
    (.tapsTooFarApart(by: 60, limit: 45), "tapped 60 points away, of at most 45"),
    (.liftedTooEarly(after: .milliseconds(90), minimum: .milliseconds(500)), "lifted after 0.09 of at least 0.5 s"),
    (.liftedOutside, "lifted outside"),
    (.tooManyTouches(limit: 1), "more than 1 finger"),
    (.tooManyTouches(limit: 2), "more than 2 fingers"),
    (.tooFewTouches(count: 1, needed: 2), "1 of 2 fingers"),
    (.system, "taken away by the system"),
    (.disabled, "disabled"),
    (.removed, "removed"),
    (.custom(CustomFailure(rule: 3, measured: 0.5, limit: 1)), "rule 3 broken: 0.5, limit 1"),
  ]

  @Test(arguments: reasons)
  func `a reason says what was measured and the limit`(reason: FailureReason, text: String) {
    #expect(reason.description == text)
  }

  @Test func `another gesture is called by its name`() throws {
    let frame = SceneRect(x: 0, y: 0, width: 100, height: 100)
    let region = TouchRegion("pad", frame: frame).gesture(LongPress().id("press")).gesture(Tap().id("tap"))
    var session = try GestureSession(region)
    session.handle(Touch(id: 1, phase: .began, location: ScenePoint(x: 5, y: 5), timestamp: .zero))
    session.advance(to: Timestamp(.milliseconds(500)))
    let reason = try #require(session.updates(of: Tap().id("tap")).first?.reason)
    #expect(reason.description(calling: { session.id(of: $0) ?? "?" }) == "prevented by press")
  }
}
