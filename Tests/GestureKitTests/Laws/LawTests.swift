import Foundation
import GestureKit
import GestureLaws
import Testing

/// The laws, over scenes and timelines made from seeds; every third stream of touches is hostile.
///
/// More cases, and others, are tried with the environment variables `GESTUREKIT_LAW_CASES` and `GESTUREKIT_LAW_SEED`.
struct LawTests {
  private static let cases: UInt64 = number("GESTUREKIT_LAW_CASES") ?? 250
  private static let firstSeed: UInt64 = number("GESTUREKIT_LAW_SEED") ?? 1

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
  }

  private static func generated(_ law: Law) -> some Sequence<LawCase> {
    (firstSeed..<firstSeed + cases).lazy.map { law.makeCase($0) }
  }

  @Test(arguments: Law.allCases)
  func `a law holds for every scene and timeline`(law: Law) {
    for generated in Self.generated(law) {
      guard let broken = BrokenLaw(law, generated) else { continue }
      Issue.record("\(law) is broken by\n\(broken.smallest)\n\(broken.report)")
      return
    }
  }

  @Test func `nearly every generated scene is allowed`() {
    let allowed = (1...1000 as ClosedRange<UInt64>).count { LawCase(commonTo: $0).session != nil }
    #expect(allowed >= 990)
  }

  @Test func `the generated cases recognize, prevent and cancel gestures of every kind`() {
    var seen: Set<String> = []
    for generated in (UInt64(1)...250).map({ LawCase(commonTo: $0) }) {
      guard let session = generated.session else { continue }
      var player = LawPlayer(session)
      player.play(generated.inputs)
      for entry in player.log {
        seen.insert("\(session.engine.nodes[entry.node].kind) \(entry.event)")
        if case .prevented = entry.reason { seen.insert("prevented") }
      }
    }
    for kind in GestureKind.allCases where kind != .custom {
      #expect(seen.contains("\(kind) \(GestureRecord.Event.phase(.ended))"))
      #expect(seen.contains("\(kind) \(GestureRecord.Event.phase(.failed))"))
    }
    for kind in [GestureKind.drag, .magnify, .rotate, .press, .simultaneous, .exclusive, .sequenced] {
      #expect(seen.contains("\(kind) \(GestureRecord.Event.phase(.cancelled))"))
    }
    #expect(seen.contains("prevented"))
  }
}
