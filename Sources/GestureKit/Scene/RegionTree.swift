/// The regions of a scene: each before the regions inside it, and those before the region's next sibling.
///
/// What follows from the frames is kept with them, so that a touch walks through numbers and adds nothing up.
struct RegionTree: Hashable, Sendable {
  private(set) var regions: [SceneRegion] = []
  /// The frames in root coordinates.
  private var frames: [SceneRect] = []
  private var boxes: [RegionBox] = []
  /// Whether any region takes touches for what is inside only within its frame.
  private var hasClips: Bool = false

  /// Adds a region in front of its siblings and returns its number.
  mutating func append(_ region: SceneRegion) -> Int {
    let number = regions.count
    regions.append(region)
    if region.clips { hasClips = true }
    frames.append(region.frame)
    boxes.append(RegionBox(behind: region.parent.map { boxes[$0].front } ?? RegionBox.none))
    if let parent = region.parent { boxes[parent].front = UInt32(number) }
    return number
  }

  /// Gives a region its attached gestures.
  mutating func attach(_ contestants: Range<Int>, to region: Int) {
    regions[region].contestants = contestants
  }

  /// Notes which regions' touches go to one gesture alone, given those that are made of no others.
  mutating func findSoles(isSingle: (Int) -> Bool) {
    // How many gestures a touch in each region goes to; a region comes after the one that it lies in.
    var counts: [Int] = []
    counts.reserveCapacity(regions.count)
    for region in regions.indices {
      let (own, parent) = (regions[region].contestants, regions[region].parent)
      let count = own.count + (parent.map { counts[$0] } ?? 0)
      counts.append(count)
      guard count == 1 else { continue }
      regions[region].sole = own.isEmpty ? parent.flatMap { regions[$0].sole } : own.first(where: isSingle)
    }
  }

  /// The regions right inside a region, the front-most first.
  func children(of region: Int) -> [Int] {
    Array(sequence(first: boxes[region].front) { boxes[Int($0)].behind }.prefix { $0 != RegionBox.none }.map(Int.init))
  }

  /// The number of the region with an id.
  func number(of id: String) -> Int? {
    regions.firstIndex { $0.id == id }
  }

  /// A region and those that it lies in, from the inside out.
  func regionsAround(_ region: Int) -> [Int] {
    Array(sequence(first: region) { regions[$0].parent })
  }

  /// Whether one region is another one or lies inside it.
  func isInside(_ region: Int, _ outer: Int) -> Bool {
    var next: Int? = region
    while let this = next {
      if this == outer { return true }
      next = regions[this].parent
    }
    return false
  }

  /// The frame of a region in root coordinates.
  func frame(of region: Int) -> SceneRect { frames[region] }
}

/// What moves and goes away.
extension RegionTree {
  /// Calculates what follows from the frames, once all regions are there.
  mutating func place() {
    if !regions.isEmpty { place(0) }
  }

  /// Moves a region and what is inside with its frame in the parent.
  mutating func setFrame(_ frame: SceneRect, of region: Int) {
    regions[region].frame = frame
    place(region)
  }

  /// Takes a region away with all that lies inside.
  mutating func remove(_ region: Int) {
    regions[region].isRemoved = true
    reachOut(from: region)
  }

  /// Calculates what follows from the frame of a region, for it, all that is inside, and all around.
  private mutating func place(_ region: Int) {
    let end = regions[(region + 1)...].firstIndex { $0.parent ?? region < region } ?? regions.count
    for inside in region..<end { frames[inside] = calculatedFrame(of: inside) }
    for inside in (region..<end).reversed() { boxes[inside].reach = reach(of: inside) }
    reachOut(from: region)
  }

  /// Calculates how far a region and those around reach.
  private mutating func reachOut(from region: Int) {
    var next: Int? = region
    while let this = next {
      boxes[this].reach = reach(of: this)
      next = regions[this].parent
    }
  }

  private func calculatedFrame(of region: Int) -> SceneRect {
    let frame = regions[region].frame
    guard regions[region].isFrameInParent, let parent = regions[region].parent else { return frame }
    return frame.offset(by: frames[parent].origin - ScenePoint.zero - regions[parent].contentOffset)
  }

  /// The area outside of which neither a region nor one inside takes a touch, from those of the regions inside.
  private func reach(of region: Int) -> Reach {
    guard regions[region].takesTouches, !regions[region].isRemoved else { return .nothing }
    var inside = Reach.nothing
    var next = boxes[region].front
    while let box = box(next) {
      inside.join(box.reach)
      next = box.behind
    }
    if regions[region].clips { inside.clip(to: Reach(frames[region])) }
    if regions[region].isTarget { inside.join(Reach(frames[region].outset(by: regions[region].hitOutset))) }
    return inside
  }
}

/// What lies at a point.
extension RegionTree {
  /// The front-most region that takes a touch at a point; nil if none does.
  func hit(_ point: ScenePoint) -> Int? {
    !boxes.isEmpty && boxes[0].reach.contains(point) ? hit(point, in: 0) : nil
  }

  /// Whether a point is in the area of a region that takes touches, grown by an outset.
  @inline(__always)
  func isInside(_ point: ScenePoint, of region: Int, outset: Double = 0) -> Bool {
    if outset == 0, !hasClips, isPlain(region) { return boxes[region].reach.contains(point) }
    return hasArea(region, at: point, outset: outset) && isUnclipped(point, in: region, outset: outset)
  }

  /// Whether what a region reaches is its own area: as it is a rectangle with nothing inside.
  @inline(__always)
  private func isPlain(_ region: Int) -> Bool {
    guard boxes[region].front == RegionBox.none, case .rect = regions[region].shape else { return false }
    return true
  }

  /// Whether a point is in the area of a region, whatever the regions around it clip.
  @inline(__always)
  private func hasArea(_ region: Int, at point: ScenePoint, outset: Double) -> Bool {
    let own = regions[region].hitOutset
    let grown = Insets(
      top: own.top + outset,
      leading: own.leading + outset,
      bottom: own.bottom + outset,
      trailing: own.trailing + outset
    )
    guard frames[region].outset(by: grown).contains(point) else { return false }
    // A rectangle is not asked twice.
    if case .rect = regions[region].shape { return true }
    return regions[region].shape.contains(point, in: frames[region], outset: grown)
  }

  /// Whether a point is in the frames of all regions around that clip, each grown by an outset.
  @inline(__always)
  private func isUnclipped(_ point: ScenePoint, in region: Int, outset: Double) -> Bool {
    guard hasClips else { return true }
    var next = regions[region].parent
    while let this = next {
      if regions[this].clips, !frames[this].outset(by: Insets(outset)).contains(point) { return false }
      next = regions[this].parent
    }
    return true
  }

  @inline(__always)
  private func box(_ number: UInt32) -> RegionBox? {
    let place = Int(number)
    return place < boxes.count ? boxes[place] : nil
  }

  /// What lies at a point that a region reaches.
  private func hit(_ point: ScenePoint, in region: Int) -> Int? {
    if isPlain(region) { return region }
    if !regions[region].clips || frames[region].contains(point) {
      var next = boxes[region].front
      while let box = box(next) {
        if box.reach.contains(point), let hit = hit(point, in: Int(next)) { return hit }
        next = box.behind
      }
    }
    // The regions around have let the point through.
    return regions[region].isTarget && hasArea(region, at: point, outset: 0) ? region : nil
  }
}
