/// The two fingers of a gesture: which they are, and where.
struct FingerPair: Hashable, Sendable {
  private let firstFinger: Int
  private let secondFinger: Int
  private var first: ScenePoint
  private var second: ScenePoint

  /// Pairs a finger that is down with one that has landed.
  init(_ first: TouchSample, _ second: TouchSample) {
    firstFinger = first.finger
    secondFinger = second.finger
    self.first = first.location
    self.second = second.location
  }

  /// How far the fingers are apart, in points.
  var distance: Double { first.distance(to: second) }

  /// The direction from the first to the second in radians, from −π to π, clockwise where y points downwards.
  ///
  /// Nil when they are at one place.
  var angle: Double? {
    TouchSpread.angle(from: (first.x, first.y), to: (second.x, second.y))
  }

  /// The point between the fingers.
  var centroid: ScenePoint {
    ScenePoint(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
  }

  func contains(_ finger: Int) -> Bool {
    finger == firstFinger || finger == secondFinger
  }

  /// Takes the place of one of the fingers, and tells whether it is another one than before.
  mutating func move(_ sample: TouchSample) -> Bool {
    let before = self
    if sample.finger == firstFinger { first = sample.location }
    if sample.finger == secondFinger { second = sample.location }
    return self != before
  }
}
