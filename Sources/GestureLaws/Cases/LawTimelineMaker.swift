import GestureKit
import StepperCore

/// Makes timelines of fingers that tap, hold, flick, drag and pinch, at times that often hit a limit exactly.
struct LawTimelineMaker {
  private static let millisecond: Int64 = 1_000_000
  private var random: SplitMix64
  private var inputs: [LawInput] = []
  /// When each finger is free again.
  private var free: [Int64]
  private var now: Int64 = 1_000_000_000
  private var last = ScenePoint(x: 150, y: 150)

  static func inputs(using random: inout SplitMix64, strokes: ClosedRange<Int>, fingers: Int) -> [LawInput] {
    var maker = LawTimelineMaker(random: SplitMix64(seed: random.next()), free: Array(repeating: 0, count: fingers))
    for _ in 0..<maker.random.int(strokes) { maker.addStroke() }
    return maker.inputs.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element }
  }

  private init(random: SplitMix64, free: [Int64]) {
    self.random = random
    self.free = free
  }

  private mutating func addStroke() {
    let finger = random.int(0...free.count - 1)
    let start = max(now, free[finger])
    let place = random.chance(50) ? last : ScenePoint(x: random.points(0...399), y: random.points(0...399))
    last = place
    switch random.int(0...5) {
    case 0, 1: tap(finger, start, place)
    case 2: stroke(finger, start, place, moves: 0, hold: true)
    default: stroke(finger, start, place, moves: random.int(1...5), hold: random.chance(30))
    }
    now += random.pick([0, 0, 10, 50, 349, 350, 500, 900, 3000]) * Self.millisecond
    if random.chance(10) { now += random.pick([-1, 1]) }
  }

  private mutating func tap(_ finger: Int, _ start: Int64, _ place: ScenePoint) {
    var time = start
    for _ in 0..<random.int(1...3) {
      add(finger, .began, place, time)
      time += random.pick([0, 10, 50, 80, 750]) * Self.millisecond + random.pick([0, 0, 0, 1])
      add(finger, random.chance(95) ? .ended : .cancelled, place, time)
      time += random.pick([0, 10, 100, 350, 360]) * Self.millisecond + random.pick([0, 0, 0, 1])
    }
    free[finger] = time
  }

  private mutating func stroke(_ finger: Int, _ start: Int64, _ place: ScenePoint, moves: Int, hold: Bool) {
    var (time, place) = (start, place)
    add(finger, .began, place, time)
    if hold { time += random.pick([100, 450, 500, 501, 1200]) * Self.millisecond }
    let step = random.pick([SceneVector(dx: 20, dy: 0), SceneVector(dx: -30, dy: 4), SceneVector(dx: 3, dy: 60)])
    for _ in 0..<moves {
      time += random.pick([0, 8, 16, 16, 60]) * Self.millisecond
      place = place + (random.chance(70) ? step : SceneVector(dx: random.points(-9...9), dy: random.points(-9...9)))
      add(finger, .moved, place, time)
    }
    time += random.pick([0, 8, 16, 200]) * Self.millisecond
    if random.chance(90) { add(finger, random.chance(90) ? .ended : .cancelled, place, time) }
    free[finger] = time
  }

  private mutating func add(_ finger: Int, _ phase: TouchPhase, _ place: ScenePoint, _ time: Int64) {
    inputs.append(LawInput(time: time, action: .touch(TouchID(rawValue: finger), phase, place)))
  }
}

extension LawTimelineMaker {
  /// Adds what no sane host would tell.
  static func spoil(_ inputs: inout [LawInput], using random: inout SplitMix64) {
    for _ in 0..<random.int(1...8) {
      let place = random.int(0...inputs.count)
      let time = place < inputs.count ? inputs[place].time : (inputs.last?.time ?? 0)
      let odd = random.pick([.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 100])
      let point = ScenePoint(x: odd, y: random.chance(50) ? odd : 100)
      let lag: Int64 = random.pick([0, 0, 0, 1, 400_000_000, 5_000_000_000])
      let id = TouchID(rawValue: random.pick([0, 1, 2, 7, .min, .max]))
      let phase = random.pick(TouchPhase.allCases)
      inputs.insert(LawInput(time: time - lag, action: .touch(id, phase, point)), at: place)
    }
    if random.chance(10) { addCrowd(to: &inputs, using: &random) }
  }

  /// More fingers than there is room for.
  private static func addCrowd(to inputs: inout [LawInput], using random: inout SplitMix64) {
    let place = random.int(0...inputs.count)
    let time = place < inputs.count ? inputs[place].time : (inputs.last?.time ?? 0)
    let crowd = (0..<random.int(60...70)).map { number in
      let point = ScenePoint(x: Double(50 + number * 3), y: 120)
      return LawInput(time: time, action: .touch(TouchID(rawValue: 100 + number), .began, point))
    }
    inputs.insert(contentsOf: crowd, at: place)
  }

  /// Adds what an app may do while fingers are down.
  static func addChanges(to inputs: inout [LawInput], of scene: TouchRegion, using random: inout SplitMix64) {
    let regions = scene.allRegions
    for _ in 0..<random.int(1...3) {
      let place = random.int(0...inputs.count)
      let region = random.pick(regions)
      let gesture = "g\(random.int(0...9))"
      let action: LawInput.Action
      switch random.int(0...6) {
      case 0, 1, 2: action = .enable(gesture, random.chance(30))
      case 3: action = .mask(random.pick([.gesture, .subviews, .none, .all]), gesture)
      case 4: action = .remove(region.id)
      case 5: action = .cancelAll
      default: action = .move(region.id, region.frame.offset(by: SceneVector(dx: random.points(-30...30), dy: 6)))
      }
      let time = inputs.prefix(place).map { $0.time }.max() ?? 0
      inputs.insert(LawInput(time: time, action: action), at: place)
    }
  }
}

extension TouchRegion {
  /// The region and all inside.
  var allRegions: [TouchRegion] { [self] + children.flatMap { $0.allRegions } }
}
