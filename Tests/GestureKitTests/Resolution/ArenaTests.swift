import Testing

@testable import GestureKit

/// Contestants by number, one inside the next: 0 is the innermost.
@Suite struct ArenaTests {
  private static func arena(_ policies: AttachmentPolicy..., profile: ResolutionProfile = .pairwise) -> Arena {
    let contestants = policies.indices.map { number in
      Contestant(region: 0, nodes: number...number, innermost: 0, policy: policies[number], mask: .all)
    }
    var arena = Arena(contestants: contestants, relations: Relations(profile: profile))
    for number in policies.indices {
      arena.enter(number, 1)
    }
    return arena
  }

  private static func claim(
    _ contestant: Int,
    isContinuous: Bool = false,
    yields: Bool = false,
    taps: Int = 0,
    isHeldBack: Bool = false
  ) -> Claim {
    Claim(
      contestant: contestant,
      node: contestant,
      isContinuous: isContinuous,
      yields: yields,
      tapCount: taps,
      isHeldBack: isHeldBack
    )
  }

  /// What the arena decides for the first claim by rank that does not wait.
  private enum Outcome: Equatable {
    case excluded(Int, by: Int)
    case admitted(Int, excluded: [Int])
  }

  private static func decide(_ claims: [Claim], fingers: UInt64, in arena: inout Arena) -> Outcome? {
    defer { arena.clearExcluded() }
    for contestant in arena.ranks.compactMap({ arena.contestant(ranked: $0) }) {
      guard let claim = claims.first(where: { $0.contestant == contestant }) else { continue }
      switch arena.decide(claim, fingers: fingers) {
      case nil: continue
      case .excluded(let loser, let winner)?: return .excluded(loser, by: winner)
      case .admitted(let winner)?: return .admitted(winner, excluded: Array(arena.excluded))
      }
    }
    return nil
  }

  private func expect(_ outcome: Outcome?, of claims: [Claim], fingers: UInt64, in arena: inout Arena) {
    let decided = Self.decide(claims, fingers: fingers, in: &arena)
    #expect(decided == outcome)
  }

  @Test func `the first to ask is admitted and takes out whom it outranks`() {
    var arena = Self.arena(.plain, .plain)
    expect(.admitted(0, excluded: [1]), of: [Self.claim(0)], fingers: 1, in: &arena)
    #expect(arena.contestants.map(\.standing) == [.admitted, .lost])
  }

  @Test func `one that outranks nobody leaves the others undecided`() {
    var arena = Self.arena(.plain, .plain)
    expect(.admitted(1, excluded: []), of: [Self.claim(1, isContinuous: true)], fingers: 1, in: &arena)
    #expect(arena.contestants.map(\.standing) == [.undecided, .admitted])
  }

  @Test func `of two that ask at one input the higher rank is first, and the other is out by it`() {
    var arena = Self.arena(.plain, .plain)
    let claims = [Self.claim(1), Self.claim(0)]
    expect(.admitted(0, excluded: [1]), of: claims, fingers: 1, in: &arena)
  }

  @Test func `a high priority comes before what it surrounds`() {
    var arena = Self.arena(.plain, .highPriority)
    expect(.admitted(1, excluded: [0]), of: [Self.claim(0), Self.claim(1)], fingers: 1, in: &arena)
  }

  @Test func `one that yields waits for a higher rank, and is admitted when that is out`() {
    var arena = Self.arena(.plain, .plain)
    let claim = Self.claim(1, yields: true)
    expect(nil, of: [claim], fingers: 1, in: &arena)
    #expect(arena.contestants[1].standing == .waiting)
    arena.contestants[0].standing = .lost
    expect(.admitted(1, excluded: []), of: [claim], fingers: 1, in: &arena)
  }

  @Test func `a lower count of taps waits for a higher one, whoever surrounds whom`() {
    var arena = Self.arena(.plain, .plain)
    arena.contestants[1].tapCount = 2
    expect(nil, of: [Self.claim(0, yields: true, taps: 1)], fingers: 1, in: &arena)
  }

  @Test func `one that is held back waits even alone`() {
    var arena = Self.arena(.plain)
    expect(nil, of: [Self.claim(0, isHeldBack: true)], fingers: 1, in: &arena)
    expect(.admitted(0, excluded: []), of: [Self.claim(0)], fingers: 1, in: &arena)
  }

  @Test func `who comes after one that is over is out`() {
    var arena = Self.arena(.plain, .plain)
    _ = Self.decide([Self.claim(1, isContinuous: true)], fingers: 1, in: &arena)
    arena.contestants[1].isOver = true
    expect(.excluded(0, by: 1), of: [Self.claim(0)], fingers: 1, in: &arena)
  }

