/// The ends of the range beyond which no step is possible, as far as the app has been told.
///
/// It can be both: where there is but one value no step is possible either way.
struct ReportedBounds: Hashable, Sendable {
  var up: Bool = false
  var down: Bool = false

  /// Adds an end, and returns whether it is news.
  mutating func insert(_ direction: StepDirection) -> Bool {
    let before = self
    switch direction {
    case .up: up = true
    case .down: down = true
    }
    return self != before
  }
}
