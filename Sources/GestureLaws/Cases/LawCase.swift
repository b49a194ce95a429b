import GestureKit
import StepperCore

/// A scene and what is done to it.
package struct LawCase {
  package let seed: UInt64
  package var scene: TouchRegion
  package var profile: ResolutionProfile
  package var inputs: [LawInput]

  /// Generates the case of a seed.
  init(seed: UInt64, isHostile: Bool, strokes: ClosedRange<Int> = 1...5, fingers: Int = 4) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    profile = random.pick(ResolutionProfile.allCases)
    scene = LawSceneMaker.scene(using: &random, profile)
    inputs = LawTimelineMaker.inputs(using: &random, strokes: strokes, fingers: fingers)
    if isHostile { LawTimelineMaker.spoil(&inputs, using: &random) }
    if random.chance(30) { LawTimelineMaker.addChanges(to: &inputs, of: scene, using: &random) }
  }

  /// Generates the case of a seed that is common to laws and digests; that of every third seed is hostile.
  package init(commonTo seed: UInt64) {
    self.init(seed: seed, isHostile: seed % 3 == 0)
  }

  /// A session of the scene, or nil if the scene is not allowed.
  package var session: GestureSession? { try? GestureSession(scene, profile: profile) }

  func shiftedInTime(by nanoseconds: Int64) -> LawCase {
    var shifted = self
    for place in inputs.indices { shifted.inputs[place].time += nanoseconds }
    return shifted
  }

  func shiftedInSpace(by way: SceneVector) -> LawCase {
    var shifted = self
    shifted.scene = scene.shifted(by: way)
    let fixed = scene.allRegions.filter { $0.isFrameInParent }.map { $0.id }
    shifted.inputs = inputs.map { $0.shifted(by: way, except: fixed) }
    return shifted
  }
}

/// Something that is done to a scene at a time, in nanoseconds.
package struct LawInput: Hashable {
  package enum Action: Hashable {
    case touch(TouchID, TouchPhase, ScenePoint)
    case advance
    case enable(String, Bool)
    case mask(GestureMask, String)
    case remove(String)
    case move(String, SceneRect)
    case cancelAll
  }

  package var time: Int64
  package var action: Action

  var timestamp: Timestamp { Timestamp(nanoseconds: time) }

  /// Whether it changes the scene rather than the fingers.
  var isChange: Bool {
    switch action {
    case .touch, .advance, .cancelAll: false
    case .enable, .mask, .remove, .move: true
    }
  }

  /// Frames in the coordinates of a parent move with it.
  fileprivate func shifted(by way: SceneVector, except fixed: [String]) -> LawInput {
    switch action {
    case .touch(let id, let phase, let place): LawInput(time: time, action: .touch(id, phase, place + way))
    case .move(let id, let frame):
      LawInput(time: time, action: .move(id, fixed.contains(id) ? frame : frame.offset(by: way)))
    case .advance, .enable, .mask, .remove, .cancelAll: self
    }
  }
}

extension TouchRegion {
  fileprivate func shifted(by way: SceneVector) -> TouchRegion {
    var region = self
    if !isFrameInParent { region.frame = frame.offset(by: way) }
    region.children = children.map { $0.shifted(by: way) }
    return region
  }
}

#if !hasFeature(Embedded)
extension LawCase: Codable {}
extension LawInput: Codable {}
extension LawInput.Action: Codable {}
#endif
