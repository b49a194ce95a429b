import GestureKit

/// One tap, on the button of a scene that is found last.
enum HitTesting {
  static var entries: [Entry] {
    [.flat, .tree].flatMap { (scene: HitScene) -> [Entry] in
      [10, 100, 1_000, 10_000, 100_000].map { down(scene, $0) } + [region(scene, 10_000)]
    }
  }

  /// What a finger that lands takes more than in a scene with one button.
  private static func down(_ scene: HitScene, _ count: Int) -> Entry {
    Entry(
      "hit, \(scene.rawValue), \(Number.grouped(count))",
      play(scene, count),
      .beyond(one),
      per: "down",
      units: 1,
      isSlow: count >= 100_000
    )
  }

  /// The same for each further region that a walk looks at.
  private static func region(_ scene: HitScene, _ count: Int) -> Entry {
    Entry(
      "hit, \(scene.rawValue), a region",
      play(scene, count),
      .beyond(one),
      per: "region",
      units: scene.visited(count) - HitScene.flat.visited(1),
      goal: .instructions(15)
    )
  }

  private static var one: Play { play(.flat, 1) }

  private static func play(_ scene: HitScene, _ count: Int) -> Play {
    Play("hit-\(scene.rawValue)-\(count)", cycles: count < 1_000 ? 100 : count < 100_000 ? 10 : 1) {
      try SessionWorkload(
        scene.root(count),
        Step.tap(20, 20),
        everyMilliseconds: W1Tap.period,
        expected: Tally(taps: 1)
      )
    }
  }
}
