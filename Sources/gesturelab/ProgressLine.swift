/// A line on the terminal that tells how far a long run has got, written over and over in its place.
struct ProgressLine {
  /// Often enough to be seen moving, too seldom to cost anything; a shorter run shows nothing.
  private static let interval: Duration = .milliseconds(250)

  private let unit: String
  private let start: ContinuousClock.Instant = .now
  private var lastShown: ContinuousClock.Instant = .now
  private var count: Int = 0
  private var width: Int = 0

  /// Creates the line that counts something, named in the plural.
  init(counting unit: String) {
    self.unit = unit
  }

  /// Counts on, and returns what is to be written for it, if the line is shown at all and it is time.
  mutating func advance(by more: Int) -> String? {
    count += more
    guard Output.areComplaintsOnTerminal else { return nil }
    let now = ContinuousClock.now
    guard lastShown.duration(to: now) >= Self.interval else { return nil }
    lastShown = now
    let rate = Double(count) / (start.duration(to: now) / .seconds(1))
    let text = "\(count) \(unit), \(Int(rate.rounded())) a second"
    let padding = String(repeating: " ", count: max(0, width - text.count))
    width = text.count
    return "\r" + text + padding
  }

  /// Returns what takes the line away, if it is there.
  mutating func clear() -> String {
    guard width > 0 else { return "" }
    defer { width = 0 }
    return "\r" + String(repeating: " ", count: width) + "\r"
  }
}
