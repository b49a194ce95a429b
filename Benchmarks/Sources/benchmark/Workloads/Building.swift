import GestureKit

/// Scenes that are built anew, from the definitions of their gestures to a session that takes touches.
struct BuildingWorkload: Workload {
  private let scene: () -> TouchRegion
  private let gestures: Int
  private var last: GestureSession

  init(gestures: Int, _ scene: @escaping () -> TouchRegion) throws {
    self.scene = scene
    self.gestures = gestures
    last = try GestureSession(scene())
  }

  mutating func run(cycles: Int) throws {
    for _ in 0..<cycles { last = try GestureSession(scene()) }
  }

  /// All gestures of these scenes have an id.
  func check() throws {
    try expect(last.gestureIDs.count, gestures)
  }

  static var entries: [Entry] {
    [
      entry("build, 4 gestures", "build-4", cycles: 20, gestures: 4) { W3Contention.scene },
      entry("build, 100 regions", "build-100", cycles: 3, gestures: 100) { many },
    ]
  }

  private static func entry(
    _ name: String,
    _ playName: String,
    cycles: Int,
    gestures: Int,
    _ scene: @escaping () -> TouchRegion
  ) -> Entry {
    let play = Play(playName, cycles: cycles) { try BuildingWorkload(gestures: gestures, scene) }
    return Entry(name, play, per: "scene", units: 1, goal: gestures == 4 ? .nanoseconds(5_000) : nil)
  }

  private static var many: TouchRegion {
    let regions = (0..<100).map { index in
      TouchRegion("button \(index)", frame: SceneRect(x: 40 * Double(index), y: 0, width: 40, height: 40))
        .gesture(Tap().id("tap \(index)"))
    }
    return TouchRegion("root", frame: SceneRect(x: 0, y: 0, width: 4_000, height: 40), children: regions)
  }
}
