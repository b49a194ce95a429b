import GestureKit
import StepperCore

/// The scenes on which touches are played: together all recognizers, composites, priorities, masks and relations.
enum Scenes {
  static let all: [TouchRegion] = [taps, motions, composites, priorities, relations, siblings, nested, crowd]

  private static let screen = SceneRect(x: 0, y: 0, width: 400, height: 400)

  private static let taps = TouchRegion("root", frame: screen)
    .gesture(Tap(count: 2).id("double"))
    .gesture(Tap(count: 3).id("triple").requiringFailure(of: .id("double")))
    .gesture(Tap().id("single"))
    .gesture(Tap(touches: 2).id("pair").extraTouches(.fail))
    .gesture(LongPress().id("hold"))
    .gesture(LongPress(minimumDuration: .zero, maximumDistance: .infinity, touches: 2).id("at-once"))
    .gesture(Press(minimumDuration: .milliseconds(100), outset: 70, schedule: endingSchedule).id("button"))

  private static let motions = TouchRegion("root", frame: screen)
    .gesture(Drag().id("pan"))
    .simultaneousGesture(Drag(minimumDistance: 0, axis: .vertical).id("scroll").coordinateSpace(.global))
    .simultaneousGesture(Magnify(minimumScaleDelta: 0).id("zoom"))
    .simultaneousGesture(Rotate().id("turn"))
    .gesture(Swipe(direction: .left).id("left"))
    .gesture(Swipe(direction: .up, minimumDistance: 0, maximumDuration: .seconds(2)).id("up"))
    .simultaneousGesture(Custom(Shake()).id("shake"))
    .gesture(Custom(Shake(waitsForHigherRanks: true)).id("patient-shake"))

  private static let composites = TouchRegion("root", frame: screen)
    .gesture(LongPress().id("hold").sequenced(before: Drag().id("lift")).id("hold-drag"))
    .gesture(Magnify().id("zoom").simultaneously(with: Rotate().id("turn")).id("both"))
    .gesture(Tap(count: 2).id("double").exclusively(before: Tap().id("single")).id("either"))
    .gesture(
      Tap().id("first").sequenced(before: Tap().id("second").exclusively(before: Drag().id("second-drag")))
        .exclusively(before: button.simultaneously(with: Swipe(direction: .right)))
        .id("deep")
    )

  private static let priorities = TouchRegion(
    "root",
    frame: screen,
    children: [
      region("back", 0, 0, 200)
        .gesture(Tap().id("tap"))
        .gesture(Drag().id("drag"), including: .gesture)
        .simultaneousGesture(LongPress().id("hold"), including: .subviews),
      region("front", 100, 100, 200) {
        $0.shape = .circle
        $0.hitOutset = Insets(20)
        $0.clips = true
        $0.children = [
          region("inner", 20, 20, 300) { $0.isFrameInParent = true }
            .highPriorityGesture(button)
            .gesture(Tap(count: 2).id("double"), isEnabled: false)
        ]
      }
      .highPriorityGesture(Drag(axis: .horizontal).id("row"))
      .gesture(Swipe(direction: .down).id("down"), including: .none),
    ]
  )
  .highPriorityGesture(Tap(count: 2).id("outer-double"), including: .all)
  .gesture(Magnify().id("zoom"))

  private static let relations = TouchRegion(
    "root",
    frame: screen,
    children: [
      region("pad", 0, 0, 300)
        .gesture(Tap().id("single").requiringFailure(of: .id("double"), .kind(.longPress)))
        .gesture(Drag().id("drag").requiringFailure(of: .id("swipe")).recognizedBeside(.id("pan"), .kind(.magnify)))
    ]
  )
  .gesture(Tap(count: 2).id("double"))
  .gesture(Swipe(direction: .left).id("swipe"))
  .gesture(LongPress().id("hold").extraTouches(.fail))
  .gesture(Drag().id("pan").recognizedBeside(.id("zoom")))
  .gesture(Magnify().id("zoom").sequenced(before: Rotate().id("turn")).id("pinch").requiringFailure(of: .id("hold")))

