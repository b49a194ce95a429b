#if !hasFeature(Embedded)
import StepperCore

/// Where the times of a marble diagram are: a column for each tick, and three for what is left out.
struct MarbleColumns {
  /// The columns of a stretch that is left out.
  static let cutWidth: Int = 3

  /// In nanoseconds.
  let tick: Int64
  let scale: TimeScale
  /// The first column of each stretch of time.
  private(set) var origins: [Int] = []
  private(set) var count: Int = 0

  /// Takes a tick that is asked for, if all fits with it, or else the smallest round one.
  init(_ scale: TimeScale, tick: Duration?, fitting columns: Int) {
    self.scale = scale
    let wished = tick.map { $0.saturatedNanoseconds } ?? 0
    var tick = wished > 0 ? wished : 1_000_000
    if Self.count(scale, tick) > columns { tick = RoundNumber.least { Self.count(scale, $0) <= columns } }
    self.tick = tick
    for piece in scale.pieces {
      origins.append(count)
      count += Int(piece.length / tick) + 1 + Self.cutWidth
    }
    count -= Self.cutWidth
  }

  /// The column of a time; nil before the first and after the last one, or within what is left out.
  func column(of time: Int64) -> Int? {
    for (piece, origin) in zip(scale.pieces, origins) where piece.start <= time && time <= piece.end {
      return origin + Int((time - piece.start) / tick)
    }
    return nil
  }

  /// The column of a time, or the one before or after it where a span is cut off.
  func nearestColumn(of time: Int64) -> Int {
    if let column = column(of: time) { return column }
    for (piece, origin) in zip(scale.pieces, origins).reversed() where piece.end < time {
      return origin + Int(piece.length / tick)
    }
    return 0
  }

  /// The columns between two stretches of time.
  var cuts: [Int] { origins.dropFirst().map { $0 - Self.cutWidth } }

  private static func count(_ scale: TimeScale, _ tick: Int64) -> Int {
    // A tick of a nanosecond in a century still fits into the sum.
    let sum = scale.pieces.reduce(Int64(0)) { $0 + $1.length / tick + 1 }
    return Int(clamping: sum) + (scale.pieces.count - 1) * cutWidth
  }
}

/// Numbers of which a scale is easy to read: 1, 2 and 5 with zeros behind.
enum RoundNumber {
  /// The least round number, from a million (a millisecond in nanoseconds) on, that is large enough.
  static func least(_ isEnough: (Int64) -> Bool) -> Int64 {
    var unit: Int64 = 1_000_000
    while unit < 1_000_000_000_000_000_000 {
      for factor: Int64 in [1, 2, 5] where isEnough(unit * factor) { return unit * factor }
      unit *= 10
    }
    return unit
  }
}
#endif
