import Foundation

/// A clock of the standard library's kind on which a sleep takes no time, but a few turns of other tasks.
///
/// The time jumps to the deadline that was slept for. All who use the clock share it, on whatever actors and threads
/// they are, so whoever sleeps makes the others late.
final class JumpingClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var sinceStart: Duration = .zero

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  private let lock = NSLock()
  private var time = Instant()

  var now: Instant {
    lock.withLock { time }
  }

  var minimumResolution: Duration {
    .nanoseconds(1)
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for _ in 0..<3 {
      try Task.checkCancellation()
      await Task.yield()
    }
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
  }
}
