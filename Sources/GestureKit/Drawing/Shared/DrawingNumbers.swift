#if !hasFeature(Embedded)
import StepperCore

extension Double {
  /// The number as a coordinate of a drawing: never so large that a viewer could stumble over it.
  var coordinate: String {
    isNaN ? "0" : Swift.min(Swift.max(self, -100_000), 100_000).brief
  }
}

extension Int64 {
  /// The time in nanoseconds as milliseconds, exact.
  var inMilliseconds: String {
    let (whole, rest) = quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)" : "\(whole)." + String(String(rest + 1_000_000).dropFirst()).withoutZeros
  }

  /// A length of time in nanoseconds, exact, in the largest unit of which it has at least one.
  var withUnit: String {
    self < 1_000_000 ? (Double(self) / 1_000).brief + " µs" : self < 10_000_000_000 ? inMilliseconds + " ms" : inSeconds
  }

  private var inSeconds: String { (Double(self) / 1e9).brief + " s" }

  /// A time within what scenarios can tell, so that sums and differences cannot overflow.
  var withinReach: Int64 { Swift.min(Swift.max(self, 0), 1_000_000_000_000_000_000) }
}
#endif
