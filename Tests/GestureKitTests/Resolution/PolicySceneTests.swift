import Testing

@testable import GestureKit

/// The tables of policies from the outside: a child in a parent, or two attachments of one region, both profiles.
struct PolicySceneTests {
  enum Winner: Sendable { case inner, outer, both }

  struct Row: Sendable, CustomTestStringConvertible {
    let inner: AttachmentPolicy
    let outer: AttachmentPolicy
    let nested: Winner
    let pairwise: Winner
    var testDescription: String { "\(inner), \(outer)" }

    init(_ inner: AttachmentPolicy, _ outer: AttachmentPolicy, nested: Winner, pairwise: Winner) {
      self.inner = inner
      self.outer = outer
      self.nested = nested
      self.pairwise = pairwise
    }

    func winner(_ profile: ResolutionProfile) -> Winner {
      switch profile {
      case .nested: nested
      case .pairwise: pairwise
      }
    }
  }

  static let rows: [Row] = [
    Row(.plain, .plain, nested: .inner, pairwise: .inner),
    Row(.plain, .highPriority, nested: .outer, pairwise: .outer),
    Row(.plain, .simultaneous, nested: .both, pairwise: .both),
    Row(.highPriority, .plain, nested: .inner, pairwise: .inner),
    Row(.highPriority, .highPriority, nested: .outer, pairwise: .outer),
    Row(.highPriority, .simultaneous, nested: .both, pairwise: .both),
    // The two rows in which the profiles, and the order of the modifiers, differ.
    Row(.simultaneous, .plain, nested: .inner, pairwise: .both),
    Row(.simultaneous, .highPriority, nested: .outer, pairwise: .both),
    Row(.simultaneous, .simultaneous, nested: .both, pairwise: .both),
  ]

  private func scenes(_ spec: GestureSpec, _ row: Row) -> [TouchRegion] {
    let (inner, outer) = (spec.named("inner"), spec.named("outer"))
    return [
      .nest(outer, row.outer, around: inner, row.inner),
      .box("one").adding(inner, row.inner).adding(outer, row.outer),
    ]
  }

  @Test(arguments: rows, ResolutionProfile.allCases)
  func `two taps`(row: Row, profile: ResolutionProfile) throws {
    let expected =
      switch row.winner(profile) {
      case .inner: ["50 inner ended (50, 50)", "50 outer failed prevented(inner)"]
      case .outer: ["50 inner failed prevented(outer)", "50 outer ended (50, 50)"]
      case .both: ["50 inner ended (50, 50)", "50 outer ended (50, 50)"]
      }
    for scene in scenes(.oneTap, row) {
      #expect(try SessionLog.of(scene, profile, SessionStep.tap((50, 50), 0)) == expected)
    }
  }

  @Test(arguments: rows, ResolutionProfile.allCases)
  func `two drags that begin at once`(row: Row, profile: ResolutionProfile) throws {
    let steps = SessionStep.slide((50, 50), by: [20], 0) + [.up(1, (70, 50), 40)]
    let expected =
      switch row.winner(profile) {
      case .inner: ["20 inner began (20, 0)", "20 outer failed prevented(inner)", "40 inner ended (20, 0)"]
      case .outer: ["20 inner failed prevented(outer)", "20 outer began (20, 0)", "40 outer ended (20, 0)"]
      case .both:
        ["20 inner began (20, 0)", "20 outer began (20, 0)", "40 inner ended (20, 0)", "40 outer ended (20, 0)"]
      }
    for scene in scenes(.drag, row) {
      #expect(try SessionLog.of(scene, profile, steps) == expected)
    }
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `three modifiers: what comes before, simultaneous, excludes the last`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.box("one").adding(.oneTap.named("a")).adding(.oneTap.named("b"), .simultaneous)
      .adding(.oneTap.named("c"))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap((50, 50), 0))
        == ["50 a ended (50, 50)", "50 b ended (50, 50)", "50 c failed prevented(a)"]
    )
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `three modifiers: high priorities from the outside in, then the others`(profile: ResolutionProfile) throws {
    let scene = TouchRegion.box("one").adding(.oneTap.named("a")).adding(.oneTap.named("b"), .highPriority)
      .adding(.oneTap.named("c"))
    #expect(
      try SessionLog.of(scene, profile, SessionStep.tap((50, 50), 0))
        == ["50 a failed prevented(b)", "50 b ended (50, 50)", "50 c failed prevented(b)"]
    )
  }
}
