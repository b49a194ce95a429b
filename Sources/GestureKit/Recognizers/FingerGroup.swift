/// The fingers of a gesture that is made with a certain number of them, from the first landing to the last lift.
///
/// It stands beside a machine's state, because its memory is allocated once and changed in place.
struct FingerGroup: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let slot: Int
    let start: ScenePoint
    var location: ScenePoint
    var isDown: Bool = true
  }

  /// With how many fingers the gesture is made.
  let size: Int

  private var fingers: [Finger] = []

  init(size: Int) {
    self.size = size
    fingers.reserveCapacity(min(max(size, 1), Self.fingersOfOnePerson))
  }

  /// How many fingers have landed.
  var count: Int { fingers.count }

  /// Whether all fingers of the gesture have landed.
  var isComplete: Bool { fingers.count >= size }

  /// Whether no finger is down any more.
  var isUp: Bool { !fingers.contains { $0.isDown } }

  /// The point in the middle of the fingers where they are or lifted; nil if none has landed.
  var centroid: ScenePoint? {
    TouchSpread.centroid(of: fingers.lazy.map { ($0.location.x, $0.location.y) }).map(ScenePoint.init)
  }

  /// Whether a finger is down that belongs to the gesture.
  func isDown(_ slot: Int) -> Bool {
    place(of: slot) != nil
  }

  /// How far a place is from the nearest start of a finger, in points; 0 if none has landed.
  func distanceFromStarts(to location: ScenePoint) -> Double {
    fingers.lazy.map { $0.start.distance(to: location) }.min() ?? 0
  }

  mutating func land(_ sample: TouchSample) {
    fingers.append(Finger(slot: sample.finger, start: sample.location, location: sample.location))
  }

  /// Moves a finger, and lifts it if that is what it does, and returns its distance from its start in points.
  ///
  /// Nil for a finger that is not of the gesture.
  mutating func follow(_ sample: TouchSample) -> Double? {
    guard let place = place(of: sample.finger) else { return nil }
    fingers[place].location = sample.location
    fingers[place].isDown = sample.phase == .moved
    return fingers[place].start.distance(to: sample.location)
  }

  /// Forgets the fingers and keeps the memory.
  mutating func removeAll() {
    fingers.removeAll(keepingCapacity: true)
  }

  /// A slot may have been given to another finger after a lift.
  private func place(of slot: Int) -> Int? {
    fingers.firstIndex { $0.isDown && $0.slot == slot }
  }

  private static let fingersOfOnePerson = 10
}