  @Test(arguments: [true, false])
  func `only a continuous gesture displaces an active one`(isContinuous: Bool) {
    let expected: Outcome = isContinuous ? .admitted(0, excluded: [1]) : .excluded(0, by: 1)
    var arena = Self.arena(.plain, .plain)
    _ = Self.decide([Self.claim(1, isContinuous: true)], fingers: 1, in: &arena)
    expect(expected, of: [Self.claim(0, isContinuous: isContinuous)], fingers: 1, in: &arena)
  }

  @Test func `one that waits without a finger keeps nobody out`() {
    var arena = Self.arena(.plain, .plain)
    _ = Self.decide([Self.claim(1, isContinuous: true)], fingers: 1, in: &arena)
    expect(.admitted(0, excluded: []), of: [Self.claim(0)], fingers: 0, in: &arena)
  }

  @Test func `without a finger in common nobody competes`() {
    var arena = Self.arena(.plain, .plain)
    arena.contestants[1].touches = 2
    expect(.admitted(0, excluded: []), of: [Self.claim(0)], fingers: 3, in: &arena)
    #expect(arena.contestants[1].standing == .undecided)
  }

  @Test func `whoever is simultaneous stands aside`() {
    var arena = Self.arena(.plain, .simultaneous)
    expect(.admitted(0, excluded: []), of: [Self.claim(0)], fingers: 1, in: &arena)
    expect(.admitted(1, excluded: []), of: [Self.claim(1)], fingers: 1, in: &arena)
  }

  @Test(arguments: AttachmentPolicy.allCases, AttachmentPolicy.allCases)
  func `of several at once high priorities come from the outside in, then the others from the inside out`(
    outer: AttachmentPolicy,
    inner: AttachmentPolicy
  ) {
    let arena = Self.arena(inner, outer)
    let order = arena.ranks.compactMap { arena.contestant(ranked: $0) }
    #expect(order == (outer == .highPriority ? [1, 0] : [0, 1]))
  }

  @Test func `fingers around a contestant are its own and those of its competitors`() {
    var arena = Self.arena(.plain, .plain, .plain)
    arena.contestants[0].touches = 0b001
    arena.contestants[1].touches = 0b011
    arena.contestants[2].touches = 0b100
    #expect(arena.fingersAround(0) == 0b011)
    #expect(arena.fingersAround(2) == 0b100)
  }
}

@Suite struct ManyFingersTests {
  @Test func `a finger that holds a drag lets any number of others come and go`() throws {
    let frame = SceneRect(x: 0, y: 0, width: 400, height: 400)
    let button = TouchRegion("button", frame: SceneRect(x: 0, y: 0, width: 100, height: 100))
      .gesture(Tap().id("tap"))
      .simultaneousGesture(LongPress(minimumDuration: .zero).id("down"))
    var session = try GestureSession(TouchRegion("root", frame: frame, children: [button]).gesture(Drag().id("pan")))
    var time: Int64 = 0
    func touch(_ id: Int, _ phase: TouchPhase, _ x: Double) {
      time += 10_000_000
      let touch = Touch(
        id: TouchID(rawValue: id),
        phase: phase,
        location: ScenePoint(x: x, y: 50),
        timestamp: .init(nanoseconds: time)
      )
      session.handle(touch)
    }
    touch(1, .began, 200)
    touch(1, .moved, 250)
    var reports = 0
    for _ in 0..<200 {
      touch(2, .began, 50)
      reports += session.diagnostics.count
      touch(2, .ended, 50)
    }
    touch(1, .ended, 300)
    touch(2, .began, 50)
    touch(2, .ended, 50)
    #expect(reports == 0)
    // The drag is over: the button works again.
    #expect(session.records.contains { session.id(of: $0.node) == "tap" && $0.event == .phase(.ended) })
  }

  @Test func `a finger more than there are places is reported and no one else is disturbed`() throws {
    let frame = SceneRect(x: 0, y: 0, width: 2_000, height: 100)
    var session = try GestureSession(TouchRegion("root", frame: frame).gesture(Tap().id("tap")))
    var kinds: [TouchDiagnostic.Kind] = []
    for id in 1...1_000 {
      let place = ScenePoint(x: Double(id), y: 50)
      session.handle(Touch(id: TouchID(rawValue: id), phase: .began, location: place, timestamp: .zero))
      kinds += session.diagnostics.map(\.kind)
    }
    #expect(kinds == Array(repeating: .tooManyTouches, count: 1_000 - TouchTable.capacity))
    session.handle(Touch(id: 1, phase: .ended, location: ScenePoint(x: 1, y: 50), timestamp: .zero))
    #expect(session.records.map(\.event) == [.phase(.ended)])
  }
}
