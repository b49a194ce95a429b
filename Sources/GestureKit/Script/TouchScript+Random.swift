import StepperCore

extension TouchScript {
  /// Makes a script that looks random and is always valid: the same one for the same arguments, on every platform.
  ///
  /// Fingers land, rest, move, glide, lift, and are cancelled now and then; two of them also pinch and rotate. Times
  /// often meet a limit of a gesture exactly, or miss it by a nanosecond. In the end all fingers are up, and a second
  /// passes.
  ///
  /// - Parameters:
  ///   - seed: What the script is made from.
  ///   - area: Where fingers land and glide to, at whole points from its corner; a pinch may lead out of it. Of an
  ///     area that is larger than a million points, or not finite, that much is used.
  ///   - fingers: The most fingers that are down at once; at least one is used.
  ///   - length: How many steps there are, besides those that lift the fingers in the end; none if negative.
  /// - Returns: The script.
  public static func random(seed: UInt64, in area: SceneRect, fingers: Int = 2, length: Int = 12) -> TouchScript {
    var maker = ScriptMaker(seed: seed, area: area, fingers: max(fingers, 1))
    for _ in 0..<max(length, 0) { maker.addStep() }
    maker.finish()
    return TouchScript(maker.steps)
  }
}

/// Makes the steps of a random script one by one.
struct ScriptMaker {
  private static let millisecond: Int64 = 1_000_000
  private static let largestExtent: Double = 1_000_000

  private(set) var steps: [TouchStep] = []
  private var random: SplitMix64
  private let area: SceneRect
  private let fingers: Int
  /// The fingers that are down.
  private var down: [TouchID] = []
  private var last: ScenePoint

  init(seed: UInt64, area: SceneRect, fingers: Int) {
    random = SplitMix64(seed: seed)
    self.fingers = fingers
    self.area = SceneRect(
      x: area.minX.isFinite ? area.minX : 0,
      y: area.minY.isFinite ? area.minY : 0,
      width: Self.extent(area.size.width),
      height: Self.extent(area.size.height)
    )
    last = self.area.origin
  }

  private static func extent(_ length: Double) -> Double {
    length > 0 ? min(length, largestExtent) : 0
  }

  mutating func addStep() {
    if down.isEmpty || (down.count < fingers && random.chance(25)) {
      land()
    } else if down.count >= 2 && random.chance(25) {
      turn()
    } else {
      follow(random.pick(down))
    }
    if random.chance(50) { add(.wait(time())) }
  }

  mutating func finish() {
    for id in down { add(.lift(id, .ended, nil)) }
    down = []
    add(.wait(1_000 * Self.millisecond))
  }

  private mutating func land() {
    // The lowest number that is free.
    let taken = down
    let id = (1...fingers).lazy.map { TouchID(rawValue: $0) }.first { !taken.contains($0) } ?? 1
    // Often where the last finger was: taps that follow each other.
    if !random.chance(50) { last = place() }
    add(.down(Finger(id), last))
    down.append(id)
  }

  private mutating func follow(_ id: TouchID) {
    switch random.below(10) {
    case 0, 1: add(.move(id, place()))
    case 2, 3, 4: add(.glide(id, [place()], pace()))
    case 5: add(.hold(id, time()))
    case 6: lift(id, .cancelled)
    default: lift(id, .ended)
    }
  }

  private mutating func turn() {
    let pair = TwoFingers(down[0], down[1])
    switch random.below(3) {
    case 0: add(.turn(pair, .pinch(random.pick([0.5, 0.75, 1.25, 2])), pace()))
    case 1: add(.turn(pair, .rotate(random.pick([-1.5, -0.25, 0.25, 1.5])), pace()))
    default:
      let target = place()
      add(.turn(pair, .glide(target - last), pace()))
    }
  }

  private mutating func lift(_ id: TouchID, _ phase: TouchPhase) {
    add(.lift(id, phase, nil))
    down.removeAll { $0 == id }
  }

  private mutating func pace() -> TouchStep.Pace {
    TouchStep.Pace(.milliseconds(random.pick([0, 20, 50, 100, 300])), every: TouchStep.defaultInterval)
  }

  /// The limits of gestures: repeats, taps, long presses; and a nanosecond more or less now and then.
  private mutating func time() -> Int64 {
    let time = random.pick([10, 50, 100, 350, 500, 750, 1_000]) * Self.millisecond
    return random.chance(20) ? time + random.pick([-1, 1]) : time
  }

  private mutating func place() -> ScenePoint {
    let right = random.below(Int64(area.size.width))
    let down = random.below(Int64(area.size.height))
    return ScenePoint(x: area.minX + Double(right), y: area.minY + Double(down))
  }

  /// Nobody has written the steps: they have no line.
  private mutating func add(_ kind: TouchStep.Kind) {
    steps.append(TouchStep(kind, "random", 0))
  }
}
