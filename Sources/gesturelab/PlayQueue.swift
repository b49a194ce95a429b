import Foundation

/// Hands out the scenarios to whoever has time for the next few.
final class PlayQueue: @unchecked Sendable {
  /// Scenarios that follow each other in the input.
  struct Batch {
    /// Where they stand among the batches.
    let index: Int
    let jobs: [PlayJob]
  }

  private let lock: NSLock = NSLock()
  // Under the lock.
  private var reader: ScenarioReader
  private var count: Int = 0

  init(_ reader: sending ScenarioReader) {
    self.reader = reader
  }

  /// The next few scenarios, after waiting for the input if there are none yet; nil after the last.
  func next() -> Batch? {
    lock.withLock {
      guard let jobs = reader.next() else { return nil }
      defer { count += 1 }
      return Batch(index: count, jobs: jobs)
    }
  }
}

/// Runs the same work on a number of threads and returns when it is done on all of them.
///
/// Threads, because reading a pipe blocks, and because a scenario may be nested so deeply that the small stack of a
/// borrowed thread would not hold the reading of it.
func runOnThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<count {
    group.enter()
    let thread = Thread {
      work()
      group.leave()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
  group.wait()
}

/// Does some work and lets go of what Apple's Foundation would otherwise keep until the thread ends.
func releasingTemporaries(_ work: () -> Void) {
  #if canImport(ObjectiveC)
  autoreleasepool(invoking: work)
  #else
  work()
  #endif
}
