import GestureKit

/// Up to ten fingers that are down at the same time, each on a region with a drag of its own, and all move 60 times.
enum Fingers {
  private static let moves: Int = 60

  static var entries: [Entry] {
    [1, 2, 3, 5, 10].map { count in
      Entry(count == 1 ? "1 finger" : "\(count) fingers", play(count), units: count * (moves + 2))
    }
  }

  private static func play(_ count: Int) -> Play {
    Play("fingers-\(count)", cycles: 10) {
      try SessionWorkload(
        scene,
        steps(count),
        everyMilliseconds: 3_000,
        expected: .drag(moves: moves) * count
      )
    }
  }

  /// Ten regions beside each other, however many fingers there are.
  private static var scene: TouchRegion {
    let pads = (0..<10).map { index in
      TouchRegion("pad \(index)", frame: SceneRect(x: 400 * Double(index), y: 0, width: 400, height: 400))
        .gesture(Drag())
    }
    return TouchRegion("root", frame: SceneRect(x: 0, y: 0, width: 4_000, height: 400), children: pads)
  }

  /// All land, then each moves 8 ms after its move before, then all lift.
  private static func steps(_ count: Int) -> [Step] {
    (0...(moves + 1)).flatMap { tick in
      (0..<count).map { finger in
        let phase: TouchPhase = tick == 0 ? .began : tick > moves ? .ended : .moved
        let way = Double(min(tick, moves))
        let x = 400 * Double(finger) + 100 + 2 * way
        return Step.touch(phase, x, 100 + way, at: 8 * Int64(tick), finger: finger)
      }
    }
  }
}
