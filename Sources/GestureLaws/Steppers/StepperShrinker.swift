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

extension Array {
  /// Leaves out runs of elements, of half of them down to single ones, wherever a test accepts what is left.
  package func withoutRuns(accepting isAccepted: ([Element]) -> Bool) -> [Element] {
    var smallest = self
    var length = Swift.max(count / 2, 1)
    while length > 0 {
      var start = smallest.count - length
      while start >= 0 {
        var candidate = smallest
        candidate.removeSubrange(start..<start + length)
        if isAccepted(candidate) { smallest = candidate }
        start -= length
      }
      length /= 2
    }
    return smallest
  }
}
#endif
