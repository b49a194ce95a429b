/// Recognizes two fingers that move apart or together.
typealias MagnifyRecognizer = PairRecognizer<Magnification>

/// The distance of two fingers as a ratio to that at the start.
struct Magnification: PairMeasure {
  private let start: ScenePoint
  private let startDistance: Double
  private var distance: Double

  static func minimum(of definition: Magnify) -> Double { definition.minimumScaleDelta }

  init?(start pair: FingerPair) {
    guard pair.distance > 0 else { return nil }
    start = pair.centroid
    startDistance = pair.distance
    distance = pair.distance
  }

  mutating func follow(_ pair: FingerPair) {
    guard pair.distance > 0 else { return }
    distance = pair.distance
  }

  var current: Double { (distance / startDistance).finite }

  // Not the ratio less 1: of 90 to 100 points that is a little less than 0.1.
  var change: Double { (abs(distance - startDistance) / startDistance).finite }

  func value(velocity: Double) -> GestureValue {
    .magnify(magnification: current, velocity: velocity, start: start)
  }
}
