import StepperCore
import Testing

@testable import GestureKit

/// Many fingers, and fingers that nobody takes.
struct SessionCapacityTests {
  private let place: (Double, Double) = (5, 5)

  @Test func `a finger beyond the 64 that are down is reported and otherwise ignored`() throws {
    let scene = TouchRegion.box("pad").adding(.drag.named("drag"))
    let steps = (0...64).map { SessionStep.down($0, place, Double($0)) }
    let end: [SessionStep] = [.move(64, (50, 5), 100), .move(0, (15, 5), 200), .up(0, (15, 5), 300)]
    #expect(
      try SessionLog.of(scene, steps + end) == [
        "64 touch 64 tooManyTouches", "100 touch 64 unknownTouch", "200 drag began (10, 0)", "300 drag ended (10, 0)",
      ]
    )
  }

  @Test func `a finger for which no place is left, as lifted ones are remembered, is reported`() throws {
    // The long press remembers all fingers that landed while the first one is down.
    let scene = TouchRegion.box("pad").adding(.longPress(LongPress(minimumDuration: .seconds(9))).named("hold"))
    var steps: [SessionStep] = [.down(0, place, 0)]
    for finger in 1...63 {
      steps += [.down(finger, place, Double(finger)), .up(finger, place, Double(finger) + 0.5)]
    }
    let end: [SessionStep] = [.down(64, place, 100), .up(64, place, 110), .up(0, place, 200)]
    #expect(
      try SessionLog.of(scene, steps + end + [.down(65, place, 300), .up(65, place, 400)]) == [
        "0 hold pressing true", "100 touch 64 tooManyTouches", "200 hold pressing false",
        "200 hold failed liftedTooEarly", "300 hold pressing true", "400 hold pressing false",
        "400 hold failed liftedTooEarly",
      ]
    )
  }

  @Test func `a gesture for more fingers than there are is made, and fails for want of them`() throws {
    let scene = TouchRegion.box("pad").adding(.tap(Tap(touches: .max)).named("tap"))
    #expect(
      try SessionLog.of(scene, SessionStep.tap(place, 0)) == ["50 tap failed tooFewTouches"]
    )
  }

  @Test func `a finger that lands where nobody takes touches is nobody's, wherever it goes`() throws {
    let pad = TouchRegion.box("pad", SceneRect(x: 50, y: 0, width: 50, height: 50)).adding(.drag.named("drag"))
    let scene = TouchRegion.box("root", .unit, [pad])
    let steps: [SessionStep] = [.down(1, place, 0), .move(1, (60, 5), 20), .move(1, (90, 5), 40), .up(1, (90, 5), 60)]
    #expect(try SessionLog.of(scene, steps) == [])
  }

  @Test func `a copy continues as the original does`() throws {
    let scene = TouchRegion.nest(
      .twoTaps.named("double"),
      around: .either(.hold.named("hold"), or: .oneTap.named("tap"))
    )
    let steps = SessionStep.tap(place, 0) + [.down(1, place, 200), .advance(250), .up(1, place, 260), .advance(1_000)]
    for place in steps.indices {
      var original = try GestureSession(scene)
      for step in steps[..<place] { step.change(&original) }
      var copy = original
      for step in steps[place...] {
        step.change(&original)
        step.change(&copy)
        #expect(SessionLog.lines(of: original) == SessionLog.lines(of: copy))
      }
      #expect(original == copy)
    }
  }
}
