import Foundation

/// A clock of the standard library's kind on which a sleep takes no time, but a few turns of other tasks.
///
/// The time jumps to the deadline that was slept for. All who use the clock share it, on whatever actors and threads
/// they are, so whoever sleeps makes the others late.
package final class JumpingClock: Clock, @unchecked Sendable {
  package struct Instant: InstantProtocol {
    package var sinceStart: Duration = .zero

    package func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    package func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    package static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  private let lock = NSLock()
  private var time = Instant()

  package init() {}

  package var now: Instant {
    lock.withLock { time }
  }

  package var minimumResolution: Duration {
    .nanoseconds(1)
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for _ in 0..<3 {
      try Task.checkCancellation()
      await Task.yield()
    }
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
  }
}
