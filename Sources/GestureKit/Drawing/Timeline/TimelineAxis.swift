#if !hasFeature(Embedded)
/// Where the times of a drawn timeline are, from left to right.
struct TimelineAxis {
  static let cutWidth: Double = 30
  private static let tickSpacing: Double = 76

  let scale: TimeScale
  let left: Double
  /// Where the last thing happens.
  let right: Double
  /// Where the rows end, with room for a label of what happens last.
  let end: Double
  /// Points for each nanosecond.
  private let density: Double
  private var origins: [Double] = []

  init(_ scale: TimeScale, left: Double, right: Double, end: Double) {
    self.scale = scale
    self.left = left
    self.right = right
    self.end = end
    let cuts = Double(scale.pieces.count - 1) * Self.cutWidth
    density = (right - left - cuts) / Double(max(1, scale.length))
    var x = left
    for piece in scale.pieces {
      origins.append(x)
      x += Double(piece.length) * density + Self.cutWidth
    }
  }

  /// Where a time is; nil outside of what is shown.
  func x(of time: Int64) -> Double? {
    for (piece, origin) in zip(scale.pieces, origins) where piece.start <= time && time <= piece.end {
      return origin + Double(time - piece.start) * density
    }
    return nil
  }

  /// Where a time is, or the end of the stretch before it.
  func nearestX(of time: Int64) -> Double {
    if let x = x(of: time) { return x }
    for (piece, origin) in zip(scale.pieces, origins).reversed() where piece.end < time {
      return origin + Double(piece.length) * density
    }
    return left
  }

  /// The middles of what is left out.
  var cuts: [(x: Double, length: Int64)] {
    zip(zip(scale.pieces, scale.pieces.dropFirst()), origins.dropFirst()).map { pair, origin in
      (origin - Self.cutWidth / 2, pair.1.start - pair.0.end)
    }
  }

  private static func label(_ time: Int64) -> String { (Double(time) / 1_000_000).brief }

  /// The places and labels of the ticks, round numbers that are not too close to each other.
  var ticks: [(x: Double, label: String)] {
    let step = RoundNumber.least { Double($0) * density >= Self.tickSpacing }
    var ticks: [(x: Double, label: String)] = []
    for (piece, origin) in zip(scale.pieces, origins) {
      if ticks.isEmpty || origin > left { ticks.append((origin, Self.label(piece.start))) }
      var time = (piece.start / step + 1) * step
      while time <= piece.end {
        let x = origin + Double(time - piece.start) * density
        if x - (ticks.last?.x ?? left) >= Self.tickSpacing / 2 { ticks.append((x, Self.label(time))) }
        time += step
      }
    }
    return ticks
  }
}
#endif
