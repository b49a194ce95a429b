/// Follows an angle that is told within one turn, and counts the turns.
///
/// A step of more than half a turn is taken as the shorter step the other way, across the seam at ±π. One of exactly
/// half a turn goes the way the numbers say. Turns are counted and not added up, so that no error grows with them.
struct AngleUnwrapper: Hashable, Sendable {
  private let start: Double
  private var latest: Double
  private var turns = 0.0

  /// Starts with an angle in radians, from −π to π; one that is not finite counts as 0.
  init(start: Double) {
    self.start = start.isFinite ? start : 0
    latest = self.start
  }

  /// The rotation since the start, in radians; beyond ±π after more than half a turn.
  var rotation: Double { (latest - start) + turns * Self.fullTurn }

  /// The angle without a seam, in radians: the start and the rotation.
  var angle: Double { latest + turns * Self.fullTurn }

  /// Takes the next angle in radians, from −π to π; one that is not finite is ignored.
  mutating func follow(_ angle: Double) {
    guard angle.isFinite else { return }
    let step = angle - latest
    if step > Self.fullTurn / 2 { turns -= 1 }
    if step < -Self.fullTurn / 2 { turns += 1 }
    latest = angle
  }

  private static let fullTurn = 2 * Double.pi
}
