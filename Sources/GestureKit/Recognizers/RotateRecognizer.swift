/// Recognizes two fingers that turn around each other.
typealias RotateRecognizer = PairRecognizer<Rotation>

/// How far two fingers have turned since the start, in radians, clockwise where y points downwards.
///
/// Turns are counted: beyond half a turn it goes on instead of jumping to the other sign.
struct Rotation: PairMeasure {
  private let start: ScenePoint
  private var angle: AngleUnwrapper

  static func minimum(of definition: Rotate) -> Double { definition.minimumAngleDelta }

  init?(start pair: FingerPair) {
    guard let angle = pair.angle else { return nil }
    start = pair.centroid
    self.angle = AngleUnwrapper(start: angle)
  }

  mutating func follow(_ pair: FingerPair) {
    guard let angle = pair.angle else { return }
    self.angle.follow(angle)
  }

  var current: Double { angle.rotation }

  var change: Double { abs(current) }

  func value(velocity: Double) -> GestureValue {
    .rotate(rotation: current, velocity: velocity, start: start)
  }
}
