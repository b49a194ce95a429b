#if !hasFeature(Embedded)
import GestureKit
import StepperCore

extension ExploredScene {
  /// The scenes that are explored, in both profiles where gestures compete for a touch.
  package static let all: [ExploredScene] = (meetings + companions).compactMap { $0 }

  private static let home = ScenePoint(x: 150, y: 150)
  private static let near = ScenePoint(x: 155, y: 150)
  private static let far = ScenePoint(x: 250, y: 150)
  private static let below = ScenePoint(x: 150, y: 250)

  /// One finger that lands, strays, moves away, lifts or is taken away.
  private static let finger: [SceneLetter] = [
    .down(finger: 1, home), .move(finger: 1, near), .move(finger: 1, far), .up(finger: 1), .cancelled(finger: 1),
  ]

  /// Two fingers that move apart or around each other.
  private static let pair: [SceneLetter] = [
    .down(finger: 1, home), .down(finger: 2, far), .move(finger: 2, ScenePoint(x: 350, y: 150)),
    .move(finger: 2, below), .up(finger: 1), .up(finger: 2), .cancelled(finger: 2),
  ]

  private static let downwards: [SceneLetter] = [.move(finger: 1, below)]

  private static let second: [SceneLetter] = [.down(finger: 2, near), .up(finger: 2)]

  private static func wait(_ milliseconds: Int64...) -> [SceneLetter] {
    milliseconds.map { .wait(milliseconds: $0) }
  }

  /// The scenes in which gestures compete for a touch.
  private static let meetings: [ExploredScene?] = ResolutionProfile.allCases.flatMap { profile in
    [
      scene("tap beside double tap", tapBesideDoubleTap, 6, finger + wait(100, 350, 500), in: profile),
      scene("long press or else tap", pad(hold.exclusively(before: tap)), 5, changed + wait(100, 500), in: profile),
      scene("magnify or else rotate", pad(magnify.exclusively(before: rotate)), 6, pair + wait(100), in: profile),
      scene("double tap of a parent first", parent(doubleTap, around: tap), 6, finger + wait(100, 350), in: profile),
      scene("long press of a parent first", parent(hold, around: drag), 6, finger + wait(100, 500), in: profile),
      scene("drag and tap in a scroller", scroller, 5, finger + downwards + wait(100, 350), in: profile),
      scene("swipe or else drag", swipeOrDrag, 5, finger + second + wait(100, 500), in: profile),
    ]
  }

  /// The scenes in which a gesture is alone, or gestures let each other be.
  private static let companions: [ExploredScene?] = [
    scene("long press then drag", pad(hold.sequenced(before: drag)), 6, finger + wait(100, 500)),
    scene("magnify with rotate", pad(magnify.simultaneously(with: rotate)), 6, pair + wait(100)),
    scene("drag with long press", pad(drag.simultaneously(with: hold)), 5, finger + second + wait(100, 500)),
    scene("two composed buttons", composedStepper, 6, fingersOnButtons + wait(100, 500)),
    scene("press with hold and repeats", button, 7, finger + [.move(finger: 1, home)] + wait(100, 500)),
    scene("tap of two fingers", pad(Tap(touches: 2).id("tap")), 5, finger + second + wait(100, 500)),
    scene("long press of two fingers", twoFingerHold, 5, finger + second + wait(100, 500)),
    scene("triple tap", pad(Tap(count: 3).id("tap")), 6, finger + second + wait(100, 350)),
  ]

  private static func scene(
    _ name: String,
    _ scene: TouchRegion,
    _ depth: Int,
    _ alphabet: [SceneLetter],
    in profile: ResolutionProfile = .pairwise
  ) -> ExploredScene? {
    ExploredScene(name, scene, profile, depth: depth, alphabet: alphabet)
  }
}

// The gestures and the regions.
extension ExploredScene {
  private static let tap: Tap = Tap().id("tap")
  private static let doubleTap: Tap = Tap(count: 2).id("double tap")
  private static let hold: LongPress = LongPress().id("hold")
  private static let drag: Drag = Drag().id("drag")
  private static let swipe: Swipe = Swipe(direction: .right).id("swipe")
  private static let magnify: Magnify = Magnify().id("magnify")
  private static let rotate: Rotate = Rotate().id("rotate")
  private static let frame: SceneRect = SceneRect(x: 0, y: 0, width: 400, height: 400)

  private static func pad(_ gesture: some GestureDefinition) -> TouchRegion {
    TouchRegion("pad", frame: frame).gesture(gesture)
  }

  private static func parent(_ first: some GestureDefinition, around second: some GestureDefinition) -> TouchRegion {
    TouchRegion("parent", frame: frame, children: [pad(second)]).highPriorityGesture(first)
  }

  private static let tapBesideDoubleTap: TouchRegion = pad(tap).gesture(doubleTap)

  private static let swipeOrDrag: TouchRegion = pad(swipe.exclusively(before: drag))

  private static let twoFingerHold: TouchRegion = pad(LongPress(touches: 2).id("hold"))

  /// A button from 100 to 200 both ways.
  private static let button: TouchRegion =
    TouchRegion("button", frame: SceneRect(x: 100, y: 100, width: 100, height: 100))
    .gesture(Press(minimumDuration: .milliseconds(500), schedule: .standard).id("press"))

  /// A row that is dragged sideways and tapped, in a list that scrolls.
  private static let scroller: TouchRegion = TouchRegion(
    "list",
    frame: frame,
    children: [pad(tap).gesture(Drag(axis: .horizontal).id("swipe row"))]
  )
  .gesture(Drag(axis: .vertical).id("scroll"))

  /// A stepper of two buttons that are put together from a button, a long press and a drag.
  private static let composedStepper: TouchRegion = TouchRegion(
    "stepper",
    frame: SceneRect(x: 0, y: 0, width: 144, height: 44),
    children: [composedButton("plus", x: 100), composedButton("minus", x: 0)]
  )

  private static func composedButton(_ name: String, x: Double) -> TouchRegion {
    TouchRegion(name, frame: SceneRect(x: x, y: 0, width: 44, height: 44))
      .gesture(Press().id("\(name) button"))
      .simultaneousGesture(LongPress(minimumDuration: .milliseconds(500)).id("\(name) hold"))
      .simultaneousGesture(Drag(minimumDistance: 10).id("\(name) drag"))
  }

  private static let fingersOnButtons: [SceneLetter] = [
    .down(finger: 1, ScenePoint(x: 120, y: 20)), .move(finger: 1, ScenePoint(x: 125, y: 20)),
    .move(finger: 1, ScenePoint(x: 20, y: 20)), .up(finger: 1), .cancelled(finger: 1),
    .down(finger: 2, ScenePoint(x: 20, y: 20)), .up(finger: 2),
  ]

  /// A finger, and an app and a system that interfere.
  private static let changed: [SceneLetter] = finger + [.enable("hold", false), .enable("hold", true), .interrupt]
}
#endif
