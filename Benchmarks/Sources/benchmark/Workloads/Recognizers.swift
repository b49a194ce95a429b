import GestureKit

/// One region with 1, 8 or 64 plain drags, attached in order, under one finger that moves 60 times.
///
/// Of those that begin at one move the first one takes the others out. They do so at the fifth move, or, as the others
/// of these workloads have it, at the last: 60 moves lead 134.2 points away, 59 moves 131.9.
enum Recognizers {
  private static let moves: Int = 60
  private static let events: Int = 62

  static var entries: [Entry] {
    [
      Entry("1 drag", early(1), units: events),
      Entry("8 drags", early(8), units: events),
      Entry("64 drags", early(64), units: events),
      Entry("64 drags, undecided", late(64), units: events),
      further("further drag, to 8", early(8), early(1), count: 7),
      further("further drag, to 64", early(64), early(1), count: 63),
      further("further undecided drag, to 64", late(64), late(1), count: 63),
    ]
  }

  private static func further(_ name: String, _ many: Play, _ one: Play, count: Int) -> Entry {
    Entry(name, many, .beyond(one), per: "drag and event", units: events * count, goal: .instructions(100))
  }

  private static func early(_ count: Int) -> Play {
    play("drags-\(count)", count, minimumDistance: 10, beginsAt: 5)
  }

  private static func late(_ count: Int) -> Play {
    play("undecided-drags-\(count)", count, minimumDistance: 134, beginsAt: moves)
  }

  private static func play(_ name: String, _ count: Int, minimumDistance: Double, beginsAt first: Int) -> Play {
    Play(name, cycles: count < 64 ? 20 : 5) {
      let drag = Drag(minimumDistance: minimumDistance)
      let scene = (0..<count).reduce(TouchRegion("pad", frame: pad)) { region, _ in region.gesture(drag) }
      return try SessionWorkload(
        scene,
        Step.drag(moves: moves),
        everyMilliseconds: 3_000,
        expected: .drag(moves: moves, beginsAt: first)
      )
    }
  }
}
