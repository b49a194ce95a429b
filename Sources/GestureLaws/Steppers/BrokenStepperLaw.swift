#if !hasFeature(Embedded)
import StepperCore

/// A law of steppers, and the smallest case found that breaks it, in words.
package struct BrokenStepperLaw: Encodable {
  package let law: StepperLaw
  /// How it is broken.
  package let report: String
  package let smallest: String

  /// The laws that the case of a seed breaks: a stepper of integers, wide or narrow, or of decimals.
  package static func all(seed: UInt64) -> [BrokenStepperLaw] {
    switch seed % 4 {
    case 0: all(StepperCase(seed: seed) { $0 })
    case 1: all(StepperCase(seed: seed) { Int8(clamping: $0 * 5) })
    case 2: all(StepperCase(seed: seed) { Double($0) / 10 })
    default: all(StepperCase(seed: seed) { Float($0) / 10 })
    }
  }

  private static func all<Value>(_ generated: StepperCase<Value>?) -> [BrokenStepperLaw] {
    guard let generated else { return [] }
    return StepperLaw.allCases.compactMap { law in
      StepperShrinker(law, generated).map {
        BrokenStepperLaw(law: law, report: $0.report, smallest: "\($0.smallest)")
      }
    }
  }
}
#endif
