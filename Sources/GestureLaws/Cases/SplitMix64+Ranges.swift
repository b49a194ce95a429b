import GestureKit

extension SplitMix64 {
  /// A whole number in a range, the same one where `Int` is narrower.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int(int64(Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// A whole number in a range; ranges of more than 2^63 numbers are cut off.
  mutating func int64(_ range: ClosedRange<Int64>) -> Int64 {
    let (width, isTooWide) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return range.lowerBound + below(isTooWide || width == .max ? .max : width + 1)
  }

  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(int(range))
  }
}
