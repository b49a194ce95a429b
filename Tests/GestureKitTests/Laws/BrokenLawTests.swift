import Foundation
import GestureLaws
import Testing

/// Cases that broke a law once, as `gesturelab soak` printed them.
struct BrokenLawTests {
  @Test func `what broke a law once does so no more`() throws {
    let file = try #require(Bundle.module.url(forResource: "Resources/broken-laws", withExtension: "jsonl"))
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let cases = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(BrokenLaw.self, from: $0)
    }
    #expect(cases.count >= 3)
    for kept in cases {
      #expect(kept.law.violation(by: kept.smallest) == nil, "seed \(kept.smallest.seed)")
    }
  }
}
