import GestureKit

/// A law, and the smallest case found that breaks it.
package struct BrokenLaw {
  package let law: Law
  /// How it is broken.
  package let report: String
  package let smallest: LawCase

  /// Looks for the smallest case, beginning with one; nil if that does not break the law.
  package init?(_ law: Law, _ original: LawCase) {
    guard let shrinker = LawShrinker(law, original) else { return nil }
    self.law = law
    report = shrinker.report
    smallest = shrinker.smallest
  }

  /// The laws that the cases of a seed break.
  package static func all(seed: UInt64) -> [BrokenLaw] {
    // Nearly all laws want the same case, which is made and played once.
    let common = LawSubject(LawCase(commonTo: seed))
    return Law.allCases.compactMap { law in
      if law.wantsCommonCase {
        guard let common, law.violation(in: common) != nil else { return nil }
      }
      return BrokenLaw(law, law.makeCase(seed))
    }
  }
}

#if !hasFeature(Embedded)
extension BrokenLaw: Codable {}
#endif
