import Testing

@testable import GestureKit

/// The tables of who stands how to whom, cell by cell, as pure functions.
struct RelationsTests {
  /// How the first contestant lies to the second.
  enum Place: String, Sendable, CaseIterable {
    case around, inside, apart
  }

  struct Cell: Sendable, CustomTestStringConvertible {
    let first: AttachmentPolicy
    let second: AttachmentPolicy
    /// Whether the first outranks the second when it lies around it, inside it, apart from it.
    let outranks: [Place: Bool]
    var testDescription: String { "\(first) over \(second)" }

    init(_ first: AttachmentPolicy, _ second: AttachmentPolicy, _ around: Bool, _ inside: Bool, _ apart: Bool) {
      self.first = first
      self.second = second
      outranks = [.around: around, .inside: inside, .apart: apart]
    }
  }

  /// Two contestants, and the numbers of the first and the second.
  private func pair(_ first: AttachmentPolicy, _ second: AttachmentPolicy, _ place: Place) -> ([Contestant], Int, Int) {
    func contestant(_ number: Int, _ policy: AttachmentPolicy, innermost: Int) -> Contestant {
      Contestant(region: number, nodes: number...number, innermost: innermost, policy: policy, mask: .all)
    }
    switch place {
    case .around: return ([contestant(0, second, innermost: 0), contestant(1, first, innermost: 0)], 1, 0)
    case .inside: return ([contestant(0, first, innermost: 0), contestant(1, second, innermost: 0)], 0, 1)
    case .apart: return ([contestant(0, first, innermost: 0), contestant(1, second, innermost: 1)], 0, 1)
    }
  }

  private func claim(
    _ contestant: Int,
    isContinuous: Bool = false,
    yields: Bool = false,
    tapCount: Int = 0
  ) -> Claim {
    Claim(
      contestant: contestant,
      node: contestant,
      isContinuous: isContinuous,
      yields: yields,
      tapCount: tapCount,
      isHeldBack: false
    )
  }

  // MARK: Pairwise

  static let pairwise: [Cell] = [
    Cell(.plain, .plain, false, true, true),
    Cell(.plain, .highPriority, false, false, false),
    Cell(.plain, .simultaneous, false, false, false),
    Cell(.highPriority, .plain, true, true, true),
    Cell(.highPriority, .highPriority, true, false, false),
    Cell(.highPriority, .simultaneous, false, false, false),
    Cell(.simultaneous, .plain, false, false, false),
    Cell(.simultaneous, .highPriority, false, false, false),
    Cell(.simultaneous, .simultaneous, false, false, false),
  ]

  @Test(arguments: pairwise, Place.allCases)
  func `pairwise: who takes whom out`(cell: Cell, place: Place) {
    let (all, first, second) = pair(cell.first, cell.second, place)
    #expect(Relations(profile: .pairwise).outranks(first, second, all) == cell.outranks[place])
  }

  @Test(arguments: pairwise, Place.allCases)
  func `pairwise: the modifier makes both simultaneous, wherever they lie`(cell: Cell, place: Place) {
    let (all, first, second) = pair(cell.first, cell.second, place)
    let expected = cell.first == .simultaneous || cell.second == .simultaneous
    #expect(Relations(profile: .pairwise).areSimultaneous(first, second, all) == expected)
    #expect(Relations(profile: .pairwise).areSimultaneous(second, first, all) == expected)
  }

  @Test(arguments: pairwise, Place.allCases)
  func `pairwise: taps and presses wait for whom they cannot beat, others for nobody`(cell: Cell, place: Place) {
    let (all, first, second) = pair(cell.first, cell.second, place)
    let relations = Relations(profile: .pairwise)
    let beaten = cell.outranks[place] == true
    #expect(relations.mustWait(claim(second, yields: true), for: first, tapCount: 0, all) == beaten)
    #expect(!relations.mustWait(claim(second), for: first, tapCount: 0, all))
    #expect(relations.mustWait(claim(second, yields: true, tapCount: 2), for: first, tapCount: 2, all) == beaten)
  }

  @Test(arguments: pairwise, Place.allCases)
  func `pairwise: a lower count waits for a higher one, whoever has the rank`(cell: Cell, place: Place) {
    let (all, first, second) = pair(cell.first, cell.second, place)
    let relations = Relations(profile: .pairwise)
    #expect(relations.mustWait(claim(first, yields: true, tapCount: 1), for: second, tapCount: 2, all))
    #expect(!relations.mustWait(claim(second, yields: true, tapCount: 2), for: first, tapCount: 1, all))
  }

