import Testing

@testable import GestureKit

/// What a touch finds in a tree that keeps how far each region reaches, beside a walk through all regions.
@Suite struct RegionTreeTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a touch finds what a walk through all regions finds, also after regions have moved and gone`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    var tree = try GestureSession(Self.region(&random, depth: 0, &count)).engine.tree
    expectAgreement(tree, &random, "seed \(seed)")
    for change in 0..<6 {
      let region = Int.random(in: 0..<tree.regions.count, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        tree.remove(region)
      } else {
        tree.setFrame(Self.frame(&random), of: region)
      }
      expectAgreement(tree, &random, "seed \(seed), change \(change)")
    }
  }

  private func expectAgreement(_ tree: RegionTree, _ random: inout SplitMix64, _ place: String) {
    for _ in 0..<40 {
      let point = ScenePoint(x: Self.number(&random, -20...120), y: Self.number(&random, -20...120))
      let walk = Walk(tree: tree, point: point)
      #expect(tree.hit(point) == walk.hit(0), "\(place) at \(point)")
    }
  }

  private static func region(_ random: inout SplitMix64, depth: Int, _ count: inout Int) -> TouchRegion {
    count += 1
    var region = TouchRegion("region \(count)", frame: frame(&random))
    region.isFrameInParent = depth > 0 && Bool.random(using: &random)
    region.contentOffset = SceneVector(dx: number(&random, -20...20), dy: number(&random, -20...20))
    region.shape = [.rect, .circle, .capsule, .roundedRect(radius: 5)][Int.random(in: 0..<4, using: &random)]
    region.hitOutset = Insets(number(&random, -10...10))
    region.clips = Int.random(in: 0..<3, using: &random) == 0
    region.isHidden = Int.random(in: 0..<8, using: &random) == 0
    region.isOpaque = Bool.random(using: &random)
    guard depth < 3 else { return region }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      region.children.append(Self.region(&random, depth: depth + 1, &count))
    }
    return region
  }

  /// Whole numbers, so that edges are met exactly; some frames are empty or inside out.
  private static func frame(_ random: inout SplitMix64) -> SceneRect {
    SceneRect(
      x: number(&random, -10...80),
      y: number(&random, -10...80),
      width: number(&random, -5...60),
      height: number(&random, -5...60)
    )
  }

  private static func number(_ random: inout SplitMix64, _ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }
}

/// Visits every region, and adds up every frame anew.
private struct Walk {
  let tree: RegionTree
  let point: ScenePoint

  func hit(_ region: Int) -> Int? {
    let this = tree.regions[region]
    guard this.takesTouches, !this.isRemoved else { return nil }
    if !this.clips || frame(of: region).contains(point) {
      for child in tree.children(of: region) {
        if let hit = hit(child) { return hit }
      }
    }
    let isInside = this.shape.contains(point, in: frame(of: region), outset: this.hitOutset)
    return this.isTarget && isInside && isUnclipped(region) ? region : nil
  }

  private func frame(of region: Int) -> SceneRect {
    let this = tree.regions[region]
    guard this.isFrameInParent, let parent = this.parent else { return this.frame }
    return this.frame.offset(by: frame(of: parent).origin - .zero - tree.regions[parent].contentOffset)
  }

  private func isUnclipped(_ region: Int) -> Bool {
    tree.regionsAround(region).dropFirst().allSatisfy { !tree.regions[$0].clips || frame(of: $0).contains(point) }
  }
}
