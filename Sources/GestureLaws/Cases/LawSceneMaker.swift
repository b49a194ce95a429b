import GestureKit
import StepperCore

/// Makes scenes of a few regions with all kinds of gestures, in whole points.
struct LawSceneMaker {
  private var random: SplitMix64
  private var names: Int = 0
  /// The gestures of the attachments made before: what a later one may speak of.
  private var earlier: [String] = []
  private var own: [String] = []
  private let isRelated: Bool
  private var hasRequirements: Bool = false

  static func scene(using random: inout SplitMix64, _ profile: ResolutionProfile) -> TouchRegion {
    let seed = random.next()
    var maker = LawSceneMaker(seed: seed, isRelated: true)
    let scene = maker.make()
    // Taps and presses may wait in a circle by themselves: such a scene, one of a thousand, is not allowed.
    guard maker.hasRequirements, (try? GestureSession(scene, profile: profile)) == nil else { return scene }
    maker = LawSceneMaker(seed: seed, isRelated: false)
    return maker.make()
  }

  private init(seed: UInt64, isRelated: Bool) {
    random = SplitMix64(seed: seed)
    self.isRelated = isRelated
  }

  private mutating func make() -> TouchRegion {
    var budget = random.int(0...5)
    return region("r", SceneRect(x: 0, y: 0, width: 400, height: 400), depth: 0, &budget)
  }

  private mutating func region(_ id: String, _ frame: SceneRect, depth: Int, _ budget: inout Int) -> TouchRegion {
    var region = TouchRegion(id, frame: frame)
    region.isFrameInParent = depth > 0 && random.chance(20)
    if random.chance(10) { region.contentOffset = SceneVector(dx: random.points(-20...20), dy: 8) }
    region.shape = random.pick([.rect, .rect, .rect, .circle, .capsule, .roundedRect(radius: 20)])
    if random.chance(20) { region.hitOutset = Insets(random.points(-5...20)) }
    region.clips = random.chance(20)
    region.isOpaque = random.chance(20)
    for _ in 0..<random.int(depth == 0 ? 1...3 : 0...3) { region.attachments.append(attachment()) }
    while budget > 0 && depth < 4 && random.chance(70) {
      budget -= 1
      let inner = SceneRect(
        x: frame.minX + random.points(0...120),
        y: frame.minY + random.points(0...120),
        width: random.points(60...300),
        height: random.points(60...300)
      )
      region.children.append(self.region(id + String(region.children.count), inner, depth: depth + 1, &budget))
    }
    return region
  }

  private mutating func attachment() -> GestureAttachment {
    own = []
    let spec = spec(depth: random.pick([0, 0, 0, 1, 1, 2, 3]))
    earlier += own
    return GestureAttachment(
      spec,
      as: random.pick([.plain, .plain, .plain, .simultaneous, .highPriority]),
      mask: random.chance(90) ? .all : random.pick([.gesture, .subviews, .none])
    )
  }

  private mutating func spec(depth: Int) -> GestureSpec {
    guard depth > 0 && random.chance(85) else { return leaf() }
    let (first, second) = (spec(depth: depth - 1), spec(depth: depth - 1))
    switch random.int(0...2) {
    case 0: return .simultaneous(first, second, options())
    case 1: return .exclusive(first, second, options())
    default: return .sequenced(first, second, options())
    }
  }

  private mutating func leaf() -> GestureSpec {
    let options = options()
    switch random.int(0...9) {
    case 0...2: return .tap(with(options, tap()))
    case 3, 4:
      return .drag(
        with(options, Drag(minimumDistance: distance([0, 10, 10, 60]), axis: random.pick(DragAxis.allCases)))
      )
    case 5: return .longPress(with(options, longPress()))
    case 6: return .swipe(with(options, swipe()))
    case 7: return .magnify(with(options, Magnify(minimumScaleDelta: distance([0, 0.01, 0.5]))))
    case 8: return .rotate(with(options, Rotate(minimumAngleDelta: distance([0, 0.02, 1]))))
    default: return .press(with(options, press()))
    }
  }

  private mutating func tap() -> Tap {
    Tap(
      count: random.pick([1, 1, 2, 2, 3]),
      touches: random.pick([1, 1, 1, 1, 2]),
      maximumDistance: distance([0, 10, 45, 45, .infinity]),
      maximumDuration: duration([0, 50, 750, 750]),
      maximumInterval: duration([0, 350, 350, 600])
    )
  }

  private mutating func longPress() -> LongPress {
    LongPress(
      minimumDuration: duration([0, 100, 500, 500, 800]),
      maximumDistance: distance([0, 10, 10, 100]),
      touches: random.pick([1, 1, 1, 2])
    )
  }

  private mutating func swipe() -> Swipe {
    Swipe(
      direction: random.pick(SwipeDirection.allCases),
      minimumDistance: distance([0, 20, 50]),
      maximumDuration: duration([0, 200, 500])
    )
  }

  private mutating func press() -> Press {
    Press(
      minimumDuration: duration([0, 0, 100, 500]),
      outset: distance([0, 0, 70]),
      schedule: random.pick([.none, .standard, .uiStepper])
    )
  }

  private mutating func distance(_ values: [Double]) -> Double { random.pick(values) }

  private mutating func duration(_ milliseconds: [Int]) -> Duration { .milliseconds(random.pick(milliseconds)) }

  private mutating func options() -> GestureOptions {
    var options = GestureOptions()
    options.isEnabled = random.chance(95)
    options.coordinateSpace = random.pick([.local, .local, .global, .named("r")])
    options.extraTouches = random.chance(20) ? .fail : .ignore
    if isRelated && !earlier.isEmpty {
      if random.chance(10) { options.requiresFailureOf = [.id(random.pick(earlier))] }
      if random.chance(10) { options.simultaneousWith = [.id(random.pick(earlier))] }
      if random.chance(2) { options.requiresFailureOf = [.kind(random.pick([.tap, .drag, .longPress, .sequenced]))] }
    }
    hasRequirements = hasRequirements || !options.requiresFailureOf.isEmpty
    if random.chance(90) {
      let name = "g\(names)"
      names += 1
      own.append(name)
      options.id = name
    }
    return options
  }

  private func with<Definition: LawDefinition>(_ options: GestureOptions, _ definition: Definition) -> Definition {
    var definition = definition
    definition.options = options
    return definition
  }
}

/// What all definitions of leaves have in common.
private protocol LawDefinition {
  var options: GestureOptions { get set }
}

extension Tap: LawDefinition {}
extension LongPress: LawDefinition {}
extension Drag: LawDefinition {}
extension Swipe: LawDefinition {}
extension Magnify: LawDefinition {}
extension Rotate: LawDefinition {}
extension Press: LawDefinition {}
