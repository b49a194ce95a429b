/// Where a gesture stands, in UIKit's terms.
///
/// ```
///   possible ─┬─▶ began ─▶ changed… ─┬─▶ ended
///             │                      └─▶ cancelled
///             ├─▶ ended        (a discrete gesture)
///             └─▶ failed
/// ```
///
/// The last three are terminal until the fingers involved are up and another one comes down.
public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
  /// It may still be recognized.
  case possible
  /// A continuous gesture was recognized.
  case began
  /// The value of a continuous gesture changed.
  case changed
  /// It succeeded.
  case ended
  /// It was recognized and then taken away.
  case cancelled
  /// It will not be recognized.
  case failed

  /// Whether it is over for the fingers that are down.
  @inlinable
  public var isTerminal: Bool {
    switch self {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether it is recognized and goes on.
  @inlinable
  public var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }
}
