import Testing

/// A clock of the standard library's kind whose sleepers wake when a test says so, all on the main actor.
@MainActor
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    // Narrow on purpose: whoever counts on an instant centuries away traps, as with clocks of other makers.
    var milliseconds: Int32

    func advanced(by duration: Duration) -> Instant {
      Instant(milliseconds: milliseconds + Int32(duration / .milliseconds(1)))
    }

    func duration(to other: Instant) -> Duration {
      .milliseconds(other.milliseconds - milliseconds)
    }

    static func < (first: Instant, second: Instant) -> Bool {
      first.milliseconds < second.milliseconds
    }
  }

  struct Broken: Error {}

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  var isBroken = false
  private var time: Instant
  private var lastID = 0
  private var sleepers: [Sleeper] = []

  init(milliseconds: Int32 = 0) {
    time = Instant(milliseconds: milliseconds)
  }

  nonisolated var now: Instant {
    MainActor.assumeIsolated { time }
  }

  nonisolated var minimumResolution: Duration {
    .milliseconds(1)
  }

  /// The instants, in milliseconds, until which somebody sleeps, in the order in which they fell asleep.
  var deadlines: [Int32] {
    sleepers.map(\.deadline.milliseconds)
  }

  /// Moves the time and wakes nobody, as if the machine were busy.
  func move(to milliseconds: Int32) {
    time = Instant(milliseconds: milliseconds)
  }

  /// Wakes those who sleep until an instant, whatever the time is.
  func wake(_ milliseconds: Int32) {
    let woken = sleepers.filter { $0.deadline.milliseconds == milliseconds }
    sleepers.removeAll { $0.deadline.milliseconds == milliseconds }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until these are the instants until which somebody sleeps.
  func untilSleeping(_ milliseconds: [Int32], sourceLocation: SourceLocation = #_sourceLocation) async {
    await until(sourceLocation: sourceLocation) { deadlines.sorted() == milliseconds }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !isBroken else { throw Broken() }
    guard deadline > time else { return }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

/// Lets other tasks run until a condition holds, and gives up when they had more than enough turns.
@MainActor
func until(sourceLocation: SourceLocation = #_sourceLocation, _ isMet: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if isMet() { return }
    await Task.yield()
  }
  Issue.record("waited in vain", sourceLocation: sourceLocation)
}
