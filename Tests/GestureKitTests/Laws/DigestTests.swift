import StepperCore
import Testing

@testable import GestureKit
@testable import GestureLaws

struct DigestTests {
  /// Of the algorithm's reference code (test_fnv.c) and of RFC 9923.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
      ("fo", 0x0898_5907_b541_d342), ("foo", 0xdcb2_7518_fed9_d577), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)]
  )
  func `the published digests of texts come out`(text: String, expected: UInt64) {
    var digest = Digest()
    digest.combine(bytes: text.utf8)
    #expect(digest.value == expected)
  }

  @Test func `numbers are taken in as eight bytes, the lowest first`() {
    let expected = Digest { $0.combine(bytes: [0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) }
    #expect(Digest { $0.combine(-2 as Int64) } == expected)
    #expect(Digest { $0.combine(-2) } == expected)
    #expect(Digest { $0.combine(1.0) } == Digest { $0.combine(bytes: [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]) })
  }

  @Test func `the order counts`() {
    let forth = Digest {
      $0.combine(1)
      $0.combine(2)
    }
    let back = Digest {
      $0.combine(2)
      $0.combine(1)
    }
    #expect(forth != back)
  }

  @Test func `texts are told apart by where one ends`() {
    let early = Digest {
      $0.combine("a")
      $0.combine("bc")
    }
    let late = Digest {
      $0.combine("ab")
      $0.combine("c")
    }
    #expect(early != late)
    #expect(Digest { $0.combine("é") } == Digest { $0.combine(bytes: [2, 0, 0, 0, 0, 0, 0, 0, 0xC3, 0xA9]) })
  }

  @Test(arguments: [Double.signalingNaN, -.nan, Double(nan: 5, signaling: false)])
  func `every NaN is one`(number: Double) {
    #expect(number.isNaN && number.bitPattern != Double.nan.bitPattern)
    #expect(Digest { $0.combine(number) } == Digest { $0.combine(Double.nan) })
  }

  @Test func `numbers that only look the same are told apart`() {
    #expect(Digest { $0.combine(-0.0) } != Digest { $0.combine(0.0) })
    #expect(Digest { $0.combine(1.0.nextUp) } != Digest { $0.combine(1.0) })
    #expect(Digest { $0.combine(Double.infinity) } != Digest { $0.combine(Double.nan) })
  }

  @Test func `the description has all sixteen digits`() {
    #expect(Digest().description == "cbf29ce484222325")
    #expect(Digest { $0.combine(bytes: "fo".utf8) }.description == "08985907b541d342")
  }

  @Test func `the digest of cases is that of their digests in order`() {
    let parts = Digest { digest in
      for seed in [7, 8, 9] as [UInt64] { digest.combine(CaseDigest.digest(of: .scenes, seed: seed).value) }
    }
    #expect(CaseDigest(of: .scenes, count: 3, firstSeed: 7).digest == parts)
    #expect(CaseDigest(of: .scenes, count: 0, firstSeed: 7).digest == Digest())
  }

  @Test(arguments: [(7, false), (8, false), (9, true)] as [(UInt64, Bool)])
  func `the digest of a case is that of its log and diagnostics`(seed: UInt64, isHostile: Bool) throws {
    let law = LawCase(seed: seed, isHostile: isHostile)
    var player = LawPlayer(try #require(law.session))
    player.play(law.inputs)
    player.comeToRest()
    let parts = Digest { digest in
      digest.combine(true)
      digest.combine(player.log.count)
      for entry in player.log { digest.combine(entry) }
      digest.combine(player.diagnostics.count)
      for diagnostic in player.diagnostics { digest.combine(diagnostic) }
    }
    #expect(CaseDigest.digest(of: .scenes, seed: seed) == parts)
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `the digest of a stepper is that of its events`(seed: UInt64) throws {
    let isWhole = seed.isMultiple(of: 2)
    let whole = StepperCase(seed: seed) { Int64($0) }
    let decimal = StepperCase(seed: seed) { Double($0) / 10 }
    let parts = try isWhole ? digest(of: whole) { $0.combine($1) } : digest(of: decimal) { $0.combine($1) }
    #expect(CaseDigest.digest(of: .steppers, seed: seed) == parts)
  }

  private func digest<Value>(
    of law: StepperCase<Value>?,
    _ combine: (inout Digest, Value) -> Void
  ) throws -> Digest {
    let law = try #require(law)
    var player = StepperPlayer(try #require(law.stepper()))
    player.play(law.lines)
    return Digest { digest in
      digest.combine(player.log.count)
      for event in player.log { digest.combine(event, combine) }
    }
  }

  @Test func `the seeds go on from the largest with 0`() {
    let parts = Digest { digest in
      for seed in [.max, 0] as [UInt64] { digest.combine(CaseDigest.digest(of: .scenes, seed: seed).value) }
    }
    #expect(CaseDigest(of: .scenes, count: 2, firstSeed: .max).digest == parts)
  }
}

extension Digest {
  /// The digest of what is told to it.
  init(_ tell: (inout Digest) -> Void) {
    self.init()
    tell(&self)
  }
}