  @Test(arguments: pairwise, Place.allCases)
  func `pairwise: only a continuous one displaces, and only whom it outranks`(cell: Cell, place: Place) {
    let (all, first, second) = pair(cell.first, cell.second, place)
    let relations = Relations(profile: .pairwise)
    #expect(relations.displaces(claim(first, isContinuous: true), second, all) == cell.outranks[place])
    #expect(!relations.displaces(claim(first), second, all))
  }

  // MARK: Nested

  /// What is outside decides: only its own policy counts, and nothing lies apart that could receive one touch.
  @Test(arguments: AttachmentPolicy.allCases, AttachmentPolicy.allCases)
  func `nested: the outer modifier decides`(outer: AttachmentPolicy, inner: AttachmentPolicy) {
    let (all, outside, inside) = pair(outer, inner, .around)
    let relations = Relations(profile: .nested)
    #expect(relations.areSimultaneous(outside, inside, all) == (outer == .simultaneous))
    #expect(relations.areSimultaneous(inside, outside, all) == (outer == .simultaneous))
    guard outer != .simultaneous else { return }
    #expect(relations.outranks(outside, inside, all) == (outer == .highPriority))
    #expect(relations.outranks(inside, outside, all) == (outer == .plain))
  }

  @Test(arguments: [AttachmentPolicy.plain, .highPriority], [true, false])
  func `nested: results wait for whom they cannot beat, of whatever kind`(outer: AttachmentPolicy, yields: Bool) {
    let (all, outside, inside) = pair(outer, .plain, .around)
    let (winner, loser) = outer == .plain ? (inside, outside) : (outside, inside)
    let relations = Relations(profile: .nested)
    #expect(relations.mustWait(claim(loser, yields: yields), for: winner, tapCount: 0, all))
    #expect(!relations.mustWait(claim(loser, isContinuous: true, yields: yields), for: winner, tapCount: 0, all))
    #expect(!relations.mustWait(claim(winner, yields: yields), for: loser, tapCount: 0, all))
  }

  @Test func `nested: counts of taps do not matter`() {
    let (all, outside, inside) = pair(.plain, .plain, .around)
    let relations = Relations(profile: .nested)
    #expect(!relations.mustWait(claim(inside, yields: true, tapCount: 1), for: outside, tapCount: 2, all))
    #expect(relations.mustWait(claim(outside, yields: true, tapCount: 2), for: inside, tapCount: 1, all))
  }

  @Test(arguments: [true, false])
  func `nested: whatever outranks displaces, discrete or not`(isContinuous: Bool) {
    let (all, outside, inside) = pair(.plain, .plain, .around)
    let relations = Relations(profile: .nested)
    #expect(relations.displaces(claim(inside, isContinuous: isContinuous), outside, all))
    #expect(!relations.displaces(claim(outside, isContinuous: isContinuous), inside, all))
  }

  // MARK: Both

  @Test(arguments: ResolutionProfile.allCases)
  func `what was declared simultaneous is so, both ways and for these two alone`(profile: ResolutionProfile) {
    let (two, outside, inside) = pair(.highPriority, .plain, .around)
    let all = two + [Contestant(region: 2, nodes: 2...2, innermost: 0, policy: .plain, mask: .all)]
    let relations = Relations(profile: profile, companions: [.init(outside, inside)])
    #expect(relations.areSimultaneous(outside, inside, all))
    #expect(relations.areSimultaneous(inside, outside, all))
    #expect(!relations.areSimultaneous(inside, 2, all))
  }

  @Test(arguments: ResolutionProfile.allCases)
  func `an explicit requirement takes the place of the implicit wait, both ways`(profile: ResolutionProfile) {
    let (all, outside, inside) = pair(.plain, .plain, .around)
    let implicit = Relations(profile: profile)
    let explicit = Relations(profile: profile, requirers: [.init(inside, outside)])
    #expect(implicit.mustWait(claim(outside, yields: true), for: inside, tapCount: 0, all))
    #expect(!explicit.mustWait(claim(outside, yields: true), for: inside, tapCount: 0, all))
    #expect(!explicit.mustWait(claim(inside, yields: true, tapCount: 1), for: outside, tapCount: 2, all))
  }
}
