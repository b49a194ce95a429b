/// A region in the flat list of a scene.
struct SceneRegion: Hashable, Sendable {
  let id: String
  let parent: Int?
  /// The regions inside, those in front last.
  var children: [Int] = []
  /// Its attached gestures, innermost first: a range of the contestants.
  var contestants: Range<Int> = 0..<0
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
}

/// The regions of a scene, parents before the regions inside.
struct RegionTree: Hashable, Sendable {
  var regions: [SceneRegion] = []

  /// The frame of a region in root coordinates.
  func frame(of region: Int) -> SceneRect {
    let this = regions[region]
    guard this.isFrameInParent, let parent = this.parent else { return this.frame }
    let origin = frame(of: parent).origin - ScenePoint(x: 0, y: 0)
    return this.frame.offset(by: origin - regions[parent].contentOffset)
  }

  /// A region and those that it lies in, from the inside out.
  func regionsAround(_ region: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = region
    while let this = next {
      path.append(this)
      next = regions[this].parent
    }
    return path
  }

  /// Whether a point is in the area of a region that takes touches, grown by an outset.
  func isInside(_ point: ScenePoint, of region: Int, outset: Double = 0) -> Bool {
    let this = regions[region]
    let grown = Insets(
      top: this.hitOutset.top + outset,
      leading: this.hitOutset.leading + outset,
      bottom: this.hitOutset.bottom + outset,
      trailing: this.hitOutset.trailing + outset
    )
    return this.shape.contains(point, in: frame(of: region), outset: grown)
      && isUnclipped(point, in: region, outset: outset)
  }

  /// The front-most region that takes a touch at a point; nil if none does.
  func hit(_ point: ScenePoint) -> Int? {
    regions.isEmpty ? nil : hit(point, in: 0)
  }

  /// Whether a point is in the frames of all regions around that clip, each grown by an outset.
  private func isUnclipped(_ point: ScenePoint, in region: Int, outset: Double) -> Bool {
    var next = regions[region].parent
    while let this = next {
      if regions[this].clips, !frame(of: this).outset(by: Insets(outset)).contains(point) { return false }
      next = regions[this].parent
    }
    return true
  }

  private func hit(_ point: ScenePoint, in region: Int) -> Int? {
    let this = regions[region]
    guard this.takesTouches, !this.isRemoved else { return nil }
    if !this.clips || frame(of: region).contains(point) {
      for child in this.children.reversed() {
        if let hit = hit(point, in: child) { return hit }
      }
    }
    let hasSomething = !this.contestants.isEmpty || this.isOpaque
    return hasSomething && isInside(point, of: region) ? region : nil
  }
}
