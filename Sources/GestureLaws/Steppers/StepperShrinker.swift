#if !hasFeature(Embedded)
import StepperCore

/// Makes a case that breaks a law of steppers as small as it gets.
package struct StepperShrinker<Value: SteppableValue> {
  package let law: StepperLaw
  package private(set) var smallest: StepperCase<Value>
  package private(set) var report: String

  /// Nil if the law holds.
  package init?(_ law: StepperLaw, _ original: StepperCase<Value>) {
    guard let report = law.violation(by: original) else { return nil }
    self.law = law
    self.report = report
    smallest = original
    while dropLines() {}
  }

  private mutating func dropLines() -> Bool {
    var candidate = smallest
    candidate.lines = smallest.lines.withoutRuns { lines in
      var tried = smallest
      tried.lines = lines
      return law.violation(by: tried) != nil
    }
    guard candidate.lines.count < smallest.lines.count, let report = law.violation(by: candidate) else { return false }
    self.report = report
    smallest = candidate
    return true
  }
}
#endif
