/// The ends of the range beyond which no step is possible, as far as the app has been told.
///
/// It can be both: where there is but one value no step is possible either way.
@usableFromInline
struct ReportedBounds: Hashable, Sendable {
  @usableFromInline
  var up: Bool = false
  @usableFromInline
  var down: Bool = false

  @inlinable
  init() {}

  /// Adds an end, and returns whether it is news.
  @inlinable
  mutating func insert(_ direction: StepDirection) -> Bool {
    let before = self
    switch direction {
    case .up: up = true
    case .down: down = true
    }
    return self != before
  }
}
