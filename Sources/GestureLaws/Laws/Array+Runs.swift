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