  /// Relations that both profiles allow.
  private static let siblings = TouchRegion(
    "root",
    frame: screen,
    children: [
      region("pad", 0, 0, 300)
        .gesture(Tap(count: 2).id("double"))
        .gesture(Tap().id("single").requiringFailure(of: .id("double"), .kind(.longPress)))
        .gesture(LongPress().id("hold").extraTouches(.fail))
        .gesture(Swipe(direction: .left).id("swipe"))
        .gesture(Drag().id("drag").requiringFailure(of: .id("swipe")).recognizedBeside(.id("pan"), .kind(.magnify)))
    ]
  )
  .gesture(Drag().id("pan").recognizedBeside(.id("zoom")).requiringFailure(of: .kind(.swipe)))
  .gesture(Magnify().id("zoom").sequenced(before: Rotate().id("turn")).id("pinch").requiringFailure(of: .id("hold")))

  private static let nested = (0..<6).reversed().reduce(TouchRegion("leaf", frame: screen).gesture(Tap().id("tap"))) {
    inner,
    depth in
    var outer = TouchRegion("level-\(depth)", frame: screen.offset(by: SceneVector(dx: Double(depth), dy: 4)))
    outer.children = [inner]
    outer.contentOffset = SceneVector(dx: 0, dy: 3)
    switch depth % 3 {
    case 0: return outer.gesture(Drag().id("drag-\(depth)"))
    case 1: return outer.gesture(Tap(count: 2).id("double-\(depth)"))
    default: return outer.highPriorityGesture(LongPress().id("hold-\(depth)"))
    }
  }

  /// More gestures than fit into one machine word.
  private static let crowd = TouchRegion(
    "root",
    frame: screen,
    children: (0..<8).map { column in
      region("column-\(column)", Double(column) * 50, 0, 120)
        .gesture(Tap().id("tap-\(column)").requiringFailure(of: .kind(.swipe)))
        .gesture(Swipe(direction: .left).id("swipe-\(column)"))
        .gesture(Press(outset: 10, schedule: endingSchedule).id("button-\(column)"))
        .simultaneousGesture(Drag(minimumDistance: 0).id("drag-\(column)"))
        .gesture(
          Tap(count: 2).id("two-\(column)").exclusively(before: LongPress().id("hold-\(column)")).id("any-\(column)")
        )
    }
  )

  private static func region(
    _ id: String,
    _ x: Double,
    _ y: Double,
    _ size: Double,
    _ change: (inout TouchRegion) -> Void = { _ in }
  ) -> TouchRegion {
    var region = TouchRegion(id, frame: SceneRect(x: x, y: y, width: size, height: size))
    change(&region)
    return region
  }

  private static let button = Press(schedule: endingSchedule).id("button")

  /// One that ends, because time makes leaps of years here.
  private static let endingSchedule: RepeatSchedule = {
    let stages = [
      RepeatSchedule.Stage(interval: .milliseconds(100), repeats: 5),
      RepeatSchedule.Stage(interval: .milliseconds(50), repeats: 5, multiplier: 10),
    ]
    let schedule = try? RepeatSchedule(delay: .milliseconds(500), first: .atDelay, stages: stages)
    return schedule ?? .none
  }()
}

/// A recognizer of one's own with a deadline: three moves within half a second.
struct Shake: GestureRecognizing {
  var waitsForHigherRanks: Bool = false
  private var moves: Int = 0
  private(set) var deadline: Timestamp?

  var value: SIMD4<Double> { SIMD4(Double(moves), 0, 0, 0) }
  var failure: CustomFailure? { CustomFailure(rule: 1, measured: Double(moves), limit: 3) }

  init(waitsForHigherRanks: Bool = false) {
    self.waitsForHigherRanks = waitsForHigherRanks
  }

  mutating func receive(_ touch: Touch) -> RecognizerSignal {
    switch touch.phase {
    case .began:
      deadline = touch.timestamp.advanced(by: .milliseconds(500))
      return .none
    case .moved:
      moves += 1
      guard moves >= 3 else { return .none }
      deadline = nil
      return moves == 3 ? .began : .changed
    case .ended: return moves >= 3 ? .ended : .failed
    case .cancelled: return moves >= 3 ? .cancelled : .failed
    }
  }

  mutating func deadlinePassed() -> RecognizerSignal {
    deadline = nil
    return .failed
  }

  mutating func reset() {
    self = Shake(waitsForHigherRanks: waitsForHigherRanks)
  }
}
