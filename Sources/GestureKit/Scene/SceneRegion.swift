/// A region in the flat list of a scene.
struct SceneRegion: Hashable, Sendable {
  let id: String
  let parent: Int?
  /// Its attached gestures, innermost first: a range of the contestants.
  var contestants: Range<Int> = 0..<0
  /// The only gesture that a touch in the region goes to, if there is just one, and it is made of no others.
  var sole: Int?
  /// As it was written: in root coordinates, or in the parent's.
  var frame: SceneRect
  let isFrameInParent: Bool
  let contentOffset: SceneVector
  let shape: HitShape
  let hitOutset: Insets
  let clips: Bool
  let takesTouches: Bool
  let isOpaque: Bool
  var isRemoved: Bool = false

  init(_ region: TouchRegion, parent: Int?) {
    id = region.id
    self.parent = parent
    frame = region.frame
    isFrameInParent = region.isFrameInParent
    contentOffset = region.contentOffset
    shape = region.shape
    hitOutset = region.hitOutset
    clips = region.clips
    takesTouches = region.allowsHitTesting && !region.isHidden
    isOpaque = region.isOpaque
  }

  /// Whether a touch can end up with the region itself.
  var isTarget: Bool { !contestants.isEmpty || isOpaque }
}
