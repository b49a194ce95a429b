import StepperCore

/// The fingers of a gesture that is made with a certain number of them, from the first landing to the last lift.
///
/// It stands beside a machine's state, because it is changed in place. Most gestures are made with one finger, which
/// needs no list; the list of the others keeps its memory.
struct FingerGroup: Hashable, Sendable {
  struct Finger: Hashable, Sendable {
    let slot: Int
    let start: ScenePoint
    var location: ScenePoint
    var isDown: Bool = true

    fileprivate static let nobody = Finger(slot: 0, start: .zero, location: .zero, isDown: false)

    /// Moves, and lifts if that is what the finger does, and returns the distance from the start in points.
    @inline(__always)
    fileprivate mutating func follow(_ sample: TouchSample) -> Double {
      location = sample.location
      isDown = sample.phase == .moved
      return start.distance(to: location)
    }
  }

  /// With how many fingers the gesture is made.
  let size: Int

  /// How many fingers have landed.
  private(set) var count: Int = 0

  private var first: Finger = .nobody
  private var others: EventBuffer<Finger> = EventBuffer()

  init(size: Int) {
    self.size = size
  }

  /// Whether all fingers of the gesture have landed.
  var isComplete: Bool { count >= size }

  /// Whether no finger is down any more.
  var isUp: Bool { !first.isDown && !others.contains { $0.isDown } }

  /// The point in the middle of the fingers where they are or lifted; nil if none has landed.
  var centroid: ScenePoint? {
    @inline(__always) get {
      if count > 1 { return Self.centroid(of: first, others) }
      return count == 1 ? first.location : nil
    }
  }

  /// Whether a finger is down that belongs to the gesture.
  func isDown(_ slot: Int) -> Bool {
    (first.isDown && first.slot == slot) || others.contains { $0.isDown && $0.slot == slot }
  }

  /// How far a place is from the nearest start of a finger, in points; 0 if none has landed.
  func distanceFromStarts(to location: ScenePoint) -> Double {
    guard count > 0 else { return 0 }
    return others.reduce(first.start.distance(to: location)) { min($0, $1.start.distance(to: location)) }
  }

  mutating func land(_ sample: TouchSample) {
    let finger = Finger(slot: sample.finger, start: sample.location, location: sample.location)
    if count == 0 { first = finger } else { others.append(finger) }
    count += 1
  }

  /// Moves a finger, and lifts it if that is what it does, and returns its distance from its start in points.
  ///
  /// Nil for a finger that is not of the gesture.
  @inline(__always)
  mutating func follow(_ sample: TouchSample) -> Double? {
    first.isDown && first.slot == sample.finger ? first.follow(sample) : followOther(sample)
  }

  /// Moves the first finger if it stays within a distance of its start, in points; false, and nothing done, if it does
  /// not, or if it is another finger.
  @inline(__always)
  mutating func move(_ sample: TouchSample, within limit: Double) -> Bool {
    guard first.isDown, first.slot == sample.finger, first.start.distance(to: sample.location) <= limit else {
      return false
    }
    first.location = sample.location
    return true
  }

  /// Forgets the fingers and keeps the memory.
  mutating func removeAll() {
    count = 0
    first = .nobody
    others.removeAll()
  }

  private static func centroid(of first: Finger, _ others: EventBuffer<Finger>) -> ScenePoint? {
    let all = [first.location] + others.map { $0.location }
    return TouchSpread.centroid(of: all.lazy.map { ($0.x, $0.y) }).map(ScenePoint.init)
  }

  /// A slot may have been given to another finger after a lift.
  private mutating func followOther(_ sample: TouchSample) -> Double? {
    guard let place = others.firstIndex(where: { $0.isDown && $0.slot == sample.finger }) else { return nil }
    var distance = 0.0
    others.change(at: place) { distance = $0.follow(sample) }
    return distance
  }
}
