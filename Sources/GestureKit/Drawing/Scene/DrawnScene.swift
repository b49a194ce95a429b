#if !hasFeature(Embedded)
import StepperCore

/// A region as it is drawn.
struct DrawnRegion {
  let name: String
  /// How many regions are around it.
  let depth: Int
  /// In root coordinates, at the start of the timeline.
  let frame: SceneRect
  /// Where it is at the end, if it has been moved.
  let movedTo: SceneRect?
  let shape: HitShape
  let outset: Insets
  /// Whether it takes no touches, nor anything inside.
  let isHidden: Bool
  let isRemoved: Bool
  /// What is to be said of it, and of each gesture attached to it.
  let traits: [String]
  let gestures: [String]
}

/// All that a drawing of a scene shows.
struct DrawnScene {
  let name: String
  let regions: [DrawnRegion]
  let fingers: [FingerTrack]
  let omissions: [String]

  private static let maximumRegions: Int = 40
  private static let maximumFingers: Int = 12

  init(_ playback: Playback) {
    let regions = Self.regions(playback)
    let fingers = FingerTracks(playback.scenario.timeline).tracks
    name = playback.scenario.name
    self.regions = Array(regions.prefix(Self.maximumRegions))
    self.fingers = Array(fingers.prefix(Self.maximumFingers))
    omissions = [("region", regions.count, Self.maximumRegions), ("finger", fingers.count, Self.maximumFingers)]
      .compactMap { name, count, limit in
        count > limit ? "\(count - limit) more \(name)\(count - limit == 1 ? "" : "s")" : nil
      }
  }

  private static func regions(_ playback: Playback) -> [DrawnRegion] {
    switch playback.scenario.subject {
    case .scene(let scene): regions(of: scene.session, atEnd: playback.session ?? scene.session)
    case .steppers(let steppers):
      steppers.flatMap { stepper in
        // The one that lies in front comes last.
        [
          DrawnRegion("\(stepper.id) −", stepper.control.decrement),
          DrawnRegion("\(stepper.id) +", stepper.control.increment),
        ]
      }
    }
  }

  private static func regions(of session: GestureSession, atEnd final: GestureSession) -> [DrawnRegion] {
    let (tree, end) = (session.engine.tree, final.engine.tree)
    var depths: [Int] = []
    var removed: [Bool] = []
    return tree.regions.indices.map { index in
      let region = tree.regions[index]
      depths.append(region.parent.map { depths[$0] + 1 } ?? 0)
      removed.append(end.regions[index].isRemoved || region.parent.map { removed[$0] } ?? false)
      let (frame, last) = (tree.frame(of: index), end.frame(of: index))
      return DrawnRegion(
        name: region.id,
        depth: depths[index],
        frame: frame,
        movedTo: last == frame ? nil : last,
        shape: region.shape,
        outset: region.hitOutset,
        isHidden: !region.takesTouches,
        isRemoved: removed[index],
        traits: region.traits + (removed[index] ? ["removed"] : []) + (last == frame ? [] : ["moved"]),
        gestures: region.contestants.map { GestureInWords(session).attached($0) }
      )
    }
  }
}

extension DrawnRegion {
  fileprivate init(_ name: String, _ button: ButtonArea) {
    self.init(
      name: name,
      depth: 0,
      frame: button.frame,
      movedTo: nil,
      shape: button.shape,
      outset: button.outset,
      isHidden: false,
      isRemoved: false,
      traits: ["button"],
      gestures: []
    )
  }
}

extension SceneRegion {
  fileprivate var traits: [String] {
    [
      clips ? "clips" : nil, takesTouches ? nil : "takes no touches", isOpaque ? "opaque" : nil,
      contentOffset == .zero ? nil : "scrolled by (\(contentOffset.dx.brief), \(contentOffset.dy.brief))",
    ].compactMap { $0 }
  }
}

/// Says what gestures are.
struct GestureInWords {
  private static let maximumDepth: Int = 4
  private let session: GestureSession

  init(_ session: GestureSession) {
    self.session = session
  }

  /// A gesture as it is attached.
  func attached(_ number: Int) -> String {
    let contestant = session.engine.arena.contestants[number]
    let node = session.engine.nodes[contestant.root]
    let policy: String? =
      switch contestant.policy {
      case .plain: nil
      case .simultaneous: "simultaneous"
      case .highPriority: "high priority"
      }
    let mask = contestant.mask == .all ? nil : "mask \(contestant.mask.scenarioName)"
    let traits = [policy, mask, node.isEnabled ? nil : "disabled"].compactMap { $0 }
    return ([described(contestant.root, depth: 0)] + traits).joined(separator: " · ")
  }

  private func described(_ number: Int, depth: Int) -> String {
    let node = session.engine.nodes[number]
    let name = session.engine.names[number].map { "\($0): " } ?? ""
    switch node.role {
    case .leaf: return name + node.kind.rawValue + (node.tapCount > 1 ? " × \(node.tapCount)" : "")
    case .composite(_, let first, let second):
      guard depth < Self.maximumDepth else { return "\(name)\(node.kind.rawValue)(…)" }
      let members = "\(described(first, depth: depth + 1)), \(described(second, depth: depth + 1))"
      return "\(name)\(node.kind.rawValue)(\(members))"
    }
  }
}
#endif
