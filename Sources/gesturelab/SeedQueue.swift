import Foundation

/// Hands out seeds to whoever has time for the next few, and counts what they find.
final class SeedQueue: @unchecked Sendable {
  /// Seeds that follow each other.
  struct Batch {
    /// Where they stand among the batches.
    let index: Int
    let seeds: [UInt64]
  }

  /// Some milliseconds of work: handing out costs nothing beside it, and no thread waits long for the last one.
  private static let batchSize: Int = 64

  private let lock: NSLock = NSLock()
  private let firstSeed: UInt64
  private let count: Int
  // Under the lock.
  private var batches: Int = 0
  private var broken: Int = 0

  init(_ firstSeed: UInt64, count: Int) {
    self.firstSeed = firstSeed
    self.count = count
  }

  /// How many broken laws were found.
  var brokenCount: Int { lock.withLock { broken } }

  /// The next few seeds; nil after the last.
  func next() -> Batch? {
    lock.withLock {
      let start = batches * Self.batchSize
      guard start < count else { return nil }
      defer { batches += 1 }
      let places = start..<min(start + Self.batchSize, count)
      return Batch(index: batches, seeds: places.map { firstSeed &+ UInt64($0) })
    }
  }

  /// Counts a broken law.
  func noteBroken() {
    lock.withLock { broken += 1 }
  }
}
